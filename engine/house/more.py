"""This module adds to each play what house rules on one pile have in common.

What may not be laid though it fits; doubles, exact hits, sums to ask for and cards put aside, when
a card is laid; cards that act on hands; how a play ends.
"""

from engine.cards import FACE, FIRST_WILD_KIND
from engine.choices import CARD_SHIFT, JUMP, NOT_LAST, NOT_YET, OK, VERB_MASK
from engine.hands import meant
from engine.house.fitting import effect_of, is_number
from engine.laying import lay_one
from engine.layout import (
    ACTOR,
    AMOUNT,
    ASKED,
    CARD,
    COUNTS,
    DRAFT,
    DRAFT_SIZE,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    EXTRA,
    FIRST_LAYER,
    FREE,
    HAD_TURN,
    JUMPABLE,
    NOBODY,
    OUT,
    PASSES_HANDS,
    PHASE,
    PILE,
    PLAYER_AT,
    PLAYERS,
    QUIZ,
    QUIZ_NUMBERS,
    SKIPS,
    SORRIES,
    SWAPS_HANDS,
    TOP_BY,
    TOP_CARD,
    TURN,
    UNSEEN_BY,
    UNSEEN_FROM,
    UNTIL_TURN,
    WITHOUT_PLAY,
)
from engine.listing import can_play
from engine.options import (
    DECK,
    DICE,
    DIRTY,
    DOUBLES,
    EXACT_HITS,
    FREE_TURN,
    NO_EARLY_DRAWS,
    NO_WILD_FINISH,
    SAME_RANK,
    SETS,
    SORRY,
)
from engine.options import JUMP as JUMP_WAY
from engine.owed import open_owed
from engine.piles import is_decided
from engine.played import can_stack
from engine.seats import add_to, next_seat, word
from engine.windows import (
    ACTS_HERE,
    ACTS_ON_HANDS,
    BARS,
    ENDS_PLAY,
    HIDES_DRAWN,
    HITS,
    LAYS_MORE,
    NOTES_CHEAT,
    PARTS_DO,
    SWAPS,
    TAKES_DIE,
    WHO_CALLS,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game


def is_barred(s: bytearray, kind: int, left: int) -> int:
    """Return why a card may not be laid now though it fits; OK: it may."""
    if s[NO_EARLY_DRAWS] and _is_draw_card(effect_of(s, meant(s, kind))):
        if word(s, HAD_TURN) | word(s, OUT) != (1 << s[PLAYERS]) - 1:
            return NOT_YET
    if s[NO_WILD_FINISH] and not left and kind >= FIRST_WILD_KIND:
        return NOT_LAST
    return OK


def _is_draw_card(effect: int) -> bool:
    return effect == DRAWS_TWO or effect == DRAWS_FOUR


def _lay_more(g: "Game", s: bytearray, seat: int, choice: int) -> int:
    """A seat is about to lay a card: settle what it is worth, and lay what was put aside for it.

    Return who pays for an exact card (DIR-2), or NOBODY, and 256 times how often the card acts.
    """
    if s[DIRTY]:
        PARTS_DO[NOTES_CHEAT](s, seat, choice)
    kind = meant(s, choice >> CARD_SHIFT & 255)
    aside = s[DRAFT_SIZE]
    times = aside + 1 if s[SETS] == SAME_RANK else 1
    if s[SORRY] and _is_draw_card(s[EFFECTS + FACE[kind]]):
        s[SORRIES + seat] += times
    hit = _settle_number(s, seat, kind, choice) if is_number(kind) else NOBODY
    for i in range(aside):
        card = s[DRAFT + i]
        s[DRAFT + i] = 0
        if s[DECK] == DICE:
            PARTS_DO[TAKES_DIE](g, s)
        lay_one(g, s, seat, card, card)
    s[DRAFT_SIZE] = s[WITHOUT_PLAY] = 0
    if s[DECK] == DICE:
        PARTS_DO[TAKES_DIE](g, s)
    s[TURN] = seat
    add_to(s, HAD_TURN, seat)
    return times << 8 | hit


def _settle_number(s: bytearray, seat: int, kind: int, choice: int) -> int:
    """Settle a free play and a sum to ask for; return who pays for an exact number, or NOBODY."""
    before = s[TOP_CARD]
    is_jump = choice & VERB_MASK == JUMP
    is_exact = kind == before and not is_jump
    is_double = s[SETS] == DOUBLES and (s[DRAFT_SIZE] or is_exact)
    s[EXTRA] = 1 if is_double or (is_jump and s[FREE_TURN]) else 0
    if s[QUIZ + seat] and is_number(before):
        s[QUIZ_NUMBERS] = FACE[before] << 4 | FACE[kind]
    return s[TOP_BY] if s[EXACT_HITS] and is_exact and not s[WITHOUT_PLAY] else NOBODY


def _hit(s: bytearray, at: int) -> None:
    """The player before draws the number of a card that is laid exactly again (DIR-2)."""
    seat = 0
    while s[PLAYER_AT + seat] != s[at + PILE]:
        seat += 1
    if s[COUNTS + seat] and seat != s[at + ACTOR]:
        open_owed(s, seat, seat, FACE[s[at + CARD]], s[at + CARD])  # its turn does not begin


def _act_on_hands(g: "Game", s: bytearray, at: int) -> bool:
    """Let a card swap hands, or act as the extra cards do; True: once more (STA-1)."""
    effect = effect_of(s, s[at + CARD])
    if effect < SWAPS_HANDS or not s[COUNTS + s[at + ACTOR]]:
        return False  # a last card has none
    PARTS_DO[SWAPS if effect <= PASSES_HANDS else ACTS_HERE](g, s, at, effect)
    if not s[at + ASKED]:
        return False
    s[at + ASKED] -= 1
    return True


def _end_play(g: "Game", s: bytearray, at: int) -> bool:
    """A play has been carried out; True: its seat has a free play, and something to lay (DBL-2)."""
    seat = s[at + ACTOR]
    skips = s[at + SKIPS]
    extra = s[EXTRA]
    s[UNSEEN_FROM] = s[EXTRA] = 0
    if is_decided(s):
        return False
    skipped = seat
    for _ in range(skips):
        skipped = next_seat(s, skipped)
        add_to(s, HAD_TURN, skipped)
    # Who would jump was asked before (CORE-12), but where a verdict spared who would draw.
    if s[JUMP_WAY] and not (s[at + AMOUNT] and skips and can_stack(s)):
        s[JUMPABLE] = s[UNTIL_TURN] = 1
    if not extra or not s[COUNTS + seat] or not can_play(g, s, seat, False):
        return False
    s[PHASE] = FREE
    return True


def _hide_drawn(s: bytearray, seat: int) -> None:
    """A seat does not look at what it draws until the color is called (CRO-3)."""
    s[UNSEEN_BY] = seat
    s[UNSEEN_FROM] = s[COUNTS + seat] + 1


def _who_calls(s: bytearray, seat: int) -> int:
    """Who laid the first card of a stack calls the late color, else who laid the card (CRO-3)."""
    first = s[FIRST_LAYER]
    s[FIRST_LAYER] = 0
    return first - 1 if first else seat


PARTS_DO[BARS] = is_barred
PARTS_DO[LAYS_MORE] = _lay_more
PARTS_DO[HITS] = _hit
PARTS_DO[ACTS_ON_HANDS] = _act_on_hands
PARTS_DO[ENDS_PLAY] = _end_play
PARTS_DO[HIDES_DRAWN] = _hide_drawn
PARTS_DO[WHO_CALLS] = _who_calls
