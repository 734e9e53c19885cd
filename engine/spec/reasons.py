"""This module declares every reason for which a choice is refused (CORE-8), by number from 1 on.

    Reason(NAME, IN_SCENARIOS, IN_A_ROW, CLAUSE)            any file of the turn and of the rules
    Reason(NAME, IN_SCENARIOS, IN_A_ROW, CLAUSE, "two three")     these rules alone refuse so

A rule returns the constant NAME (engine/state/reasons.py). Scenarios and links write the first
words, players read the second ones. `python -m sim index` checks that a rule refuses with no reason
of another rule, whose words would say something else. A new reason goes to the end. How a rule gets
one: docs/adding-a-rule.md.
"""

from engine.spec.values import here


class Reason:
    """One reason.

    name: of its constant. words: in scenarios and links. said: to players, in 20 letters. clause:
    of the rulebook. rules: the files of engine/rules that alone refuse so, separated by spaces; "":
    all files may.
    """

    def __init__(self, name: str, words: str, said: str, clause: str, rules: str = "") -> None:
        self.name = name
        self.words = words
        self.said = said
        self.clause = clause
        self.rules = rules
        self.place = here()


REASONS = (
    Reason("NOT_ASKED", "this seat is not asked", "Not your turn", "CORE-8"),
    Reason("NOT_NOW", "this cannot be chosen now", "Not now", "CORE-8"),
    # Of a set nothing else can be missing.
    Reason("NOT_IN_HAND", "the card is not in the hand", "It is put aside", "CORE-8"),
    Reason("DOES_NOT_FIT", "the card does not fit", "Same color or number", "CORE-2"),
    Reason("ONLY_DRAWN", "only the drawn card can be played", "Only the drawn card", "CORE-5"),
    Reason("MUST_PLAY", "who can play must play", "You must play", "DBL-5"),
    Reason("MUST_DRAW", "there are cards to draw", "Draw first", "CORE-3"),
    Reason("NOTHING_TO_DRAW", "there is nothing to draw", "Nothing to draw", "CORE-3"),
    Reason("NO_SUCH_COLOR", "there is no such color to call", "No such color", "CORE-2"),
    Reason("NO_UNO", "there is no Uno to call", "No Uno to call", "OFF-9"),
    Reason("NOT_CATCHABLE", "there is no uncalled Uno to catch", "Nobody to catch", "OFF-9"),
    Reason("HAND_OVER", "the hand is over", "The hand is over", "CORE-13"),
    Reason(
        "NO_SUCH_PILE", "there is no such pile, or it cannot be used now", "No such pile", "GRD-4"
    ),
    Reason("NO_SUCH_PLAYER", "this player cannot be chosen", "Not that player", "CORE-8"),
    Reason(
        "NO_SET",
        "these cards are no set that can be given away now",
        "That is no set",
        "GRD-20",
        "melds",
    ),
    Reason("TWO_TAKERS", "they go to at least two players", "To two players", "GRD-20", "melds"),
    Reason(
        "ANOTHER_CARD",
        "another card must be given, unseen",
        "Another card",
        "GRD-32",
        "three five",
    ),
    Reason(
        "NOT_YET",
        "draw cards may be laid when every seat has had a turn",
        "No draw cards yet",
        "CRO-5",
        "no_draw_first_round",
    ),
    Reason(
        "NOT_LAST",
        "a wild cannot be the last card",
        "No wild as the last",
        "DBL-10",
        "no_wild_finish",
    ),
    Reason(
        "TOO_MANY_POINTS",
        "the hand has too many points to be given up",
        "Too many points",
        "SEV-5",
        "surrender",
    ),
)
