"""A `RuleSet` holds what a game needs to know of its rules.

    rules = ready(number)                           the bytes of a ready rule set
    rule_set = rule_set_of(number, rules, players)

`engine.parts` loads the modules that play it.
"""

# set-up: whole file

from engine.const import const
from engine.rulesets.bytes_generated import BASE, CHANGES
from engine.rulesets.decks import deck_of
from engine.rulesets.index_generated import NAMES
from engine.state import options
from engine.state.cards import FACE, FIRST_WILD_KIND, WILD_FOUR
from engine.state.layout import HANDS, OPTIONS, ZONES

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.state.hooks import Hooks

# Bytes of a save for the state and the tournament, beside the 32 before them
# (ui/match/match_bytes.py); a test compares this with the journal.
ROOM = const(4040)
_OPTIONS = const(24)  # bytes of effects, before those of options


def ready(number: int) -> bytearray:
    """Return the bytes of a rule set, from layout.EFFECTS on; number: its place in the index."""
    rules = bytearray(BASE)
    changes = CHANGES[number]
    for i in range(0, len(changes), 2):
        rules[changes[i]] = changes[i + 1]
    return rules


def rule_set_of(number: int, rules: bytearray, players: tuple[int, int]) -> "RuleSet":
    """Return the RuleSet of these bytes; number: the place in the index of what they come from."""
    flat = bytes(rules[_OPTIONS:])
    return RuleSet(NAMES[number], number, players, flat, bytes(rules[:_OPTIONS]), deck_of(flat))


class RuleSet:
    """The rules of a match.

    name: as in the index; number: its place there; players: (fewest, most).
    flat: OPTIONS_SIZE bytes, the options as they lie in a state.
    effects: 24 bytes, what each face sets off (layout.EFFECTS).
    deck: the cards of one deck.
    hooks: the functions of its rules, once engine/parts.py has loaded them.
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
        self.hooks: Hooks

    def whole(self) -> bytes:
        """Return the effects, then the options, as they lie in a state from layout.EFFECTS on."""
        return self.effects + self.flat

    def deck_size(self, count: int) -> int:
        """Return how many cards are in play with count players."""
        decks = self.flat[options.DECKS - OPTIONS]
        is_double = decks == options.TWO_DECKS or (
            decks == options.DECKS_BY_PLAYERS and count >= options.MANY_PLAYERS
        )
        return len(self.deck) * (2 if is_double else 1)

    def check_players(self, count: int) -> None:
        """Raise ValueError unless count players can play this rule set."""
        fewest, most = self.players
        if fewest == most != count:
            raise ValueError(f"{self.name} is for {most} players, not {count}")
        if not fewest <= count <= most:
            raise ValueError(f"{self.name} is for {fewest} to {most} players, not {count}")
        if not self._has_cards_for(count):
            raise ValueError(
                f"cards={self._cards_each(count)} for {count} players leaves no card to begin on: "
                "deal fewer, or play with decks=2"
            )
        if not self._can_be_saved(count):
            raise ValueError(
                f"{self.deck_size(count)} cards for {count} players are more than a save holds: "
                "play with decks=1"
            )

    def most(self) -> int:
        """Return the most players that these rules and their deck can seat (POW-1)."""
        count = self.players[1]
        while count > self.players[0] and not (
            self._has_cards_for(count) and self._can_be_saved(count)
        ):
            count -= 1
        return count

    def _cards_each(self, count: int) -> int:
        several = self.flat[options.MANY_CARDS - OPTIONS] if count >= options.SEVERAL_PLAYERS else 0
        return several if several else self.flat[options.CARDS_DEALT - OPTIONS]

    def _has_cards_for(self, count: int) -> bool:
        dealt = count * self._cards_each(count)
        return dealt + self._cards_to_begin(count) <= self.deck_size(count)

    def _can_be_saved(self, count: int) -> bool:
        return ZONES + (HANDS + count) * self.deck_size(count) <= ROOM

    def _cards_to_begin(self, count: int) -> int:
        """Return how many cards must stay undealt, so that a hand can begin on one of them.

        All cards but one may be of those that go back or under the first card (OFF-2, CRO-1).
        """
        flat = self.flat
        returned = 0
        for kind in self.deck:
            if kind < FIRST_WILD_KIND:
                continue
            is_four = FACE[kind] == WILD_FOUR
            goes_back = (
                not flat[options.FIRST_FOUR - OPTIONS]
                if is_four
                else flat[options.FIRST_WILD - OPTIONS]
            )
            if goes_back or flat[options.FIRST_WILD - OPTIONS] == options.WILD_LEFT_UNDER:
                returned += 1
        left = returned * (self.deck_size(count) // len(self.deck)) + 1
        return left + (flat[options.PILES - OPTIONS] == options.FACE_DOWN)
