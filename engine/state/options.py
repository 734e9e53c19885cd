"""This module says where the options lie in the state, and names their values.

An option is one byte from layout.OPTIONS on, or two if its numbers pass 255. If its values are
words it holds the place of the word, else the number itself.

Made by `python -m sim index`; a test fails when it is stale.
"""

from engine.const import const

DECKS = const(480)  # decks: Decks shuffled together, auto for two with seven players
CARDS_DEALT = const(481)  # cards: Cards dealt to each player
FIRST_PLAYER = const(482)  # first: Who starts the hand
FIRST_WILD = const(483)  # first_wild: A Wild as the first card
FIRST_REVERSE = const(484)  # first_reverse: Who starts after a Reverse as the first card
DRAWN_CARD = const(485)  # drawn: A drawn card that fits
FORCE_PLAY = const(486)  # must_play: Who can play must play
WILD_FOUR_LEGAL = const(487)  # wild4: When a Wild Draw Four may be played
CHALLENGES = const(488)  # challenge: Who may challenge a wild
GUILTY_DRAWS = const(489)  # guilty: Cards for a wild that was guilty
INNOCENT_DRAWS = const(490)  # innocent: Cards for challenging an innocent wild
UNO_PENALTY = const(491)  # uno: Cards for an uncalled Uno
END = const(492)  # end: When a hand ends
SCORING = const(493)  # scoring: Who gets which points
TARGET = const(494)  # target (two bytes): Points that end the match
LIMIT = const(496)  # limit (two bytes): Turns that end a hand, with 0 100 each
PILES = const(498)  # piles: Discard piles
STACK = const(499)  # stack: Draw cards on draw cards add up
SETS = const(500)  # sets: Several cards played at once
UNO_UNTIL = const(501)  # uno_until: How long an uncalled Uno can be caught
FACE_UP_CARDS = const(502)  # face_up: A drawn 7, 8 or 9 lies open; 7 and 9 go to neighbors
BACKFIRE = const(503)  # backfire: A Wild sends a forced draw back
RECOVER = const(504)  # recover: A Reverse on a Reverse undoes it
RAINBOW = const(505)  # rainbow: Rainbows and Runs are given away
AUSTERE = const(506)  # austere: One player's 6 and 9 send that player round the table
DISCOVERED_UNO = const(507)  # discovered: Cards for an Uno that others brought about
KEEPER = const(508)  # keeper: Who keeps score
DRAW_WAY = const(509)  # draw: What you draw when you do not play
WILD_LEGAL = const(510)  # wild: When a Wild may be played
JUMP = const(511)  # jump: Playing the exact same card out of turn
FREE_TURN = const(512)  # free_turn: Jumping in with a number gives one more play
STACK_BY = const(513)  # stack_by: Who may add to a draw stack
TWO_FOR_ONE = const(514)  # two_for_one: Two numbers of a color take their sum or difference
EXACT_HITS = const(515)  # exact_hits: The exact same number makes the player before draw as many
NO_WILD_FINISH = const(516)  # no_wild_finish: A wild as the last card
NO_EARLY_DRAWS = const(517)  # no_draw_first_round: Draw cards before all have had a turn
COLOR_LATE = const(518)  # color_late: A Wild Draw Four's color is called after the draw
FIRST_FOUR = const(519)  # first_four: A Wild Draw Four as the first card
FIRST_DRAW = const(520)  # first_draw: A Draw Two as the first card, where draw cards stack
DECK = const(521)  # deck: What you play with
LAST_STACKS = const(523)  # last_stack: A draw stack goes on after somebody's last card
FALSE_CLAIM = const(524)  # false_claim: Cards for claiming to jump in without the card
MANY_CARDS = const(525)  # many_cards: Cards from five players on, with 0 as many as to four
DARE_DRAWS = const(526)  # dare: Cards to draw for a dare that is not done
EXTRA_CARD = const(527)  # extra: One more wild in the deck of 112
CUSTOM_CARDS = const(528)  # custom: How many customizable cards the deck of 112 has
SURRENDER_AT = const(529)  # surrender: A hand of 10 points or less may be given up
PEEK = const(530)  # peek: Everybody may look at every hand
QUIZ_WAY = const(531)  # quiz: A number on a number asks for the result
PARTNERS = const(532)  # partners: Who scores together
MATCH_HANDS = const(533)  # hands: Hands in a match, with 0 as many as it takes
AT_TARGET = const(534)  # at_target: A player who reaches the target
RESHUFFLE = const(535)  # reshuffle: Cards between two hands
TABLES = const(536)  # tables: Tables to cover with discards
TABLE_CARDS = const(537)  # table_cards: Discards that cover a table
DIRTY = const(538)  # dirty: Cheats stand unless somebody challenges them
NO_WAIT = const(539)  # no_wait: When you first see your cards
CANS = const(540)  # cans: Cans of 24 dice
OPEN = const(541)  # open: All hands lie open
SORRY = const(542)  # sorry: Saying sorry for a draw card costs two, if reported
BLANKS = const(543)  # blank_red: Red blank: a lost card, or an effect
BLANK_GREEN = const(544)  # blank_green: Green blank: a lost card, or an effect
BLANK_BLUE = const(545)  # blank_blue: Blue blank: a lost card, or an effect
BLANK_YELLOW = const(546)  # blank_yellow: Yellow blank: a lost card, or an effect
BLANK_POINTS = const(547)  # blank_points: Points of a blank card
COLOR_CALLER = const(548)  # caller: Who may call a Wild's color that was not called
FIRST_ACTS_FOR = const(549)  # first_acts: Whom the first card acts for
START = const(550)  # start: First card of the next hand
OUT_WHEN = const(551)  # out: When a player without cards is out

# Other constants, then values.
SEVERAL_PLAYERS = const(5)  # from this many players on `many_cards` are dealt
MANY_PLAYERS = const(7)  # from this many players on `decks=auto` means two decks
DICE = const(3)  # deck=dice
TWO_DECKS = const(1)  # decks=2
DECKS_BY_PLAYERS = const(2)  # decks=auto
YOUNGEST = const(1)  # first=youngest
WILD_RETURNS = const(1)  # first_wild=return
WILD_LEFT_UNDER = const(2)  # first_wild=left_under
FOUR_IS_GREEN = const(1)  # first_four=green
REVERSE_STARTS_RIGHT = const(0)  # first_reverse=right
AS_DEALER = const(1)  # first_acts=dealer
UNTIL_PLAYABLE = const(1)  # draw=until_playable
NO_DRAWING = const(2)  # draw=none
MUST_PLAY_DRAWN = const(1)  # drawn=must
KEEP_DRAWN = const(2)  # drawn=keep
DOUBLES = const(1)  # sets=double
SAME_RANK = const(2)  # sets=same_rank
SUM_OR_DIFFERENCE = const(4)  # sets=sum_or_difference
BY_AGE = const(8)  # sets=by_age
SUMS = const(16)  # sets=sum
MULTIPLIES = const(2)  # quiz=multiply
BY_COLOR = const(0)  # wild=color, wild4=color
ANY_TIME = const(2)  # wild4=any
ONLY_FORCED = const(3)  # wild4=forced
NEXT_CHALLENGES = const(0)  # challenge=next
NOBODY_CHALLENGES = const(1)  # challenge=none
ANY_CHALLENGES = const(2)  # challenge=any
ANYBODY = const(1)  # caller=anybody
STACK_ANY = const(2)  # stack=any
CUMULATE = const(3)  # stack=cumulate
ONLY_FOURS = const(4)  # stack=wild4
UNTIL_CALLED = const(1)  # uno_until=called
UNTIL_TAKEN = const(2)  # uno_until=taken
TWO_PILES = const(1)  # piles=2
FACE_DOWN = const(2)  # piles=face_down
LAST_LEFT = const(1)  # end=last_left
AT_TURN_END = const(1)  # out=turn_end
OPPOSITE = const(1)  # partners=1
LOW_WINS = const(1)  # scoring=low
OWN_POINTS = const(2)  # scoring=own
NO_POINTS = const(3)  # scoring=none
AVERAGE = const(4)  # scoring=average
