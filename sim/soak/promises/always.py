"""This module checks what must hold after every choice.

It is written against the rules and the layout, without the engine's functions that it judges:
it counts cards a second time. The checks at the end of a hand are in sim/soak/promises/over.py.
"""

from engine.game import Game
from engine.state.cards import FACE_UP, FIRST_WILD_KIND, KIND_MASK, KINDS, NO_COLOR
from engine.state.choices import ANSWER, CALL_COLOR, REMOVE, VERB_MASK
from engine.state.layout import (
    ASIDE_SIZE,
    BOTH_OPEN,
    CALLED,
    CLOSED,
    COUNTS,
    DEPTH,
    DISCARDS,
    DISCOVERED,
    DRAFT,
    DRAFT_SIZE,
    DREW,
    FIRST,
    FREE,
    HANDS,
    IN_PLAY,
    JUMPABLE,
    KEPT,
    KIND,
    LEFT_IN,
    MAX_WINDOWS,
    NOBODY,
    OPENING,
    OUT,
    PALMED,
    PASSES,
    PEPPER,
    PHASE,
    PILE_SIZE,
    PLAYER_AT,
    PLAYERS,
    SALT,
    SECRET_SIZE,
    SECRETS,
    TALLY,
    TO_PLAY,
    TOP,
    TOP_BY,
    TOP_CARD,
    TURN,
    UNCALLED,
    WINDOW_SIZE,
    WINDOWS,
)
from engine.state.options import (
    BLANKS,
    CARDS_ACT,
    DECK,
    DIRTY,
    FACE_DOWN,
    FACE_UP_CARDS,
    FLAVOR,
    PILES,
    STACK,
    TWO_PILES,
)
from engine.state.seats import word
from engine.state.windows import FORCED, ON_TURN, PALMING, SETTING_UP, is_turn
from engine.two_piles.hands import seat_of_draft
from sim.soak.chance import Chance
from sim.soak.promises.decks import as_counted
from sim.soak.promises.house import check_one_pile
from sim.soak.violation import Violation

_DRAW_TWO, _BLANK = 12, 13  # faces
_DICE = 3  # deck=dice
# Still asked of the player of a last card: a wild's color, where play goes on, and a sum.
_LAST_WORDS = (CALL_COLOR, ANSWER)
_UNCOLORED = bytes(
    kind if kind < FIRST_WILD_KIND else kind & ~7 | NO_COLOR for kind in range(KINDS)
) + bytes(128)


def deck_of(game: Game) -> bytes:
    """Return the cards of a table that was just dealt, sorted: they must never change."""
    return as_counted(_all_cards(game), game.state[DECK] == _DICE)


def _all_cards(game: Game) -> bytes:
    """Return piles and hands together; only cards on a discard pile may have a called color."""
    s = game.state
    cards = bytearray()
    for pile in range(HANDS):
        at = game.zones[pile]
        part = s[at : at + s[PILE_SIZE + pile]]
        cards += part.translate(_UNCOLORED) if pile >= DISCARDS else part
    end = game.zones[1] + game.capacity
    cards += s[end - s[ASIDE_SIZE] : end]
    for seat in range(s[PLAYERS]):
        at = game.hands[seat]
        cards += bytes(card & KIND_MASK for card in s[at : at + s[COUNTS + seat]])
    if s[KEPT]:  # it waits to be the first discard (TAB-1)
        cards += bytes([s[KEPT] & KIND_MASK]).translate(_UNCOLORED)
    return bytes(cards)


def check(game: Game, deck: bytes, chance: Chance) -> None:
    """Raise Violation if the present state breaks a promise."""
    _check_cards(game, deck)
    _check_public(game)
    if game.state[FLAVOR] == CARDS_ACT:
        _check_two_piles(game)
    elif game.state[PILE_SIZE + DISCARDS] == 0:
        raise Violation("there is no discard pile")
    else:
        check_one_pile(game)
    if game.status == IN_PLAY:
        _check_asked(game, chance)


def _check_cards(game: Game, deck: bytes) -> None:
    s = game.state
    if deck_of(game) != deck:
        raise Violation("CORE-7: the cards of all piles and hands are not the deck")
    for seat in range(game.seats):
        at = game.hands[seat]
        if s.count(0, at + s[COUNTS + seat], at + game.capacity) != (
            game.capacity - s[COUNTS + seat]
        ):
            raise Violation(f"CORE-10: old cards lie behind the hand of seat {seat}")
    for pile in range(2):
        size = s[PILE_SIZE + DISCARDS + pile]
        is_open = pile == 0 or s[PILES] == TWO_PILES  # the other one lies face down (TWD-1)
        top = s[game.zones[DISCARDS + pile] + size - 1] if size and is_open else 0
        if _as_carried(s, top) != s[TOP_CARD + pile]:
            raise Violation(f"the top card is not the top of discard pile {pile + 1}")


def _as_carried(s: bytearray, kind: int) -> int:
    """Return what a top card counts as: a blank carries the face of a lost card (OFF-12)."""
    if kind >= FIRST_WILD_KIND or kind >> 2 != _BLANK or not s[BLANKS + kind % 4]:
        return kind
    face = s[BLANKS + kind % 4] - 1
    return face * 4 + kind % 4 if face <= _DRAW_TWO else kind


def _check_two_piles(game: Game) -> None:
    """Check who laid each card, and that the right cards of a hand lie face up."""
    s = game.state
    for pile in range(2):
        _check_layers(game, pile)
        at = game.zones[pile]
        if any(s[at + s[PILE_SIZE + pile] : at + game.capacity - s[ASIDE_SIZE]]):
            raise Violation(f"old cards lie behind draw pile {pile + 1}")
    if s[PILE_SIZE + DISCARDS] == 0 and s[CLOSED] != 1 and s[OPENING] != 0:
        raise Violation("discard pile 1 is gone, and nobody is to form it again (GRD-12)")
    if s[OPENING] != BOTH_OPEN and s[PILE_SIZE + DISCARDS + 1] and s[PILES] != FACE_DOWN:
        raise Violation("GRD-3: discard pile 2 is open before the first turn is over")
    for seat in range(s[PLAYERS]):
        at = game.hands[seat]
        for card in s[at : at + s[COUNTS + seat]]:
            kind = card & KIND_MASK
            is_dosido = kind < FIRST_WILD_KIND and 7 <= _as_carried(s, kind) >> 2 <= 9
            if bool(card & FACE_UP) != (is_dosido and s[FACE_UP_CARDS] == 1):
                raise Violation(f"GRD-30: seat {seat} holds {card}: face up or not, it is wrong")
    if sorted(s[PLAYER_AT : PLAYER_AT + s[PLAYERS]]) != list(range(s[PLAYERS])):
        raise Violation("GRD-33: not every player has a seat")
    for shaker in (SALT, PEPPER):
        if s[shaker] >= s[PLAYERS] and not (shaker == SALT and s[SALT] == NOBODY):
            raise Violation(f"seat {s[shaker]} is nobody who could have a shaker")
    _check_draft(game)


def _check_layers(game: Game, pile: int) -> None:
    """A discard zone holds its cards, then nothing, then who laid those of the other pile."""
    s = game.state
    at = game.zones[DISCARDS + pile]
    size, others = s[PILE_SIZE + DISCARDS + pile], s[PILE_SIZE + DISCARDS + 1 - pile]
    end = at + game.capacity
    if any(s[at + size : end - others]):
        raise Violation(f"something lies between discard pile {pile + 1} and its layers")
    layers = s[end - others : end]
    if any(player >= s[PLAYERS] for player in layers):
        raise Violation(f"who laid the cards of discard pile {2 - pile} is nobody")
    if s[TOP_BY + 1 - pile] != (layers[0] if others else 0):
        raise Violation(f"who laid the top card of discard pile {2 - pile} is not who laid it")


def check_draft_goes_on(s: bytearray, listed: list[int]) -> None:
    """Check that a seat with a card put aside has a way on; listed: its choices.

    Later there may be none: a false claim to jump makes a seat draw so many cards that the discards
    under the top one are shuffled (ROA-2).
    """
    if s[DRAFT_SIZE] and all(choice & VERB_MASK == REMOVE for choice in listed):
        raise Violation("GRD-5: a card could be put aside, but no set with it can be laid")


def _check_draft(game: Game) -> None:
    """Cards put aside are in the hand of a seat that may lay them: on turn, or for a draw stack."""
    s = game.state
    aside = list(s[DRAFT : DRAFT + s[DRAFT_SIZE]])
    if any(s[DRAFT + s[DRAFT_SIZE] : SECRETS]):
        raise Violation("old cards lie behind those that were put aside")
    seat = seat_of_draft(s)
    at = game.hands[seat]
    held = [card & KIND_MASK for card in s[at : at + s[COUNTS + seat]]]
    if any(held.count(kind) < aside.count(kind) for kind in aside):
        raise Violation("GRD-5: cards were put aside that are not held")
    if aside and not is_turn(s) and (s[s[TOP] + KIND] != FORCED or not s[STACK]):
        raise Violation("GRD-5: cards are put aside while another window is open")


def _check_public(game: Game) -> None:
    s = game.state
    if s[DEPTH] > MAX_WINDOWS:
        raise Violation(f"{s[DEPTH]} windows are open, more than {MAX_WINDOWS}")
    if any(s[WINDOWS + s[DEPTH] * WINDOW_SIZE : WINDOWS + MAX_WINDOWS * WINDOW_SIZE]):
        raise Violation("old bytes lie behind the newest window")
    end = SECRETS + 48 if s[FLAVOR] == CARDS_ACT and not s[DIRTY] else PALMED
    if game.status == IN_PLAY and any(s[SECRETS + s[DEPTH] * SECRET_SIZE : end]):
        raise Violation("old secrets lie behind that of the newest window")
    if s[LEFT_IN] != s[PLAYERS] - word(s, OUT).bit_count():
        raise Violation(f"{s[LEFT_IN]} seats are left in, but out are {word(s, OUT):b}")
    if game.status == IN_PLAY and s[PASSES] >= s[LEFT_IN] and is_turn(s):
        raise Violation(f"CORE-4: {s[PASSES]} passes in a row, and the hand goes on")
    for seat in range(s[PLAYERS]):
        _check_uno(s, seat)
    if s[FLAVOR] == CARDS_ACT and game.status == IN_PLAY:
        kinds = [s[WINDOWS + i * WINDOW_SIZE] for i in range(s[DEPTH])]
        is_below = kinds[:1] in ([ON_TURN], [PALMING])
        if not is_below or ON_TURN in kinds[1:] or kinds[-1] == SETTING_UP:
            raise Violation(f"windows {kinds}: the turn lies below all others, once")
        if is_turn(s) and any(s[TALLY : TALLY + s[PLAYERS]]):
            raise Violation("GRD-16: on the turn somebody still has cards to draw")


def is_settled(s: bytearray) -> bool:
    """Is the hand settled, with only palmed cards in question (SEV-3)?"""
    return any(s[WINDOWS + i * WINDOW_SIZE] == PALMING for i in range(s[DEPTH]))


def _check_uno(s: bytearray, seat: int) -> None:
    """Only a seat with a single card can be caught, has called, or was brought to it."""
    uncalled, called = word(s, UNCALLED) >> seat & 1, word(s, CALLED) >> seat & 1
    discovered = word(s, DISCOVERED) >> seat & 1
    count = s[COUNTS + seat]
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
    if asked == 0 or s[FIRST] == NOBODY or not asked >> s[FIRST] & 1:
        raise Violation(f"in play, but asked are {asked:b} and first {s[FIRST]}")
    if asked >> s[PLAYERS]:
        raise Violation(f"asked are {asked:b}: some of them are not at the table")
    if is_turn(s) and (s[FIRST] != s[TURN] or s[PHASE] not in (TO_PLAY, DREW, FREE)):
        raise Violation(f"seat {s[TURN]} is on turn, but seat {s[FIRST]} is asked")
    rights = word(s, UNCALLED) | word(s, DISCOVERED) | s[JUMPABLE]
    for seat in range(s[PLAYERS]):
        if asked >> seat & 1:
            own = chance.choices(game, seat)
            if not own:
                raise Violation(f"seat {seat} is asked and has no choice")
            is_out = word(s, OUT) >> seat & 1
            if is_out and not is_settled(s) and own[0] & VERB_MASK not in _LAST_WORDS:
                raise Violation(f"seat {seat} is out and has a choice")
        elif not rights and chance.choices(game, seat):
            raise Violation(f"seat {seat} is not asked and has choices")
