"""Cards laid face down, claiming that they match, and who calls that a cheat (TWD-1, TWD-2).

A record CLAIMED asks all others in turn; a call leaves it open to those not yet asked. AMOUNT
and SKIPS are the set of callers. Then all pay, one seat after the other (STAGE): who must
puts a card of choice under the draw pile (_PUTS), who must draws four (_DRAWS). Whether the
card is a cheat is GUILTY, which nobody sees until somebody calls.
"""

from engine.const import const
from engine.house.legal import KINDS_HELD, is_barred, look_at, wanted_on
from engine.rules.call_out import CALLS, ask_next, ask_others, calls_into, reply
from engine.state.cards import BLANK, FACE, NO_CARD, meant
from engine.state.choices import (
    BLUFF,
    CARD_SHIFT,
    DOWN,
    GIVE,
    NO_SUCH_PILE,
    NO_SUCH_PLAYER,
    NO_UNO,
    NOT_IN_HAND,
    NOT_NOW,
    OK,
    ON_PILE_2,
    ONLY_DRAWN,
    PLAY,
    SEAT_SHIFT,
    SHOWN,
    VERB_MASK,
    WITH_UNO,
)
from engine.state.events import (
    CHALLENGED,
    GUILTY_FOUND,
    INNOCENT_FOUND,
    LAID_DOWN,
    PUT_UNDER,
    note,
)
from engine.state.generator import shuffle
from engine.state.hands import ANY_WILD, MATCH, find_card
from engine.state.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    BY_LAST_CARD,
    CALLED,
    CARD,
    COUNTS,
    DISCARDS,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    FIRST,
    GUILTY,
    HAD_TURN,
    LEFT_IN,
    NOBODY,
    OUT,
    PHASE,
    PILE_SIZE,
    PLAYERS,
    STAGE,
    STEP,
    TARGET,
    TO_PLAY,
    TOP,
    TOP_CARD,
    UNCALLED,
    UNSETTLED,
    UNTIL_TURN,
    WITHOUT_PLAY,
)
from engine.state.options import DIRTY, NO_EARLY_DRAWS, NO_WILD_FINISH
from engine.state.seats import add_to, in_set, next_seat, take_from, word
from engine.state.slots import slots
from engine.state.windows import CLAIMED, pop, use
from engine.turn.flow import begin_turn, end_hand, go_out, is_decided, pass_on
from engine.turn.legal import dressed
from engine.turn.owed_draw import open_owed
from engine.turn.uno import come_to_one

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.playing import Game

_NO_SEAT = const(15)  # a choice that names none
_PRICE = const(4)  # cards that a cheat, or a wrong call, draws

# STAGE
_ASKS = const(0)
_PUTS = const(1)
_DRAWS = const(2)


def lay_down(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Lay a card face down and ask who calls that a cheat, or return why not."""
    kind = choice >> CARD_SHIFT & 255
    left = s[COUNTS + seat] - 1
    reason = _goes_down(g, s, seat, kind) or dressed(choice & ~(DOWN | ON_PILE_2), kind, left)
    if reason:
        return reason
    s[GUILTY] = not MATCH[meant(s, kind)] & (MATCH[s[TOP_CARD]] | ANY_WILD)
    if s[DIRTY]:
        slots.note_cheat(s, seat, choice)
    if s[UNTIL_TURN]:
        begin_turn(s)
    _take_out(g, s, seat, kind)
    size = s[PILE_SIZE + DISCARDS + 1]
    s[g.zones[DISCARDS + 1] + size] = kind
    s[PILE_SIZE + DISCARDS + 1] = size + 1
    s[PHASE] = TO_PLAY
    s[WITHOUT_PLAY] = 1  # nobody is the next to play on the pile that lies open (DIR-2)
    add_to(s, HAD_TURN, seat)
    if left == 1:
        come_to_one(s, seat, choice & WITH_UNO)
    note(s, LAID_DOWN, seat, left, NO_CARD)
    s[ask_others(s, CLAIMED, seat) + TARGET] = NOBODY
    return OK


def _take_out(g: "Game", s: bytearray, seat: int, kind: int) -> None:
    """Take a card that a seat holds out of its hand."""
    at = find_card(g, s, seat, kind)
    last = g.hands[seat] + s[COUNTS + seat] - 1
    s[at] = s[last]
    s[last] = 0
    s[COUNTS + seat] -= 1


def _goes_down(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Can a card be laid face down? Any that is held; after drawing, the drawn one (CORE-5)."""
    if s[DRAFT_SIZE]:
        return NOT_NOW
    if find_card(g, s, seat, kind) < 0:
        return NOT_IN_HAND
    if s[PHASE] == DREW and kind != s[DRAWN]:
        return ONLY_DRAWN
    return is_barred(s, kind, s[COUNTS + seat] - 1)


def list_downs(g: "Game", s: bytearray, seat: int, out: list[int], n: int) -> int:
    """Write the cards that can be laid face down, what matches first (TWD-1).

    The hand was looked at; KINDS_HELD then has those alone that do not match.
    """
    if s[DRAFT_SIZE]:
        return n  # it goes down alone
    wanted = wanted_on(g, s)
    is_strict = s[NO_EARLY_DRAWS] or s[NO_WILD_FINISH]
    left = s[COUNTS + seat] - 1
    drawn = s[DRAWN] if s[PHASE] == DREW else NO_CARD
    cheats = 0
    for kind in KINDS_HELD:
        if kind == NO_CARD:
            break
        if drawn != NO_CARD and kind != drawn or (is_strict and is_barred(s, kind, left)):
            continue
        if MATCH[kind if FACE[kind] != BLANK else meant(s, kind)] & wanted:
            out[n] = PLAY | kind << CARD_SHIFT | DOWN
            n += 1
        else:
            KINDS_HELD[cheats] = kind
            cheats += 1
    for i in range(cheats):
        out[n] = PLAY | KINDS_HELD[i] << CARD_SHIFT | DOWN | BLUFF
        n += 1
    return n


def _choices(g: "Game", s: bytearray, seat: int, out: list[int]) -> int:
    at = s[TOP]
    if s[at + STAGE] == _ASKS:
        return calls_into(g, s, seat, out)
    n = 0
    look_at(g, s, seat)
    for kind in KINDS_HELD:
        if kind == NO_CARD:
            break
        out[n] = GIVE | kind << CARD_SHIFT | _NO_SEAT << SEAT_SHIFT | DOWN
        n += 1
    return n


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    at = s[TOP]
    verb = choice & VERB_MASK
    if s[at + STAGE] == _ASKS:
        reason = reply(s, seat, choice)
        if reason != OK and reason != CALLS:
            return reason
        if reason == CALLS:
            add_to(s, at + AMOUNT, seat)
            note(s, CHALLENGED, seat, s[at + ACTOR], NO_CARD)
        _ask_those_after(s, at, seat)
        return OK
    if verb != GIVE:
        return NOT_NOW
    if choice & (DOWN | SHOWN | ON_PILE_2) != DOWN:
        return NO_SUCH_PILE
    if choice >> SEAT_SHIFT & 15 != _NO_SEAT:
        return NO_SUCH_PLAYER
    if choice & WITH_UNO:
        return NO_UNO  # it is called by a play, or late (OFF-9)
    return _put_under(g, s, at, seat, choice >> CARD_SHIFT & 255)


def _ask_those_after(s: bytearray, at: int, seat: int) -> None:
    """A seat has answered: those before it in order of play are passed."""
    other = next_seat(s, s[at + ACTOR])
    while other != seat:
        take_from(s, at + ASKED, other)
        other = next_seat(s, other)
    take_from(s, at + ASKED, seat)


def _put_under(g: "Game", s: bytearray, at: int, seat: int, kind: int) -> int:
    if find_card(g, s, seat, kind) < 0:
        return NOT_IN_HAND
    _take_out(g, s, seat, kind)
    s[UNSETTLED] = shuffle(s, g.draws, s[UNSETTLED], 0)
    for to in range(g.draws + s[PILE_SIZE], g.draws, -1):
        s[to] = s[to - 1]
    s[g.draws] = kind
    s[PILE_SIZE] += 1
    note(s, PUT_UNDER, seat, 0, NO_CARD)
    if s[COUNTS + seat] == 1:
        come_to_one(s, seat, 0)
    elif not s[COUNTS + seat]:
        take_from(s, UNCALLED, seat)
        take_from(s, CALLED, seat)
    s[at + TARGET] = NOBODY
    return OK


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask who has not been asked; then let all pay, one after the other; then end the turn."""
    at = s[TOP]
    if s[at + STAGE] == _ASKS:
        if ask_next(s):
            return True
        s[at + STAGE] = _PUTS
        if word(s, at + AMOUNT):
            card = s[g.zones[DISCARDS + 1] + s[PILE_SIZE + DISCARDS + 1] - 1]
            accused = s[at + ACTOR]
            note(s, GUILTY_FOUND if s[GUILTY] else INNOCENT_FOUND, accused, accused, card)
    if s[at + TARGET] != NOBODY:
        s[FIRST] = s[at + TARGET]
        return True
    while word(s, at + AMOUNT):
        seat = _next_payer(s, at)
        if seat == NOBODY:
            if s[at + STAGE] == _DRAWS:
                break
            s[at + STAGE] = _DRAWS
            s[at + CARD] = 0
        elif s[at + STAGE] == _PUTS:
            if s[COUNTS + seat]:
                s[at + TARGET] = s[FIRST] = seat
                return True
        else:
            open_owed(s, seat, seat, _PRICE, NO_CARD)
            return False
    _end_claim(g, s, at)
    return False


def _next_payer(s: bytearray, at: int) -> int:
    """Return the next seat that puts a card away, or draws, in order from the player on.

    CARD counts the seats that were looked at. Callers put cards away for a cheat and draw for
    none; for its player it is the other way round.
    """
    seat = s[at + ACTOR]
    for _ in range(s[at + CARD]):
        seat = next_seat(s, seat)
    while s[at + CARD] < s[LEFT_IN]:
        s[at + CARD] += 1
        is_player = seat == s[at + ACTOR]
        does_player_pay = (s[at + STAGE] == _DRAWS) == (s[GUILTY] != 0)
        if is_player == does_player_pay and (is_player or in_set(s, at + AMOUNT, seat)):
            return seat
        seat = next_seat(s, seat)
    return NOBODY


def _end_claim(g: "Game", s: bytearray, at: int) -> None:
    """Whoever holds nothing is out, the player first, then callers in order of play."""
    actor = s[at + ACTOR]
    pop(s)
    seat = actor
    order = s[PLAYERS]
    for _ in range(order):
        if not s[COUNTS + seat] and not in_set(s, OUT, seat):
            go_out(s, seat, NO_CARD)
        seat = (seat + s[STEP]) % s[PLAYERS]
    if is_decided(s):
        end_hand(g, s, BY_LAST_CARD)
    else:
        pass_on(g, s, 0)


def join() -> None:  # set-up
    use(CLAIMED, _choices, _answer, _resume)
    slots.list_downs = list_downs
    slots.lay_down = lay_down
