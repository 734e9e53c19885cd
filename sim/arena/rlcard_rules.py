"""This module has rlcard 1.2's own rules for two: our options, and a game that offers less.

A player who can play may not draw; a Wild Draw Four is legal only if no other card fits, even a
Wild; a drawn card is played automatically if it is a wild or has the active color, and kept
otherwise. There is no challenge, no Uno to call, and a Reverse of two players only passes the turn.

Three things are as in our game: a first Draw Two costs its player the turn; the player of a Wild as
the first card, or of a drawn one, calls its color, where rlcard chooses it at random; and a drawn
Wild Draw Four makes the next player draw.
"""

from engine.game import Game
from engine.parts import load_rules
from engine.rulesets import load
from engine.rulesets.rule_set import RuleSet
from engine.state.cards import FIRST_WILD_KIND, REVERSE, WILD_FOUR_KIND, color_on
from engine.state.choices import PASS, PLAY, VERB_MASK, card_of
from engine.state.layout import DEPTH, DRAWN, DREW, NOTHING, PHASE, TOP_CARD, TURN

RLCARD = "rlcard"
_OPTIONS = {"must_play": "1", "wild4": "any", "challenge": "none", "uno": "0"}


def rlcard_rules() -> RuleSet:
    """Return the rule set, with its modules; `RlcardGame` does the rest."""
    base = load("official", _OPTIONS)
    effects = bytearray(base.effects)
    effects[REVERSE] = NOTHING
    rules = RuleSet(RLCARD, base.number, (2, 2), base.flat, bytes(effects), base.deck)
    load_rules(rules)
    return rules


class RlcardGame(Game):
    """A game that offers the choices of rlcard's."""

    def choices_into(self, seat: int, out: list[int]) -> int:
        """Write the choices of a seat; see Game."""
        n = super().choices_into(seat, out)
        s = self.state
        if s[DEPTH] or seat != s[TURN]:
            return n
        found = out[:n]
        if s[PHASE] == DREW:
            goes = s[DRAWN] >= FIRST_WILD_KIND or s[DRAWN] & 3 == color_on(s[TOP_CARD])
            kept = [c for c in found if c & VERB_MASK == (PLAY if goes else PASS)]
        else:
            kept = [c for c in found if card_of(c) != WILD_FOUR_KIND] or found
            if any(c & VERB_MASK == PLAY for c in found):
                kept = [c for c in kept if c & VERB_MASK == PLAY] or found
        out[: len(kept)] = kept
        return len(kept)
