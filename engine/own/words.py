"""The options in words, as the menus of a board show them: see `engine.own.mixed`.

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
GROUPS = (
    b'Deck and deal\n'
    b'First card\n'
    b'A turn\n'
    b'Wilds\n'
    b'Draw cards\n'
    b'Uno\n'
    b'Numbers that act\n'
    b'Two piles\n'
    b'The end of a hand\n'
    b'The match\n'
)
GROUP_SIZES = b'\x11\x06\x0b\x08\x05\x03\t\x07\x03\t'
NAMES = []
NAMES += [
    b'deck\n'
    b'extra\n'
    b'custom\n'
    b'c1\n'
    b'c2\n'
    b'c3\n'
    b'dare\n'
    b'blank_red\n'
]
NAMES += [
    b'blank_green\n'
    b'blank_blue\n'
    b'blank_yellow\n'
    b'blank_points\n'
    b'cans\n'
    b'open\n'
    b'decks\n'
    b'cards\n'
]
NAMES += [
    b'many_cards\n'
    b'first\n'
    b'first_wild\n'
    b'first_four\n'
    b'first_draw\n'
    b'first_reverse\n'
    b'no_wait\n'
    b'draw\n'
]
NAMES += [
    b'drawn\n'
    b'must_play\n'
    b'sets\n'
    b'two_for_one\n'
    b'jump\n'
    b'false_claim\n'
    b'free_turn\n'
    b'exact_hits\n'
]
NAMES += [
    b'peek\n'
    b'quiz\n'
    b'wild\n'
    b'wild4\n'
    b'challenge\n'
    b'guilty\n'
    b'innocent\n'
    b'dirty\n'
]
NAMES += [
    b'color_late\n'
    b'no_wild_finish\n'
    b'stack\n'
    b'stack_by\n'
    b'last_stack\n'
    b'no_draw_first_round\n'
    b'sorry\n'
    b'uno\n'
]
NAMES += [
    b'uno_until\n'
    b'discovered\n'
    b'zero\n'
    b'one\n'
    b'two\n'
    b'three\n'
    b'four\n'
    b'five\n'
]
NAMES += [
    b'six\n'
    b'seven\n'
    b'eight\n'
    b'piles\n'
    b'face_up\n'
    b'backfire\n'
    b'recover\n'
    b'rainbow\n'
]
NAMES += [
    b'austere\n'
    b'keeper\n'
    b'end\n'
    b'limit\n'
    b'surrender\n'
    b'partners\n'
    b'scoring\n'
    b'target\n'
]
NAMES += [
    b'at_target\n'
    b'hands\n'
    b'reshuffle\n'
    b'start\n'
    b'tables\n'
    b'table_cards\n'
]
# What the words of each are called, a tab behind every one.
WORDS = []
WORDS += [
    b'108 cards\t112 cards\t66 power cards\tdice\t\n'
    b'none\tSwap Hands\tShuffle Hands\t\n'
    b'0\t1\t2\t3\t\n'
    b'a dare\tthe others draw two\tothers lose Wilds\tothers are skipped\t'
    b'a charade\t\n'
    b'a dare\tthe others draw two\tothers lose Wilds\tothers are skipped\t'
    b'a charade\t\n'
    b'a dare\tthe others draw two\tothers lose Wilds\tothers are skipped\t'
    b'a charade\t\n'
    b'\n'
    b'no such card\ta 0\ta 1\ta 2\ta 3\ta 4\ta 5\ta 6\ta 7\ta 8\ta 9\ta Skip\ta Reverse\t'
    b'a Draw Two\tlike custom card 1\tlike custom card 2\t\n'
]
WORDS += [
    b'no such card\ta 0\ta 1\ta 2\ta 3\ta 4\ta 5\ta 6\ta 7\ta 8\ta 9\ta Skip\ta Reverse\t'
    b'a Draw Two\tlike custom card 1\tlike custom card 2\t\n'
    b'no such card\ta 0\ta 1\ta 2\ta 3\ta 4\ta 5\ta 6\ta 7\ta 8\ta 9\ta Skip\ta Reverse\t'
    b'a Draw Two\tlike custom card 1\tlike custom card 2\t\n'
    b'no such card\ta 0\ta 1\ta 2\ta 3\ta 4\ta 5\ta 6\ta 7\ta 8\ta 9\ta Skip\ta Reverse\t'
    b'a Draw Two\tlike custom card 1\tlike custom card 2\t\n'
    b'\n'
    b'\n'
    b'no\tyes\t\n'
    b'1\t2\tauto\t\n'
    b'\n'
]
WORDS += [
    b'\n'
    b'left of the dealer\tthe youngest\t\n'
    b'the starter calls\tgoes back\tstays under the next\t\n'
    b'goes back\tis green\tstarts a stack\t\n'
    b'is drawn at once\tstarts a stack\t\n'
    b"the dealer's right\tthe dealer\t\n"
    b'no\tyes\t\n'
    b'one card\tuntil one fits\tnothing: you are out\t\n'
]
WORDS += [
    b'may be played\tmust be played\tis kept\t\n'
    b'no\tyes\t\n'
    b'no\ta sum (two piles)\ttwo equal numbers\tsame, in all colors\t'
    b'sum or difference\tsum, product by age\t\n'
    b'no\tyes\t\n'
    b'no\tcolored cards\talso W4 on W4\t\n'
    b'\n'
    b'no\tyes\t\n'
    b'no\tyes\t\n'
]
WORDS += [
    b'no\tyes\t\n'
    b'no\tthe sum\tthe product\t\n'
    b'without the color\tif nothing else fits\tat any time\t\n'
    b'without the color\tif nothing else fits\tat any time\trather than draw\t\n'
    b'who must draw\tnobody\tanybody\t\n'
    b'\n'
    b'\n'
    b'no\tyes\t\n'
]
WORDS += [
    b'no\tyes\t\n'
    b'no\tyes\t\n'
    b'no\tsame on same\tany on any\ttowers (two piles)\tW4 on W4 only\t\n'
    b'who must draw\tanybody\t\n'
    b'no\tyes\t\n'
    b'no\tyes\t\n'
    b'no\tyes\t\n'
    b'\n'
]
WORDS += [
    b'the next turn begins\tit is called\t\n'
    b'\n'
    b'nothing\tyou may swap hands\tall hands move on\tall others draw\t\n'
    b'nothing\tplayers named draw\t\n'
    b'the next\tholder of the pepper\tplayer of its color\t\n'
    b'nothing\tothers give Threes\t\n'
    b'nothing\tyou take a card\t\n'
    b'nothing\tone named gives\t\n'
]
WORDS += [
    b'nothing\tyou two change seats\t\n'
    b'nothing\tyou swap hands\tyou may swap hands\t\n'
    b'nothing\tyou take the salt\t\n'
    b'one\ttwo\tanother, face down\t\n'
    b'no\tyes\t\n'
    b'no\tyes\t\n'
    b'no\tyes\t\n'
    b'no\tyes\t\n'
]
WORDS += [
    b'no\tyes\t\n'
    b'nobody\twho goes out first\t\n'
    b'somebody is out\tone is left\t\n'
    b'\n'
    b'no\tyes\t\n'
    b'each alone\topposite seats\tteams\t\n'
    b'winner gets the rest\town cards, low wins\town, until out\tno points\t'
    b'average of hands won\t\n'
    b'\n'
]
WORDS += [
    b'ends the match\tplays no more\t\n'
    b'\n'
    b'are shuffled\tare only cut\t\n'
    b'a turned card\tthe last discard\t\n'
    b'\n'
    b'\n'
]
