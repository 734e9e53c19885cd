"""What each option is for, in a line, as the menus of a board show it.

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
LINES = (
    b"What you play with", b"One more wild in the deck of 112",
    b"How many customizable cards the deck of 112 has", b"What the first customizable card does",
    b"What the second customizable card does", b"What the third customizable card does",
    b"Cards to draw for a dare that is not done", b"Red blank: a lost card, or an effect",
    b"Green blank: a lost card, or an effect", b"Blue blank: a lost card, or an effect",
    b"Yellow blank: a lost card, or an effect", b"Points of a blank card", b"Cans of 24 dice",
    b"All hands lie open", b"Decks shuffled together, auto for two with seven players",
    b"Cards dealt to each player", b"Cards from five players on, with 0 as many as to four",
    b"Who starts the hand", b"A Wild as the first card", b"A Wild Draw Four as the first card",
    b"A Draw Two as the first card, where draw cards stack",
    b"Who starts after a Reverse as the first card", b"Whom the first card acts for",
    b"When you first see your cards", b"What you draw when you do not play",
    b"A drawn card that fits", b"Who can play must play", b"Several cards played at once",
    b"Two numbers of a color take their sum or difference",
    b"Playing the exact same card out of turn", b"Cards for claiming to jump in without the card",
    b"Jumping in with a number gives one more play",
    b"The exact same number makes the player before draw as many",
    b"Everybody may look at every hand", b"A number on a number asks for the result",
    b"When a Wild may be played", b"When a Wild Draw Four may be played",
    b"Who may challenge a wild", b"Cards for a wild that was guilty",
    b"Cards for challenging an innocent wild", b"Cheats stand unless somebody challenges them",
    b"Who may call a Wild's color that was not called",
    b"A Wild Draw Four's color is called after the draw", b"A wild as the last card",
    b"Draw cards on draw cards add up", b"Who may add to a draw stack",
    b"A draw stack goes on after somebody's last card", b"Draw cards before all have had a turn",
    b"Saying sorry for a draw card costs two, if reported", b"Cards for an uncalled Uno",
    b"How long an uncalled Uno can be caught", b"Cards for an Uno that others brought about",
    b"What a 0 does", b"What a 1 does", b"Who is on turn after a 2", b"What a 3 does",
    b"What a 4 does", b"What a 5 does", b"What a 6 on a 9 does, or a 9 on a 6", b"What a 7 does",
    b"What an 8 does", b"Discard piles", b"A drawn 7, 8 or 9 lies open; 7 and 9 go to neighbors",
    b"A Wild sends a forced draw back", b"A Reverse on a Reverse undoes it",
    b"Rainbows and Runs are given away", b"One player's 6 and 9 send that player round the table",
    b"Who keeps score", b"When a hand ends", b"When a player without cards is out",
    b"Turns that end a hand, with 0 100 each", b"A hand of 10 points or less may be given up",
    b"Who scores together", b"Who gets which points", b"Points that end the match",
    b"A player who reaches the target", b"Hands in a match, with 0 as many as it takes",
    b"Cards between two hands", b"First card of the next hand", b"Tables to cover with discards",
    b"Discards that cover a table",
)
# Why options contradict each other.
REASONS = (
    b"A die cannot lie face down", b"Of covered dice none stays in the pile",
    b"Only the deck of 112 has extra cards", b"A blank is a card, and these are dice",
    b"The small deck has no such card to replace", b"Who sees all hands sees every cheat",
    b"A card not seen yet cannot lie open", b"Who draws for a card to play must play it",
    b"Who must play cannot keep a drawn card", b"Who cannot play is out, but only the last loses",
    b"Who gets it has won, and here nobody wins", b"One player loses here, not a side",
    b"Only where points count against a player", b"A die goes back into the pool",
    b"It needs one discard pile, face up", b"Both end a match: let one of them be 0",
    b"Tables are covered by one pile of cards", b"Tables are covered by cards",
    b"Too few can play this rule set",
)
