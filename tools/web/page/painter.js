// Paints the tile grids that tools/web/machine/busdisplay.py lists, from the machine's memory.
// That file says what the numbers of a grid are; a bitmap has 2 to the power of (shape & 7) bits a
// pixel, rows of whole words, and the first pixel in a byte's lowest bits.
const FIELDS = 15;
const CLEAR = 1 << 24; // in a palette: the color is transparent
const OPAQUE = 0xff000000; // in a canvas's pixel, which is 0xAABBGGRR
const MOST_COLORS = 256;

const pixelOf = (rgb) =>
  rgb & CLEAR ? 0 : (OPAQUE | ((rgb & 255) << 16) | (rgb & 0xff00) | ((rgb >> 16) & 255)) >>> 0;

// Returns paint(memory, at, count), which paints `count` grids listed at an address of the memory
// (an ArrayBuffer) into `pixels`, a Uint32Array of width * height.
export function makePainter(width, height, pixels) {
  const colors = new Uint32Array(MOST_COLORS);
  let words, bytes; // the machine's memory

  function paint(memory, at, count) {
    words = new Int32Array(memory);
    bytes = new Uint8Array(memory);
    pixels.fill(OPAQUE);
    for (let n = 0; n < count; n++) paintGrid((at >> 2) + n * FIELDS);
  }

  function readColors(i, bits) {
    const others = words[i + 13] >> 2;
    colors[0] = pixelOf(words[i + 12]);
    const count = others ? Math.min(1 << bits, MOST_COLORS) : 2;
    for (let c = 1; c < count; c++) colors[c] = pixelOf(others ? words[others + c - 1] : words[i + 14]);
  }

  function paintGrid(i) {
    const scale = words[i + 2], wide = words[i + 3], high = words[i + 4];
    const columns = Math.abs(words[i + 5]), isMirrored = words[i + 5] < 0, tiles = words[i + 7];
    const power = words[i + 11] & 7;
    const bitmap = {
      data: words[i + 10],
      power,
      mask: (1 << (1 << power)) - 1,
      stride: ((((words[i + 11] >> 3) & 4095) << power) + 31 >> 5) << 2,
    };
    const across = (((words[i + 11] >> 3) & 4095) / wide) | 0; // tiles in a row of the bitmap
    readColors(i, 1 << power);
    for (let n = 0; n < words[i + 6]; n++) {
      const tile = tiles ? bytes[tiles + n] : (words[i + 8 + (n >> 1)] >> ((n & 1) * 8)) & 255;
      const column = isMirrored ? columns - 1 - (n % columns) : n % columns;
      const left = words[i] + column * wide * scale;
      const top = words[i + 1] + ((n / columns) | 0) * high * scale;
      const isSeen = left < width && top < height && left + wide * scale > 0 && top + high * scale > 0;
      if (isSeen) paintTile(bitmap, (tile % across) * wide, ((tile / across) | 0) * high, wide, high, left, top, scale, isMirrored);
    }
  }

  function paintTile(bitmap, fromX, fromY, wide, high, left, top, scale, isMirrored) {
    const lastY = Math.min(top + high * scale, height);
    for (let y = Math.max(top, 0); y < lastY; y++) {
      const row = bitmap.data + (fromY + (((y - top) / scale) | 0)) * bitmap.stride;
      for (let x = 0; x < wide; x++) {
        const bit = (fromX + (isMirrored ? wide - 1 - x : x)) << bitmap.power;
        const color = colors[(bytes[row + (bit >> 3)] >> (bit & 7)) & bitmap.mask];
        if (!color) continue; // transparent
        const start = left + x * scale;
        const end = Math.min(start + scale, width);
        for (let at = Math.max(start, 0); at < end; at++) pixels[y * width + at] = color;
      }
    }
  }

  return paint;
}
