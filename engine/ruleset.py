"""A rule set that has been loaded: what a game keeps of it, apart from the loader.

The loader (engine/rulesets, engine/option_names.py) is needed once; on a board `forget_loader`
gives its memory back, and `forget_other` that of this file: a game keeps the bytes.
"""

# set-up: whole file

import sys

from engine.bots.plain import ACTING
from engine.cards import FACE, FIRST_WILD_KIND, WILD_FOUR
from engine.const import const
from engine.layout import EFFECTS, OPTIONS, OPTIONS_SIZE
from engine.options import (
    CARDS_DEALT,
    DECKS,
    FACE_DOWN,
    FIRST_FOUR,
    FIRST_WILD,
    FLAVOR,
    MANY_CARDS,
    PILES,
    QUIZ_WAY,
)
from engine.windows import (
    ANSWERS,
    ASKED_SUM,
    BEGINS,
    CALLING,
    CHALLENGED,
    CHOICES,
    HOUSE_TURN,
    JUMPS,
    LAID,
    OWED,
    OWES,
    PARTS_DO,
    RESUMES,
    RIGHTS_KNOWN,
    SHOWS_MORE,
    TURN_OFFERS,
    TURN_PASSES,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from types import ModuleType

HOUSE = const(2)  # a flavor: house rules on one pile
TWO_PILES = const(1)  # a flavor: two discard piles
_NO_FLAVOR = const(3)
_LEFT_UNDER = const(2)  # first_wild=left_under
_TWO_DECKS = const(1)  # decks=2
_DECKS_BY_PLAYERS = const(2)  # decks=auto
_MANY_PLAYERS = const(7)  # from so many on there are two decks
_SEVERAL_PLAYERS = const(5)  # from so many on `many_cards` are dealt

# What plays on two discard piles. Modules are named here by their whole names: on a drive they have
# others, and some of them are one file.
_ACTS = (
    "engine.acts.turn",
    "engine.acts.forced",
    "engine.acts.carry",
    "engine.acts.setting",
    "engine.acts.seeing",
    "engine.bots.acting",
)
# Modules of the plain turn alone, and of every turn on one discard pile.
_PLAIN = ("engine.turn", "engine.first", "engine.laid")
_ONE_PILE = (
    "engine.owed",
    "engine.calling",
    "engine.piles",
    "engine.hands",
    "engine.bots.one_pile",
)


class RuleSet:
    """A rule set ready to be played.

    name, and number, its place in the index; players: (fewest, most); flat: the options as
    they lie in a state, OPTIONS_SIZE bytes; effects: what each face sets off (layout.EFFECTS),
    24 bytes; deck: its cards, once; flavor: which turn plays them (`bring`).
    """

    def __init__(
        self,
        name: str,
        number: int,
        players: tuple[int, int],
        flat: bytes,
        effects: bytes,
        deck: bytes,
    ) -> None:
        self.name = name
        self.number = number
        self.players = players
        self.flat = flat
        self.effects = effects
        self.deck = deck
        self.flavor = flat[FLAVOR - OPTIONS]

    def whole(self) -> bytes:
        """Return effects and options as they lie in a state from layout.EFFECTS on."""
        return self.effects + self.flat

    def deck_size(self, count: int) -> int:
        """Return how many cards are in play with count players."""
        decks = self.flat[DECKS - OPTIONS]
        is_double = decks == _TWO_DECKS or (decks == _DECKS_BY_PLAYERS and count >= _MANY_PLAYERS)
        return len(self.deck) * (2 if is_double else 1)

    def check_players(self, count: int) -> None:
        """Raise ValueError unless count players can play this rule set."""
        fewest, most = self.players
        if fewest == most != count:
            raise ValueError(f"{self.name} is for {most} players, not {count}")
        if not fewest <= count <= most:
            raise ValueError(f"{self.name} is for {fewest} to {most} players, not {count}")
        cards = self.flat[CARDS_DEALT - OPTIONS]
        if count >= _SEVERAL_PLAYERS and self.flat[MANY_CARDS - OPTIONS]:
            cards = self.flat[MANY_CARDS - OPTIONS]
        if count * cards + self._cards_to_begin(count) > self.deck_size(count):
            raise ValueError(
                f"cards={cards} for {count} players leaves no card to begin on: "
                "deal fewer, or play with decks=2"
            )

    def _cards_to_begin(self, count: int) -> int:
        """Return how many cards must be left undealt, so that a hand can begin on one of them.

        That is one more than those that go back, or under it, as a first card (OFF-2, CRO-1).
        """
        flat = self.flat
        if self.flavor == TWO_PILES:
            return 1
        returned = 0
        for kind in self.deck:
            if kind < FIRST_WILD_KIND:
                continue
            is_four = FACE[kind] == WILD_FOUR
            goes_back = not flat[FIRST_FOUR - OPTIONS] if is_four else flat[FIRST_WILD - OPTIONS]
            if goes_back or flat[FIRST_WILD - OPTIONS] == _LEFT_UNDER:
                returned += 1
        left = returned * (self.deck_size(count) // len(self.deck)) + 1
        return left + (flat[PILES - OPTIONS] == FACE_DOWN)


def forget_loader() -> None:
    """Let the memory of the loader go; `engine.rulesets` can be imported again at any time."""
    for name in list(sys.modules):
        if name == "engine.option_names" or name.startswith("engine.rulesets"):
            _forget(name)


def wanted(rules: "Sequence[int]") -> list[str]:
    """Return the modules that play rules, as far as it is known by those that are loaded.

    What chooses parts for house rules and for matches (`asked`) is among them: when it is there,
    so are those. rules: 96 bytes, what each face does and the options, as in a state from EFFECTS
    on. Their flavor is the plain turn (0), two discard piles (1), or house rules on one (2).
    """
    flavor = rules[FLAVOR - EFFECTS]
    if flavor == TWO_PILES:
        found = list(_ACTS)
        if rules[QUIZ_WAY - EFFECTS]:
            found += ["engine.house.quiz"]
    elif flavor == HOUSE:
        found = ["engine.house.asked"]
        if "engine.house.asked" in sys.modules:
            found += sys.modules["engine.house.asked"].wanted(rules)
        found += ["engine.bots.house"]
    else:
        found = ["engine.turn", "engine.first", "engine.bots.one_pile"]
    found += ["engine.opening", "engine.score", "engine.matches.asked"]
    if "engine.matches.asked" in sys.modules:
        found += sys.modules["engine.matches.asked"].wanted(rules)
    return found


def bring(rules: "Sequence[int]") -> None:
    """Import what plays; rules: as in `wanted`."""
    for _ in range(2):  # all that is wanted is known when the first of it is there
        for name in wanted(rules):
            __import__(name)


def forget_all() -> None:
    """Let go what any rules need: for a board, before what a match needs is loaded again.

    So that finds the heap as the first match did. No game can go on then.
    """
    rules = bytearray(OPTIONS - EFFECTS + OPTIONS_SIZE)
    rules[FLAVOR - EFFECTS] = _NO_FLAVOR
    _forget_rules(rules)


def forget_other(rules: "Sequence[int]") -> None:
    """Let go what other rules need, and this file: for a board, before a match.

    rules: as in `bring`. A game with others cannot go on until `bring` has been called for it.
    """
    _forget_rules(rules)
    _forget(__name__)


def _forget_rules(rules: "Sequence[int]") -> None:
    """Let go what other rules than these need."""
    flavor = rules[FLAVOR - EFFECTS]
    is_one_pile = flavor in (0, HOUSE)
    asks_sums = flavor == 1 and rules[QUIZ_WAY - EFFECTS] > 0
    for kind in range(len(CHOICES)):
        if not _stays(kind, flavor) and not (asks_sums and kind == ASKED_SUM):
            CHOICES[kind] = ANSWERS[kind] = RESUMES[kind] = None  # type: ignore[call-overload]
    while RESUMES and RESUMES[-1] is None:
        for functions in (CHOICES, ANSWERS, RESUMES):
            functions.pop()
    for other in range(3):
        if other != flavor:
            PARTS_DO[BEGINS + other] = None  # type: ignore[call-overload]
            if other or not is_one_pile:  # engine.owed stays with it
                PARTS_DO[OWES + other] = None  # type: ignore[call-overload]
    if flavor:
        for verb in range(TURN_OFFERS, TURN_PASSES + 1):
            PARTS_DO[verb] = None  # type: ignore[call-overload]
    if not is_one_pile:
        ACTING[0] = None  # type: ignore[call-overload]
    for other in range(1, 3):
        if other != flavor:
            ACTING[other] = PARTS_DO[SHOWS_MORE + other] = None  # type: ignore[call-overload]
    if flavor == HOUSE:
        for name in _loaded("engine.house.asked").forget_others(rules):
            _forget(name)
    else:
        for right in range(JUMPS, RIGHTS_KNOWN + 1):
            PARTS_DO[right] = None  # type: ignore[call-overload]
    for name in _loaded("engine.matches.asked").forget_others(rules):
        _forget(name)
    for name in list(sys.modules):
        if (
            (name.startswith("engine.acts") and flavor != 1)
            or (name == "engine.bots.acting" and flavor != 1)
            or (name.startswith("engine.house") and flavor != 2 and not _is_quiz(name, asks_sums))
            or (name == "engine.bots.house" and flavor != 2)
            or (name in _PLAIN and flavor)
            or (name in _ONE_PILE and not is_one_pile)
        ):
            _forget(name)


def _loaded(name: str) -> "ModuleType":
    """Return a module, imported if it is not there yet."""
    __import__(name)
    return sys.modules[name]


def _is_quiz(name: str, is_asked: bool) -> bool:
    """Is it the one house rule that two discard piles may have, too, and asked for (DIC-2)?"""
    return is_asked and name in ("engine.house", "engine.house.quiz")


def _stays(kind: int, flavor: int) -> bool:
    """Does a kind of window belong to a flavor? Challenges belong to all."""
    if kind == CHALLENGED:
        return True
    if kind in (OWED, CALLING):
        return flavor in (0, HOUSE)
    if kind == LAID:
        return flavor == 0
    return flavor == (TWO_PILES if kind < HOUSE_TURN else HOUSE)


def _forget(name: str) -> None:
    if name in sys.modules:
        del sys.modules[name]
        parent, _, last = name.rpartition(".")
        if parent in sys.modules and hasattr(sys.modules[parent], last):
            delattr(sys.modules[parent], last)
