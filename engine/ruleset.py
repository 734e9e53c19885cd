"""A rule set keeps what a game needs to know of its rules; `bring` imports what plays them.

    rules = RuleSet(name, number, players, flat, effects, deck)    made by engine/rulesets
    bring(rules.whole())                                           before a game with them

Modules that play rules put their functions into the tables of engine/windows.py,
engine/house/parts.py and engine/bots/plain.py. Those of other rules may be there, too: a game
calls what its options ask for, whatever else is loaded.
"""

# set-up: whole file

from engine.cards import FACE, FIRST_WILD_KIND, WILD_FOUR
from engine.layout import EFFECTS, OPTIONS
from engine.matches.asked import parts_of as match_parts
from engine.options import (
    CARDS_DEALT,
    DECKS,
    DECKS_BY_PLAYERS,
    FACE_DOWN,
    FIRST_FOUR,
    FIRST_WILD,
    FLAVOR,
    HOUSE,
    MANY_CARDS,
    MANY_PLAYERS,
    PILES,
    QUIZ_WAY,
    SEVERAL_PLAYERS,
    TWO_DECKS,
    TWO_PILES,
    WILD_LEFT_UNDER,
)

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

# By flavor, the modules that always play it; they import others.
_PLAYED_BY = (
    ("engine.turn", "engine.first", "engine.bots.one_pile"),
    (
        "engine.acts.turn",
        "engine.acts.forced",
        "engine.acts.carry",
        "engine.acts.setting",
        "engine.acts.seeing",
        "engine.bots.acting",
    ),
    ("engine.bots.house",),  # and what engine/house/asked.py finds
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
        is_double = decks == TWO_DECKS or (decks == DECKS_BY_PLAYERS and count >= MANY_PLAYERS)
        return len(self.deck) * (2 if is_double else 1)

    def check_players(self, count: int) -> None:
        """Raise ValueError unless count players can play this rule set."""
        fewest, most = self.players
        if fewest == most != count:
            raise ValueError(f"{self.name} is for {most} players, not {count}")
        if not fewest <= count <= most:
            raise ValueError(f"{self.name} is for {fewest} to {most} players, not {count}")
        cards = self.flat[CARDS_DEALT - OPTIONS]
        if count >= SEVERAL_PLAYERS and self.flat[MANY_CARDS - OPTIONS]:
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
            if goes_back or flat[FIRST_WILD - OPTIONS] == WILD_LEFT_UNDER:
                returned += 1
        left = returned * (self.deck_size(count) // len(self.deck)) + 1
        return left + (flat[PILES - OPTIONS] == FACE_DOWN)


def wanted(rules: "Sequence[int]") -> list[str]:
    """Return the modules that play rules, by name; they import the others.

    rules: 96 bytes, what each face does and the options, as in a state from EFFECTS on.
    """
    flavor = rules[FLAVOR - EFFECTS]
    found = ["engine.game"]
    found += _PLAYED_BY[flavor]
    if flavor == HOUSE:
        from engine.house.asked import parts_of

        found += parts_of(rules)
    elif flavor == TWO_PILES and rules[QUIZ_WAY - EFFECTS]:
        found.append("engine.house.quiz")  # DIC-2 asks on two piles, too
    return found + match_parts(rules)


def bring(rules: "Sequence[int]") -> None:
    """Import what plays rules, from the turn to the score, bots included; rules: as in `wanted`."""
    for name in wanted(rules):
        __import__(name)
