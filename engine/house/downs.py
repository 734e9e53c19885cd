"""This module lays cards face down, beside the discard pile that lies open (TWD-1).

engine/rules/face_down.py asks who calls them cheats. Where cards act,
engine/two_piles/house/downs.py lays them.
"""

from engine.house.legal import KINDS_HELD, wanted_on, why_barred
from engine.rules.face_down import why_not_down
from engine.state.cards import BLANK, FACE, NO_CARD, counts_as
from engine.state.choices import BLUFF, CARD_SHIFT, DOWN, OK, ON_PILE_2, PLAY, WITH_UNO
from engine.state.hands import ANY_WILD, MATCH, find_card
from engine.state.layout import (
    BY_LAST_CARD,
    COUNTS,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    GUILTY,
    HAD_TURN,
    OUT,
    PHASE,
    PLAYERS,
    STEP,
    TO_PLAY,
    TOP_CARD,
    UNTIL_TURN,
    WITHOUT_PLAY,
)
from engine.state.options import DIRTY, NO_EARLY_DRAWS, NO_WILD_FINISH
from engine.state.seats import add_to, in_set
from engine.state.slots import slots
from engine.turn.flow import begin_turn, end_hand, end_turn, go_out, is_decided
from engine.turn.legal import check_details

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game


def lay_down(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a card face down and ask who calls it a cheat, or return why not."""
    kind = choice >> CARD_SHIFT & 255
    left = s[COUNTS + seat] - 1
    reason = why_not_down(s, kind, find_card(g, s, seat, kind)) or why_barred(s, kind, left)
    reason = reason or check_details(choice & ~(DOWN | ON_PILE_2), kind, left)
    if reason:
        return reason
    s[GUILTY] = not MATCH[counts_as(s, kind)] & (MATCH[s[TOP_CARD]] | ANY_WILD)
    if s[DIRTY]:
        slots.keep_table_before(s, seat, choice)
    if s[UNTIL_TURN]:
        begin_turn(s)
    take_out(g, s, seat, kind)
    s[PHASE] = TO_PLAY
    s[WITHOUT_PLAY] = 1  # the next turn cannot hit anybody on the pile that lies open (DIR-2)
    add_to(s, HAD_TURN, seat)
    slots.put_down(g, s, seat, kind, choice & WITH_UNO)
    return OK


def take_out(g: "Game", s: bytearray, seat: int, kind: int) -> bool:
    """Take a card out of a hand; False: it is not there."""
    at = find_card(g, s, seat, kind)
    if at < 0:
        return False
    last = g.hands[seat] + s[COUNTS + seat] - 1
    s[at] = s[last]
    s[last] = 0
    s[COUNTS + seat] -= 1
    return True


def list_downs(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Add the cards that can be laid face down to n choices, those that match first (TWD-1).

    Call `look_at` before. Overwrites KINDS_HELD with the kinds that do not match.
    """
    if s[DRAFT_SIZE]:
        return n  # a card is laid face down alone, not on cards put aside
    wanted = wanted_on(g, s)
    is_strict = s[NO_EARLY_DRAWS] or s[NO_WILD_FINISH]
    left = s[COUNTS + seat] - 1
    drawn = s[DRAWN] if s[PHASE] == DREW else NO_CARD
    cheats = 0
    for kind in KINDS_HELD:
        if kind == NO_CARD:
            break
        if drawn != NO_CARD and kind != drawn or (is_strict and why_barred(s, kind, left)):
            continue
        if MATCH[kind if FACE[kind] != BLANK else counts_as(s, kind)] & wanted:
            out[n] = PLAY | kind << CARD_SHIFT | DOWN
            n += 1
        else:
            KINDS_HELD[cheats] = kind
            cheats += 1
    for i in range(cheats):
        out[n] = PLAY | KINDS_HELD[i] << CARD_SHIFT | DOWN | BLUFF
        n += 1
    return n


def end_claim(g: "Game", s: bytearray, actor: int) -> None:
    """Take seats that hold nothing out, the card's player first, and end the hand or the turn."""
    seat = actor
    for _ in range(s[PLAYERS]):
        if not s[COUNTS + seat] and not in_set(s, OUT, seat):
            go_out(s, seat, NO_CARD)
        seat = (seat + s[STEP]) % s[PLAYERS]
    if is_decided(s):
        end_hand(g, s, BY_LAST_CARD)
    else:
        end_turn(g, s, 0)


def join() -> None:  # set-up
    slots.list_downs = list_downs
    slots.lay_down = lay_down
    slots.take_out = take_out
    slots.end_claim = end_claim
