"""The options' names for rule sets and scenarios; no board loads this module.

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
NAMES = (
    "deck", "extra", "custom", "c1", "c2", "c3", "dare", "blank_red", "blank_green", "blank_blue",
    "blank_yellow", "blank_points", "cans", "open", "decks", "cards", "many_cards", "first",
    "first_wild", "first_four", "first_draw", "first_reverse", "first_acts", "no_wait", "draw",
    "drawn", "must_play", "sets", "two_for_one", "jump", "false_claim", "free_turn", "exact_hits",
    "peek", "quiz", "wild", "wild4", "challenge", "guilty", "innocent", "dirty", "caller",
    "color_late", "no_wild_finish", "stack", "stack_by", "last_stack", "no_draw_first_round",
    "sorry", "uno", "uno_until", "discovered", "zero", "one", "two", "three", "four", "five", "six",
    "seven", "eight", "piles", "face_up", "backfire", "recover", "rainbow", "austere", "keeper",
    "end", "out", "limit", "surrender", "partners", "scoring", "target", "at_target", "hands",
    "reshuffle", "start", "tables", "table_cards",
)
# The words of each, a word's place being its value; empty: it takes a number.
_SHARED_0 = ("dare", "others_draw", "discard_wilds", "others_skip", "charade")
_SHARED_1 = (
    "none", "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "skip", "reverse", "draw_two", "c1",
    "c2", "dare", "others_draw", "discard_wilds", "others_skip", "charade",
)
_SHARED_2 = ("0", "1")
WORDS = (
    ("108", "112", "power", "dice"), ("none", "swap", "shuffle"), ("0", "1", "2", "3"), _SHARED_0,
    _SHARED_0, _SHARED_0, (), _SHARED_1, _SHARED_1, _SHARED_1, _SHARED_1, (), (), _SHARED_2,
    ("1", "2", "auto"), (), (), ("left", "youngest"), ("choose", "return", "left_under"),
    ("return", "green", "stack"), ("drawn", "stack"), ("right", "dealer"), ("starter", "dealer"),
    _SHARED_2, ("one", "until_playable", "none"), ("may", "must", "keep"), _SHARED_2,
    ("none", "double", "same_rank", "double+same_rank", "sum_or_difference", "double+sum_or_difference", "same_rank+sum_or_difference", "double+same_rank+sum_or_difference", "by_age", "double+by_age", "same_rank+by_age", "double+same_rank+by_age", "sum_or_difference+by_age", "double+sum_or_difference+by_age", "same_rank+sum_or_difference+by_age", "double+same_rank+sum_or_difference+by_age", "sum", "double+sum", "same_rank+sum", "double+same_rank+sum"),
    _SHARED_2, ("none", "exact", "exact_all"), (), _SHARED_2, _SHARED_2, _SHARED_2,
    ("none", "add", "multiply"), ("color", "color_or_number", "any"),
    ("color", "color_or_number", "any", "forced"), ("next", "none", "any"), (), (), _SHARED_2,
    ("player", "anybody"), _SHARED_2, _SHARED_2, ("none", "same", "any", "cumulate", "wild4"),
    ("next", "any"), _SHARED_2, _SHARED_2, _SHARED_2, (), ("turn", "called", "taken"), (),
    ("none", "swap", "pass", "swap+pass", "draw", "swap+draw", "pass+draw", "swap+pass+draw"),
    ("none", "draw"), ("none", "pepper", "color"), ("none", "get"), ("none", "take"),
    ("none", "give"), ("none", "swap"), ("none", "swap", "may_swap"), ("none", "salt"),
    ("1", "2", "face_down"), _SHARED_2, _SHARED_2, _SHARED_2, _SHARED_2, _SHARED_2,
    ("none", "first_out"), ("first_out", "last_left"), ("at_once", "turn_end"), (), _SHARED_2,
    ("0", "1", "teams"), ("winner", "low", "own", "none", "average"), (), ("ends", "sits_out"), (),
    ("1", "0"), ("turned", "last_discard"), (), (),
)
# Why some values of an option cannot be taken together, where others can.
APART = {
    "sets": "Of a sum every card acts, of a pair or by age the last one",
    "seven": "Either you must swap, or you may",
}
