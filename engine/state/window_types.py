"""This module has all types of windows: numbers, stages, and what screens know of these.

engine/spec/windows.py says what the flags mean, and what is asked in words.

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
from engine.const import const

# What a stage is like, besides the verb of a yes in the low five bits.
IN_HAND = const(32)  # the answer is a card of the hand, most often
ON_FIRST = const(64)  # the first answer is more likely than to pass
MAY_SHOW = const(128)  # a card that is given may be shown to all
EVERYBODY = const(256)  # what one seat is asked, all will be
ADDS = const(512)  # seats other than TARGET answer by playing out of turn: they pass
DRAWS_BLIND = const(1024)  # who does not answer draws, without a look at the hand
DRAWS_ON = const(2048)  # so does who drew a card of several in that way
DRAWS_ALONE = const(4096)  # everybody knows that DRAW is the only choice
PASSES_ALONE = const(8192)  # who can only pass is not asked
IS_BRIEF = const(16384)  # one of several in a row, such as a card that is drawn
IS_READ = const(32768)  # there is something to read before the answer
AT_STAKE = const(65536)  # the number at stake is shown beside the piles
ENDS_TURN = const(131072)  # to draw or to pass is the end of a turn
HARMS_NAMED = const(262144)  # whoever is named draws
SWAPS_WITH_NAMED = const(524288)  # whoever is named swaps hands
IS_SECRET = const(1048576)  # nothing that everybody sees tells what is asked
IS_RACE = const(2097152)  # the first answer of anybody holds: persons are asked before bots
GIVES_ALL = const(4194304)  # each card that can be given will be: only to whom is a question
FOR_TABLE = const(8388608)  # it is put to the table before the device goes round

# engine/turn/turn.py: no window is open: the seat on turn plays, draws or passes.
W_TURN = const(0)
TURN_OPEN = const(0)
TURN_DREW = const(1)  # PHASE is DREW
TURN_FREE = const(2)  # PHASE is FREE
TURN_LEAVES = const(3)  # nothing can be drawn: who cannot play is out

# engine/match/first_card.py: the cards are dealt; what that sets off lies above.
W_FIRST_CARD = const(1)

# engine/turn/play.py: the cards in SET_CARDS act, the next of them is number STAGE, on PILE.
W_PLAY = const(2)
UNLAID = const(1)  # CARD was turned up, nobody laid it

# engine/turn/draw.py: TARGET draws AMOUNT cards because of ACTOR, for CARD on PILE; CARD is NO_CARD
# where no card caused the draw, such as for an uncalled Uno. OTHER is the seat that a draw card is
# meant for: only that seat can lose its turn, and whoever draws may use the opposite discard pile;
# NOBODY: the draw costs no turn. The seats in ASKED are asked before the draw whether they add a
# draw card (rules/stack.py).
W_DRAW = const(3)
MAY_ADD = const(0)  # seats are asked whether they add a card
MAY_CHOOSE = const(1)  # TARGET may do something instead, or draw from another pile
CHOOSES_ON = const(2)  # so it may, and has drawn a card
JUST_DRAWS = const(3)  # in the words of the stage before
TOOK_LAST = const(2)  # the card drawn last was the last of a discard pile
SETTLED = const(4)  # nobody may add a draw card any more: it was challenged, or turned up first
BEGUN = const(8)  # a card was drawn, or nothing may be done instead of drawing
JUDGED = const(16)  # it is drawn for a challenge, however that ended
SENT_BACK = const(32)  # ACTOR sent it back with a Wild (GRD-15)

# engine/turn/draw.py: lets the seats draw what TALLY says, in order of play from the seat after
# ACTOR.
W_ROUND = const(4)

# engine/turn/color.py: the seats in ASKED may call the color of the wild that ACTOR laid on PILE;
# ACTOR cannot pass. While it is LATE and until the draw is done OTHER, who draws, sees only the
# first AMOUNT cards of its hand; NOBODY: none drew yet.
W_COLOR = const(5)
ONE_CALLS = const(0)  # one seat must call the color
ANYBODY_CALLS = const(1)  # it is the first one's of several to call
LATE = const(1)  # it is called after the draw that the card causes (CRO-3)

# engine/rules/challenge.py: TARGET may challenge ACTOR's card.
W_CHALLENGE = const(6)
CHALLENGE_OR_DRAW = const(0)
CHALLENGE_OR_NOT = const(1)  # who does not challenge may do something but draw

# engine/rules/bluff.py: the seats in ASKED may call the CARD that ACTOR laid on PILE; the first
# call closes it. It lies on the W_DRAW record of a Wild Draw Four.
W_BLUFF = const(7)
BLUFF_ASKS = const(0)

# engine/rules/cheats.py: the seats in ASKED may call the CARD that ACTOR laid on PILE; the first
# call closes it. So when the card is called only its color was called and a sum was asked for.
W_CHEAT = const(8)
CHEAT_ASKS = const(0)

# engine/rules/palm.py: asked before the hand is scored, whose end WAY_OVER says.
W_PALM = const(9)
# every seat that holds cards is asked whether it palms a Wild Draw Four (PALMED), which nobody else
# sees
PALM_HIDES = const(0)
PALM_CALLS = const(1)  # all are asked whether somebody palmed one; the first call closes the window

# engine/rules/face_down.py: for the card that ACTOR laid: who calls it is in CALLERS; then seat
# after seat pays, AMOUNT of them so far.
W_FACE_DOWN = const(10)
# the seats in ASKED may call it; a call leaves the window open to those not yet asked
DOWN_ASKS = const(0)
# one side puts a card of choice under the draw pile: TARGET is asked which, NOBODY: none is
DOWN_PUTS = const(1)
DOWN_DRAWS = const(2)  # then the other side draws four

# engine/rules/quiz.py: TARGET is asked; AMOUNT is the right answer. After a wrong answer, which
# STAGE counts, the right one is shown (event QUIZZED) and the seat is asked once more; then play
# goes on.
W_QUIZ = const(11)
ASKS_SUM = const(0)
ASKS_PRODUCT = const(1)
ASKS_SUM_AGAIN = const(2)
ASKS_PRODUCT_AGAIN = const(3)

# engine/rules/swaps.py: ACTOR names, AMOUNT times, whom it swaps with.
W_SWAP = const(12)
SWAP_NAMES = const(0)
MAY_KEEP = const(1)  # it may keep its hand

# engine/rules/custom.py: for ACTOR's card on PILE.
W_DARE = const(13)
DARE_DARED = const(0)  # TARGET says whether it did the dare
DARE_ACTED = const(1)  # TARGET, who is ACTOR, says who guessed the charade

# engine/rules/second_pile.py: the discard pile CLOSED is formed again (GRD-12).
W_REFORM = const(14)

# engine/rules/recover.py: TARGET, who would have been next, may lay a Reverse on the one that ACTOR
# laid on PILE.
W_RECOVER = const(15)
RECOVER_ASKS = const(0)
OF_TWO = const(1)  # two players are left: the first Reverse skipped and did not turn

# engine/rules/one.py: ACTOR names a player AMOUNT times for CARD on PILE; TALLY counts the names.
# After the last one all of them draw: a W_ROUND (turn/draw.py, GRD-16).
W_ONE = const(16)
ONE_NAMES = const(0)

# engine/rules/three.py: the seats in ASKED may give ACTOR cards of the face of CARD. OTHER is the
# last seat that showed a card on its way, NOBODY: none; what was shown stays with it, and FLAGS has
# a bit for each color that it showed.
W_THREE = const(17)
THREE_ASKS = const(0)

# engine/rules/four.py: ACTOR takes AMOUNT cards, one after the other.
W_FOUR = const(18)
FOUR_BEGINS = const(0)  # before each card
FOUR_SHOWS = const(1)  # the seats in ASKED may show ACTOR their hands
FOUR_NAMES = const(2)  # ACTOR names a player who holds cards, TARGET
# and takes a face-up card, or the Nth of the others; those are shuffled first unless ACTOR was
# shown them
FOUR_TAKES = const(3)

# engine/rules/five.py: ACTOR names a player, AMOUNT times: once for each adjacent Five.
W_FIVE = const(19)
FIVE_NAMES = const(0)  # ACTOR names TARGET
FIVE_GIVES = const(1)  # TARGET gives a card, or shows it first
FIVE_OFFERS = const(2)  # OTHER takes or refuses the CARD that it was shown
FIVE_GIVES_ANOTHER = const(3)  # it was refused: TARGET gives OTHER another card, unseen
WAS_CALLED = const(1)  # CARD was shown with the call of Uno

# engine/rules/melds.py: ACTOR gained a card: does it give a set away? It opens for every gained
# card, useful or not, since the table knows only that the seat gained one. Its secret is the kind
# gained, DEALT for a whole dealt hand, or MOVED for a seat with face-up cards that a player moved
# to.
W_MELD = const(20)
OF_A_GAIN = const(0)
OF_A_DRAW = const(1)  # for a card of an owed draw
OF_A_DEAL = const(2)  # for a hand that was dealt

# engine/rules/melds.py: ACTOR gives the set away card by card, unseen; each gift may open the next
# W_MELD. TARGET is the seat that all gifts went to so far, NOBODY: none was given. Its secret is
# one byte with the face, or the lowest number and the color, then two bytes with a bit for each
# card that is still to be given, and for a Wild.
W_MELD_GIFTS = const(21)
GIFTS_OF_RAINBOW = const(0)
GIFTS_OF_RUN = const(1)
TO_SEVERAL = const(1)  # gifts went to several

# engine/rules/melds.py: the seats are asked about sets that the deal completed, AMOUNT so far.
W_DEALT = const(22)

# A row is a stage; later ones are like a type's last. Its first row:
FIRST_ROWS = (
    b'\x00\x04\x05\x06\n\x0b\r\x0f\x10\x11\x13\x15\x19\x1a\x1c\x1d'
    b'\x1e\x1f $(+,-'
)
ROW_FLAGS = (
    131104, 131104, 131104, 131104, 0, 0, 8603168, 8471552, 83968, 86016, 0, 0, 10485760, 65536,
    65536, 8454144, 8388622, 1048590, 9437198, 8388622, 32, 0, 0, 0, 0, 524288, 32768, 0, 0,
    8388608, 262144, 8388736, 10, 8388618, 0, 32, 32, 160, 8388615, 32, 8413248, 8415296, 8413504,
    4194336, 0,
)
WINDOW_TYPES = const(23)
