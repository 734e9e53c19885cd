"""Why a choice was refused, in words short enough for the narrowest screen."""

from engine.choices import NO_SUCH_PILE

# By reason (engine.choices), 20 letters at most.
_WORDS = (
    b"",
    b"Not your turn",
    b"Not now",
    b"You do not hold that",
    b"That does not fit",
    b"Only the drawn card",
    b"You must play",
    b"Draw first",
    b"Nothing to draw",
    b"Call a color",
    b"No such color",
    b"No Uno to call",
    b"Nobody to catch",
    b"No such player",
    b"The hand is over",
    b"That is not known",
    b"No such pile",
)


def reason_words(reason: int) -> bytes:  # per frame
    """The words for a reason."""
    return _WORDS[reason] if reason <= NO_SUCH_PILE else b"That cannot be"
