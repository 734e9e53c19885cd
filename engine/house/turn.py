"""The turn with house rules: play, draw, or keep the drawn card (CORE-5).

It is a window that is always the oldest (HOUSE_TURN). PHASE is TO_PLAY, DREW once a card was
drawn, FREE for a free play; after a play the windows above it carry it out.
"""

from engine.cards import KIND_MASK, NO_CARD
from engine.choices import (
    ADD,
    CARD_SHIFT,
    DOES_NOT_FIT,
    DOWN,
    DRAW,
    MUST_DRAW,
    MUST_PLAY,
    NO_SUCH_PILE,
    NOT_IN_HAND,
    NOT_NOW,
    NOTHING_TO_DRAW,
    OK,
    ONLY_DRAWN,
    PASS,
    PLAY,
    REMOVE,
    SURRENDER,
    VERB_MASK,
)
from engine.events import DREW_CARD, PASSED, note
from engine.flow import begin_turn, end_catching, end_hand
from engine.hands import draw_card
from engine.house.fitting import count_of, is_bluff, take_back
from engine.house.laying import dressed, end_without_play, lay_cards
from engine.house.listing import (
    can_add,
    can_play,
    choices_into,
    draws_on,
    goes,
    is_barred_from_drawing,
    must_play,
)
from engine.house.parts import CLAIMS, DOES, GOES_DOWN, LEAVES, SURRENDERS
from engine.layout import (
    BY_BLOCK,
    COUNTS,
    DRAFT,
    DRAFT_SIZE,
    DRAWN,
    DREW,
    FIRST,
    FREE,
    GUILTY,
    HAD_TURN,
    JUMPABLE,
    KIND,
    LEFT_IN,
    PASSES,
    PHASE,
    TO_PLAY,
    TOP,
    TURN,
    UNTIL_TURN,
)
from engine.options import (
    DRAW_WAY,
    DRAWN_CARD,
    FACE_DOWN,
    KEEP_DRAWN,
    MUST_PLAY_DRAWN,
    NO_DRAWING,
    PILES,
    SURRENDER_AT,
    UNTIL_PLAYABLE,
)
from engine.piles import can_draw, pass_on
from engine.seats import add_to
from engine.windows import HOUSE_TURN, use

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def _answer(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    verb = choice & VERB_MASK
    if verb == PLAY:
        return _play_card(g, s, seat, choice)
    if verb == ADD:
        return _add_card(g, s, seat, choice >> CARD_SHIFT & 255)
    if verb == REMOVE:
        return take_back(s, choice >> CARD_SHIFT & 255)
    if s[DRAFT_SIZE] or s[PHASE] == FREE:
        return NOT_NOW
    if verb == DRAW:
        return _draw_one(g, s, seat, choice)
    if verb == SURRENDER and s[SURRENDER_AT]:
        return DOES[SURRENDERS](g, s, seat, choice)
    if verb == PASS:
        return _keep_card(g, s, seat)
    return NOT_NOW


def _add_card(g: "Game", s: bytearray, seat: int, kind: int) -> int:
    """Put a card aside for a set."""
    if kind > KIND_MASK or count_of(g, s, seat, kind) < 1:
        return NOT_IN_HAND
    if not can_add(g, s, seat, kind):
        return ONLY_DRAWN if s[PHASE] == DREW else DOES_NOT_FIT
    s[DRAFT + s[DRAFT_SIZE]] = kind
    s[DRAFT_SIZE] += 1
    return OK


def _play_card(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    kind = choice >> CARD_SHIFT & 255
    if kind > KIND_MASK:
        return NOT_IN_HAND
    if choice & DOWN and s[PILES] == FACE_DOWN:
        reason = DOES[GOES_DOWN](g, s, seat, kind)
    else:
        reason = goes(g, s, seat, kind)
    if not reason:
        reason = dressed(s, seat, choice, s[COUNTS + seat] - s[DRAFT_SIZE] - 1)
    if reason:
        return reason
    s[GUILTY] = is_bluff(g, s, seat, kind)
    lay_cards(g, s, seat, choice)
    if choice & DOWN:
        DOES[CLAIMS](g, s, seat, kind)
    return OK


def _draw_one(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """Draw a card of one's own accord, or the next one until one can be played."""
    if s[PHASE] == DREW and not draws_on(g, s, seat):
        return NOT_NOW
    if choice != DRAW:
        return NO_SUCH_PILE
    if s[DRAW_WAY] == NO_DRAWING:
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
    if s[DRAWN_CARD] == KEEP_DRAWN and s[DRAW_WAY] != UNTIL_PLAYABLE:
        end_without_play(g, s, seat)
    return OK


def _keep_card(g: "Game", s: bytearray, seat: int) -> int:
    """Keep the drawn card; or pass with nothing to draw; or leave the hand (DEA-1)."""
    if s[PHASE] == DREW:
        if draws_on(g, s, seat):
            return MUST_DRAW
        must = s[DRAWN_CARD] == MUST_PLAY_DRAWN or s[DRAW_WAY] == UNTIL_PLAYABLE
        if must and must_play(g, s, seat):
            return MUST_PLAY
        note(s, PASSED, seat, 0, NO_CARD)
        end_without_play(g, s, seat)
        return OK
    if s[DRAW_WAY] == NO_DRAWING:
        if can_play(g, s, seat, False):
            return MUST_PLAY
        DOES[LEAVES](g, s, seat, 0)
        return OK
    if can_draw(s):
        return MUST_DRAW
    if is_barred_from_drawing(g, s, seat):
        return MUST_PLAY
    return _pass_in_block(g, s, seat)


def _pass_in_block(g: "Game", s: bytearray, seat: int) -> int:
    """Pass with nothing to draw; when all have done so in a row the hand ends (CORE-4)."""
    passes = s[PASSES] + 1
    end_catching(s)
    note(s, PASSED, seat, 0, NO_CARD)
    s[PASSES] = passes
    s[UNTIL_TURN] = 1
    if passes >= s[LEFT_IN]:
        end_hand(g, s, BY_BLOCK)
    else:
        end_without_play(g, s, seat)
    return OK


def _resume(g: "Game", s: bytearray) -> bool:
    """Ask the seat on turn; a free play that no card fits lapses by itself (DBL-2)."""
    if s[PHASE] == FREE and not can_play(g, s, s[TURN], False):
        add_to(s, HAD_TURN, s[TURN])
        pass_on(g, s, 0)
        if s[s[TOP] + KIND] != HOUSE_TURN:
            return False  # the hand has ended
    s[FIRST] = s[TURN]
    return True


use(HOUSE_TURN, choices_into, _answer, _resume)
