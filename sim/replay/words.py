"""This module writes the text of a replay file, reads it, and plays it.

Equal rules, seed and choices give an equal game (CORE-9).
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.game import Game
from engine.notation import choice, choice_text, is_number, number, reason_text
from engine.rulesets import load
from engine.state.choices import BLUFF
from engine.state.layout import MAX_SEATS, NOBODY
from engine.state.reasons import OK
from sim.errors import UsageError
from sim.replay.playing import HIGHEST_SEED, NEXT_HAND, NOT_OVER, digest, game_of, step


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


def play(written: str, name: str = "replay") -> Game:
    """Play the text of a replay file and return the game at its end.

    Raises UsageError, with `name` and the line first, for a line that cannot be read, a choice that
    the game refuses, or an end that is not the recorded one.
    """
    replay = parse_replay(written, name)
    game = _begin(replay.header, name)
    for line, seat, packed in replay.choices:
        _step(game, seat, packed, f"{name}:{line}")
    found = digest(game)
    if found != replay.end:
        end = f"it ends as {found:08x}, recorded was {replay.end:08x}"
        raise UsageError(f"{name}:{replay.end_line}: {end}")
    return game


def play_choices(header: Header, choices: Iterable[tuple[int, int]]) -> Game:
    """Play (seat, choice) pairs and NEXT_HAND; UsageError if one is refused."""
    game = _begin(header, "replay")
    for place, (seat, packed) in enumerate(choices):
        _step(game, seat, packed, f"choice {place} of the replay")
    return game


def _begin(header: Header, name: str) -> Game:
    try:
        return game_of(header)
    except ValueError as error:
        raise UsageError(f"{name}: {error}") from error


def _step(game: Game, seat: int, packed: int, where: str) -> None:
    """Make one choice; UsageError if it is refused."""
    reason = step(game, seat, packed)
    if reason == NOT_OVER:
        raise UsageError(f"{where}: next hand: the hand is not over, or the match is")
    if reason != OK:
        raise UsageError(f"{where}: {seat} {choice_text(packed)}: refused, {reason_text(reason)}")


def text(header: Header, choices: Iterable[tuple[int, int]], game: Game | None = None) -> str:
    """Return the replay file of a match.

    game: the game after the choices; without it they are played to find the end.
    """
    chosen = list(choices)
    end = digest(game or play_choices(header, chosen))
    options = "".join(f" {name}={value}" for name, value in header.options.items())
    lines = [f"rules {header.rules}{options}", f"players {header.players}", f"seed {header.seed}"]
    if header.dealer != NOBODY:
        lines.append(f"dealer {header.dealer}")
    if header.ages:
        lines.append("ages " + " ".join(str(age) for age in header.ages))
    lines.append("--")
    for seat, packed in chosen:
        is_next = seat == NEXT_HAND[0]
        words = "" if is_next else choice_text(packed & ~BLUFF, header.players)
        lines.append("next hand" if is_next else f"{seat} {words}")
    return "\n".join([*lines, f"end {end:08x}"]) + "\n"


def parse_replay(written: str, name: str) -> Replay:
    """Parse a replay file; UsageError, with its line, for an error."""
    header = Header()
    choices: list[tuple[int, int, int]] = []
    end, end_line = -1, 0
    in_header = True
    for at, line in enumerate(written.splitlines(), 1):
        words = line.split("#")[0].split()
        try:
            if not words:
                continue
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
