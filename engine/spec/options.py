"""This module declares every option of the rules, in the order and the groups of the menus.

    Option(name, LINE, CLAUSE, Value(word, SAID, …), …)          one of some words
    yes_no(name, LINE, CLAUSE)                                   0 or 1
    number(name, LINE, CLAUSE, lowest, highest, default)         a whole number

Everything that is so of an option stands in its entry, also what screens, pages and tests must know
of it. `python -m sim index` checks it, gives each new option a byte (engine/spec/kept.txt), and
makes everything else from it: constants (engine/state/options.py), the files *_generated.py of
engine/rulesets, and tables in the docs. No board has this file; neither a game nor a menu loads it.
How to add an option: docs/adding-an-option.md.
"""

from types import SimpleNamespace

from engine.spec.state import EFFECTS
from engine.spec.values import here

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

# The rules, in the order in which they are registered: where several add to the same place of the
# turn, the first is called first (engine/state/hooks.py). Those not named here come last.
RULES = (
    "second_pile backfire jump equals sums pairs stack cheats exact_hits quiz palm eight face_down "
    "surrender sorry no_draw_first_round unseen"
).split()

# What a card may set off, such as EFFECT.DARES (engine/spec/state.py).
EFFECT = SimpleNamespace(**{name: number for name, (number, _) in EFFECTS.names.items()})

# Rules that lie in engine/match, since they act between hands.
BETWEEN_HANDS = ("ending", "partners", "trail", "unshuffled")
# Rules may ask for what bots do about them, too: engine/bots/NAME.py.
OF_BOTS = "bots."
_SWAPS = "swaps bots.swaps"
_SIDES = "partners bots.partners"

# Constants for engine/state/options.py that belong to no value: name, number, and what it is.
CONSTANTS = (
    ("SEVERAL_PLAYERS", 5, "from this many players on `many_cards` are dealt"),
    ("MANY_PLAYERS", 7, "from this many players on `decks=auto` means two decks"),
)


class Value:
    """One value of an option with words; the byte holds the place of the word.

    word: its name in rule sets and scenarios. said: its name in a menu, in 20 characters.
    rule: the rules that it asks for, separated by spaces (engine/rules, BETWEEN_HANDS, OF_BOTS).
    constant: its name in engine/state/options.py, if modules read it. effect: of an option about a
    face, what the face sets off (EFFECT). brings: an option that it also sets, and
    that one's value. players: the only number of players, 0: any.
    """

    def __init__(
        self,
        word: str,
        said: str,
        rule: str = "",
        constant: str = "",
        effect: int = 0,
        brings: "tuple[str, str] | None" = None,
        players: int = 0,
    ) -> None:
        self.word = word
        self.said = said
        self.rule = rule
        self.constant = constant
        self.effect = effect
        self.brings = brings
        self.players = players
        self.place = here()


class Against:
    """Some values of an option contradict some of another; the reason has 60 characters.

    values and others are words separated by spaces; "+" is any number but 0. Only contradictions
    are refused. An option without effect in a mix, such as a free turn where nobody jumps in, does
    no harm, and a mix on the device is made one option at a time.
    """

    def __init__(self, values: str, other: str, others: str, reason: str) -> None:
        self.values = values
        self.other = other
        self.others = others
        self.reason = reason
        self.place = here()


class Option:
    """One option.

    line: its purpose, in 60 characters. clause: of the rulebook.
    values: none: it is a number within bounds; above 255 it takes two bytes. constant: the byte's
    name in engine/state/options.py, if not the option's own. rule: the rules that any number but 0
    asks for. default: the value of `official`, if not the first word. asked_with: it is asked again
    before a match where another option has one of these values. apart: why some of its values
    cannot be combined, where others can. face: of an option about a face, its number
    (engine/state/cards.py); its values have effects then. said: its name in a menu, if not its own.

    many_answers: with these values, "+" being any but 0, a seat may have more answers than a turn
    has by itself, and the table keeps three rows of the screen for them (lib/ui/table).
    terms: words of the pages in docs/rules, as regular expressions, and the values where a page may
    say so; it must where they set a rule set apart. "one must_play=0": only with the other options
    so, too, with | between their values. The same term may stand at several options.
    figures: of a number, how the pages name it, each with a group for its digits.
    """

    def __init__(
        self,
        name: str,
        line: str,
        clause: str,
        *values: Value,
        constant: str = "",
        rule: str = "",
        default: str = "",
        bounds: "tuple[int, int] | None" = None,
        against: "tuple[Against, ...]" = (),
        asked_with: "tuple[str, str] | None" = None,
        apart: str = "",
        face: int = -1,
        said: str = "",
        many_answers: str = "",
        terms: "dict[str, str] | None" = None,
        figures: "tuple[str, ...]" = (),
    ) -> None:
        self.name = name
        self.said = said or name.replace("_", " ")
        self.line = line
        self.clause = clause
        self.values = values
        self.constant = constant or name.upper()
        self.rule = rule
        self.base = default or (values[0].word if values else "")
        self.is_number = bounds is not None
        self.bounds = bounds or (0, 0)
        self.against = against
        self.asked_with = asked_with
        self.apart = apart
        self.face = face
        self.many_answers = many_answers
        self.terms = terms or {}
        self.figures = figures
        self.words = tuple([value.word for value in values])
        self.is_effect = face >= 0
        self.is_wide = self.bounds[1] > 255
        self.place = here()

    def value_of(self, text: str) -> int:
        """Return the place of a word, or the number in a text."""
        return self.words.index(text) if self.values else int(text)


def yes_no(
    name: str,
    line: str,
    clause: str,
    rule: str = "",
    brings: "tuple[str, str] | None" = None,
    words: "tuple[str, str]" = ("no", "yes"),
    **more: "Any",
) -> Option:
    """Return an option that is 0 or 1, 0 in `official`; rule and brings belong to its 1.

    words: for 0 and 1 in a menu. more: see `Option`.
    """
    values = Value("0", words[0]), Value("1", words[1], rule, brings=brings)
    return Option(name, line, clause, *values, **more)


def number(
    name: str, line: str, clause: str, lowest: int, highest: int, default: int, **more: "Any"
) -> Option:
    """Return an option that is a number. more: see `Option`."""
    return Option(name, line, clause, default=str(default), bounds=(lowest, highest), **more)


def several(
    values: "tuple[Value, ...]", short: "tuple[str, ...]", effect: int = 0
) -> "list[Value]":
    """Return the values that combine some single ones, in the order of their bits.

    values: the first is none of them; each other has a bit. short: their names in a combination in
    a menu. effect: the number to which their bits are added, if they are effects.
    """
    found = [values[0]]
    for bits in range(1, 1 << len(short)):
        places = [i for i in range(len(short)) if bits >> i & 1]
        some = [values[1 + i] for i in places]
        if len(some) == 1:
            found.append(some[0])
        else:
            word = "+".join([one.word for one in some])
            said = "+".join([short[i] for i in places])
            rules = " ".join([one.rule for one in some])
            found.append(Value(word, said, rules, effect=effect and effect + bits))
    return found


# fmt: off
_CUSTOM_EFFECTS = (
    Value("dare", "a dare", effect=EFFECT.DARES),
    Value("others_draw", "the others draw two", effect=EFFECT.OTHERS_DRAW),
    Value("discard_wilds", "others discard Wilds", effect=EFFECT.OTHERS_DISCARD),
    Value("others_skip", "others are skipped", effect=EFFECT.OTHERS_SKIP),
    Value("charade", "a charade", effect=EFFECT.CHARADE),
)
_BLANKS = (
    [Value("none", "no such card")] + [Value(face, "a " + face) for face in "0123456789"]
) + [
    Value("skip", "a Skip"),
    Value("reverse", "a Reverse"),
    Value("draw_two", "a Draw Two"),
    Value("c1", "like custom card 1", rule="custom"),
    Value("c2", "like custom card 2", rule="custom"),
] + [Value(one.word, one.said, rule="custom") for one in _CUSTOM_EFFECTS]


# The four blanks lie side by side in the state, in the order of colors (rulesets/decks.py).
def _blank(name: str, line: str, missing: str, constant: str = "", said: str = "") -> Option:
    """Return the option of one color's blank card; missing: faces that `deck=power` lacks."""
    any_card = " ".join([value.word for value in _BLANKS[1:]])
    return Option(
        name, line, "OFF-12", *_BLANKS, constant=constant, said=said,
        against=(
            Against(any_card, "deck", "dice", "A blank is a card, and these are dice"),
            Against(missing, "deck", "power", "The small deck has no such card to replace"),
        ),
    )


# Rules for playing several cards at once. Those of a rule set are combined, a bit of the byte each.
_NO_SETS = Value("none", "no")
_DOUBLE = Value("double", "equal numbers", rule="equals", constant="DOUBLES")
_SAME_RANK = Value("same_rank", "same, in all colors", rule="equals", constant="SAME_RANK")
_PAIR = Value(
    "sum_or_difference", "sum or difference", rule="pairs",
    constant="SUM_OR_DIFFERENCE",
)
_BY_AGE = Value(
    "by_age", "sum, product by age", rule="sums", constant="BY_AGE"
)
_SUM = Value("sum", "a sum", rule="sums", constant="SUMS")
_SHORT_SETS = ("equal", "rank", "pair", "age")
# In a sum every card acts; in a pair or by age only the last one does, so these stay apart.
_SUMS_WITH = several((_NO_SETS, _DOUBLE, _SAME_RANK, _SUM), ("equal", "rank", "sum"))[5:]

_UNSEEN_CHEATS = Against("1", "piles", "face_down", "Who sees all hands sees every cheat")
_COVERED = "Of covered dice none stays in the pile"
_EXTRA = "Only the deck of 112 has extra cards"

# Headings of the menus, each with its options. What a value asks for stands beside it.
GROUPS = {
    "Deck and deal": (
        Option(
            "deck", "What you play with", "POW-1",
            Value("108", "108 cards"),
            Value("112", "112 cards"),
            Value("power", "66 power cards"),
            Value("dice", "dice", rule="dice", constant="DICE"),
            against=(
                Against("dice", "piles", "face_down", "A die cannot lie face down"),
                Against("dice", "two_for_one", "1", _COVERED),
                Against("dice", "stack", "cumulate", _COVERED),
            ),
            terms={
                r"\bdice\b|\bdie\b|\broll": "dice",
                r"(?<!no )\bwilds?\b|\+4": "108 112 power",
                "66 cards": "power",
            },
        ),
        Option(
            "extra", "One more wild in the deck of 112", "CUS-1",
            Value("none", "none"),
            Value("swap", "Swap Hands", rule=_SWAPS),
            Value("shuffle", "Shuffle Hands", rule="custom"),
            constant="EXTRA_CARD",
            against=(Against("swap shuffle", "deck", "108 power dice", _EXTRA),),
            said="extra wild",
            many_answers="+",
            terms={"swap hands": "swap"},
        ),
        Option(
            "custom", "How many customizable cards the deck of 112 has", "CUS-4",
            Value("0", "0"),
            Value("1", "1", rule="custom"),
            Value("2", "2", rule="custom"),
            Value("3", "3", rule="custom"),
            constant="CUSTOM_CARDS", against=(Against("1 2 3", "deck", "108 power dice", _EXTRA),),
            said="custom cards",
            many_answers="+",
        ),
        Option(
            "c1", "What the first customizable card does", "CUS-4",
            *_CUSTOM_EFFECTS,
            asked_with=("custom", "1 2 3"),
            face=20,
            said="custom 1",
        ),
        Option(
            "c2", "What the second customizable card does", "CUS-4",
            *_CUSTOM_EFFECTS,
            default="others_draw", asked_with=("custom", "2 3"),
            face=21,
            said="custom 2",
        ),
        Option(
            "c3", "What the third customizable card does", "CUS-4",
            *_CUSTOM_EFFECTS,
            default="charade", asked_with=("custom", "3"),
            face=22,
            said="custom 3",
        ),
        number(
            "dare", "Cards to draw for a dare that is not done", "CUS-4", 1, 20, 2,
            constant="DARE_DRAWS", asked_with=("custom", "1 2 3"),
            said="dare costs",
        ),
        _blank(
            "blank_red", "Red blank: a lost card, or an effect", "0 1 2 3 4 5", "BLANKS",
            said="red blank",
        ),
        _blank(
            "blank_green", "Green blank: a lost card, or an effect", "0 1 2 4 5",
            said="green blank",
        ),
        _blank(
            "blank_blue", "Blue blank: a lost card, or an effect", "0 1 3 4 5",
            said="blue blank",
        ),
        _blank(
            "blank_yellow", "Yellow blank: a lost card, or an effect", "0 1 2 3 4 5",
            said="yellow blank",
        ),
        number("blank_points", "Points of a blank card", "OFF-12", 0, 50, 20),
        number("cans", "Cans of 24 dice", "DIC-1", 1, 3, 2),
        yes_no(
            "open", "All hands lie open", "DIC-1",
            brings=("peek", "1"), against=(_UNSEEN_CHEATS,),
            said="open hands",
        ),
        Option(
            "decks", "Decks shuffled together, auto for two with seven players", "CRO-1",
            Value("1", "1"),
            Value("2", "2", constant="TWO_DECKS"),
            Value("auto", "auto", constant="DECKS_BY_PLAYERS"),
        ),
        number(
            "cards", "Cards dealt to each player", "OFF-1", 1, 15, 7,
            constant="CARDS_DEALT",
        ),
        number(
            "many_cards", "Cards from five players on, with 0 as many as to four", "CRO-1",
            0, 15, 0,
            said="if five play",
        ),
    ),
    "First card": (
        Option(
            "first", "Who starts the hand", "CORE-1",
            Value("left", "left of the dealer"),
            Value("youngest", "the youngest", constant="YOUNGEST"),
            constant="FIRST_PLAYER",
            said="starts",
        ),
        Option(
            "first_wild", "A Wild as the first card", "OFF-2",
            Value("choose", "the starter calls"),
            Value("return", "goes back", constant="WILD_RETURNS"),
            Value("left_under", "stays under the next", constant="WILD_LEFT_UNDER"),
            said="first Wild",
        ),
        Option(
            "first_four", "A Wild Draw Four as the first card", "POW-4",
            Value("return", "goes back"),
            Value("green", "is green", constant="FOUR_IS_GREEN"),
            Value("stack", "acts, may stack"),
            said="first +4",
            terms={"is green": "green"},
        ),
        Option(
            "first_draw", "A Draw Two as the first card, where draw cards stack", "DBL-1",
            Value("drawn", "draws two at once"),
            Value("stack", "starts a stack"),
            said="first +2",
        ),
        Option(
            "first_reverse", "Who starts after a Reverse as the first card", "OFF-2",
            Value("right", "the dealer's right", constant="REVERSE_STARTS_RIGHT"),
            Value("dealer", "the dealer"),
            said="first Reverse",
            terms={"dealer starts": "dealer"},
        ),
        Option(
            "first_acts", "Whom the first card acts for", "GRD-2",
            Value("starter", "who starts"),
            Value("dealer", "as if the dealer's", constant="AS_DEALER"),
            constant="FIRST_ACTS_FOR",
            said="first acts for",
        ),
        yes_no(
            "no_wait", "When you first see your cards", "DBL-10",
            rule="unseen", words=("at once", "at your first turn"),
            against=(Against("1", "face_up", "1", "A card not seen yet cannot lie open"),),
            said="first look",
        ),
    ),
    "A turn": (
        Option(
            "draw", "What you draw when you do not play", "ROA-3",
            Value("one", "one card"),
            Value("until_playable", "until one fits", constant="UNTIL_PLAYABLE"),
            Value("none", "nothing: you are out", rule="leave", constant="NO_DRAWING"),
            constant="DRAW_WAY",
            against=(
                Against(
                    "until_playable", "drawn", "keep", "Who draws for a card to play must play it",
                ),
            ),
            said="you draw",
            terms={
                "Or draw a card": "one must_play=0",
                "draw until you can": "until_playable",
                "out of the hand at once": "none",
            },
        ),
        Option(
            "drawn", "A drawn card that fits", "CORE-5",
            Value("may", "may be played"),
            Value("must", "must be played", constant="MUST_PLAY_DRAWN"),
            Value("keep", "is kept", constant="KEEP_DRAWN"),
            constant="DRAWN_CARD",
            said="drawn card",
        ),
        yes_no(
            "must_play", "Who can play must play", "DBL-5",
            constant="FORCE_PLAY",
            against=(Against("1", "drawn", "keep", "Who must play cannot keep a drawn card"),),
            terms={"If you can play, you must": "1"},
        ),
        Option(
            "sets", "Several cards played at once", "STA-1",
            *several((_NO_SETS, _DOUBLE, _SAME_RANK, _PAIR, _BY_AGE), _SHORT_SETS),
            _SUM,
            *_SUMS_WITH,
            apart="Of a sum every card acts, of a pair or by age the last one",
            many_answers="+",
            terms={
                "sum or difference": "sum_or_difference",
                "one of each color": "same_rank",
                "equal numbers": "double",
                "[Aa]dd to a set": "sum",
                "multiply": "by_age",
            },
        ),
        yes_no(
            "two_for_one", "Two numbers of a color take their sum or difference", "ROA-2",
            rule="two_for_one",
            said="one for two",
            many_answers="+",
            terms={"two top": "1"},
        ),
        Option(
            "jump", "Playing the exact same card out of turn", "SEV-1",
            Value("none", "no"),
            Value("exact", "colored cards", rule="jump"),
            Value("exact_all", "also +4 on +4", rule="jump"),
            said="jump in",
            many_answers="+",
            terms={"exactly the card on top": "exact exact_all"},
        ),
        number(
            "false_claim", "Cards for claiming to jump in without the card", "SEV-1", 0, 20, 0,
            said="false jump-in",
        ),
        yes_no(
            "free_turn", "Jumping in with a number gives one more play", "DBL-2",
            said="jump plays on",
            terms={"one more play": "1 sets=double"},
        ),
        yes_no(
            "exact_hits", "The exact same number makes the player before draw as many", "DIR-2",
            rule="exact_hits",
            terms={"exactly the number card": "1"},
        ),
        yes_no(
            "peek", "Everybody may look at every hand", "COW-4", against=(_UNSEEN_CHEATS,),
            said="look at hands",
            many_answers="+",
            terms={"look at any hand": "1"},
        ),
        Option(
            "quiz", "A number on a number asks for the result", "DIC-2",
            Value("none", "no"),
            Value("add", "the sum", rule="quiz"),
            Value("multiply", "the product", rule="quiz", constant="MULTIPLIES"),
            constant="QUIZ_WAY",
            many_answers="+",
        ),
    ),
    "Wilds": (
        Option(
            "wild", "When a Wild may be played", "DBL-6",
            Value("color", "without the color", constant="BY_COLOR"),
            Value("color_or_number", "if nothing else fits"),
            Value("any", "at any time"),
            constant="WILD_LEGAL", default="any",
            said="Wild",
        ),
        Option(
            "wild4", "When a Wild Draw Four may be played", "OFF-7",
            Value("color", "without the color", constant="BY_COLOR"),
            Value("color_or_number", "if nothing else fits"),
            Value("any", "at any time", constant="ANY_TIME"),
            Value("forced", "instead of drawing", rule="forced_four", constant="ONLY_FORCED"),
            constant="WILD_FOUR_LEGAL",
            said="Wild +4",
            terms={
                "fair only without": "color color_or_number",
                "nothing else you hold fits": "color_or_number wild=color_or_number",
                "color, number or sign in play|nothing else": "color_or_number",
                "fair at any time": "any wild=any",
                r"With a \+4 in hand you may not draw": "forced",
            },
        ),
        Option(
            "challenge", "Who may challenge a wild", "OFF-8",
            Value("next", "who must draw", rule="challenge", constant="NEXT_CHALLENGES"),
            Value("none", "nobody", constant="NOBODY_CHALLENGES"),
            Value("any", "anybody", rule="bluff", constant="ANY_CHALLENGES"),
            constant="CHALLENGES",
            many_answers="any",
            terms={
                "(?<![Nn]obody can )[Cc]halleng": "next any",
                "[Nn]obody can challenge": "none piles=1|2",
            },
        ),
        number(
            "guilty", "Cards for a wild that was guilty", "OFF-8", 0, 20, 4,
            constant="GUILTY_DRAWS",
            said="if guilty",
            figures=(
                r"challenge(?: it|: |)[^.]*?[:,] you draw (\d+)",
                r"Unfair: (?:you|its player) draws? (\d+)",
            ),
        ),
        number(
            "innocent", "Cards for challenging an innocent wild", "OFF-8", 0, 20, 6,
            constant="INNOCENT_DRAWS",
            said="if innocent",
            figures=(
                r"if fair, (?:they|the other) draws? (\d+)",
                r"Fair: (?:they|the challenger) draws? (\d+)",
            ),
        ),
        yes_no(
            "dirty", "Cheats stand unless somebody challenges them", "SEV-3",
            rule="cheats palm",
            said="cheats",
            many_answers="+",
        ),
        Option(
            "caller", "Who may call a Wild's color that was not called", "GRD-19",
            Value("player", "its player"),
            Value("anybody", "anybody", constant="ANYBODY"),
            constant="COLOR_CALLER",
            said="color by",
            terms={"say nothing": "anybody"},
        ),
        yes_no(
            "color_late", "A Wild Draw Four's color is called after the draw", "CRO-3",
            rule="unseen",
            against=(Against("1", "face_up", "1", "A card not seen yet cannot lie open"),),
            said="late color",
            terms={"called after the draw": "1"},
        ),
        yes_no(
            "no_wild_finish", "A wild as the last card", "DBL-10",
            rule="no_wild_finish", words=("allowed", "not allowed"),
            said="last wild",
        ),
    ),
    "Draw cards": (
        Option(
            "stack", "Draw cards on draw cards add up", "COL-1",
            Value("none", "no"),
            Value("same", "same on same", rule="stack"),
            Value("any", "any on any", rule="stack", constant="STACK_ANY"),
            Value("cumulate", "towers add up", constant="CUMULATE"),
            Value("wild4", "+4 on +4 only", rule="stack", constant="ONLY_FOURS"),
            terms={
                "may add|must add|adding": "same any wild4",
                r"add a \+2 to a \+2|any \+2": "same any",
                r"Never one kind|add a \+2 to a \+2, or": "same",
                "[Tt]ower|count together": "cumulate",
            },
        ),
        Option(
            "stack_by", "Who may add to a draw stack", "DBL-3",
            Value("next", "who must draw"),
            Value("any", "anybody", rule="jump"),
            said="who adds",
            many_answers="+",
            terms={"[Aa]nybody may add": "any"},
        ),
        yes_no(
            "last_stack", "A draw stack goes on after somebody's last card", "DBL-8",
            constant="LAST_STACKS",
            terms={"others may still add": "1"},
        ),
        yes_no(
            "no_draw_first_round", "Draw cards before all have had a turn", "CRO-5",
            rule="no_draw_first_round", constant="NO_EARLY_DRAWS",
            words=("allowed", "not allowed"),
            said="early draws",
            terms={"[Nn]ot before everybody": "1"},
        ),
        yes_no(
            "sorry", "Saying sorry for a draw card costs two, if reported", "CRO-7",
            rule="sorry",
            many_answers="+",
            terms={"says sorry": "1"},
        ),
    ),
    "Uno": (
        number(
            "uno", "Cards for an uncalled Uno", "OFF-9", 0, 20, 4, constant="UNO_PENALTY",
            said="Uno",
            figures=(
                r"(?:Uno|forgotten it) costs (\d+)",
            ),
        ),
        Option(
            "uno_until", "How long an uncalled Uno can be caught", "OFF-9",
            Value("turn", "until the next turn"),
            Value("called", "until it is called", constant="UNTIL_CALLED"),
            Value("taken", "until that turn ends", constant="UNTIL_TAKEN"),
            said="Uno until",
            terms={
                "caught until you call": "called",
                "has ended the turn": "taken",
            },
        ),
        number(
            "discovered", "Cards for an Uno that others brought about", "GRD-36", 0, 20, 1,
            constant="DISCOVERED_UNO",
            said="Uno by others",
            figures=(r"later it costs (\d+)",),
        ),
    ),
    "Numbers that act": (
        Option(
            "zero", "What a 0 does", "SEV-1",
            *several(
                (
                    Value("none", "nothing"),
                    Value("swap", "you may swap hands", rule=_SWAPS, effect=EFFECT.MAY_SWAP_HANDS),
                    Value("pass", "all hands move on", rule=_SWAPS, effect=EFFECT.PASSES_HANDS),
                    Value("draw", "all others draw", rule="zero", effect=EFFECT.ALL_DRAW),
                ),
                ("swap", "pass", "draw"), EFFECT.SWAPS_HANDS,
            ),
            face=0,
            said="a 0",
            many_answers="+",
            terms={
                "swap hands": "swap",
                "may swap hands": "swap",
                "hands move on": "pass",
                "all others draw": "draw",
            },
        ),
        Option(
            "one", "What a 1 does", "GRD-25",
            Value("none", "nothing"),
            Value("draw", "named players draw", rule="one", effect=EFFECT.NAMED_DRAWS),
            face=1,
            said="a 1",
            many_answers="+",
            terms={"choose who draws": "draw"},
        ),
        Option(
            "two", "Who is on turn after a 2", "GRD-26",
            Value("none", "the next"),
            Value("pepper", "holder of the pepper", rule="two", effect=EFFECT.CALLS_PEPPER),
            Value("color", "player of its color", rule="two", effect=EFFECT.CALLS_SEAT, players=4),
            face=2,
            said="a 2",
            many_answers="+",
            terms={"pepper": "pepper"},
        ),
        Option(
            "three", "What a 3 does", "GRD-28",
            Value("none", "nothing"),
            Value("get", "others give Threes", rule="three", effect=EFFECT.GETS_THREES),
            face=3,
            said="a 3",
            many_answers="+",
            terms={"Threes": "get"},
        ),
        Option(
            "four", "What a 4 does", "GRD-29",
            Value("none", "nothing"),
            Value("take", "you take a card", rule="four", effect=EFFECT.TAKES_CARD),
            face=4,
            said="a 4",
            many_answers="+",
            terms={"take a card from another": "take"},
        ),
        Option(
            "five", "What a 5 does", "GRD-31",
            Value("none", "nothing"),
            Value("give", "you name who gives", rule="five", effect=EFFECT.NAMED_GIVES),
            face=5,
            said="a 5",
            many_answers="+",
            terms={"who must give": "give"},
        ),
        Option(
            "six", "What a 6 on a 9 does, or a 9 on a 6", "GRD-33",
            Value("none", "nothing"),
            Value("swap", "you two change seats", rule="six_on_nine", effect=EFFECT.SWAPS_SEATS),
            face=6,
            said="a 6 or 9",
            many_answers="+",
            terms={"change seats": "swap"},
        ),
        Option(
            "seven", "What a 7 does", "SEV-1",
            Value("none", "nothing"),
            Value("swap", "you swap hands", rule=_SWAPS, effect=EFFECT.SWAPS_HANDS),
            Value("may_swap", "you may swap hands", rule=_SWAPS, effect=EFFECT.MAY_SWAP_HANDS),
            apart="Either you must swap, or you may",
            face=7,
            said="a 7",
            many_answers="+",
            terms={
                "swap hands": "swap may_swap",
                "may swap hands": "may_swap",
                r"you must\. 0": "swap",
            },
        ),
        Option(
            "eight", "What an 8 does", "GRD-34",
            Value("none", "nothing"),
            Value("salt", "you take the salt", rule="eight", effect=EFFECT.GETS_SALT),
            face=8,
            said="an 8",
            many_answers="+",
            terms={r"\bsalt": "salt"},
        ),
    ),
    "Two piles": (
        Option(
            "piles", "Discard piles", "TWD-1",
            Value("1", "one"),
            Value("2", "two", rule="second_pile", constant="TWO_PILES"),
            Value("face_down", "another, face down", rule="face_down bots.face_down",
                constant="FACE_DOWN"),
            many_answers="+",
            terms={
                "(?<![Nn]obody can )[Cc]halleng": "face_down",
                "pile 1|Pile 2|either pile": "2",
                "face down": "face_down",
            },
        ),
        yes_no(
            "face_up", "A drawn 7, 8 or 9 lies open; 7 and 9 go to neighbors", "GRD-30",
            constant="FACE_UP_CARDS", rule="seven_eight_nine",
            said="7, 8, 9 move",
            many_answers="+",
            terms={"neighbor|open cards|lies? open": "1"},
        ),
        yes_no(
            "backfire", "A Wild sends a forced draw back", "GRD-15", rule="backfire",
            many_answers="+",
            terms={"who caused it": "1"},
        ),
        yes_no(
            "recover", "A Reverse on a Reverse undoes it", "GRD-18", rule="recover",
            said="undo Reverse",
            many_answers="+",
            terms={"would have been next": "1"},
        ),
        yes_no(
            "rainbow", "Rainbows and Runs are given away", "GRD-20", rule="melds",
            many_answers="+",
            terms={r"all four colors|Run\b": "1"},
        ),
        yes_no(
            "austere", "One player's 6 and 9 send that player round the table", "GRD-33",
            said="own 6 and 9",
        ),
        Option(
            "keeper", "Who keeps score", "GRD-39",
            Value("none", "nobody"),
            Value("first_out", "who goes out first"),
            said="scorekeeper",
        ),
    ),
    "The end of a hand": (
        Option(
            "end", "When a hand ends", "COW-5",
            Value("first_out", "one player is out"),
            Value("last_left", "one player is left", constant="LAST_LEFT"),
            against=(
                Against(
                    "last_left", "draw", "none", "Who cannot play is out, but only the last loses"
                ),
                Against(
                    "last_left", "surrender", "1", "Who gets it has won, and here nobody wins"
                ),
                Against("last_left", "partners", "1 teams", "One player loses here, not a side"),
            ),
            said="hand ends",
            terms={"last player with cards loses": "last_left"},
        ),
        Option(
            "out", "When a player without cards is out", "CORE-13",
            Value("at_once", "at once"),
            Value("turn_end", "when the turn ends", constant="AT_TURN_END"),
            constant="OUT_WHEN",
            said="you are out",
            terms={"when a turn is over": "turn_end"},
        ),
        number(
            "limit", "Turns that end a hand, with 0 100 each", "CORE-16", 0, 9999, 0,
            said="turn limit",
        ),
        yes_no(
            "surrender", "A hand of 10 points or less may be given up", "SEV-5",
            rule="surrender", constant="SURRENDER_AT",
            said="give up",
            many_answers="+",
            terms={"give up the hand": "1"},
        ),
    ),
    "The match": (
        Option(
            "partners", "Who scores together", "PAR-1",
            Value("0", "each alone"),
            Value("1", "opposite seats", rule=_SIDES, constant="OPPOSITE", players=4),
            Value("teams", "teams", rule=_SIDES),
            terms={
                "[Pp]artner": "1",
                r"\b[Tt]eam": "teams",
            },
        ),
        Option(
            "scoring", "Who gets which points", "OFF-11",
            Value("winner", "all to the winner"),
            Value("low", "own cards, low wins", constant="LOW_WINS"),
            Value("own", "own, until out", rule="ending", constant="OWN_POINTS"),
            Value("none", "no points", constant="NO_POINTS"),
            Value("average", "average of hands won", rule="ending", constant="AVERAGE"),
            said="points",
            terms={
                "average": "average",
                "[Pp]oints are bad": "low own",
                "[Nn]o points": "none",
                "counts the first card": "own",
                "score what": "winner average",
                "points win|reaches 500": "winner hands=0",
                "sits? out|out of the match": "own",
            },
        ),
        number(
            "target", "Points that end the match", "CORE-15", 1, 9999, 500,
            asked_with=("scoring", "winner low own"),
            figures=(
                r"(\d+) points win|reaches (\d+)|\bhas (\d+)|At (\d+) you",
            ),
        ),
        Option(
            "at_target", "A player who reaches the target", "CHA-1",
            Value("ends", "ends the match"),
            Value("sits_out", "plays no more", rule="ending"),
            against=(
                Against(
                    "sits_out", "scoring", "winner none average",
                    "Only where points count against a player",
                ),
            ),
            terms={"sits? out|out of the match": "sits_out"},
        ),
        number(
            "hands", "Hands in a match, with 0 as many as it takes", "SEV-4",
            0, 250, 0,
            rule="ending", constant="MATCH_HANDS", asked_with=("scoring", "average"),
            terms={"15 hands": "15"},
        ),
        Option(
            "reshuffle", "Cards between two hands", "DBL-9",
            Value("1", "are shuffled"),
            Value("0", "are only cut", rule="unshuffled"),
            said="old cards",
            terms={"only cut": "0"},
        ),
        Option(
            "start", "First card of the next hand", "TAB-1",
            Value("turned", "is turned up"),
            Value("last_discard", "is the last discard", rule="trail"),
            against=(
                Against("last_discard", "deck", "dice", "A die goes back into the pool"),
                Against(
                    "last_discard", "piles", "2 face_down", "It needs one discard pile, face up"
                ),
            ),
            said="next first",
            terms={"[Tt]rail": "last_discard tables=15"},
        ),
        number(
            "tables", "Tables to cover with discards", "TAB-1", 0, 99, 0,
            rule="ending trail", asked_with=("start", "last_discard"),
            against=(
                Against("+", "hands", "+", "Both end a match: let one of them be 0"),
                Against("+", "piles", "2 face_down", "Tables are covered by one pile of cards"),
                Against("+", "deck", "dice", "Tables are covered by cards"),
            ),
        ),
        number(
            "table_cards", "Discards that cover a table", "TAB-1", 1, 250, 20,
            asked_with=("start", "last_discard"),
            said="table holds",
        ),
    ),
}
# fmt: on
OPTIONS = tuple([option for group in GROUPS.values() for option in group])
BY_NAME = {option.name: option for option in OPTIONS}


def contradictions() -> "Iterator[tuple[Option, Against]]":
    """Yield each contradiction, after the option that declares it."""
    for option in OPTIONS:
        for against in option.against:
            yield option, against
