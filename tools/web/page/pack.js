// Unpacks the files that tools/web/pack.py packed: {path: bytes}, from a whole that is no longer
// compressed.
export function filesOf(whole) {
  let at = 4 + new DataView(whole.buffer, whole.byteOffset).getUint32(0, true);
  const table = JSON.parse(new TextDecoder().decode(whole.subarray(4, at)));
  const files = {};
  for (const [path, length] of Object.entries(table)) {
    files[path] = whole.subarray(at, at + length);
    at += length;
  }
  return files;
}

// Returns what a stream of compressed bytes contains.
export async function inflate(stream, format) {
  const plain = stream.pipeThrough(new DecompressionStream(format));
  return new Uint8Array(await new Response(plain).arrayBuffer());
}

// Returns bytes compressed.
export async function deflate(bytes, format) {
  const small = new Blob([bytes]).stream().pipeThrough(new CompressionStream(format));
  return new Uint8Array(await new Response(small).arrayBuffer());
}
