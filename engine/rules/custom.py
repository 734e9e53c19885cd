"""Extra cards: shuffled hands, dares, charades and other effects (CUS-1 to CUS-5, OFF-12).

    option   extra, custom, effects of C1 to C3, blanks with an effect of their own
    window   W_DARE (engine/spec/windows.py)

The color of a wild is called first, by its player alone: the card acts once more below that
question. A last card is a plain Wild (CUS-3); so is one that was turned up. Swap Hands: swaps.py.
"""

from engine.const import const
from engine.rules.zero import let_all_draw
from engine.state import choices, events, reasons
from engine.state.cards import BLANK, DEALT, FACE, FIRST_WILD_KIND, KIND_MASK, NO_CARD
from engine.state.generator import shuffle
from engine.state.layout import *
from engine.state.options import BLANKS, DARE_DRAWS
from engine.state.seats import in_set, next_seat
from engine.state.window_types import DARE_ACTED, DARE_DARED, W_DARE
from engine.state.windows import ask_target, define_window, pop, push
from engine.turn.draw import open_draw
from engine.turn.flow import hide_hands
from engine.turn.gifts import others_into
from engine.turn.hand_cards import is_other, tell_gain
from engine.turn.piles import place
from engine.turn.play import asks_color_first, skip
from engine.turn.uno import settle_brought

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game
    from engine.state.hooks import Hooks

_TWO = const(2)
# Values of BLANKS above those of lost cards: 14 and 15 plus _CUSTOM are the faces of C1 and C2;
# those from _FIRST_OWN on are house effects of their own, in the order of layout.EFFECTS.
_CUSTOM = const(6)
_FIRST_OWN = const(16)

# STAGE


def _effect_of(s: bytearray, card: int) -> int:
    """Return the effect of an extra card, or of a blank that stands for no lost card (OFF-12)."""
    if FACE[card] != BLANK:
        return s[EFFECTS + FACE[card]]
    carried = s[BLANKS + (card & 3)]
    return s[EFFECTS + carried + _CUSTOM] if carried < _FIRST_OWN else carried - _FIRST_OWN + DARES


def _act(g: "Game", s: bytearray, card: int, times: int, pile: int, turned: int) -> None:
    """Let the card on top of a pile act; turned: not 0 if it was turned up."""
    if FACE[card] != BLANK and card < FIRST_WILD_KIND:
        return  # a number without an effect
    if asks_color_first(g, s, card, pile, turned) or turned or not s[COUNTS + s[ACTIVE]]:
        return
    seat = s[ACTIVE]
    effect = _effect_of(s, card)
    if effect == SHUFFLES_HANDS:
        _shuffle_hands(g, s, seat)
    elif effect == OTHERS_DRAW:
        let_all_draw(g, s, card, _TWO, pile, turned)
    elif effect == OTHERS_SKIP:
        skip(s, s[LEFT_IN])
    elif effect == OTHERS_DISCARD:
        for other in range(s[PLAYERS]):
            if is_other(s, seat, other):
                _throw_away(g, s, other, FIRST_WILD_KIND, pile)
    else:
        w = push(s, W_DARE, seat)
        s[w + TARGET] = seat if effect == CHARADE else next_seat(s, seat)
        s[w + STAGE] = DARE_ACTED if effect == CHARADE else DARE_DARED
        s[w + PILE] = pile


def _shuffle_hands(g: "Game", s: bytearray, seat: int) -> None:
    """Gather all hands, shuffle them, and deal them out one by one from the player's left (CUS-2).

    The cards are gathered on top of draw pile 1, whose zone has room for every card.
    """
    first = g.draws + s[PILE_SIZE]
    total = 0
    for other in range(s[PLAYERS]):
        base = g.hands[other]
        for at in range(base, base + s[COUNTS + other]):
            s[first + total] = s[at]
            s[at] = 0
            total += 1
        s[COUNTS + other] = 0
    shuffle(s, first, total, 0)
    other = seat
    for i in range(total):
        other = (other + 1) % s[PLAYERS]
        while in_set(s, OUT, other):
            other = (other + 1) % s[PLAYERS]
        s[g.hands[other] + s[COUNTS + other]] = s[first + i]
        s[first + i] = 0
        s[COUNTS + other] += 1
    hide_hands(s)
    events.note(s, events.HANDS_SHUFFLED, seat, 0, NO_CARD)
    for other in range(s[PLAYERS]):
        settle_brought(s, other)
        if not in_set(s, OUT, other):
            tell_gain(g, s, other, DEALT)


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
            _put_under_top(g, s, pile, kind, seat)
            events.note(s, events.THREW_AWAY, seat, last, kind)
        else:
            i += 1
    if s[COUNTS + seat] != before:
        settle_brought(s, seat)


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    if s[s[TOP] + STAGE] == DARE_DARED:
        out[0] = choices.DARE | 1 << choices.CARD_SHIFT
        out[1] = choices.DARE
        return 2
    n = others_into(s, seat, choices.GUESS, 0, out, 0)
    out[n] = choices.PASS
    return n + 1


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    w = s[TOP]
    verb = choice & choices.VERB_MASK
    actor = s[w + ACTOR]
    pile = s[w + PILE]
    if s[w + STAGE] == DARE_DARED:
        if verb != choices.DARE:
            return reasons.NOT_NOW
        is_done = choice >> choices.CARD_SHIFT & 1
        events.note(s, events.DARE_DONE, seat, is_done, NO_CARD)
        pop(s)
        if not is_done:
            price = choice >> choices.PRICE_SHIFT & 31
            amount = price if price else s[DARE_DRAWS]
            open_draw(s, actor, seat, amount, s[TOP_CARD + pile], pile)
        return reasons.OK
    if verb == choices.PASS:
        pop(s)
        return reasons.OK
    if verb != choices.GUESS:
        return reasons.NOT_NOW
    other = choice >> choices.SEAT_SHIFT & 15
    if not is_other(s, seat, other):
        return reasons.NO_SUCH_PLAYER
    pop(s)
    events.note(s, events.GUESSED, other, actor, NO_CARD)
    _throw_away(g, s, other, s[TOP_CARD + pile] & 3, pile)
    return reasons.OK


def _put_under_top(g: "Game", s: bytearray, pile: int, kind: int, seat: int) -> None:
    """Put a card of a seat under the top one of a discard pile."""
    size = s[DISCARD_SIZE + pile]
    to = place(g, DISCARDS + pile, size)
    top = place(g, DISCARDS + pile, size - 1)
    s[to] = s[top]
    s[to + g.capacity] = s[top + g.capacity]
    s[top] = kind
    s[top + g.capacity] = s[PLAYER_AT + seat]
    s[DISCARD_SIZE + pile] = size + 1


def register(hooks: "Hooks") -> None:  # set-up
    define_window(W_DARE, _choices, _answer, ask_target)
    for effect in range(SHUFFLES_HANDS, CHARADE + 1):
        hooks.acts[effect] = _act
    hooks.acts[NOTHING] = _act
