"""What the log says of events: the turn's own, and those of each rule.

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
TURN_EVENTS = (
    b'\x01\x04@: $'
    b'\x02\r@ drew a card'
    b'\x03\x08@ drew %'
    b'\x04\x08@ passed'
    b'\x05\x0f@ missed a turn'
    b'\x07\t@ called '
    b'\x08\x07@: UNO!'
    b'\t\n@ caught #'
    b'\n @ challenged #|?@: one is hidden'
    b'\x0b\x14Guilty: #|=Guilty: $'
    b'\x0c)Innocent: #|=Innocent: $|?None was hidden'
    b'\r\x13Discards reshuffled'
    b'\x0e\n@ went out'
    b'\x0f\x08First: $'
    b'\x10\x0b$ set aside'
    b'\x12\x0f@ won the match'
    b'\x13\x07@ dealt'
    b'\x14\x08@ drew $'
    b'\x16\t@ to #: $'
    b'!\tTurned: $'
    b'$\n@ showed $'
    b'4\x0f@ lost the hand'
    b'6\x0f@ to #: a Three'
    b'7\x0f@ missed a turn'
)
BACKFIRE_EVENTS = b'\x1a\x10@ backfired on #'
CHEATS_EVENTS = (
    b'2\x07Back: $'
    b'3\x16@: cheat! $|+@ hid a $'
)
CUSTOM_EVENTS = (
    b'+\x13Hands were shuffled'
    b',\x08@ shed $'
    b'-"@ did the dare|0@ refused the dare'
    b'.\x0c@ guessed it'
)
EIGHT_EVENTS = b'\x1f\x0f@ took the salt'
FACE_DOWN_EVENTS = (
    b')\x11@: card face down'
    b'*\x0f@ put one under'
    b'5\x0cNobody dared'
)
FIVE_EVENTS = b'\x19\x0c@ refused it'
FOUR_EVENTS = (
    b'\x17\x08@ took $'
    b'\x18\x10@ showed # cards'
)
JUMP_EVENTS = b'%\x1d@ jumped in|-@ jumped in vain'
LEAVE_EVENTS = b'(\x11@ left: % play on'
MELDS_EVENTS = b'\x1c\x18@: a Rainbow!|+@: a Run!'
ONE_EVENTS = b'\x15\t@ chose #'
QUIZ_EVENTS = b'/\rThe answer: %'
RECOVER_EVENTS = b'\x1b\x10@ turned it back'
SECOND_PILE_EVENTS = b'"\x08@ took $'
SEVEN_EIGHT_NINE_EVENTS = b'\x1d\x13@ to #: $|=@ drew $'
SIX_ON_NINE_EVENTS = (
    b'\x1e\x10@ & # swap seats'
    b'#\x0f@ walked around'
)
SORRY_EVENTS = b'1\x0c@ said sorry'
SURRENDER_EVENTS = b'0\x0e@ gave up to #'
SWAPS_EVENTS = (
    b'&\x10@ & # swap hands'
    b"'%All hands go left|+All hands go right"
)
TWO_EVENTS = b' \x12The pepper picks #'
