"""This module plays the extra cards: shuffled hands, dares, charades and other effects (CUS).

A record DARED asks TARGET whether it did the dare (CARD 0), or ACTOR who guessed the charade
(CARD 1). Players left without a card are out, clockwise from the player of the card (CORE-13).
"""

from engine.const import const
from engine.state.cards import FIRST_WILD_KIND, KIND_MASK, NO_CARD
from engine.state.choices import (
    CARD_SHIFT,
    DARE,
    GUESS,
    NO_SUCH_PLAYER,
    NOT_NOW,
    OK,
    PASS,
    PRICE_SHIFT,
    SEAT_SHIFT,
    VERB_MASK,
)
from engine.state.events import DARE_DONE, GUESSED, HANDS_SHUFFLED, THREW_AWAY, note
from engine.state.generator import shuffle
from engine.state.layout import (
    ACTOR,
    ASIDE_SIZE,
    CALLED,
    CARD,
    CHARADE,
    COUNTS,
    DARES,
    DISCARD_SIZE,
    DISCARDS,
    DISCOVERED,
    EFFECTS,
    LEFT_IN,
    OTHERS_DISCARD,
    OTHERS_DRAW,
    OTHERS_SKIP,
    OUT,
    PILE,
    PLAYER_AT,
    PLAYERS,
    SHUFFLES_HANDS,
    SKIPS,
    TARGET,
    TOP,
    TOP_CARD,
    UNCALLED,
)
from engine.state.options import BLANKS, CARDS_ACT, DARE_DRAWS, FLAVOR
from engine.state.seats import in_set, next_seat, remove_from
from engine.state.slots import slots
from engine.state.windows import DARED, ask_target, define_window, pop, push
from engine.turn.flow import go_out, hide_hands
from engine.turn.uno import bring_to_one

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_TWO = const(2)
_WHOLE_HAND = const(255)  # two_piles.away.DEALT
# Values of BLANKS above those of lost cards: 14 and 15 plus _CUSTOM are the faces of C1 and C2;
# those from _FIRST_OWN on are house effects of their own, in the order of layout.EFFECTS.
_CUSTOM = const(6)
_FIRST_OWN = const(16)


def effect_of_blank(s: bytearray, kind: int) -> int:
    """Return the effect of a blank that stands for no lost card (OFF-12)."""
    carried = s[BLANKS + (kind & 3)]
    return s[EFFECTS + carried + _CUSTOM] if carried < _FIRST_OWN else carried - _FIRST_OWN + DARES


def act_as_extra(g: "Game", s: bytearray, played: int, effect: int) -> None:
    """Carry out a house effect on one pile; played: the record of its play."""
    seat = s[played + ACTOR]
    if effect == OTHERS_DRAW:
        other = _seat_before(s, seat)
        while other != seat:  # the newest window comes first, so the next seat's is opened last
            slots.open_owed(s, other, other, _TWO, NO_CARD)
            other = _seat_before(s, other)
    elif effect == OTHERS_SKIP:
        s[played + SKIPS] = s[LEFT_IN] - 1
    else:
        act_on_others(g, s, seat, 0, effect)


def act_on_others(g: "Game", s: bytearray, seat: int, pile: int, effect: int) -> None:
    """Shuffle hands, let others discard, or open the window of a dare or charade.

    seat: who laid the card on a pile, 0 or 1.
    """
    if effect == SHUFFLES_HANDS:
        _shuffle_hands(g, s, seat)
    elif effect == OTHERS_DISCARD:
        for other in range(s[PLAYERS]):
            if other != seat and not in_set(s, OUT, other):
                _throw_away(g, s, other, FIRST_WILD_KIND, pile)
        _settle_out(s, seat)
    else:
        at = push(s, DARED)
        s[at + ACTOR] = seat
        s[at + TARGET] = seat if effect == CHARADE else next_seat(s, seat)
        s[at + CARD] = effect == CHARADE
        s[at + PILE] = pile


def _seat_before(s: bytearray, seat: int) -> int:
    """Return the seat that is before a seat in the direction of play."""
    other = next_seat(s, seat)
    while next_seat(s, other) != seat:
        other = next_seat(s, other)
    return other


def _shuffle_hands(g: "Game", s: bytearray, seat: int) -> None:
    """Gather all hands, shuffle them, and deal them out one by one from the player's left (CUS-2).

    The cards are gathered at the free end of draw pile 1's zone, which has room for every card.
    """
    end = g.draws + g.capacity - s[ASIDE_SIZE]
    total = 0
    for other in range(s[PLAYERS]):
        base = g.hands[other]
        for at in range(base, base + s[COUNTS + other]):
            total += 1
            s[end - total] = s[at]
            s[at] = 0
        s[COUNTS + other] = 0
        remove_from(s, CALLED, other)
        remove_from(s, UNCALLED, other)
    shuffle(s, end - total, total, 0)
    other = seat
    for i in range(total):
        other = (other + 1) % s[PLAYERS]
        while in_set(s, OUT, other):
            other = (other + 1) % s[PLAYERS]
        s[g.hands[other] + s[COUNTS + other]] = s[end - total + i]
        s[end - total + i] = 0
        s[COUNTS + other] += 1
    hide_hands(s)
    note(s, HANDS_SHUFFLED, seat, 0, NO_CARD)
    for other in range(s[PLAYERS]):
        _owe_uno(s, other)
        if s[FLAVOR] == CARDS_ACT and not in_set(s, OUT, other):
            slots.open_gained(s, other, _WHOLE_HAND)
    _settle_out(s, seat)


def _owe_uno(s: bytearray, seat: int) -> None:
    """Let a seat owe the Uno call if an effect left it one card (CUS-5)."""
    remove_from(s, DISCOVERED, seat)
    if s[COUNTS + seat] == 1:
        bring_to_one(s, seat)
    else:
        remove_from(s, UNCALLED, seat)
        remove_from(s, CALLED, seat)


def _throw_away(g: "Game", s: bytearray, seat: int, what: int, pile: int) -> None:
    """Put all cards of a color, or all wilds, of a seat under the top card of a pile.

    what: the color, or FIRST_WILD_KIND for wilds.
    """
    base = g.hands[seat]
    i = 0
    before = s[COUNTS + seat]
    while i < s[COUNTS + seat]:
        kind = s[base + i] & KIND_MASK
        is_wild = kind >= FIRST_WILD_KIND
        if is_wild if what == FIRST_WILD_KIND else (not is_wild and kind & 3 == what):
            last = s[COUNTS + seat] - 1
            s[base + i] = s[base + last]
            s[base + last] = 0
            s[COUNTS + seat] = last
            _put_under_top(g, s, kind, pile, seat)
            note(s, THREW_AWAY, seat, last, kind)
        else:
            i += 1
    if s[COUNTS + seat] != before:
        _owe_uno(s, seat)


def _put_under_top(g: "Game", s: bytearray, kind: int, pile: int, seat: int) -> None:
    """Put a card under the top one of a discard pile; where cards act, note there who laid it."""
    size = s[DISCARD_SIZE + pile]
    at = g.zones[DISCARDS + pile] + size
    s[at] = s[at - 1]
    s[at - 1] = kind
    s[DISCARD_SIZE + pile] = size + 1
    if s[FLAVOR] == CARDS_ACT:  # engine/two_piles/piles.py
        at = g.zones[DISCARDS + 1 - pile] + g.capacity - size
        s[at - 1] = s[at]
        s[at] = s[PLAYER_AT + seat]


def _settle_out(s: bytearray, seat: int) -> None:
    """Take all seats that hold nothing out of the hand, clockwise from the card's player on.

    Where cards act the end of the turn settles that (GRD-37).
    """
    if s[FLAVOR] == CARDS_ACT:
        return
    other = seat
    for _ in range(s[PLAYERS]):
        if not s[COUNTS + other] and not in_set(s, OUT, other):
            go_out(s, other, NO_CARD)
        other = (other + 1) % s[PLAYERS]


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    at = s[TOP]
    if not s[at + CARD]:
        out[0] = DARE | 1 << CARD_SHIFT
        out[1] = DARE
        return 2
    n = 0
    for other in range(s[PLAYERS]):
        if other != seat and not in_set(s, OUT, other):
            out[n] = GUESS | other << SEAT_SHIFT
            n += 1
    out[n] = PASS
    return n + 1


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    verb = choice & VERB_MASK
    actor = s[at + ACTOR]
    pile = s[at + PILE]
    if not s[at + CARD]:
        if verb != DARE:
            return NOT_NOW
        is_done = choice >> CARD_SHIFT & 1
        note(s, DARE_DONE, seat, is_done, NO_CARD)
        pop(s)
        if not is_done:
            price = choice >> PRICE_SHIFT & 31
            _let_draw(s, actor, seat, price if price else s[DARE_DRAWS], pile)
        return OK
    if verb == PASS:
        pop(s)
        return OK
    if verb != GUESS:
        return NOT_NOW
    other = choice >> SEAT_SHIFT & 15
    if other >= s[PLAYERS] or other == seat or in_set(s, OUT, other):
        return NO_SUCH_PLAYER
    pop(s)
    note(s, GUESSED, other, actor, NO_CARD)
    _throw_away(g, s, other, s[TOP_CARD + pile] & 3, pile)
    _settle_out(s, actor)
    return OK


def _let_draw(s: bytearray, actor: int, seat: int, amount: int, pile: int) -> None:
    """Let a seat draw for the card that the actor laid on a pile, without losing a turn."""
    if s[FLAVOR] == CARDS_ACT:
        slots.open_forced(s, actor, seat, amount, s[TOP_CARD + pile])
        s[s[TOP] + PILE] = pile
    else:
        slots.open_owed(s, seat, seat, amount, NO_CARD)


def join() -> None:  # set-up
    slots.act_on_others = act_on_others
    slots.effect_of_blank = effect_of_blank
    define_window(DARED, _choices, _answer, ask_target)
    slots.act_as_extra = act_as_extra
