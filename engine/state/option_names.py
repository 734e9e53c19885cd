"""This module has the options' names for rule sets and scenarios, in the menus' order.

Made by `python -m sim index` from sim/options; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
NAMES = (
    "deck",
    "extra",
    "custom",
    "c1",
    "c2",
    "c3",
    "dare",
    "blank_red",
    "blank_green",
    "blank_blue",
    "blank_yellow",
    "blank_points",
    "cans",
    "open",
    "decks",
    "cards",
    "many_cards",
    "first",
    "first_wild",
    "first_four",
    "first_draw",
    "first_reverse",
    "first_acts",
    "no_wait",
    "draw",
    "drawn",
    "must_play",
    "sets",
    "two_for_one",
    "jump",
    "false_claim",
    "free_turn",
    "exact_hits",
    "peek",
    "quiz",
    "wild",
    "wild4",
    "challenge",
    "guilty",
    "innocent",
    "dirty",
    "caller",
    "color_late",
    "no_wild_finish",
    "stack",
    "stack_by",
    "last_stack",
    "no_draw_first_round",
    "sorry",
    "uno",
    "uno_until",
    "discovered",
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "piles",
    "face_up",
    "backfire",
    "recover",
    "rainbow",
    "austere",
    "keeper",
    "end",
    "out",
    "limit",
    "surrender",
    "partners",
    "scoring",
    "target",
    "at_target",
    "hands",
    "reshuffle",
    "start",
    "tables",
    "table_cards",
)
# The words of each, a word's place being its value; empty: it takes a number.
_C1 = ("dare", "others_draw", "discard_wilds", "others_skip", "charade")
_BLANK_RED = (
    "none",
    "0",
    "1",
    "2",
    "3",
    "4",
    "5",
    "6",
    "7",
    "8",
    "9",
    "skip",
    "reverse",
    "draw_two",
    "c1",
    "c2",
    "dare",
    "others_draw",
    "discard_wilds",
    "others_skip",
    "charade",
)
_NO_YES = ("0", "1")
WORDS = (
    ("108", "112", "power", "dice"),  # deck
    ("none", "swap", "shuffle"),  # extra
    ("0", "1", "2", "3"),  # custom
    _C1,  # c1
    _C1,  # c2
    _C1,  # c3
    (),  # dare
    _BLANK_RED,  # blank_red
    _BLANK_RED,  # blank_green
    _BLANK_RED,  # blank_blue
    _BLANK_RED,  # blank_yellow
    (),  # blank_points
    (),  # cans
    _NO_YES,  # open
    ("1", "2", "auto"),  # decks
    (),  # cards
    (),  # many_cards
    ("left", "youngest"),  # first
    ("choose", "return", "left_under"),  # first_wild
    ("return", "green", "stack"),  # first_four
    ("drawn", "stack"),  # first_draw
    ("right", "dealer"),  # first_reverse
    ("starter", "dealer"),  # first_acts
    _NO_YES,  # no_wait
    ("one", "until_playable", "none"),  # draw
    ("may", "must", "keep"),  # drawn
    _NO_YES,  # must_play
    (  # sets
        "none",
        "double",
        "same_rank",
        "double+same_rank",
        "sum_or_difference",
        "double+sum_or_difference",
        "same_rank+sum_or_difference",
        "double+same_rank+sum_or_difference",
        "by_age",
        "double+by_age",
        "same_rank+by_age",
        "double+same_rank+by_age",
        "sum_or_difference+by_age",
        "double+sum_or_difference+by_age",
        "same_rank+sum_or_difference+by_age",
        "double+same_rank+sum_or_difference+by_age",
        "sum",
        "double+sum",
        "same_rank+sum",
        "double+same_rank+sum",
    ),
    _NO_YES,  # two_for_one
    ("none", "exact", "exact_all"),  # jump
    (),  # false_claim
    _NO_YES,  # free_turn
    _NO_YES,  # exact_hits
    _NO_YES,  # peek
    ("none", "add", "multiply"),  # quiz
    ("color", "color_or_number", "any"),  # wild
    ("color", "color_or_number", "any", "forced"),  # wild4
    ("next", "none", "any"),  # challenge
    (),  # guilty
    (),  # innocent
    _NO_YES,  # dirty
    ("player", "anybody"),  # caller
    _NO_YES,  # color_late
    _NO_YES,  # no_wild_finish
    ("none", "same", "any", "cumulate", "wild4"),  # stack
    ("next", "any"),  # stack_by
    _NO_YES,  # last_stack
    _NO_YES,  # no_draw_first_round
    _NO_YES,  # sorry
    (),  # uno
    ("turn", "called", "taken"),  # uno_until
    (),  # discovered
    (  # zero
        "none",
        "swap",
        "pass",
        "swap+pass",
        "draw",
        "swap+draw",
        "pass+draw",
        "swap+pass+draw",
    ),
    ("none", "draw"),  # one
    ("none", "pepper", "color"),  # two
    ("none", "get"),  # three
    ("none", "take"),  # four
    ("none", "give"),  # five
    ("none", "swap"),  # six
    ("none", "swap", "may_swap"),  # seven
    ("none", "salt"),  # eight
    ("1", "2", "face_down"),  # piles
    _NO_YES,  # face_up
    _NO_YES,  # backfire
    _NO_YES,  # recover
    _NO_YES,  # rainbow
    _NO_YES,  # austere
    ("none", "first_out"),  # keeper
    ("first_out", "last_left"),  # end
    ("at_once", "turn_end"),  # out
    (),  # limit
    _NO_YES,  # surrender
    ("0", "1", "teams"),  # partners
    ("winner", "low", "own", "none", "average"),  # scoring
    (),  # target
    ("ends", "sits_out"),  # at_target
    (),  # hands
    ("1", "0"),  # reshuffle
    ("turned", "last_discard"),  # start
    (),  # tables
    (),  # table_cards
)
# Why some values of an option cannot be taken together, where others can.
APART = {
    "sets": "Of a sum every card acts, of a pair or by age the last one",
    "seven": "Either you must swap, or you may",
}
