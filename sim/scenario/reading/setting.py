"""This module reads the lines before `--` into a `Setting`, and checks them without cards."""

from engine.notation import card
from engine.public import has_loser
from engine.rulesets import load
from engine.rulesets.rule_set import RuleSet
from engine.state.cards import COLORS, FACE, FACE_UP, FIRST_WILD_KIND, KIND_MASK, NO_COLOR
from engine.state.layout import CALLS_PEPPER, CALLS_SEAT, EFFECTS, GETS_SALT, LEFT, NOBODY, OPTIONS
from engine.state.options import (
    FACE_DOWN,
    FACE_UP_CARDS,
    OPEN,
    OPPOSITE,
    PARTNERS,
    PILES,
    TWO_PILES,
)
from sim.scenario.reading.lines import BadLine, Block
from sim.scenario.reading.shapes import read, words_of
from sim.scenario.reading.vocabulary import AT_TABLES, check_rules
from sim.scenario.tables.teams import complete_partners, share_scores

_MOST_PLAYERS = 10
_HIGHEST_SEED = 2**30 - 1
_EFFECTS = ("dare", "others_draw", "discard_wilds", "others_skip", "charade")
_SHAPES = {
    "players": "N",
    "seed": "N",
    "dealer": "S",
    "turn": "S",
    "direction": "D",
    "score": "S = N",
    "salt": "S?",
    "pepper": "S",
    "age": "S = N",
    "team": "S = N",
    "won": "S = N",
    "lost": "S = N",
    "color": "S = C",
}
_PER_SEAT = ("score", "won", "lost", "age", "team", "color", "effect")
_MOST = {"score": 9999, "won": 250, "lost": 250, "age": 255, "team": 250}
# With `deal` the table is not set, so these settings are refused.
_NOT_DEALT = ("hand", "discard", "turn", "direction", "salt", "pepper")


class Setting:
    """A table to be set; unset numbers are -1 until `_complete`.

    rules: None until they are read. hands, discards, draws, deals: (line, cards) by seat or pile;
    layers: who laid the cards of a discard pile, NOBODY if not given. scores, won, ages,
    teams: by seat; seats_of_colors: by color; effects: of customizable cards, by number.
    """

    def __init__(self, block: Block) -> None:
        """Read the settings of a block; BadLine for an error."""
        self.line = block.line
        self.rules: RuleSet | None = None
        self.players = self.seed = self.dealer = self.turn = self.direction = self.pepper = -1
        self.salt = NOBODY
        self.hands: dict[int, tuple[int, list[int]]] = {}
        self.discards: dict[int, tuple[int, list[int]]] = {}
        self.draws: dict[int, tuple[int, list[int]]] = {}
        self.deals: dict[int, tuple[int, list[int]]] = {}
        self.layers: dict[int, list[int]] = {}
        self.seats_of_colors: dict[int, int] = {}
        self.scores: dict[int, int] = {}
        self.won: dict[int, int] = {}
        self.ages: dict[int, int] = {}
        self.teams: dict[int, int] = {}
        self.effects: dict[int, str] = {}
        self.draw_only = self.deal = self.scores_apart = False
        self._seen: list[str] = []
        self._lines: dict[str, int] = {}
        for pass_ in ("players", ""):  # seats cannot be checked before players are known
            for line, text in block.settings:
                self._read(line, text, pass_)
            if self.players < 0:
                fewest, most = self.rules.players if self.rules is not None else (4, 4)
                self.players = min(max(4, fewest), most)
        self._complete(block.line)

    def has(self, option: int) -> bool:
        """Is an option of the rules, by its place in the state, not at its first value?"""
        return self.rules is not None and bool(self.rules.flat[option - OPTIONS])

    def says(self, name: str) -> bool:
        """Is there a line that begins with a word?"""
        return name in self._lines

    def _read(self, line: int, text: str, only: str) -> None:
        words = words_of(text) if not text.startswith("rules") else text.split()
        if (words[0] in ("rules", "players")) != bool(only):
            return
        try:
            self._once(words)
            self._take(line, text, words)
        except ValueError as error:
            raise BadLine(line, str(error)) from error
        self._lines[words[0]] = line

    def _once(self, words: list[str]) -> None:
        name = " ".join(words[:2]) if ":" in words or words[0] in _PER_SEAT else words[0]
        if words[:2] == ["draw", "only"]:
            name = "draw only"
        if name in self._seen:
            raise ValueError(f"{name!r} appears twice in one scenario")
        self._seen.append(name)

    def _take(self, line: int, text: str, words: list[str]) -> None:
        name = words[0]
        if name == "rules":
            self._take_rules(line, words)
        elif text in ("deal", "draw only"):
            if name == "deal":
                self.deal = True
            else:
                self.draw_only = True
        elif name in ("hand", "discard", "draw", "deal") and ":" in words:
            self._take_cards(line, name, words, text)
        elif name == "effect" and len(words) == 4 and words[2] == "=":
            if words[1] not in ("C1", "C2", "C3") or words[3] not in _EFFECTS:
                raise ValueError(f"{text!r}: must be C1, C2 or C3 = one of {', '.join(_EFFECTS)}")
            self.effects[int(words[1][1])] = words[3]
        elif name in _SHAPES:
            if name in ("salt", "pepper") and not self._has_shakers():
                raise ValueError(f"{text!r}: there are shakers only where cards act")
            if name == "team" and self.rules is not None and not self.has(PARTNERS):
                raise ValueError(f"{text!r}: players have teams only with partners=1 or teams")
            if name == "color" and self.rules is not None and self.rules.effects[2] != CALLS_SEAT:
                raise ValueError(f"{text!r}: players have colors only with two=color")
            self._take_numbers(line, name, read(_SHAPES[name], words[1:], self.players, text), text)
        else:
            raise ValueError(f"no setting {text!r}; docs/scenarios.md lists them")

    def _take_rules(self, line: int, words: list[str]) -> None:
        if len(words) < 2:
            raise ValueError("`rules` needs a name: rules NAME [option=value …]")
        check_rules(words[1])
        name, usual = AT_TABLES.get(words[1], (words[1], {}))
        changes: dict[str, str] = dict(usual)
        seen: list[str] = []
        for word in words[2:]:
            parts = word.split("=")
            if len(parts) != 2 or not parts[1] or parts[0] in seen:
                raise ValueError(f"{word!r}: must be option=value, each option once")
            seen.append(parts[0])
            changes[parts[0]] = parts[1]
        self.rules = load(name, changes)
        self.scores_apart = name != words[1]

    def _take_numbers(self, line: int, name: str, numbers: list[int], text: str) -> None:
        if name == "players":
            if not 2 <= numbers[0] <= _MOST_PLAYERS:
                raise ValueError(f"players {numbers[0]}: must be 2 to {_MOST_PLAYERS}")
            self.players = numbers[0]
        elif name == "seed":
            self.seed = numbers[0]
        elif name == "dealer":
            self.dealer = numbers[0]
        elif name == "turn":
            self.turn = numbers[0]
        elif name == "direction":
            self.direction = numbers[0]
        elif name == "salt":
            self.salt = numbers[0]
        elif name == "pepper":
            self.pepper = numbers[0]
        elif name == "color":
            if numbers[1] in self.seats_of_colors:
                raise ValueError(f"{text!r}: another seat has that color")
            self.seats_of_colors[numbers[1]] = numbers[0]
        else:
            if numbers[1] > _MOST[name]:
                raise ValueError(f"{name} {numbers[1]}: must be 0 to {_MOST[name]}")
            kept = {"score": self.scores, "won": self.won, "age": self.ages, "team": self.teams}
            if name == "won" or name == "lost":
                self._check_counted(name)
                name = "won"
            kept[name][numbers[0]] = numbers[1]

    def _check_counted(self, name: str) -> None:
        """Hands are counted by their winners, or by their losers where none wins (COW-5)."""
        is_lost = self.rules is not None and has_loser(bytearray(EFFECTS) + self.rules.whole())
        if is_lost != (name == "lost"):
            raise ValueError(f"{name}: by these rules hands are {'lost' if is_lost else 'won'}")

    def _take_cards(self, line: int, name: str, words: list[str], text: str) -> None:
        of_seat = name in ("hand", "deal")
        place = read("S :" if of_seat else "P :", words[1:3], self.players, text)[0]
        cards = [self._card(line, name, word) for word in words[3:]]
        if name == "deal" and self._is_on_one_pile(name):
            raise ValueError(f"{text!r}: with one pile `draw 1:` lists the cards as they are dealt")
        if not of_seat and place and self._is_on_one_pile(name):
            raise ValueError(f"{text!r}: there are two piles only with piles=2")
        if not cards and name in ("discard", "deal"):
            raise ValueError(f"{text!r}: cards must follow")
        if name == "discard":
            self.discards[place] = (line, cards)
            self.layers[place] = [self._layer(word) for word in words[3:]]
        else:
            kept = {"hand": self.hands, "draw": self.draws, "deal": self.deals}
            kept[name][place] = (line, cards)

    def _has_shakers(self) -> bool:
        """Do the rules have a salt or a pepper shaker (GRD-1)?"""
        if self.rules is None or self.rules.flat[PILES - OPTIONS] == TWO_PILES:
            return True
        return self.rules.effects[2] == CALLS_PEPPER or self.rules.effects[8] == GETS_SALT

    def _is_on_one_pile(self, name: str = "") -> bool:
        """Is there one pile of each kind? The face-down pile is a discard pile only (TWD-1)."""
        if self.rules is None:
            return False
        piles = self.rules.flat[PILES - OPTIONS]
        return piles != TWO_PILES and not (piles == FACE_DOWN and name == "discard")

    def _layer(self, word: str) -> int:
        """Return who laid a discarded card, NOBODY if not given."""
        return int(word.split("@")[1]) if "@" in word else NOBODY

    def _card(self, line: int, name: str, word: str) -> int:
        """Read a card of a line; only a discard has a called color, or the seat that laid it."""
        parts = word.split("@")
        if len(parts) > 1:
            if name != "discard" or len(parts) > 2:
                raise ValueError(f"{word!r}: only a discarded card can name who laid it, once")
            read("S", parts[1:], self.players, word)
        byte = card(parts[0])
        if "=" in word and name != "discard":
            raise ValueError(f"{word!r}: only a discarded wild can have a called color")
        if byte & FACE_UP:
            if name != "hand":
                raise ValueError(f"{word!r}: only a card of a hand lies face up there")
            if self.has(OPEN):
                return byte & KIND_MASK  # all of them lie open anyhow (DIC-1)
            if self.rules is not None and not (lies_open(byte) and self.has(FACE_UP_CARDS)):
                raise ValueError(f"{word!r}: only 7, 8 and 9 lie face up, and only with face_up=1")
        elif name == "hand" and lies_open(byte) and self.has(FACE_UP_CARDS):
            raise ValueError(f"{word!r}: it lies face up by these rules: write {word}!")
        return byte

    def _complete(self, line: int) -> None:
        """Fill in the defaults, and refuse contradictions."""
        if "rules" not in self._lines:
            raise BadLine(line, "a scenario needs its line `rules NAME`")
        if self.rules is not None:
            try:
                self.rules.check_players(self.players)
            except ValueError as error:
                raise BadLine(self._lines.get("players", line), str(error)) from error
        if self.deal:
            for name in _NOT_DEALT:
                if name in self._lines and not self._is_as_dealt(name):
                    raise BadLine(self._lines[name], f"{name!r} cannot be combined with `deal`")
        if self.deals and not self.deal:
            raise BadLine(self._lines["deal"], "a line `deal S: …` needs the line `deal`")
        for pile in self.discards:
            at, cards = self.discards[pile]
            if pile and self.rules is not None and self.rules.flat[PILES - OPTIONS] == FACE_DOWN:
                continue  # a face-down card has no called color (TWD-1)
            if cards[-1] & KIND_MASK >= FIRST_WILD_KIND and cards[-1] & 7 == NO_COLOR:
                raise BadLine(at, "the top card is a wild: write its color, as in W=g")
        self.seed = 1 if self.seed < 0 else self.seed
        self.dealer = self.players - 1 if self.dealer < 0 else self.dealer
        self.pepper = self.dealer if self.pepper < 0 else self.pepper
        self.turn = (self.dealer + 1) % self.players if self.turn < 0 else self.turn
        self.direction = LEFT if self.direction < 0 else self.direction
        self._give_colors()
        self._give_teams(line)

    def _is_as_dealt(self, name: str) -> bool:
        """Does a line only repeat what dealing does?"""
        dealer = self.players - 1 if self.dealer < 0 else self.dealer
        brings = {"turn": (dealer + 1) % self.players, "pepper": dealer}
        brings |= {"direction": LEFT, "salt": NOBODY}
        return name in brings and getattr(self, name) == brings[name]

    def _give_teams(self, line: int) -> None:
        """Complete the teams where all seats have one; a team has one score."""
        if self.rules is None or not self.has(PARTNERS):
            return
        try:
            if self.rules.flat[PARTNERS - OPTIONS] == OPPOSITE:
                complete_partners(self.teams, self.players)
            if self.scores_apart:
                return  # partners change, and each player keeps a total (PAR-2)
            share_scores(self.teams, self.scores)
            share_scores(self.teams, self.won)
        except ValueError as error:
            raise BadLine(self._lines.get("team", line), str(error)) from error

    def _give_colors(self) -> None:
        """Seats without a color get the remaining ones, in order."""
        left = [color for color in range(COLORS) if color not in self.seats_of_colors]
        for seat in range(self.players):
            if left and seat not in self.seats_of_colors.values():
                self.seats_of_colors[left.pop(0)] = seat


def lies_open(kind: int) -> bool:
    """Does a card lie face up in a hand, where the rules have that (GRD-30)?"""
    return kind & KIND_MASK < FIRST_WILD_KIND and 7 <= FACE[kind & KIND_MASK] <= 9
