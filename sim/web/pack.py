"""This module packs files into one: four bytes for the length of a table, the table, the contents.

The table is JSON, {path: [where it begins behind the table, how long it is]}. The whole is
compressed with gzip, which a browser unpacks itself (`sim/web/page/pack.js`), so that a file server
that compresses nothing does as well.
"""

import gzip
import json
import struct
from collections.abc import Mapping


def pack(files: Mapping[str, bytes]) -> bytes:
    """Return the packed files; equal files give equal bytes."""
    table, at = {}, 0
    for path, content in files.items():
        table[path] = (at, len(content))
        at += len(content)
    head = json.dumps(table, separators=(",", ":")).encode()
    whole = struct.pack("<I", len(head)) + head + b"".join(files.values())
    return gzip.compress(whole, 9, mtime=0)


def unpack(packed: bytes) -> dict[str, bytes]:
    """Return the files of a pack."""
    whole = gzip.decompress(packed)
    start = 4 + struct.unpack_from("<I", whole)[0]
    table = json.loads(whole[4:start])
    return {path: whole[start + at : start + at + size] for path, (at, size) in table.items()}
