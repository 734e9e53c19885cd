"""What the options are for, a line each: see `engine.own.mixed`.

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
LINES = []
LINES += [
    b'What you play with\n'
    b'One more wild in the deck of 112\n'
    b'How many customizable cards the deck of 112 has\n'
    b'What the first customizable card does\n'
    b'What the second customizable card does\n'
    b'What the third customizable card does\n'
    b'Cards to draw for a dare that is not done\n'
    b'Red blank: stands for a lost card, or has an effect\n'
]
LINES += [
    b'Green blank: stands for a lost card, or has an effect\n'
    b'Blue blank: stands for a lost card, or has an effect\n'
    b'Yellow blank: for a lost card, or has an effect\n'
    b'Points of a blank card\n'
    b'Cans of 24 dice\n'
    b'All hands lie open\n'
    b'Decks shuffled together; auto: two from seven players on\n'
    b'Cards dealt to each player\n'
]
LINES += [
    b'Cards dealt from five players on; 0: as many as to four\n'
    b'Who starts the hand\n'
    b'A Wild as the first card\n'
    b'A Wild Draw Four as the first card\n'
    b'A Draw Two as the first card, where draw cards stack\n'
    b'Who starts after a Reverse as the first card\n'
    b'You see your cards only when your first turn comes\n'
    b'What you draw when you do not play\n'
]
LINES += [
    b'A drawn card that fits\n'
    b'Who can play must play\n'
    b'Several cards laid at once\n'
    b'On two numbers of a color: their sum or difference\n'
    b'Laying the exact same card out of turn\n'
    b'Cards for who claims a jump and lays none\n'
    b'Jumping in with a number gives one more play\n'
    b'The exact number makes the player before draw as many\n'
]
LINES += [
    b'Everybody may look at every hand\n'
    b'A number on a number asks for the result\n'
    b'When a Wild may be laid\n'
    b'When a Wild Draw Four may be laid\n'
    b'Who may call a wild dishonest\n'
    b'Cards for a dishonest wild\n'
    b'Cards for doubting an honest one\n'
    b'Cheats stand unless somebody calls them\n'
]
LINES += [
    b"A Wild Draw Four's color is called after the draw\n"
    b'A wild cannot be the last card\n'
    b'Draw cards laid on draw cards add up\n'
    b'Who may add to a draw stack\n'
    b"A draw stack goes on after somebody's last card\n"
    b'No draw cards until everybody has had a turn\n'
    b'Saying sorry for a draw card costs two, if reported\n'
    b'Cards for an uncalled Uno\n'
]
LINES += [
    b'How long an uncalled Uno can be caught\n'
    b'Cards for an Uno that others brought about\n'
    b'What a 0 does\n'
    b'What a 1 does\n'
    b'Who is on turn after a 2\n'
    b'What a 3 does\n'
    b'What a 4 does\n'
    b'What a 5 does\n'
]
LINES += [
    b'What a 6 on a 9 does, or a 9 on a 6\n'
    b'What a 7 does\n'
    b'What an 8 does\n'
    b'Discard piles\n'
    b'A drawn 7, 8 or 9 lies open; 7 and 9 go to neighbors\n'
    b'A Wild sends a forced draw back\n'
    b'A Reverse on a Reverse undoes it\n'
    b'Rainbows and Runs are given away\n'
]
LINES += [
    b'6 and 9 laid by one player send them around the table\n'
    b'Who keeps score\n'
    b'When a hand ends\n'
    b'Turns that end a hand; 0: 100 for each seat\n'
    b'A hand of 10 points or less may be given up\n'
    b'Who scores together\n'
    b'Who gets which points\n'
    b'Points that end the match\n'
]
LINES += [
    b'Who comes to the target\n'
    b'Hands in a match; 0: until somebody has the points\n'
    b'Cards between two hands\n'
    b'What the next hand starts on\n'
    b'Tables to cover with discards; 0: none\n'
    b'Discards that cover a table\n'
]
# Why options contradict each other.
REASONS = []
REASONS += [
    b'Who must play cannot keep a drawn card\n'
    b'Who draws for a card to play must play it\n'
    b'Extra cards are in the deck of 112\n'
    b'A die cannot lie face down\n'
    b'A covered die is gone: there is one on top alone\n'
    b'A blank is a card, and these are dice\n'
    b'The small deck has no such card to lose\n'
    b'Who sees all hands sees every cheat\n'
]
REASONS += [
    b'The first to go out ends a hand on two piles\n'
    b'Who cannot play would leave, and not lose\n'
    b"Nobody wins by another's hand where one loses\n"
    b'One alone loses, and not a side\n'
    b'Only where points are bad\n'
    b'A die goes back into the pool\n'
    b'Both end a match: let one of them be 0\n'
    b'Tables are covered by one pile of cards\n'
]
REASONS += [
    b'Tables are covered by cards\n'
    b'Only one open pile goes on\n'
    b'On two piles any first card acts\n'
    b'No Six on a Nine moves anybody here\n'
    b'This needs two discard piles\n'
    b'This is for one discard pile\n'
    b'Too few can play this rule set\n'
]
