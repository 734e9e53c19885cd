"""A rule set that has been loaded: what a game keeps of it, apart from the loader.

The loader (engine/rulesets, engine/option_names.py) is needed once; on a board `forget_loader`
gives its memory back, and what is here stays.
"""

# set-up: whole file

import sys


class RuleSet:
    """A rule set ready to be played.

    name, and number, its place in the index; players: (fewest, most); cards: dealt to each;
    decks: "1", "2" or "auto"; flat: the options as they lie in a state, OPTIONS_SIZE bytes;
    effects: what each face sets off (layout.EFFECTS), 24 bytes.
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
    package = sys.modules.get("engine")
    for name in list(sys.modules):
        if name == "engine.option_names" or name.startswith("engine.rulesets"):
            del sys.modules[name]
    for name in ("option_names", "rulesets"):
        if package is not None and hasattr(package, name):
            delattr(package, name)
