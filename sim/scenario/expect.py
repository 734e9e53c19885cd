"""This module has the table of expectations: what may follow `expect`, and when it holds.

    name, operands = read_expectation(words, players, text)
    found = look(game, name, operands)        "" if it holds, else what was found

`offer` and `no offer` are choices, which `sim/scenario/runner.py` tries.
"""

from engine.game import Game
from engine.notation import COLOR_LETTERS, card_text, verb_text
from engine.public import event_at, has_loser
from engine.state import cards, choices, events, layout, options
from engine.state.seats import in_set, word
from engine.state.windows import is_turn
from engine.turn.piles import place
from engine.view import view_into, view_size
from sim.scenario.reading import read, words_of

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

_MUST = {choices.CALL_COLOR: "call a color (color C)", choices.NAME: "name a player (name S)"}


def read_expectation(text: str, players: int) -> tuple[str, list[int]]:
    """Return the name and the operands of an expectation; ValueError for an error."""
    words = words_of(text)
    name = " ".join(words[:2])
    if name not in EXPECTATIONS:
        name = words[0] if words else ""
    if name not in EXPECTATIONS:
        names = ", ".join(sorted(EXPECTATIONS))
        raise ValueError(f"no expectation {text!r}: one of {names}, offer, no")
    operands = read(EXPECTATIONS[name][0], words[len(name.split()) :], players, text)
    if name.endswith("winner") and not operands:
        raise ValueError("winner: seats must follow, or nobody")
    return name, operands


def look(game: Game, name: str, operands: list[int]) -> str:
    """Return "" if an expectation holds, else what was found."""
    return EXPECTATIONS[name][1](game, *operands)


def pending(game: Game) -> str:
    """Return who must choose what first, as the end of a message."""
    if game.status != layout.IN_PLAY:
        is_ended = game.status == layout.MATCH_ENDED
        return "; the match is over" if is_ended else "; the hand is over"
    seat = game.first_asked
    if is_turn(game.state):
        return f"; seat {seat} is on turn"
    out = [0] * choices.MAX_CHOICES
    verb = out[0] & choices.VERB_MASK if game.choices_into(seat, out) else 0
    who = f"; seat {seat}" if game.asked == 1 << seat else "; somebody"
    return f"{who} must " + (_MUST.get(verb) or f"choose ({verb_text(verb)} …)")


def _is(found: int, expected: int, words: "Callable[[int], str]" = str) -> str:
    return "" if found == expected else words(found)


def _seat(seat: int) -> str:
    return "nobody" if seat == layout.NOBODY else f"seat {seat}"


def _cards(found: "Iterable[int]", expected: "Iterable[int]") -> str:
    """Compare cards in any order."""
    kinds = sorted(found)
    if kinds == sorted(expected):
        return ""
    return " ".join([card_text(kind) for kind in kinds]) or "no card"


def _turn(game: Game, seat: int) -> str:
    s = game.state
    is_asked = game.status == layout.IN_PLAY and is_turn(s)
    return "" if is_asked and s[layout.TURN] == seat else pending(game)[2:]


def _over(game: Game) -> str:
    """Is the hand over, and with it perhaps the match?"""
    return "" if game.status != layout.IN_PLAY else "the hand goes on" + pending(game)


def _match_over(game: Game) -> str:
    return "" if game.status == layout.MATCH_ENDED else "the match goes on"


def _over_by_limit(game: Game) -> str:
    is_by_limit = not _over(game) and game.state[layout.WAY_OVER] == layout.BY_LIMIT
    return "" if is_by_limit else "it is not over by that"


def _held(game: Game, seat: int, mask: int = cards.KIND_MASK) -> list[int]:
    start = game.hands[seat]
    return [kind & mask for kind in game.state[start : start + game.state[layout.COUNTS + seat]]]


def _face_up(game: Game, seat: int) -> list[int]:
    """Return the cards of a hand that lie face up, all of them where hands are open (DIC-1)."""
    is_open = game.state[options.OPEN]
    held = _held(game, seat, 255)
    return [kind & cards.KIND_MASK for kind in held if is_open or kind & cards.FACE_UP]


def _sees(game: Game, seat: int, other: int, *expected: int) -> str:
    if game.state[options.OPEN] and not expected:
        return ""  # nothing except what lies open
    return _cards(_shown(game, seat, other), expected)


def _shown(game: Game, seat: int, other: int) -> list[int]:
    """Return the cards of another seat that a seat's view shows, without face-up cards."""
    s = game.state
    view = bytearray(view_size(game))
    view_into(game, seat, view)
    shown: list[int] = []
    if other == seat:
        return shown
    if s[layout.SHOWN_TO] == seat or s[options.PEEK]:
        sizes = layout.COUNTS if s[options.PEEK] else layout.SHOWN_COUNTS
        start = layout.VIEW_HAND + s[layout.COUNTS + seat]
        for before in range(other):
            start += 0 if before == seat else s[sizes + before]
        shown += view[start : start + s[sizes + other]]
    held = _held(game, other, 255)
    shown += [kind for kind in _gifts_shown(view, other) if kind in held and kind not in shown]
    return [kind for kind in shown if not kind & cards.FACE_UP]


def _newest(s: bytearray) -> "Iterator[tuple[int, int, int, int]]":
    """Yield the kept events, the newest first: kind, seat, other seat, card."""
    for age in range(1, layout.EVENTS_KEPT):
        at = event_at(s[layout.EVENT_COUNT] - age)
        seats = s[at + layout.EVENT_SEAT], s[at + layout.EVENT_OTHER]
        yield s[at + layout.EVENT_KIND], seats[0], seats[1], s[at + layout.EVENT_CARD]


def _gifts_shown(view: bytearray, donor: int) -> list[int]:
    """Return the cards that a donor has shown since the turn's play and may still hold.

    A Three that was shown stays, a gift that was refused goes back (GRD-28, GRD-32).
    """
    shown: list[int] = []
    for kind, seat, _, card in _newest(view):
        if kind in (0, events.LAID, events.DREW_CARD):
            break
        if kind == events.SHOWN_GIFT and seat == donor and card not in shown:
            shown.append(card)
    return shown


def _admitted(game: Game, cheat: int) -> list[int]:
    """Return the cards of the cheats that a seat has admitted (SEV-3)."""
    told = _newest(game.state)
    return [card for kind, seat, _, card in told if kind == events.ADMITTED and seat == cheat]


def _last(game: Game, expected: tuple[int, ...], *seats: int) -> str:
    """Compare the seats of the last event of some kinds."""
    for kind, *found, _ in _newest(game.state):
        if kind in expected:
            found = found[: len(seats)]
            return "" if found == list(seats) else " to ".join([_seat(seat) for seat in found])
    return "none"


def _top(game: Game, pile: int, expected: int) -> str:
    """Compare the top card, also of a face-down pile; a wild without a color matches any color.

    A blank has its own name, or that of the card that it stands for (OFF-12).
    """
    s = game.state
    size = s[layout.DISCARD_SIZE + pile]
    if not size:
        return "no card"
    found = s[place(game, layout.DISCARDS + pile, size - 1)] & cards.KIND_MASK
    if expected in (found, cards.uncolored(found)) or (not pile and expected == s[layout.TOP_CARD]):
        return ""
    return card_text(found)


def _color(game: Game, pile: int, expected: int) -> str:
    if not game.state[layout.DISCARD_SIZE + pile]:
        return "there is no card"
    found = cards.color_on(game.state[layout.TOP_CARD + pile] & cards.KIND_MASK)
    if found == cards.NO_COLOR:
        return "none is called yet"
    return _is(found, expected, lambda color: COLOR_LETTERS[color])


def _draw_piles(game: Game) -> int:
    s = game.state
    has_two = s[options.PILES] == options.TWO_PILES
    return s[layout.PILE_SIZE] + (s[layout.PILE_SIZE + 1] if has_two else 0)


def _of_player(game: Game, at: int, seat: int) -> int:
    return game.state[at + game.state[layout.PLAYER_AT + seat]]


def _hands(game: Game, seat: int, are_lost: bool) -> int:
    """Return how many hands a player has won, or lost; only one of both is counted."""
    is_counted = has_loser(game.state) == are_lost
    return _of_player(game, layout.HANDS_WON, seat) if is_counted else 0


def _trail(game: Game) -> int:
    """How many discards lie on the tables (TAB-1)."""
    return word(game.state, layout.TRAIL) + game.state[layout.DISCARD_SIZE]


def _tables(game: Game) -> int:
    return min(_trail(game) // game.state[options.TABLE_CARDS], game.state[options.TABLES])


def _out(game: Game, seat: int) -> str:
    """A seat is out if it is out of the hand or of the match (CHA-1, CRO-2)."""
    is_out = in_set(game.state, layout.OUT, seat) or in_set(game.state, layout.SITTING_OUT, seat)
    return "" if is_out else f"seat {seat} is in the hand"


def _sits_out(game: Game, seat: int) -> str:
    is_out = in_set(game.state, layout.SITTING_OUT, seat)
    return "" if is_out else f"seat {seat} is in the match"


def _winners(game: Game, *expected: int) -> str:
    """Compare winners, of the match when that is over; a seat stands for its team."""
    s = game.state
    at = layout.WINNERS if _match_over(game) else layout.MATCH_WINNERS
    found = [seat for seat in range(s[layout.PLAYERS]) if in_set(s, at, seat)] or [layout.NOBODY]
    teams = [_of_player(game, layout.TEAM, seat) for seat in expected if seat != layout.NOBODY]
    seats = list(expected)
    for seat in range(s[layout.PLAYERS]):
        team = _of_player(game, layout.TEAM, seat)
        if seat not in seats and team and team in teams:
            seats.append(seat)
    return _over(game) or ("" if found == sorted(seats) else ", ".join([_seat(n) for n in found]))


def _loser(game: Game, seat: int) -> str:
    """A seat has lost a hand; or it is out of a finished match that another has won."""
    s = game.state
    found = s[layout.LOSER]
    if found == layout.NOBODY != seat and not _match_over(game):
        is_out = in_set(s, layout.SITTING_OUT, seat)  # CHA-1, CRO-2
        found = seat if is_out and not in_set(s, layout.MATCH_WINNERS, seat) else found
    return _over(game) or _is(found, seat, _seat)


# Name: the shape of what follows it, and a function that returns "" or what it found instead.
EXPECTATIONS: "dict[str, tuple[str, Callable[..., str]]]" = {
    "turn": ("S", _turn),
    "over": ("", _over),
    "over by": ("limit", _over_by_limit),
    "match": ("over", _match_over),
    "match winner": ("S*", lambda game, *seats: _match_over(game) or _winners(game, *seats)),
    "winner": ("S*", _winners),
    "loser": ("S?", _loser),
    "out": ("S", _out),
    "sits": ("out S", _sits_out),
    "hand": ("S = K*", lambda game, seat, *kinds: _cards(_held(game, seat), kinds)),
    "faceup": ("S = K*", lambda game, seat, *kinds: _cards(_face_up(game, seat), kinds)),
    "admitted": ("S = K*", lambda game, seat, *kinds: _cards(_admitted(game, seat), kinds)),
    "sees": ("S S = K*", _sees),
    "hides": ("S S", _sees),
    "skipped": ("S", lambda game, seat: _last(game, (events.SKIPPED,), seat)),
    "gave": (
        "S S",
        lambda game, seat, other: _last(game, (events.GAVE, events.GAVE_THREE), seat, other),
    ),
    "top": ("P = K", _top),
    "color": ("P = C", _color),
    "pile": ("P = N", lambda game, pile, n: _is(game.state[layout.DISCARD_SIZE + pile], n)),
    "drawpile": ("= N", lambda game, n: _is(_draw_piles(game), n)),
    "trail": ("= N", lambda game, n: _is(_trail(game), n)),
    "tables": ("= N", lambda game, n: _is(_tables(game), n)),
    "direction": (
        "D",
        lambda game, way: _is(game.state[layout.DIRECTION], way, lambda n: ("left", "right")[n]),
    ),
    "dealer": ("S", lambda game, seat: _is(game.state[layout.DEALER], seat)),
    "salt": ("S?", lambda game, seat: _is(game.state[layout.SALT], seat, _seat)),
    "pepper": ("S", lambda game, seat: _is(game.state[layout.PEPPER], seat, _seat)),
    "scorer": ("S?", lambda game, seat: _is(game.state[layout.SCORER], seat, _seat)),
    "hand number": ("= N", lambda game, n: _is(game.state[layout.HAND_NUMBER], n)),
    "count": ("S = N", lambda game, seat, n: _is(game.state[layout.COUNTS + seat], n)),
    "score": ("S = N", lambda game, seat, n: _is(word(game.state, layout.SCORES + 2 * seat), n)),
    "won": ("S = N", lambda game, seat, n: _is(_hands(game, seat, False), n)),
    "lost": ("S = N", lambda game, seat, n: _is(_hands(game, seat, True), n)),
    "unos": ("S = N", lambda game, seat, n: _is(_of_player(game, layout.UNOS, seat), n)),
}
