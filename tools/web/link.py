"""This module writes a replay file as the part of a link behind `#`, which the page plays."""

import base64
import json
import zlib

from sim.errors import UsageError
from sim.replay import play
from sim.replay.words import parse_replay


def replay_link(text: str, name: str, seat: int) -> str:
    """Return the part of a link that carries a replay, seen from a seat.

    UsageError: the file is wrong, or the seat is not at the table.
    """
    play(text, name)
    replay = parse_replay(text, name)
    header = replay.header
    if seat >= header.players:
        raise UsageError(f"web: --seat {seat}: must be a number from 0 to {header.players - 1}")
    told = [
        header.rules,
        header.players,
        header.seed,
        header.dealer,
        header.options,
        header.ages,
        [[chooser, choice] for _, chooser, choice in replay.choices],
        seat,
    ]
    packer = zlib.compressobj(9, zlib.DEFLATED, -15)
    whole = json.dumps(told, separators=(",", ":")).encode()
    small = packer.compress(whole) + packer.flush()
    return "replay=" + base64.urlsafe_b64encode(small).decode().rstrip("=")
