"""This module plays a replay: equal rules, seed and choices give an equal game (CORE-9)."""

from collections.abc import Iterable

from engine.game import Game
from engine.notation import choice_text, reason_text
from engine.rulesets import load
from engine.state.choices import OK
from engine.state.layout import AGES, HAND_ENDED, MAX_SEATS
from sim.errors import UsageError
from sim.replay.digest import digest
from sim.replay.words import NEXT_HAND, Header, Replay, parse_replay

_MOST_CARDS = 255


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
        rules = load(header.rules, header.options)
        game = Game(MAX_SEATS, _MOST_CARDS)
        game.start(rules, header.players, header.seed, header.dealer)
        for seat, age in enumerate(header.ages):
            game.state[AGES + seat] = age
    except ValueError as error:
        raise UsageError(f"{name}: {error}") from error
    return game


def _step(game: Game, seat: int, choice: int) -> str:
    """Make one choice; return the error, or an empty text."""
    if seat == NEXT_HAND[0]:
        if game.status != HAND_ENDED:
            return "next hand: the hand is not over, or the match is"
        game.next_hand()
        return ""
    reason = game.choose(seat, choice)
    if reason == OK:
        return ""
    return f"{seat} {choice_text(choice)}: refused, {reason_text(reason)}"


def _check_end(game: Game, replay: Replay, name: str) -> None:
    found = digest(game)
    if found != replay.end:
        raise UsageError(
            f"{name}:{replay.end_line}: it ends as {found:08x}, recorded was {replay.end:08x}"
        )
