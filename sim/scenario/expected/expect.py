"""This module reads an `expect` line and checks whether it holds.

    name, operands = read_expectation(words, players, text)
    found = look(runner, name, operands)        "" if it holds, else what was found

`offer` and `no offer` are choices, which `steps` handles.
"""

from engine.notation import COLOR_LETTERS, card_text
from engine.public import has_loser
from engine.state.cards import FACE_UP, KIND_MASK, NO_COLOR, color_on, uncolored
from engine.state.layout import (
    BY_LIMIT,
    COUNTS,
    DEALER,
    DIRECTION,
    DISCARDS,
    HAND_NUMBER,
    HANDS_WON,
    IN_PLAY,
    LOSER,
    MATCH_ENDED,
    MATCH_WINNERS,
    NOBODY,
    OUT,
    PEPPER,
    PILE_SIZE,
    PLAYER_AT,
    PLAYERS,
    SALT,
    SCORER,
    SCORES,
    SHOWN_COUNTS,
    SHOWN_TO,
    SITTING_OUT,
    STATUS,
    TEAM,
    TOP_CARD,
    TRAIL,
    TURN,
    UNOS,
    VIEW_HAND,
    WAY_OVER,
    WINNERS,
)
from engine.state.options import OPEN, PEEK, PILES, TABLE_CARDS, TABLES, TWO_PILES
from engine.state.seats import in_set, word
from engine.state.windows import is_turn
from engine.turn.piles import place
from engine.view import view_into
from sim.scenario.expected.newest_events import admitted, gave, shown_on_their_way, skipped
from sim.scenario.reading.shapes import read, words_of
from sim.scenario.runner import Runner

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_SHAPES = {
    "turn": "S",
    "sees": "S S = K*",
    "hides": "S S",
    "hand": "S = K*",
    "count": "S = N",
    "faceup": "S = K*",
    "admitted": "S = K*",
    "top": "P = K",
    "color": "P = C",
    "pile": "P = N",
    "drawpile": "= N",
    "direction": "D",
    "dealer": "S",
    "salt": "S?",
    "pepper": "S",
    "scorer": "S?",
    "score": "S = N",
    "over": "",
    "over by": "limit",
    "out": "S",
    "winner": "S*",
    "loser": "S?",
    "match": "over",
    "match winner": "S*",
    "hand number": "= N",
    "won": "S = N",
    "lost": "S = N",
    "unos": "S = N",
    "sits": "out S",
    "tables": "= N",
    "trail": "= N",
    "skipped": "S",
    "gave": "S S",
}
_HOLDERS = {"salt": SALT, "pepper": PEPPER, "scorer": SCORER}
_DIRECTIONS = ("left", "right")


def read_expectation(text: str, players: int) -> tuple[str, list[int]]:
    """Return the first word and the operands of an expectation; ValueError for an error."""
    words = words_of(text)
    name = " ".join(words[:2])
    if name not in _SHAPES:
        name = words[0] if words else ""
    if name not in _SHAPES:
        raise ValueError(f"no expectation {text!r}: one of {', '.join(sorted(_SHAPES))}, offer, no")
    operands = read(_SHAPES[name], words[len(name.split()) :], players, text)
    if name.endswith("winner") and not operands:
        raise ValueError("winner: seats must follow, or nobody")
    return name, operands


def look(runner: Runner, name: str, operands: list[int]) -> str:
    """Return "" if an expectation holds, else what was found."""
    s = runner.game.state
    if name == "turn":
        return _turn(s, operands[0], runner.pending())
    if name == "over":
        return "" if is_over(runner) else "the hand goes on" + runner.pending()
    if name == "over by":
        return "" if is_over(runner) and s[WAY_OVER] == BY_LIMIT else "it is not over by that"
    if name == "match":
        return "" if runner.game.status == MATCH_ENDED else "the match goes on"
    if name in ("hand", "sees", "hides", "faceup", "admitted"):
        return _cards(runner, s, name, operands)
    if name in ("winner", "match winner", "loser", "out", "sits"):
        return _outcome(runner, s, name, operands)
    if name == "skipped" or name == "gave":
        seats = skipped(s) if name == "skipped" else gave(s)
        return (
            "" if seats == operands else " to ".join([f"seat {seat}" for seat in seats]) or "none"
        )
    if name == "top":
        is_empty = not s[PILE_SIZE + DISCARDS + operands[0]]
        return "no card" if is_empty else _top(runner.game, operands[0], operands[1])
    return _plain(s, name, operands)


def is_over(runner: Runner) -> bool:
    """Is the hand over, and with it perhaps the match?"""
    return runner.game.status != IN_PLAY


def _turn(s: bytearray, seat: int, pending: str) -> str:
    asked = s[STATUS] == IN_PLAY and is_turn(s)
    return "" if asked and s[TURN] == seat else pending[2:]


def _plain(s: bytearray, name: str, operands: list[int]) -> str:
    """Compare a number of the state."""
    if name in _HOLDERS:
        found = s[_HOLDERS[name]]
        if found == operands[0]:
            return ""
        return "nobody" if found == NOBODY else f"seat {found}"
    if name == "color":
        if not s[PILE_SIZE + DISCARDS + operands[0]]:
            return "there is no card"
        found = color_on(s[TOP_CARD + operands[0]] & KIND_MASK)
        if found == operands[1]:
            return ""
        return COLOR_LETTERS[found] if found != NO_COLOR else "none is called yet"
    if name == "direction":
        return "" if s[DIRECTION] == operands[0] else _DIRECTIONS[s[DIRECTION]]
    if name == "count":
        found = s[COUNTS + operands[0]]
    elif name == "score":
        found = word(s, SCORES + 2 * operands[0])
    elif name == "pile":
        found = s[PILE_SIZE + DISCARDS + operands[0]]
    elif name == "drawpile":
        found = s[PILE_SIZE] + (s[PILE_SIZE + 1] if s[PILES] == TWO_PILES else 0)
    elif name == "dealer":
        found = s[DEALER]
    elif name == "hand number":
        found = s[HAND_NUMBER]
    elif name == "won" or name == "lost":
        is_counted = has_loser(s) == (name == "lost")
        found = s[HANDS_WON + s[PLAYER_AT + operands[0]]] if is_counted else 0
    elif name == "unos":
        found = s[UNOS + s[PLAYER_AT + operands[0]]]
    else:
        found = _trail(s, name == "tables")
    return "" if found == operands[-1] else str(found)


def _trail(s: bytearray, in_tables: bool) -> int:
    """How many discards lie on the tables, or how many tables they cover (TAB-1)."""
    length = word(s, TRAIL) + s[PILE_SIZE + DISCARDS]
    return min(length // s[TABLE_CARDS], s[TABLES]) if in_tables else length


def _top(game: "Game", pile: int, expected: int) -> str:
    """Compare the top card, also of a face-down pile; a wild without a color matches any color.

    A blank has its own name, or that of the card that it stands for (OFF-12).
    """
    s = game.state
    at = place(game, DISCARDS + pile, s[PILE_SIZE + DISCARDS + pile] - 1)
    found = s[at] & KIND_MASK
    if expected in (found, uncolored(found)) or (not pile and expected == s[TOP_CARD]):
        return ""
    return card_text(found)


def _outcome(runner: Runner, s: bytearray, name: str, operands: list[int]) -> str:
    """Compare winners, of the match when it is over, else of the hand; a seat stands for its team.

    A seat is out if it is out of the hand or of the match (CHA-1, CRO-2).
    """
    if name == "out":
        is_out = in_set(s, OUT, operands[0]) or in_set(s, SITTING_OUT, operands[0])
        return "" if is_out else f"seat {operands[0]} is in the hand"
    if name == "sits":
        return "" if in_set(s, SITTING_OUT, operands[0]) else f"seat {operands[0]} is in the match"
    if name == "match winner" and runner.game.status != MATCH_ENDED:
        return "the match goes on"
    if not is_over(runner):
        return "the hand goes on" + runner.pending()
    if name == "loser":
        found = [s[LOSER]]
        if s[LOSER] == NOBODY and _has_lost_match(runner.game, operands[0]):
            return ""
    else:
        at = MATCH_WINNERS if runner.game.status == MATCH_ENDED else WINNERS
        found = [seat for seat in range(s[PLAYERS]) if in_set(s, at, seat)] or [NOBODY]
        operands = _with_teams(s, operands)
    if found == sorted(operands):
        return ""
    return ", ".join(["nobody" if seat == NOBODY else f"seat {seat}" for seat in found])


def _has_lost_match(game: "Game", seat: int) -> bool:
    """Is a seat out of a finished match that another seat has won (CHA-1, CRO-2)?"""
    s = game.state
    if seat == NOBODY or game.status != MATCH_ENDED:
        return False
    return bool(in_set(s, SITTING_OUT, seat)) and not in_set(s, MATCH_WINNERS, seat)


def _with_teams(s: bytearray, seats: list[int]) -> list[int]:
    """Return seats with all others of their teams."""
    teams = [s[TEAM + s[PLAYER_AT + seat]] for seat in seats if seat != NOBODY]
    others = [
        seat
        for seat in range(s[PLAYERS])
        if seat not in seats
        and s[TEAM + s[PLAYER_AT + seat]]
        and s[TEAM + s[PLAYER_AT + seat]] in teams
    ]
    return seats + others


def _cards(runner: Runner, s: bytearray, name: str, operands: list[int]) -> str:
    """Compare cards in any order: a hand, its face-up cards, or what a seat is shown."""
    if name == "admitted":
        found = sorted(admitted(s, operands[0]))
        expected = sorted(operands[1:])
    elif name in ("hand", "faceup"):
        base = runner.game.hands[operands[0]]
        held = [s[i] for i in range(base, base + s[COUNTS + operands[0]])]
        if name == "faceup" and not s[OPEN]:  # else all of them do (DIC-1)
            held = [kind for kind in held if kind & FACE_UP]
        found = sorted([kind & KIND_MASK for kind in held])
        expected = sorted(operands[1:])
    else:
        found = _shown(runner, s, operands[0], operands[1])
        expected = sorted(operands[2:])
        if s[OPEN] and not expected:
            return ""  # nothing except what lies open
    if found == expected:
        return ""
    return " ".join([card_text(kind) for kind in found]) or "no card"


def _shown(runner: Runner, s: bytearray, seat: int, other: int) -> list[int]:
    """Return the cards of another seat that a seat's view shows, without face-up cards."""
    game = runner.game
    view_into(game, seat, runner.view)
    shown: list[int] = []
    if s[SHOWN_TO] == seat or s[PEEK]:
        sizes = COUNTS if s[PEEK] else SHOWN_COUNTS
        base = VIEW_HAND + s[COUNTS + seat]
        for before in range(other):
            base += 0 if before == seat else s[sizes + before]
        shown = [runner.view[base + i] for i in range(0 if other == seat else s[sizes + other])]
    if other != seat:
        base = game.hands[other]
        held = [s[i] for i in range(base, base + s[COUNTS + other])]
        shown += [k for k in shown_on_their_way(runner.view, other) if k in held and k not in shown]
    return sorted([kind for kind in shown if not kind & FACE_UP])
