"""This module puts into words what a card does by the rules in play."""

from engine.state import layout
from engine.state.cards import BLANK, FACE, WILD, counts_as
from engine.state.options import CUMULATE, ONLY_FOURS, STACK

# By the effect that a face has in these rules (engine.state.layout.EFFECTS).
_WORDS = {
    layout.NOTHING: b"goes on its color or number",
    layout.SKIPS_NEXT: b"the next one loses the turn",
    layout.TURNS_DIRECTION: b"play turns round",
    layout.DRAWS_TWO: b"the next one draws 2 and loses the turn",
    layout.CALLS_COLOR: b"you call a color",
    layout.DRAWS_FOUR: b"you call a color; the next one draws 4",
    layout.CALLS_PEPPER: b"play goes to who has the pepper",
    layout.CALLS_SEAT: b"play goes to the player of its color",
    layout.GETS_THREES: b"others may give you Threes",
    layout.SWAPS_SEATS: b"a 6 on a 9, or a 9 on a 6: you two change seats",
    layout.GETS_SALT: b"you take the salt",
    layout.ALL_DRAW: b"all others draw a card",
    layout.NAMED_DRAWS: b"you choose who draws a card",
    layout.TAKES_CARD: b"you take a card from another player",
    layout.NAMED_GIVES: b"you choose who gives a card away",
    layout.SWAPS_HANDS: b"you swap hands with another player",
    layout.MAY_SWAP_HANDS: b"you may swap hands with another player",
    layout.PASSES_HANDS: b"all hands move on by a player",
    layout.SHUFFLES_HANDS: b"all hands are shuffled and dealt",
    layout.DARES: b"you call a color, and dare another player",
    layout.OTHERS_DRAW: b"all others draw 2",
    layout.OTHERS_DISCARD: b"all others put their Wilds away",
    layout.OTHERS_SKIP: b"it is your turn again",
    layout.CHARADE: b"you call a color, and play a charade",
}
_WILD = b"goes on any card"
_BLANK = b"counts as what it stands for"
_SEVERAL = b"does several things: see the help"


def effect_words(view: bytearray, card: int) -> bytes:  # per frame
    """Return what a card does, in words. view: of the match."""
    face = FACE[card]
    effect = view[layout.EFFECTS + face]
    if face == BLANK:
        return _BLANK
    if effect == layout.NOTHING and face >= WILD:
        return _WILD
    return _WORDS.get(effect, _SEVERAL)


def may_add(view: bytearray, card: int) -> bool:  # per frame
    """Can a card be laid on a draw card by a player who would draw (COL-1, STA-2, SEV-2)?"""
    stack = view[STACK]
    if not stack or stack == CUMULATE:  # in towers a draw card counts, but answers nothing
        return False
    effect = view[layout.EFFECTS + FACE[counts_as(view, card)]]
    return effect == layout.DRAWS_FOUR or (effect == layout.DRAWS_TWO and stack != ONLY_FOURS)
