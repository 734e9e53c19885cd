"""The turn with house rules: play, draw, keep the drawn card, or leave the hand (CORE-5, DEA-1).

It is a window that is always the oldest (HOUSE_TURN). PHASE is TO_PLAY, DREW once a card was
drawn, FREE for a free play; after a play the windows above it carry it out.
"""

from engine.cards import KIND_MASK, NO_CARD, POINTS
from engine.choices import (
    ADD,
    CARD_SHIFT,
    DOES_NOT_FIT,
    DOWN,
    DRAW,
    MUST_DRAW,
    MUST_PLAY,
    NO_SUCH_PILE,
    NO_SUCH_PLAYER,
    NOT_ASKED,
    NOT_IN_HAND,
    NOT_NOW,
    NOTHING_TO_DRAW,
    OK,
    ONLY_DRAWN,
    PASS,
    PLAY,
    REMOVE,
    SEAT_SHIFT,
    SURRENDER,
    TOO_MANY_POINTS,
    VERB_MASK,
)
from engine.const import const
from engine.events import DREW_CARD, LEFT_HAND, PASSED, SURRENDERED, note
from engine.flow import begin_turn, end_catching, pass_on
from engine.generator import shuffle
from engine.hands import draw_card
from engine.house.face_down import open_claim
from engine.house.fitting import count_of, is_bluff
from engine.house.laying import dressed, lay_cards
from engine.house.listing import (
    can_play,
    choices_into,
    draws_on,
    goes,
    is_barred_from_drawing,
    must_play,
    points_of,
)
from engine.house.sets import can_add, take_back
from engine.layout import (
    BY_BLOCK,
    BY_LAST_CARD,
    CALLED,
    COUNTS,
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    FIRST,
    FREE,
    GUILTY,
    HAD_TURN,
    IN_PLAY,
    JUMPABLE,
    LEFT_IN,
    NOTED,
    OUT,
    PASSES,
    PHASE,
    PILE_SIZE,
    PLAYERS,
    SEATED,
    STATUS,
    TO_PLAY,
    TURN,
    UNCALLED,
    UNSETTLED,
    UNTIL_TURN,
    WINNERS,
    WITHOUT_PLAY,
)
from engine.options import DRAW_WAY, DRAWN_CARD, FACE_DOWN, PILES, SETS, SURRENDER_AT
from engine.piles import can_draw
from engine.score import end_hand
from engine.seats import add_to, in_set, next_seat, set_word, take_from
from engine.windows import HOUSE_TURN, use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_MOST_TO_SURRENDER = const(10)  # points
_NO_SEAT = const(15)  # engine.verbs.NO_SEAT: a choice that names none
_NO_DRAWING = const(2)  # draw=none
_UNTIL_PLAYABLE = const(1)  # draw=until_playable
_MUST_PLAY_DRAWN = const(1)  # drawn=must
_KEEP_DRAWN = const(2)  # drawn=keep


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    if seat != s[TURN]:
        return NOT_ASKED
    verb = choice & VERB_MASK
    if verb == PLAY:
        return _play(g, s, seat, choice)
    if verb == ADD:
        return _add(g, s, seat, choice >> CARD_SHIFT & 255)
    if verb == REMOVE:
        return take_back(s, choice >> CARD_SHIFT & 255)
    if s[DRAFT_SIZE] or s[PHASE] == FREE:
        return NOT_NOW
    if verb == DRAW:
        return _draw(g, s, seat, choice)
    if verb == SURRENDER and s[SURRENDER_AT]:
        other = choice >> SEAT_SHIFT & 15
        if choice != SURRENDER | other << SEAT_SHIFT:
            return NO_SUCH_PLAYER
        return _surrender(g, s, seat, other)
    return _keep(g, s, seat) if verb == PASS else NOT_NOW


def _surrender(g: "Game", s: bytearray, seat: int, other: int) -> int:
    """Give the hand to another player, who scores as if gone out (SEV-5)."""
    if s[PHASE] != TO_PLAY:
        return NOT_NOW
    if other == _NO_SEAT and s[LEFT_IN] == 2:
        other = next_seat(s, seat)  # there is nobody else
    if other >= s[PLAYERS] or other == seat or in_set(s, OUT, other):
        return NO_SUCH_PLAYER
    if points_of(g, s, seat) > _MOST_TO_SURRENDER:
        return TOO_MANY_POINTS
    note(s, SURRENDERED, seat, other, NO_CARD)
    add_to(s, WINNERS, other)
    end_hand(g, s, BY_LAST_CARD)
    return OK


def _add(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Put a card aside for a set."""
    if kind > KIND_MASK or count_of(g, s, seat, kind) < 1:
        return NOT_IN_HAND
    if not s[SETS] or not can_add(g, s, seat, kind):
        return ONLY_DRAWN if s[PHASE] == DREW else DOES_NOT_FIT
    s[DRAFT + s[DRAFT_SIZE]] = kind
    s[DRAFT_SIZE] += 1
    return OK


def _play(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    kind = choice >> CARD_SHIFT & 255
    if kind > KIND_MASK:
        return NOT_IN_HAND
    if choice & DOWN and s[PILES] == FACE_DOWN:
        reason = _goes_down(g, s, seat, kind)
    else:
        reason = goes(g, s, seat, kind)
    if not reason:
        reason = dressed(s, seat, choice, s[COUNTS + seat] - s[DRAFT_SIZE] - 1)
    if reason:
        return reason
    s[GUILTY] = is_bluff(g, s, seat, kind)
    lay_cards(g, s, seat, choice, False)
    if choice & DOWN:
        open_claim(g, s, seat, kind)
    return OK


def _goes_down(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Can a card be laid face down? Any that is held; after drawing, the drawn one (CORE-5)."""
    if s[DRAFT_SIZE]:
        return NOT_NOW
    if count_of(g, s, seat, kind) < 1:
        return NOT_IN_HAND
    return ONLY_DRAWN if s[PHASE] == DREW and kind != s[DRAWN] else OK


def _draw(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Draw a card of one's own accord, or the next one until one can be played."""
    if s[PHASE] == DREW and not draws_on(g, s, seat):
        return NOT_NOW
    if choice != DRAW:
        return NO_SUCH_PILE
    if s[DRAW_WAY] == _NO_DRAWING:
        return NOT_NOW
    if not can_draw(s):
        return NOTHING_TO_DRAW
    if s[PHASE] == TO_PLAY and is_barred_from_drawing(g, s, seat):
        return MUST_PLAY
    if s[UNTIL_TURN]:
        begin_turn(s)
    s[JUMPABLE] = 0
    s[PHASE] = DREW
    s[DRAWN] = draw_card(g, s, seat)
    note(s, DREW_CARD, seat, 0, NO_CARD)
    if s[DRAWN_CARD] == _KEEP_DRAWN and s[DRAW_WAY] != _UNTIL_PLAYABLE:
        _end_without_play(g, s, seat)
    return OK


def _keep(g: "Game", s: bytearray, seat: int) -> int:
    """Keep the drawn card; or pass with nothing to draw; or leave the hand (DEA-1)."""
    if s[PHASE] == DREW:
        if draws_on(g, s, seat):
            return MUST_DRAW
        must = s[DRAWN_CARD] == _MUST_PLAY_DRAWN or s[DRAW_WAY] == _UNTIL_PLAYABLE
        if must and must_play(g, s, seat):
            return MUST_PLAY
        note(s, PASSED, seat, 0, NO_CARD)
        _end_without_play(g, s, seat)
        return OK
    if s[DRAW_WAY] == _NO_DRAWING:
        if can_play(g, s, seat, False):
            return MUST_PLAY
        _leave(g, s, seat)
        return OK
    if can_draw(s):
        return MUST_DRAW
    if is_barred_from_drawing(g, s, seat):
        return MUST_PLAY
    return _pass_blocked(g, s, seat)


def _pass_blocked(g: "Game", s: bytearray, seat: int) -> int:
    """Pass with nothing to draw; when all have done so in a row the hand ends (CORE-4)."""
    passes = s[PASSES] + 1
    end_catching(s)
    note(s, PASSED, seat, 0, NO_CARD)
    s[PASSES] = passes
    s[UNTIL_TURN] = 1
    if passes >= s[LEFT_IN]:
        end_hand(g, s, BY_BLOCK)
    else:
        _end_without_play(g, s, seat)
    return OK


def _end_without_play(g: "Game", s: bytearray, seat: int) -> None:
    s[WITHOUT_PLAY] = 1
    s[JUMPABLE] = 0
    add_to(s, HAD_TURN, seat)
    pass_on(g, s, 0)


def _leave(g: "Game", s: bytearray, seat: int) -> None:
    """Who cannot play is out; the cards go under the draw pile, the points are noted (DEA-1)."""
    if s[UNTIL_TURN]:
        begin_turn(s)
    s[JUMPABLE] = 0
    s[UNSETTLED] = shuffle(s, g.draws, s[UNSETTLED], 0)
    base = g.hands[seat]
    size = s[COUNTS + seat]
    points = 0
    pile = s[PILE_SIZE]
    for i in range(pile - 1, -1, -1):
        s[g.draws + i + size] = s[g.draws + i]
    for i in range(size):
        points += POINTS[s[base + i] & KIND_MASK]
        s[g.draws + i] = s[base + i]
        s[base + i] = 0
    s[PILE_SIZE] = pile + size
    s[COUNTS + seat] = 0
    set_word(s, NOTED + 2 * seat, points)
    note(s, LEFT_HAND, seat, s[LEFT_IN] - 1, NO_CARD)
    take_from(s, UNCALLED, seat)
    take_from(s, CALLED, seat)
    add_to(s, OUT, seat)
    s[LEFT_IN] -= 1
    s[SEATED] -= 1
    if s[LEFT_IN] < 2:
        add_to(s, WINNERS, next_seat(s, seat))
        end_hand(g, s, BY_LAST_CARD)
    else:
        _end_without_play(g, s, seat)


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask the seat on turn; a free play that no card fits lapses by itself (DBL-2)."""
    if s[PHASE] == FREE and not can_play(g, s, s[TURN], False):
        add_to(s, HAD_TURN, s[TURN])
        pass_on(g, s, 0)
        if s[STATUS] != IN_PLAY:
            return False
    s[FIRST] = s[TURN]
    return True


use(HOUSE_TURN, choices_into, _answer, _resume)
