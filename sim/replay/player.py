"""This module plays a replay: equal rules, seed and choices give an equal game (CORE-9)."""

from collections.abc import Iterable

from engine.game import Game
from engine.notation import choice_text, reason_text
from engine.state.choices import OK
from sim.errors import UsageError
from sim.replay.digest import digest
from sim.replay.playing import NOT_OVER, game_of, step
from sim.replay.words import Header, Replay, parse_replay


def play(written: str, name: str = "replay") -> Game:
    """Play the text of a replay file and return the game at its end.

    Raises UsageError, with `name` and the line first, for a line that cannot be read, a choice that
    the game refuses, or an end that is not the recorded one.
    """
    replay = parse_replay(written, name)
    game = _begin(replay.header, name)
    for line, seat, choice in replay.choices:
        wrong = _step(game, seat, choice)
        if wrong:
            raise UsageError(f"{name}:{line}: {wrong}")
    _check_end(game, replay, name)
    return game


def play_choices(header: Header, choices: Iterable[tuple[int, int]]) -> Game:
    """Play (seat, choice) pairs and NEXT_HAND; UsageError if one is refused."""
    game = _begin(header, "replay")
    for place, (seat, choice) in enumerate(choices):
        wrong = _step(game, seat, choice)
        if wrong:
            raise UsageError(f"choice {place} of the replay: {wrong}")
    return game


def _begin(header: Header, name: str) -> Game:
    try:
        return game_of(header)
    except ValueError as error:
        raise UsageError(f"{name}: {error}") from error


def _step(game: Game, seat: int, choice: int) -> str:
    """Make one choice; return the error, or an empty text."""
    reason = step(game, seat, choice)
    if reason == OK:
        return ""
    if reason == NOT_OVER:
        return "next hand: the hand is not over, or the match is"
    return f"{seat} {choice_text(choice)}: refused, {reason_text(reason)}"


def _check_end(game: Game, replay: Replay, name: str) -> None:
    found = digest(game)
    if found != replay.end:
        raise UsageError(
            f"{name}:{replay.end_line}: it ends as {found:08x}, recorded was {replay.end:08x}"
        )
