"""What a player is asked with house rules, and the answers, in words.

Twenty letters at most, answers eighteen. Windows are those of engine/house and of one pile.
"""

from micropython import const

from engine.cards import FACE
from engine.choices import (
    CALL_COLOR,
    CARD_SHIFT,
    CHALLENGE,
    COLOR_SHIFT,
    DARE,
    DOWN,
    DRAW,
    NO_SUCH_PILE,
    PASS,
    PLAY,
    SEAT_SHIFT,
    VERB_MASK,
)
from engine.layout import (
    ACTOR,
    AGES,
    AMOUNT,
    CARD,
    DREW,
    FREE,
    KIND,
    PHASE,
    STAGE,
    TOP,
    TOP_CARD,
    VIEW_DRAFT,
    VIEW_SEAT,
    WINDOW_SIZE,
)
from engine.options import DARE_DRAWS, DRAW_WAY, FALSE_CLAIM, SETS
from engine.windows import (
    ASKED_SUM,
    BLUFFED,
    CHALLENGED,
    CHEATED,
    CLAIMED,
    DARED,
    HOUSE_TURN,
    OWED,
    PALMING,
    STACKING,
    SWAPPING,
)
from ui.fill import fill
from ui.font import CIRCLE
from ui.offered import CLAIM, JUMPING, OURS_SHIFT, PROMPT, REFUSED, WITHDRAW
from ui.words import write_color

_NO_DRAWING = const(2)  # draw=none
_SUMS = const(4)  # sets=sum_or_difference and above
_BY_AGE = const(5)
_ADDS_UP_TO = const(9)  # years, by age
# engine.choices.NO_SUCH_PLAYER: the first that ui.reasons has no words for.
_FIRST_REASON = const(14)

_PROMPTS = (
    b"Call the color\nDraw % or challenge\nA free play!\nIn the set: %\nSet: %\n of %\n"
    b"Add, or draw %?\nSwap with whom?\nA bluff by @?\nCall @ a cheat?\nOne under the pile:\n"
    b"Did you do the dare?\nWho guessed it?\nJump in: which card?\nThis can be called!\n"
    b"Who jumps in?\nWho adds to %?\nHide a wild +4?\nIs one hidden?\n"
)
_COLOR = const(0)
_CHALLENGE = const(1)
_FREE = const(2)
_SET = const(3)
_SUM = const(4)
_OF = const(5)
_ADD = const(6)
_SWAP = const(7)
_BLUFF = const(8)
_CHEAT = const(9)
_UNDER = const(10)
_DARED = const(11)
_GUESSED = const(12)
_JUMP = const(13)
_CALLABLE = const(14)
_WHO = const(15)
_WHO_ADDS = const(16)
_HIDE = const(17)
_HIDDEN = const(18)

# From NO_SUCH_PLAYER on.
_REASONS = (
    b"Not that player\nThat is no set\n\n\nNo draw cards yet\nNo wild as the last\n"
    b"Too many points\n"
)

# By verb; then those of ui.offered, from GO_ON on; then others of the same verbs.
_ANSWERS = (
    b"\nLay it\nDraw a card\nPass\nCall \nSwap with #\nPut it under\n\n\n\n\nJump in\n\nCatch\n"
    b"Challenge it\n\n\n\n\nGive up to #\nHide it\n# said sorry\nIt is %\nDone\n"
    b"# guessed it\nInto a set\n"
    b"Back: $\nUNO!\nLook at a hand\nGo back\n\nCards of #\nGo on\nThat was the hand\n"
    b"Who said sorry?\nJump in: #\nWithdraw\nRead the dare\n"
    b"Lay it face down\nDraw on\nKeep it\nLeave the hand\nDraw %\nKeep my hand\nNo bluff\n"
    b"Let it be\nNobody\nDraw % instead\nCall the bluff\nCall the cheat\n"
    b"Withdraw, draw %\n"
)
_OURS = const(31)  # before those of verb 0
_DOWN = const(38)
_DRAW_ON = const(39)
_KEEP = const(40)
_LEAVE = const(41)
_DRAW_SUM = const(42)
_KEEP_HAND = const(43)
_NO_BLUFF = const(44)
_LET_BE = const(45)
_NOBODY = const(46)
_INSTEAD = const(47)
_CALL_BLUFF = const(48)
_CALL_CHEAT = const(49)
_PAY = const(50)

# What asks for sums and products: ui.house_quiz puts it here, where somebody is asked for such.
ASKS_SUM = [None]


def write_notice(text: "Text", view: bytearray, notice: int) -> None:  # per frame
    """What is asked, or why something was refused: see ui.offered."""
    kind = view[view[TOP] + KIND]
    if notice == PROMPT:
        _write_prompt(text, view)
    elif notice == CLAIM:
        word = _WHO_ADDS if kind == STACKING else _WHO
        fill(text, view, _PROMPTS, word, 0, 0, 0, amount_of(view))
    elif notice >= REFUSED:
        fill(text, view, _REASONS, notice - REFUSED - _FIRST_REASON, 0, 0, 0, 0)
    else:
        fill(text, view, _PROMPTS, _JUMP if notice == JUMPING else _CALLABLE, 0, 0, 0, 0)


def notice_of(reason: int) -> int:  # per frame
    """The notice for a reason that a choice was refused for."""
    return REFUSED + reason if reason > NO_SUCH_PILE else reason


def amount_of(view: bytearray) -> int:  # per frame
    """How many cards are at stake in the newest window: those of the play that lies under it."""
    at = view[TOP]
    return view[at - WINDOW_SIZE + AMOUNT] if at > WINDOW_SIZE else 0


def write_plain(text: "Text", view: bytearray) -> None:  # per frame
    """What the newest window asks, where that follows from it alone."""
    actor = view[view[TOP] + ACTOR]
    fill(text, view, _PROMPTS, _word_of(view), actor, 0, 0, amount_of(view))


def _word_of(view: bytearray) -> int:  # per frame
    """The prompt of the newest window, where it is one by kind alone."""
    at = view[TOP]
    kind = view[at + KIND]
    if kind == CLAIMED:
        return _UNDER if view[at + STAGE] else _CHEAT
    if kind == CHEATED:
        return _CHEAT
    if kind == PALMING:
        return _HIDDEN if view[at + STAGE] else _HIDE
    if kind == DARED:
        return _GUESSED if view[at + CARD] else _DARED
    if kind == CHALLENGED:
        return _CHALLENGE
    if kind == STACKING:
        return _ADD
    if kind == SWAPPING:
        return _SWAP
    return _BLUFF if kind == BLUFFED else _COLOR


def _write_prompt(text: "Text", view: bytearray) -> None:  # per frame
    at = view[TOP]
    kind = view[at + KIND]
    if kind == ASKED_SUM:
        ASKS_SUM[0](text, view)
    elif view[VIEW_DRAFT]:
        _write_set(text, view)
    elif kind == HOUSE_TURN:
        fill(text, view, _PROMPTS, _FREE, 0, 0, 0, 0)
    else:
        write_plain(text, view)


def is_plain(view: bytearray) -> bool:  # per frame
    """Is nothing asked, but the ordinary turn? Then the newest event is told."""
    if view[view[TOP] + KIND] == OWED:
        return True
    return view[view[TOP] + KIND] == HOUSE_TURN and view[PHASE] != FREE and not view[VIEW_DRAFT]


def _write_set(text: "Text", view: bytearray) -> None:  # per frame
    """What is put aside: how many, or what they make and are to make."""
    count = view[VIEW_DRAFT]
    if view[SETS] < _SUMS:
        fill(text, view, _PROMPTS, _SET, 0, 0, 0, count)
        return
    total = FACE[view[VIEW_DRAFT + 1]]
    multiplies = view[SETS] == _BY_AGE and view[AGES + view[VIEW_SEAT]] > _ADDS_UP_TO
    for i in range(1, count):
        number = FACE[view[VIEW_DRAFT + 1 + i]]
        total = total * number if multiplies else total + number
    fill(text, view, _PROMPTS, _SUM, 0, 0, 0, total)
    fill(text, view, _PROMPTS, _OF, 0, 0, 0, FACE[view[TOP_CARD]])


def write_answer(text: "Text", view: bytearray, choice: int) -> None:  # per frame
    """What a choice, or what else a mode offers, is called."""
    i = choice & VERB_MASK
    card = choice >> CARD_SHIFT & 255
    number = card
    if choice == WITHDRAW and view[FALSE_CLAIM]:
        i = _PAY
        number = view[FALSE_CLAIM]
    elif not i:
        i = _OURS + (choice >> OURS_SHIFT & 7)
    elif i == PLAY and choice & DOWN:
        i = _DOWN
    elif i == DRAW and view[PHASE] == DREW:
        i = _DRAW_ON
    elif i == PASS:
        i = _passing(view)
        number = amount_of(view)
    elif i == DARE and not card:
        i = _INSTEAD
        number = view[DARE_DRAWS]
    elif i == CHALLENGE:
        i = _calling(view[view[TOP] + KIND])
    fill(text, view, _ANSWERS, i, 0, choice >> SEAT_SHIFT & 15, card, number)
    if i == CALL_COLOR:
        color = (choice >> COLOR_SHIFT & 7) - 1
        write_color(text, color)
        text.letter(32)
        text.letter(CIRCLE + color)


def _calling(kind: int) -> int:  # per frame
    """What it is called to call, by the kind of window."""
    if kind == CLAIMED or kind == CHEATED or kind == PALMING:
        return _CALL_CHEAT
    return _CALL_BLUFF if kind == BLUFFED else CHALLENGE


def _passing(view: bytearray) -> int:  # per frame
    """What it is called to pass in the newest window."""
    kind = view[view[TOP] + KIND]
    if kind == STACKING or kind == CHALLENGED:
        return _DRAW_SUM
    if kind == SWAPPING:
        return _KEEP_HAND
    if kind == BLUFFED:
        return _NO_BLUFF
    if kind == CLAIMED or kind == CHEATED or kind == PALMING:
        return _LET_BE
    if kind == DARED:
        return _NOBODY
    if view[PHASE] == DREW:
        return _KEEP
    return _LEAVE if view[DRAW_WAY] == _NO_DRAWING else PASS


TYPE_CHECKING = False
if TYPE_CHECKING:
    from ui.text import Text
