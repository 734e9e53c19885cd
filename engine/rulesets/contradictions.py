"""Options that contradict each other, as data: what makes no sense is refused with its reason.

Each line: an option and some of its values, another option and some of its values, and why they
cannot stand together, in at most 60 characters for the player. Of an option that takes a number
"+" is any but 0. Only what cannot be meant is
here. An option that merely has nothing to do (a free turn where nobody jumps in) harms nobody,
and a mix of one's own is made one option at a time.
"""

# set-up: whole file

from engine.option_names import NEEDS_HOUSE, NEEDS_TWO_PILES, WORDS

TYPE_CHECKING = False
if TYPE_CHECKING:
    Contradiction = tuple[str, tuple[str, ...], str, tuple[str, ...], str]

_ONE_PILE = ("1", "face_down")  # piles
_ANY_BLANK = WORDS["blank_red"][1:]
_LOW = ("0", "1", "2", "3", "4", "5")  # not in deck=power, but for a blue 2 and a green 3
_OTHER_DECKS = ("108", "power", "dice")  # deck
# Values that ask for the turn of house rules and yet stand with two piles.
_WITH_TWO_PILES = ("piles", "peek", "open", "quiz")

CONTRADICTIONS: "tuple[Contradiction, ...]" = (
    ("must_play", ("1",), "drawn", ("keep",), "Who must play cannot keep a drawn card"),
    ("draw", ("until_playable",), "drawn", ("keep",), "Who draws for a card to play must play it"),
    ("extra", ("swap", "shuffle"), "deck", _OTHER_DECKS, "Extra cards are in the deck of 112"),
    ("custom", ("1", "2", "3"), "deck", _OTHER_DECKS, "Extra cards are in the deck of 112"),
    ("deck", ("dice",), "piles", ("face_down",), "A die cannot lie face down"),
    ("deck", ("dice",), "two_for_one", ("1",), "A covered die is gone: there is one on top alone"),
    ("blank_red", _ANY_BLANK, "deck", ("dice",), "A blank is a card, and these are dice"),
    ("blank_green", _ANY_BLANK, "deck", ("dice",), "A blank is a card, and these are dice"),
    ("blank_blue", _ANY_BLANK, "deck", ("dice",), "A blank is a card, and these are dice"),
    ("blank_yellow", _ANY_BLANK, "deck", ("dice",), "A blank is a card, and these are dice"),
    ("blank_red", _LOW, "deck", ("power",), "The small deck has no such card to lose"),
    (
        "blank_green",
        _LOW[:3] + _LOW[4:],
        "deck",
        ("power",),
        "The small deck has no such card to lose",
    ),
    (
        "blank_blue",
        _LOW[:2] + _LOW[3:],
        "deck",
        ("power",),
        "The small deck has no such card to lose",
    ),
    ("blank_yellow", _LOW, "deck", ("power",), "The small deck has no such card to lose"),
    ("peek", ("1",), "piles", ("face_down",), "Who sees all hands sees every cheat"),
    ("open", ("1",), "piles", ("face_down",), "Who sees all hands sees every cheat"),
    ("end", ("last_left",), "piles", ("2",), "The first to go out ends a hand on two piles"),
    ("end", ("last_left",), "draw", ("none",), "Who cannot play would leave, and not lose"),
    ("end", ("last_left",), "surrender", ("1",), "Nobody wins by another's hand where one loses"),
    ("end", ("last_left",), "partners", ("1", "teams"), "One alone loses, and not a side"),
    (
        "at_target",
        ("sits_out",),
        "scoring",
        ("winner", "none", "average"),
        "Only where points are bad",
    ),
    ("start", ("last_discard",), "deck", ("dice",), "A die goes back into the pool"),
    ("tables", ("+",), "hands", ("+",), "Both end a match: let one of them be 0"),
    ("tables", ("+",), "piles", ("2", "face_down"), "Tables are covered by one pile of cards"),
    ("tables", ("+",), "deck", ("dice",), "Tables are covered by cards"),
    ("start", ("last_discard",), "piles", ("2", "face_down"), "Only one open pile goes on"),
    ("first_wild", ("return",), "piles", ("2",), "On two piles any first card acts"),
    ("austere", ("1",), "six", ("none",), "No Six on a Nine moves anybody here"),
)
CONTRADICTIONS += tuple(
    [
        (option, (value,), "piles", _ONE_PILE, "This needs two discard piles")
        for option, value in NEEDS_TWO_PILES
    ]
)
CONTRADICTIONS += tuple(
    [
        (option, (value,), "piles", ("2",), "This is for one discard pile")
        for option, value in NEEDS_HOUSE
        if option not in _WITH_TWO_PILES
    ]
)
