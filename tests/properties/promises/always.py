"""This module checks what must hold after every choice.

It is written against the rules and the layout, without the engine's functions that it judges:
it counts cards a second time. The checks at the end of a hand are in over.py.

Whole slices are translated and counted here, since a loop over cards takes longer than a choice.
"""

from functools import cache

from engine.game import Game
from engine.state import layout as at
from engine.state import options as opt
from engine.state.cards import FACE, FACE_UP, FIRST_WILD_KIND, KIND_MASK, KINDS, NO_COLOR, WILD_FOUR
from engine.state.choices import ANSWER, CALL_COLOR, REMOVE, VERB_MASK
from engine.state.seats import word
from engine.state.window_types import W_DEALT, W_DRAW, W_PALM, W_ROUND, W_TURN
from engine.turn.hand_cards import seat_of_draft
from tests.properties.chance import Chance
from tests.properties.promises.decks import as_counted
from tests.properties.promises.exchange import discards, draws
from tests.properties.violation import Violation

_DRAW_TWO, _BLANK = 12, 13  # faces
_DICE = 3  # deck=dice
# Still asked of the player of a last card: a wild's color, where play goes on, and a sum.
_LAST_WORDS = (CALL_COLOR, ANSWER)
_KIND_OF = bytes(card & KIND_MASK for card in range(256))
_SEATS = bytes(range(at.MAX_SEATS))
_ZEROS = bytes(1024)  # more than any part of a state
_UNCOLORED = bytes(
    kind if kind < FIRST_WILD_KIND else kind & ~7 | NO_COLOR for kind in range(KINDS)
) + bytes(128)
_EXACT, _EXACT_ALL = 1, 2  # values of the option `jump`
_NEVER_ASK = (W_ROUND, W_DEALT)  # these windows only open others
# What a play hands on to what it sets off, and what is settled when a seat is on turn.
_PASSING = {
    at.CARRIED: "cards of a stack",
    at.FREE_PLAY: "a free play",
}


def deck_of(game: Game) -> bytes:
    """Return how many a table has of each card: what was dealt must never change."""
    return as_counted(_all_cards(game), game.state[opt.DECK] == _DICE)


def _all_cards(game: Game) -> bytes:
    """Return piles and hands together; only cards on a discard pile may have a called color."""
    s = game.state
    cards = bytearray()
    for pile in range(2):
        cards += _at(s, draws(game, pile))
        cards += _at(s, discards(game, pile)).translate(_UNCOLORED)
    cards += s[game.aside : game.aside + 2 * s[at.ASIDE_SIZE] : 2]
    for seat in range(s[at.PLAYERS]):
        offset = game.hands[seat]
        cards += s[offset : offset + s[at.COUNTS + seat]].translate(_KIND_OF)
    if s[at.KEPT]:  # it waits to be the first discard (TAB-1)
        cards += bytes([s[at.KEPT] & KIND_MASK]).translate(_UNCOLORED)
    return bytes(cards)


def _at(s: bytearray, places: range) -> bytearray:
    """Return the bytes at these places."""
    return s[places.start : places.stop : places.step]


def _is_left(s: bytearray, start: int, stop: int) -> bool:
    """Is a byte from start to stop - 1 not zero?"""
    return start < stop and not s.startswith(_ZEROS[: stop - start], start)


def check(game: Game, deck: bytes, chance: Chance) -> None:
    """Raise Violation if the present state breaks a promise."""
    _check_cards(game, deck)
    _check_piles(game)
    _check_public(game)
    _check_seats(game)
    _check_draft(game)
    if game.status == at.IN_PLAY:
        _check_turn(game)
        _check_asked(game, chance)


def _check_cards(game: Game, deck: bytes) -> None:
    s = game.state
    if deck_of(game) != deck:
        raise Violation("CORE-7: the cards of all piles and hands are not the deck")
    for seat in range(game.seats):
        offset = game.hands[seat]
        if _is_left(s, offset + s[at.COUNTS + seat], offset + game.capacity):
            raise Violation(f"CORE-10: old cards lie behind the hand of seat {seat}")


def _as_carried(s: bytearray, kind: int) -> int:
    """Return what a top card counts as: a blank carries the face of a lost card (OFF-12)."""
    if kind >= FIRST_WILD_KIND or kind >> 2 != _BLANK or not s[opt.BLANKS + kind % 4]:
        return kind
    face = s[opt.BLANKS + kind % 4] - 1
    return face * 4 + kind % 4 if face <= _DRAW_TWO else kind


def _check_piles(game: Game) -> None:
    """Nothing lies between two piles of a zone, and who laid each discard is known."""
    s = game.state
    end = game.aside + game.capacity
    if _is_left(s, game.aside + 2 * s[at.ASIDE_SIZE], end):
        raise Violation("old cards lie behind those that were set aside")
    if _is_left(s, draws(game, 0).stop, draws(game, 1).stop + 1):
        raise Violation("old cards lie between the draw piles")
    first, second = discards(game, 0).stop, discards(game, 1).stop + 1
    size = game.capacity
    if _is_left(s, first, second) or _is_left(s, first + size, second + size):
        raise Violation("old cards, or who laid them, lie between the discard piles")
    for pile in range(2):
        _check_discards(s, game.capacity, discards(game, pile), pile)
    if s[at.DISCARD_SIZE] == 0 and s[at.CLOSED] != 1 and s[at.OPENING] != 0:
        raise Violation("discard pile 1 is gone, and nobody is to form it again (GRD-12)")
    if s[at.OPENING] != at.BOTH_OPEN and s[at.DISCARD_SIZE + 1] and s[opt.PILES] != opt.FACE_DOWN:
        raise Violation("GRD-3: discard pile 2 is open before the first turn is over")


def _check_discards(s: bytearray, capacity: int, places: range, pile: int) -> None:
    """Check the top card of a discard pile, and who laid the cards of it."""
    is_open = pile == 0 or s[opt.PILES] == opt.TWO_PILES  # the other one lies face down (TWD-1)
    top = s[places[-1]] if places and is_open else 0
    if _as_carried(s, top) != s[at.TOP_CARD + pile]:
        raise Violation(f"the top card is not the top of discard pile {pile + 1}")
    laid_by = s[places.start + capacity : places.stop + capacity : places.step]
    if laid_by.translate(None, _SEATS[: s[at.PLAYERS]]):
        raise Violation(f"who laid the cards of discard pile {pile + 1} is nobody")
    if s[at.TOP_BY + pile] != (laid_by[-1] if laid_by else 0):
        raise Violation(f"who laid the top card of discard pile {pile + 1} is not who laid it")


def _check_seats(game: Game) -> None:
    """The right cards of a hand lie face up; each player has a seat; shakers have holders."""
    s = game.state
    right = _rightly_shown(bytes(s[opt.BLANKS : opt.BLANKS + 4]), s[opt.FACE_UP_CARDS] == 1)
    held = bytearray()
    for seat in range(s[at.PLAYERS]):
        held += s[game.hands[seat] : game.hands[seat] + s[at.COUNTS + seat]]
    found = held.translate(None, right)  # without these
    if found:
        raise Violation(f"GRD-30: a seat holds {found[0]}: face up or not, it is wrong")
    if sorted(s[at.PLAYER_AT : at.PLAYER_AT + s[at.PLAYERS]]) != list(range(s[at.PLAYERS])):
        raise Violation("GRD-33: not every player has a seat")
    for shaker in (at.SALT, at.PEPPER):
        if s[shaker] >= s[at.PLAYERS] and not (shaker == at.SALT and s[at.SALT] == at.NOBODY):
            raise Violation(f"seat {s[shaker]} is nobody who could have a shaker")


@cache
def _rightly_shown(blanks: bytes, are_shown: bool) -> bytes:
    """Return the cards as they have to lie in a hand, face up or not; blanks: what they count as.

    are_shown: sevens, eights and nines lie face up (GRD-30).
    """
    s = bytearray(opt.BLANKS) + blanks
    found = bytearray()
    for card in range(256):
        kind = card & KIND_MASK
        is_dosido = kind < FIRST_WILD_KIND and 7 <= _as_carried(s, kind) >> 2 <= 9
        if bool(card & FACE_UP) == (is_dosido and are_shown):
            found.append(card)
    return bytes(found)


def check_draft_goes_on(s: bytearray, listed: list[int]) -> None:
    """Check that a seat with a card put aside has a way on; listed: its choices.

    Later there may be none: a false claim to jump makes a seat draw so many cards that the discards
    under the top one are shuffled (ROA-2).
    """
    if s[at.DRAFT_SIZE] and all(choice & VERB_MASK == REMOVE for choice in listed):
        raise Violation("GRD-5: a card could be put aside, but no set with it can be laid")


def _check_draft(game: Game) -> None:
    """Cards put aside are in the hand of a seat that may lay them: on turn, or for a draw stack."""
    s = game.state
    aside = list(s[at.DRAFT : at.DRAFT + s[at.DRAFT_SIZE]])
    if any(s[at.DRAFT + s[at.DRAFT_SIZE] : at.SECRETS]):
        raise Violation("old cards lie behind those that were put aside")
    if not aside:
        return
    seat = seat_of_draft(s)
    offset = game.hands[seat]
    held = [card & KIND_MASK for card in s[offset : offset + s[at.COUNTS + seat]]]
    if any(held.count(kind) < aside.count(kind) for kind in aside):
        raise Violation("GRD-5: cards were put aside that are not held")
    if len(held) <= len(aside):
        raise Violation("more cards are put aside than can be laid with another one")
    if s[at.DEPTH] and (s[s[at.TOP] + at.KIND] != W_DRAW or not s[opt.STACK]):
        raise Violation("GRD-5: cards are put aside while another window is open")


def _check_public(game: Game) -> None:
    s = game.state
    if s[at.DEPTH] > at.MAX_WINDOWS:
        raise Violation(f"{s[at.DEPTH]} windows are open, more than {at.MAX_WINDOWS}")
    windows_end = at.WINDOWS + at.MAX_WINDOWS * at.WINDOW_SIZE
    if _is_left(s, at.WINDOWS + s[at.DEPTH] * at.WINDOW_SIZE, windows_end):
        raise Violation("old bytes lie behind the newest window")
    if s[at.TOP] != s[at.DEPTH] * at.WINDOW_SIZE or s[at.KIND] or s[at.STAGE]:
        raise Violation(f"{s[at.DEPTH]} windows are open, and the newest is at {s[at.TOP]}")
    secrets_end = at.SECRETS + s[at.DEPTH] * at.SECRET_SIZE
    if game.status == at.IN_PLAY and _is_left(s, secrets_end, at.PALMED):
        raise Violation("old secrets lie behind that of the newest window")
    if s[at.LEFT_IN] != s[at.PLAYERS] - word(s, at.OUT).bit_count():
        raise Violation(f"{s[at.LEFT_IN]} seats are left in, but out are {word(s, at.OUT):b}")
    if game.status == at.IN_PLAY and s[at.PASSES] >= s[at.LEFT_IN] and not s[at.DEPTH]:
        raise Violation(f"CORE-4: {s[at.PASSES]} passes in a row, and the hand goes on")
    if word(s, at.UNCALLED) | word(s, at.CALLED) | word(s, at.DISCOVERED):
        for seat in range(s[at.PLAYERS]):
            _check_uno(s, seat)


def is_settled(s: bytearray) -> bool:
    """Is the hand settled, with only palmed cards in question (SEV-3)?"""
    return W_PALM in kinds_of_windows(s)


def _check_uno(s: bytearray, seat: int) -> None:
    """Only a seat with a single card can be caught, has called, or was brought to it."""
    uncalled, called = word(s, at.UNCALLED) >> seat & 1, word(s, at.CALLED) >> seat & 1
    discovered = word(s, at.DISCOVERED) >> seat & 1
    count = s[at.COUNTS + seat]
    if uncalled and count != 1:
        raise Violation(f"OFF-9: seat {seat} can be caught with {count} cards")
    if called and count > 1:
        raise Violation(f"OFF-9: a call of Uno stands with {count} cards")
    if discovered and count != 1:
        raise Violation(f"GRD-36: seat {seat} was brought to one card, but has {count}")
    if called and (uncalled or discovered):
        raise Violation(f"OFF-9: seat {seat} has called Uno and can be caught")


def _check_asked(game: Game, chance: Chance) -> None:
    """Some seat is asked, each asked seat has a choice, and others only have rights."""
    s = game.state
    asked = game.asked
    if asked == 0 or s[at.FIRST] == at.NOBODY or not asked >> s[at.FIRST] & 1:
        raise Violation(f"in play, but asked are {asked:b} and first {s[at.FIRST]}")
    if asked >> s[at.PLAYERS]:
        raise Violation(f"asked are {asked:b}: some of them are not at the table")
    is_phase = s[at.PHASE] in (at.TO_PLAY, at.DREW, at.FREE)
    if not s[at.DEPTH] and (s[at.FIRST] != s[at.TURN] or not is_phase):
        raise Violation(f"seat {s[at.TURN]} is on turn, but seat {s[at.FIRST]} is asked")
    rights = word(s, at.UNCALLED) | word(s, at.DISCOVERED) | s[at.JUMPABLE]
    for seat in range(s[at.PLAYERS]):
        if asked >> seat & 1:
            own = chance.choices(game, seat)
            if not own:
                raise Violation(f"seat {seat} is asked and has no choice")
            is_out = word(s, at.OUT) >> seat & 1
            if is_out and not is_settled(s) and own[0] & VERB_MASK not in _LAST_WORDS:
                raise Violation(f"seat {seat} is out and has a choice")
        elif not rights and chance.choices(game, seat):
            raise Violation(f"seat {seat} is not asked and has choices")


def kinds_of_windows(s: "bytes | bytearray") -> list[int]:
    """Return the kinds of the open windows, the oldest first."""
    return [s[(i + 1) * at.WINDOW_SIZE + at.KIND] for i in range(s[at.DEPTH])]


def _check_turn(game: Game) -> None:
    """Raise Violation if a window or a record is left over, or a seat without cards is still in."""
    s = game.state
    kinds = kinds_of_windows(s)
    if W_TURN in kinds:
        raise Violation(f"windows {kinds}: one of them is none")
    if kinds and kinds[-1] in _NEVER_ASK:
        raise Violation(f"windows {kinds}: nobody is asked in the newest one")
    if s[at.JUMPABLE] and not s[at.UNTIL_TURN]:
        raise Violation("CORE-12: the top card can be jumped on, but nobody is offered it")
    if s[at.JUMPABLE] and not s[opt.STACK_BY] and not _is_like_another(s):
        raise Violation("CORE-12: all are asked who jumps, where no card could be laid")
    if s[at.SHOWN_TO] != at.NOBODY:
        for seat in range(s[at.PLAYERS]):
            if s[at.SHOWN_COUNTS + seat] > s[at.COUNTS + seat]:
                raise Violation(f"OFF-8: more cards of seat {seat} are shown than it has")
    if not kinds:
        _check_settled(s)


def _check_settled(s: bytearray) -> None:
    """With no window open everything that a turn set off is settled."""
    for offset, what in _PASSING.items():
        if s[offset]:
            raise Violation(f"on the turn there is {what} left over")
    if any(s[at.TALLY : at.TALLY + s[at.PLAYERS]]):
        raise Violation("GRD-16: on the turn somebody still has cards to draw")
    if word(s, at.PALMED):
        raise Violation("SEV-3: a card is palmed before the hand is over")
    out = word(s, at.OUT)
    if out >> s[at.TURN] & 1:
        raise Violation(f"seat {s[at.TURN]} is on turn, but out")
    if s[opt.OUT_WHEN] == opt.AT_TURN_END and (s[at.PHASE] != at.TO_PLAY or s[at.DRAFT_SIZE]):
        return  # a last card given away counts when the turn is over (GRD-37)
    for seat in range(s[at.PLAYERS]):
        count = s[at.COUNTS + seat]
        if (count == 0) != bool(out >> seat & 1):
            raise Violation(f"CORE-13: seat {seat} has {count} cards; out are {out:b}")


def _is_like_another(s: bytearray) -> bool:
    """Could another card equal the top one: a colored card, or a Wild Draw Four?"""
    top = s[at.TOP_CARD + s[at.JUMPABLE] - 1]
    if top < FIRST_WILD_KIND:
        return s[opt.JUMP] in (_EXACT, _EXACT_ALL)
    return s[opt.JUMP] == _EXACT_ALL and FACE[top] == WILD_FOUR
