"""The options are put into words, as the menus of a board show them.

Made by `python -m sim index` from sim/options; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
GROUPS = (
    b"Deck and deal",
    b"First card",
    b"A turn",
    b"Wilds",
    b"Draw cards",
    b"Uno",
    b"Numbers that act",
    b"Two piles",
    b"The end of a hand",
    b"The match",
)
# How many options each has.
GROUP_SIZES = (17, 7, 11, 9, 5, 3, 9, 7, 4, 9)
NAMES = (
    b"deck",
    b"extra",
    b"custom",
    b"c1",
    b"c2",
    b"c3",
    b"dare",
    b"blank red",
    b"blank green",
    b"blank blue",
    b"blank yellow",
    b"blank points",
    b"cans",
    b"open",
    b"decks",
    b"cards",
    b"many cards",
    b"first",
    b"first wild",
    b"first four",
    b"first draw",
    b"first reverse",
    b"first acts",
    b"no wait",
    b"draw",
    b"drawn",
    b"must play",
    b"sets",
    b"two for one",
    b"jump",
    b"false claim",
    b"free turn",
    b"exact hits",
    b"peek",
    b"quiz",
    b"wild",
    b"wild4",
    b"challenge",
    b"guilty",
    b"innocent",
    b"dirty",
    b"caller",
    b"color late",
    b"no wild finish",
    b"stack",
    b"stack by",
    b"last stack",
    b"no draw first round",
    b"sorry",
    b"uno",
    b"uno until",
    b"discovered",
    b"zero",
    b"one",
    b"two",
    b"three",
    b"four",
    b"five",
    b"six",
    b"seven",
    b"eight",
    b"piles",
    b"face up",
    b"backfire",
    b"recover",
    b"rainbow",
    b"austere",
    b"keeper",
    b"end",
    b"out",
    b"limit",
    b"surrender",
    b"partners",
    b"scoring",
    b"target",
    b"at target",
    b"hands",
    b"reshuffle",
    b"start",
    b"tables",
    b"table cards",
)
# The words of each option's values; empty: it is a number.
_C1 = (
    b"a dare",
    b"the others draw two",
    b"others discard Wilds",
    b"others are skipped",
    b"a charade",
)
_BLANK_RED = (
    b"no such card",
    b"a 0",
    b"a 1",
    b"a 2",
    b"a 3",
    b"a 4",
    b"a 5",
    b"a 6",
    b"a 7",
    b"a 8",
    b"a 9",
    b"a Skip",
    b"a Reverse",
    b"a Draw Two",
    b"like custom card 1",
    b"like custom card 2",
    b"a dare",
    b"the others draw two",
    b"others discard Wilds",
    b"others are skipped",
    b"a charade",
)
_NO_YES = (b"no", b"yes")
WORDS = (
    (b"108 cards", b"112 cards", b"66 power cards", b"dice"),  # deck
    (b"none", b"Swap Hands", b"Shuffle Hands"),  # extra
    (b"0", b"1", b"2", b"3"),  # custom
    _C1,  # c1
    _C1,  # c2
    _C1,  # c3
    (),  # dare
    _BLANK_RED,  # blank red
    _BLANK_RED,  # blank green
    _BLANK_RED,  # blank blue
    _BLANK_RED,  # blank yellow
    (),  # blank points
    (),  # cans
    _NO_YES,  # open
    (b"1", b"2", b"auto"),  # decks
    (),  # cards
    (),  # many cards
    (b"left of the dealer", b"the youngest"),  # first
    (b"the starter calls", b"goes back", b"stays under the next"),  # first wild
    (b"goes back", b"is green", b"acts, may stack"),  # first four
    (b"draws two at once", b"starts a stack"),  # first draw
    (b"the dealer's right", b"the dealer"),  # first reverse
    (b"who starts", b"as if the dealer's"),  # first acts
    _NO_YES,  # no wait
    (b"one card", b"until one fits", b"nothing: you are out"),  # draw
    (b"may be played", b"must be played", b"is kept"),  # drawn
    _NO_YES,  # must play
    (  # sets
        b"no",
        b"equal numbers",
        b"same, in all colors",
        b"equal+rank",
        b"sum or difference",
        b"equal+pair",
        b"rank+pair",
        b"equal+rank+pair",
        b"sum, product by age",
        b"equal+age",
        b"rank+age",
        b"equal+rank+age",
        b"pair+age",
        b"equal+pair+age",
        b"rank+pair+age",
        b"equal+rank+pair+age",
        b"a sum",
        b"equal+sum",
        b"rank+sum",
        b"equal+rank+sum",
    ),
    _NO_YES,  # two for one
    (b"no", b"colored cards", b"also W4 on W4"),  # jump
    (),  # false claim
    _NO_YES,  # free turn
    _NO_YES,  # exact hits
    _NO_YES,  # peek
    (b"no", b"the sum", b"the product"),  # quiz
    (b"without the color", b"if nothing else fits", b"at any time"),  # wild
    (  # wild4
        b"without the color",
        b"if nothing else fits",
        b"at any time",
        b"instead of drawing",
    ),
    (b"who must draw", b"nobody", b"anybody"),  # challenge
    (),  # guilty
    (),  # innocent
    _NO_YES,  # dirty
    (b"its player", b"anybody"),  # caller
    _NO_YES,  # color late
    _NO_YES,  # no wild finish
    (b"no", b"same on same", b"any on any", b"towers add up", b"W4 on W4 only"),  # stack
    (b"who must draw", b"anybody"),  # stack by
    _NO_YES,  # last stack
    _NO_YES,  # no draw first round
    _NO_YES,  # sorry
    (),  # uno
    (b"until the next turn", b"until it is called", b"until that turn ends"),  # uno until
    (),  # discovered
    (  # zero
        b"nothing",
        b"you may swap hands",
        b"all hands move on",
        b"swap+pass",
        b"all others draw",
        b"swap+draw",
        b"pass+draw",
        b"swap+pass+draw",
    ),
    (b"nothing", b"named players draw"),  # one
    (b"the next", b"holder of the pepper", b"player of its color"),  # two
    (b"nothing", b"others give Threes"),  # three
    (b"nothing", b"you take a card"),  # four
    (b"nothing", b"you name who gives"),  # five
    (b"nothing", b"you two change seats"),  # six
    (b"nothing", b"you swap hands", b"you may swap hands"),  # seven
    (b"nothing", b"you take the salt"),  # eight
    (b"one", b"two", b"another, face down"),  # piles
    _NO_YES,  # face up
    _NO_YES,  # backfire
    _NO_YES,  # recover
    _NO_YES,  # rainbow
    _NO_YES,  # austere
    (b"nobody", b"who goes out first"),  # keeper
    (b"one player is out", b"one player is left"),  # end
    (b"at once", b"when the turn ends"),  # out
    (),  # limit
    _NO_YES,  # surrender
    (b"each alone", b"opposite seats", b"teams"),  # partners
    (  # scoring
        b"all to the winner",
        b"own cards, low wins",
        b"own, until out",
        b"no points",
        b"average of hands won",
    ),
    (),  # target
    (b"ends the match", b"plays no more"),  # at target
    (),  # hands
    (b"are shuffled", b"are only cut"),  # reshuffle
    (b"is turned up", b"is the last discard"),  # start
    (),  # tables
    (),  # table cards
)
