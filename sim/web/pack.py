"""This module packs files into one: four bytes for the length of a table, the table, the contents.

The table is JSON, {path: how long it is}, in the order of the contents. The whole is compressed
with gzip, which a browser unpacks itself (`sim/web/page/pack.js`), so that a file server that
compresses nothing does as well. Files of a kind stand beside each other, and codes change often
(`_MEMORY`), since bytecode, pixels and words are compressed best with codes of their own.
"""

import gzip
import json
import struct
import zlib
from collections.abc import Mapping
from pathlib import PurePosixPath

_MEMORY = 7  # zlib begins a block with new codes after 2 ** (_MEMORY + 6) symbols


def pack(files: Mapping[str, bytes]) -> bytes:
    """Return the packed files; equal files give equal bytes."""
    paths = sorted(files, key=lambda path: (PurePosixPath(path).suffix, path))
    table = {path: len(files[path]) for path in paths}
    head = json.dumps(table, separators=(",", ":")).encode()
    whole = struct.pack("<I", len(head)) + head + b"".join(files[path] for path in paths)
    packer = zlib.compressobj(9, zlib.DEFLATED, 16 + zlib.MAX_WBITS, _MEMORY)
    return packer.compress(whole) + packer.flush()


def unpack(packed: bytes) -> dict[str, bytes]:
    """Return the files of a pack."""
    whole = gzip.decompress(packed)
    at = 4 + struct.unpack_from("<I", whole)[0]
    files = {}
    for path, size in json.loads(whole[4:at]).items():
        files[path] = whole[at : at + size]
        at += size
    return files
