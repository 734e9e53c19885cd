"""Which values of options ask for which modules of the rules (engine/parts.py).

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
MODULES = (
    "engine.rules.second_pile", "engine.rules.backfire", "engine.rules.jump", "engine.rules.equals",
    "engine.rules.sums", "engine.rules.pairs", "engine.rules.stack", "engine.rules.cheats",
    "engine.rules.exact_hits", "engine.rules.quiz", "engine.rules.palm", "engine.rules.eight",
    "engine.rules.face_down", "engine.rules.surrender", "engine.rules.sorry",
    "engine.rules.no_draw_first_round", "engine.rules.unseen", "engine.rules.dice",
    "engine.rules.swaps", "engine.bots.swaps", "engine.rules.custom", "engine.rules.leave",
    "engine.rules.two_for_one", "engine.rules.forced_four", "engine.rules.challenge",
    "engine.rules.bluff", "engine.rules.no_wild_finish", "engine.rules.zero", "engine.rules.one",
    "engine.rules.two", "engine.rules.three", "engine.rules.four", "engine.rules.five",
    "engine.rules.six_on_nine", "engine.bots.face_down", "engine.rules.seven_eight_nine",
    "engine.rules.recover", "engine.rules.melds", "engine.match.partners", "engine.bots.partners",
    "engine.match.ending", "engine.match.unshuffled", "engine.match.trail",
)
# The values that ask for each: rows of a code, the lowest and the highest byte there.
ASKED_BY = (
    b'*\x01\x01',
    b'/\x01\x01',
    b'7\x01\x029\x01\x01',
    b',\x01\x03,\x05\x07,\t\x0b,\r\x0f,\x11\x13',
    b',\x08\x13',
    b',\x04\x07,\x0c\x0f',
    b'+\x01\x02+\x04\x04',
    b'R\x01\x01',
    b';\x01\x01',
    b'K\x01\x02',
    b'R\x01\x01',
    b'\x08\n\n',
    b'*\x02\x02',
    b'I\x01\x01',
    b'V\x01\x01',
    b'=\x01\x01',
    b'S\x01\x01>\x01\x01',
    b'A\x03\x03',
    b'G\x01\x01\x00\x11\x13\x00\x15\x17\x07\x10\x11',
    b'G\x01\x01\x00\x11\x13\x00\x15\x17\x07\x10\x11',
    b'G\x02\x02H\x01\x03W\x0e\x14X\x0e\x14Y\x0e\x14Z\x0e\x14',
    b'5\x02\x02',
    b':\x01\x01',
    b'\x1f\x03\x03',
    b' \x00\x00',
    b' \x02\x02',
    b'<\x01\x01',
    b'\x00\x0c\x0c\x00\x15\x17',
    b'\x01\r\r',
    b'\x02\x06\x07',
    b'\x03\x08\x08',
    b'\x04\x0e\x0e',
    b'\x05\x0f\x0f',
    b'\x06\t\t',
    b'*\x02\x02',
    b'.\x01\x01',
    b'0\x01\x01',
    b'1\x01\x01',
    b'L\x01\x02',
    b'L\x01\x02',
    b'%\x02\x02%\x04\x04N\x01\x01M\x01\xfaP\x01c',
    b'O\x01\x01',
    b'^\x01\x01P\x01c',
)
