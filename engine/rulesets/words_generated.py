"""The options in words, as the menus of a board show them.

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
GROUPS = (
    b"Deck and deal", b"First card", b"A turn", b"Wilds", b"Draw cards", b"Uno",
    b"Numbers that act", b"Two piles", b"The end of a hand", b"The match",
)
# How many options each has.
GROUP_SIZES = (17, 7, 11, 9, 5, 3, 9, 7, 4, 9)
NAMES = (
    b"deck", b"extra wild", b"custom cards", b"custom 1", b"custom 2", b"custom 3", b"dare costs",
    b"red blank", b"green blank", b"blue blank", b"yellow blank", b"blank points", b"cans",
    b"open hands", b"decks", b"cards", b"if five play", b"starts", b"first Wild", b"first +4",
    b"first +2", b"first Reverse", b"first acts for", b"first look", b"you draw", b"drawn card",
    b"must play", b"sets", b"one for two", b"jump in", b"false jump-in", b"jump plays on",
    b"exact hits", b"look at hands", b"quiz", b"Wild", b"Wild +4", b"challenge", b"if guilty",
    b"if innocent", b"cheats", b"color by", b"late color", b"last wild", b"stack", b"who adds",
    b"last stack", b"early draws", b"sorry", b"Uno", b"Uno until", b"Uno by others", b"a 0", b"a 1",
    b"a 2", b"a 3", b"a 4", b"a 5", b"a 6 or 9", b"a 7", b"an 8", b"piles", b"7, 8, 9 move",
    b"backfire", b"undo Reverse", b"rainbow", b"own 6 and 9", b"scorekeeper", b"hand ends",
    b"you are out", b"turn limit", b"give up", b"partners", b"points", b"target", b"at target",
    b"hands", b"old cards", b"next first", b"tables", b"table holds",
)
# The words of each option's values; empty: it is a number.
_SHARED_0 = (
    b"a dare", b"the others draw two", b"others discard Wilds", b"others are skipped", b"a charade",
)
_SHARED_1 = (
    b"no such card", b"a 0", b"a 1", b"a 2", b"a 3", b"a 4", b"a 5", b"a 6", b"a 7", b"a 8", b"a 9",
    b"a Skip", b"a Reverse", b"a Draw Two", b"like custom card 1", b"like custom card 2", b"a dare",
    b"the others draw two", b"others discard Wilds", b"others are skipped", b"a charade",
)
_SHARED_2 = (b"no", b"yes")
_SHARED_3 = (b"allowed", b"not allowed")
WORDS = (
    (b"108 cards", b"112 cards", b"66 power cards", b"dice"),
    (b"none", b"Swap Hands", b"Shuffle Hands"), (b"0", b"1", b"2", b"3"), _SHARED_0, _SHARED_0,
    _SHARED_0, (), _SHARED_1, _SHARED_1, _SHARED_1, _SHARED_1, (), (), _SHARED_2,
    (b"1", b"2", b"auto"), (), (), (b"left of the dealer", b"the youngest"),
    (b"the starter calls", b"goes back", b"stays under the next"),
    (b"goes back", b"is green", b"acts, may stack"), (b"draws two at once", b"starts a stack"),
    (b"the dealer's right", b"the dealer"), (b"who starts", b"as if the dealer's"),
    (b"at once", b"at your first turn"), (b"one card", b"until one fits", b"nothing: you are out"),
    (b"may be played", b"must be played", b"is kept"), _SHARED_2,
    (b"no", b"equal numbers", b"same, in all colors", b"equal+rank", b"sum or difference", b"equal+pair", b"rank+pair", b"equal+rank+pair", b"sum, product by age", b"equal+age", b"rank+age", b"equal+rank+age", b"pair+age", b"equal+pair+age", b"rank+pair+age", b"equal+rank+pair+age", b"a sum", b"equal+sum", b"rank+sum", b"equal+rank+sum"),
    _SHARED_2, (b"no", b"colored cards", b"also +4 on +4"), (), _SHARED_2, _SHARED_2, _SHARED_2,
    (b"no", b"the sum", b"the product"),
    (b"without the color", b"if nothing else fits", b"at any time"),
    (b"without the color", b"if nothing else fits", b"at any time", b"instead of drawing"),
    (b"who must draw", b"nobody", b"anybody"), (), (), _SHARED_2, (b"its player", b"anybody"),
    _SHARED_2, _SHARED_3,
    (b"no", b"same on same", b"any on any", b"towers add up", b"+4 on +4 only"),
    (b"who must draw", b"anybody"), _SHARED_2, _SHARED_3, _SHARED_2, (),
    (b"until the next turn", b"until it is called", b"until that turn ends"), (),
    (b"nothing", b"you may swap hands", b"all hands move on", b"swap+pass", b"all others draw", b"swap+draw", b"pass+draw", b"swap+pass+draw"),
    (b"nothing", b"named players draw"),
    (b"the next", b"holder of the pepper", b"player of its color"),
    (b"nothing", b"others give Threes"), (b"nothing", b"you take a card"),
    (b"nothing", b"you name who gives"), (b"nothing", b"you two change seats"),
    (b"nothing", b"you swap hands", b"you may swap hands"), (b"nothing", b"you take the salt"),
    (b"one", b"two", b"another, face down"), _SHARED_2, _SHARED_2, _SHARED_2, _SHARED_2, _SHARED_2,
    (b"nobody", b"who goes out first"), (b"one player is out", b"one player is left"),
    (b"at once", b"when the turn ends"), (), _SHARED_2,
    (b"each alone", b"opposite seats", b"teams"),
    (b"all to the winner", b"own cards, low wins", b"own, until out", b"no points", b"average of hands won"),
    (), (b"ends the match", b"plays no more"), (), (b"are shuffled", b"are only cut"),
    (b"is turned up", b"is the last discard"), (), (),
)
