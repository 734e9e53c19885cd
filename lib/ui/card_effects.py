"""This module puts into words what a card does by the rules in play."""

from engine.state.cards import BLANK, FACE, WILD, counts_as
from engine.state.layout import (
    ALL_DRAW,
    CALLS_COLOR,
    CALLS_PEPPER,
    CALLS_SEAT,
    CHARADE,
    DARES,
    DRAWS_FOUR,
    DRAWS_TWO,
    EFFECTS,
    GETS_SALT,
    GETS_THREES,
    MAY_SWAP_HANDS,
    NAMED_DRAWS,
    NAMED_GIVES,
    NOTHING,
    OTHERS_DISCARD,
    OTHERS_DRAW,
    OTHERS_SKIP,
    PASSES_HANDS,
    SHUFFLES_HANDS,
    SKIPS_NEXT,
    SWAPS_HANDS,
    SWAPS_SEATS,
    TAKES_CARD,
    TURNS_DIRECTION,
)
from engine.state.options import CUMULATE, ONLY_FOURS, STACK

# By the effect that a face has in these rules (engine.state.layout.EFFECTS).
_WORDS = {
    NOTHING: b"goes on its color or number",
    SKIPS_NEXT: b"the next one loses the turn",
    TURNS_DIRECTION: b"play turns round",
    DRAWS_TWO: b"the next one draws 2 and loses the turn",
    CALLS_COLOR: b"you call a color",
    DRAWS_FOUR: b"you call a color; the next one draws 4",
    CALLS_PEPPER: b"play goes to who has the pepper",
    CALLS_SEAT: b"play goes to the player of its color",
    GETS_THREES: b"others may give you Threes",
    SWAPS_SEATS: b"a 6 on a 9, or a 9 on a 6: you two change seats",
    GETS_SALT: b"you take the salt",
    ALL_DRAW: b"all others draw a card",
    NAMED_DRAWS: b"you choose who draws a card",
    TAKES_CARD: b"you take a card from another player",
    NAMED_GIVES: b"you choose who gives a card away",
    SWAPS_HANDS: b"you swap hands with another player",
    MAY_SWAP_HANDS: b"you may swap hands with another player",
    PASSES_HANDS: b"all hands move on by a player",
    SHUFFLES_HANDS: b"all hands are shuffled and dealt",
    DARES: b"you call a color, and dare another player",
    OTHERS_DRAW: b"all others draw 2",
    OTHERS_DISCARD: b"all others put their Wilds away",
    OTHERS_SKIP: b"it is your turn again",
    CHARADE: b"you call a color, and play a charade",
}
_WILD = b"goes on any card"
_BLANK = b"counts as what it stands for"
_SEVERAL = b"does several things: see the help"


def effect_words(view: bytearray, card: int) -> bytes:  # per frame
    """Return what a card does, in words. view: of the match."""
    face = FACE[card]
    effect = view[EFFECTS + face]
    if face == BLANK:
        return _BLANK
    if effect == NOTHING and face >= WILD:
        return _WILD
    return _WORDS.get(effect, _SEVERAL)


def may_add(view: bytearray, card: int) -> bool:  # per frame
    """Can a card be laid on a draw card by a player who would draw (COL-1, STA-2, SEV-2)?"""
    stack = view[STACK]
    if not stack or stack == CUMULATE:  # in towers a draw card counts, but answers nothing
        return False
    effect = view[EFFECTS + FACE[counts_as(view, card)]]
    return effect == DRAWS_FOUR or (effect == DRAWS_TWO and stack != ONLY_FOURS)
