"""This module writes the text of a replay file, and parses one line by line.

It plays nothing: `sim.replay.player` does.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from engine.game import Game
from engine.notation import choice, choice_text, is_number, number
from engine.rulesets import load
from engine.state.choices import BLUFF
from engine.state.layout import MAX_SEATS, NOBODY
from sim.errors import UsageError
from sim.replay.digest import digest
from sim.replay.playing import NEXT_HAND

HIGHEST_SEED = 2**30 - 1


@dataclass
class Header:
    """The set-up of a match; dealer NOBODY: determined by drawing cards (CORE-1)."""

    rules: str = ""
    players: int = 0
    seed: int = -1
    dealer: int = NOBODY
    options: dict[str, str] = field(default_factory=dict)
    ages: tuple[int, ...] = ()  # by seat, given after the first deal; empty: none


@dataclass
class Replay:
    """A parsed file: choices as (line, seat, choice), and NEXT_HAND among them."""

    header: Header
    choices: list[tuple[int, int, int]]
    end: int
    end_line: int


def text(header: Header, choices: Iterable[tuple[int, int]], game: Game | None = None) -> str:
    """Return the replay file of a match.

    game: the game after the choices; without it they are played to find the end.
    """
    chosen = list(choices)
    if game is None:
        from sim.replay.player import play_choices

        game = play_choices(header, chosen)
    lines = [
        *_header_lines(header),
        "--",
        *_choice_lines(header, chosen),
        f"end {digest(game):08x}",
    ]
    return "\n".join(lines) + "\n"


def _header_lines(header: Header) -> Iterator[str]:
    options = "".join(f" {name}={value}" for name, value in header.options.items())
    yield f"rules {header.rules}{options}"
    yield f"players {header.players}"
    yield f"seed {header.seed}"
    if header.dealer != NOBODY:
        yield f"dealer {header.dealer}"
    if header.ages:
        yield "ages " + " ".join(str(age) for age in header.ages)


def _choice_lines(header: Header, choices: Iterable[tuple[int, int]]) -> Iterator[str]:
    for seat, packed in choices:
        if seat == NEXT_HAND[0]:
            yield "next hand"
        else:
            yield f"{seat} {choice_text(packed & ~BLUFF, header.players)}"


def parse_replay(written: str, name: str) -> Replay:
    """Parse a replay file; UsageError, with its line, for an error."""
    header = Header()
    choices: list[tuple[int, int, int]] = []
    end, end_line = -1, 0
    in_header = True
    for at, words in _lines(written):
        try:
            if end_line:
                raise ValueError("nothing can follow the `end` line")
            if words == ["--"] and in_header:
                _check_header(header)
                in_header = False
            elif in_header:
                _read_header(header, words)
            elif words[0] == "end":
                end, end_line = _end(words), at
            else:
                choices.append((at, *_chosen(words, header.players)))
        except ValueError as error:
            raise UsageError(f"{name}:{at}: {error}") from error
    if not end_line:
        raise UsageError(f"{name}: no `end` line: it closes a replay file")
    return Replay(header, choices, end, end_line)


def _lines(written: str) -> Iterator[tuple[int, list[str]]]:
    for at, line in enumerate(written.splitlines(), 1):
        words = line.split("#")[0].split()
        if words:
            yield at, words


def _read_header(header: Header, words: list[str]) -> None:
    if words[0] == "rules" and len(words) > 1 and not header.rules:
        header.rules = words[1]
        for word in words[2:]:
            option, equals, value = word.partition("=")
            if not equals or option in header.options:
                raise ValueError(f"{word!r}: must be option=value, each option once")
            header.options[option] = value
        load(header.rules, header.options)
    elif words[0] == "players" and len(words) == 2 and not header.players:
        header.players = number(words[1], MAX_SEATS, "number of players")
        if header.players < 2:
            raise ValueError(f"players {header.players}: must be 2 to {MAX_SEATS}")
    elif words[0] == "seed" and len(words) == 2 and header.seed < 0:
        header.seed = number(words[1], HIGHEST_SEED, "seed")
    elif words[0] == "dealer" and len(words) == 2 and header.dealer == NOBODY:
        header.dealer = number(words[1], 9, "seat")
    elif words[0] == "ages" and len(words) > 1 and not header.ages:
        header.ages = tuple([number(word, 120, "age") for word in words[1:]])
    else:
        one_of = "one of rules, players, seed, dealer, ages, each once"
        raise ValueError(f"{' '.join(words)!r}: {one_of}")


def _check_header(header: Header) -> None:
    if not header.rules or not header.players or header.seed < 0:
        raise ValueError("rules, players and seed must stand before --")
    load(header.rules, header.options).check_players(header.players)
    if header.dealer != NOBODY and header.dealer >= header.players:
        raise ValueError(f"dealer {header.dealer}: seats are 0 to {header.players - 1}")
    if header.ages and len(header.ages) != header.players:
        raise ValueError(f"ages: {len(header.ages)} of them, but players {header.players}")


def _chosen(words: list[str], players: int) -> tuple[int, int]:
    if words == ["next", "hand"]:
        return NEXT_HAND
    if not is_number(words[0]):
        raise ValueError(f"{' '.join(words)!r}: must be `S VERB …`, `next hand` or `end DIGEST`")
    return number(words[0], players - 1, "seat"), choice(words[1:])


def _end(words: list[str]) -> int:
    if len(words) != 2 or len(words[1]) != 8 or not set(words[1]) <= set("0123456789abcdef"):
        raise ValueError("must be `end` and a digest of eight hexadecimal digits")
    return int(words[1], 16)
