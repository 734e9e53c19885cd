"""A rule set that has been loaded: what a game keeps of it, apart from the loader.

The loader (engine/rulesets, engine/option_names.py) is needed once; on a board `forget_loader`
gives its memory back, and what is here stays.
"""

# set-up: whole file

import sys

from engine.bots import ACTING
from engine.layout import OPTIONS
from engine.options import PILES
from engine.windows import ANSWERS, BEGINS, CHOICES, OWES, RESUMES, TURN_DOES, TURN_OFFERS

# Kinds of windows, from and up to, of one discard pile and of two; challenges are common to both.
_KINDS = ((0, 3), (4, 17))
_ONE_PILE = (
    "engine.turn",
    "engine.first",
    "engine.laid",
    "engine.owed",
    "engine.calling",
    "engine.piles",
    "engine.hands",
)


class RuleSet:
    """A rule set ready to be played.

    name, and number, its place in the index; players: (fewest, most); cards: dealt to each;
    decks: "1", "2" or "auto"; flat: the options as they lie in a state, OPTIONS_SIZE bytes;
    effects: what each face sets off (layout.EFFECTS), 24 bytes; piles: the option, 0 or 1.
    """

    def __init__(
        self,
        name: str,
        number: int,
        players: tuple[int, int],
        cards: int,
        decks: str,
        flat: bytes,
        effects: bytes,
    ) -> None:
        self.name = name
        self.number = number
        self.players = players
        self.cards = cards
        self.decks = decks
        self.flat = flat
        self.effects = effects
        self.piles = flat[PILES - OPTIONS]

    def deck_size(self, count: int) -> int:
        """Return how many cards are in play with count players."""
        return 216 if self.decks == "2" or (self.decks == "auto" and count >= 7) else 108

    def check_players(self, count: int) -> None:
        """Raise ValueError unless count players can play this rule set."""
        fewest, most = self.players
        if not fewest <= count <= most:
            raise ValueError(f"{self.name} is for {fewest} to {most} players, not {count}")
        if count * self.cards >= self.deck_size(count):
            raise ValueError(
                f"cards={self.cards} for {count} players is more than the deck has: "
                "deal fewer, or play with decks=2"
            )


def forget_loader() -> None:
    """Let the memory of the loader go; `engine.rulesets` can be imported again at any time."""
    for name in list(sys.modules):
        if name == "engine.option_names" or name.startswith("engine.rulesets"):
            _forget(name)


def bring(piles: int) -> None:
    """Import what plays with one discard pile (0) or two (1), the value of the option `piles`."""
    if piles:
        for name in __import__("engine.acts").acts.MODULES:
            __import__("engine.acts." + name)
        __import__("engine.bots.acting")
    else:
        __import__("engine.turn")
        __import__("engine.first")


def forget_other(piles: int) -> None:
    """Let go what plays with the other number of discard piles: for a board, before a match.

    A game of that other kind cannot go on until `bring` has been called for it.
    """
    for kind in range(*_KINDS[1 - piles]):
        CHOICES[kind] = ANSWERS[kind] = RESUMES[kind] = None  # type: ignore[call-overload]
    BEGINS[1 - piles] = OWES[1 - piles] = None  # type: ignore[call-overload]
    if piles:
        TURN_OFFERS[0] = None  # type: ignore[call-overload]
        for verb in range(len(TURN_DOES)):
            TURN_DOES[verb] = None  # type: ignore[call-overload]
        for name in _ONE_PILE:
            _forget(name)
    else:
        ACTING[0] = None  # type: ignore[call-overload]
        for name in list(sys.modules):
            if name.startswith("engine.acts") or name == "engine.bots.acting":
                _forget(name)


def _forget(name: str) -> None:
    if name in sys.modules:
        del sys.modules[name]
        parent, _, last = name.rpartition(".")
        if parent in sys.modules and hasattr(sys.modules[parent], last):
            delattr(sys.modules[parent], last)
