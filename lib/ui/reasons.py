"""Notices are what the table tells its holder in place of an event: refusals, and what is asked.

A notice is its words, at most 20 letters; without letters the newest event is told.
"""

# In the order of engine.choices.
_REASONS = (
    b"",  # OK
    b"Not your turn",  # NOT_ASKED
    b"Not now",  # NOT_NOW
    b"You do not hold that",  # NOT_IN_HAND
    b"That does not fit",  # DOES_NOT_FIT
    b"Only the drawn card",  # ONLY_DRAWN
    b"You must play",  # MUST_PLAY
    b"Draw first",  # MUST_DRAW
    b"Nothing to draw",  # NOTHING_TO_DRAW
    b"No such color",  # NO_SUCH_COLOR
    b"No Uno to call",  # NO_UNO
    b"Nobody to catch",  # NOT_CATCHABLE
    b"The hand is over",  # HAND_OVER
    b"No such pile",  # NO_SUCH_PILE
    b"Not that player",  # NO_SUCH_PLAYER
    b"That is no set",  # NO_SET
    b"That cannot be",  # TWO_TAKERS
    b"That cannot be",  # ANOTHER_CARD
    b"No draw cards yet",  # NOT_YET
    b"No wild as the last",  # NOT_LAST
    b"Too many points",  # TOO_MANY_POINTS
)
WHICH_COLOR = b"Which color?"
DRAW_FOUR = b"Draw 4 or challenge?"
DRAW_OR_NOT = b"Draw or challenge?"
HOLDS_COLOR = b"You hold the color!"
# What the newest window asks: a page with a row of answers finds the words (`ui.choice_page`).
PROMPT = b"?"


def notice_of(reason: int) -> bytes:  # per frame
    """The notice for a reason of engine.choices that a choice was refused for."""
    return _REASONS[reason]
