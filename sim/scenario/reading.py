"""This module reads scenario files: their lines, a line's operands, and the table before `--`.

    reader = Reader(file)              anything with readline()
    block = reader.next_block()        a scenario, None after the last one
    setting = Setting(block)           the table that its lines before `--` describe

A file is read one scenario at a time, so that a board never holds all of it. Errors of its text are
`BadLine(line, message)`: the file is wrong, not a rule.

A line's operands are read by its *shape*, which is words: `S` a seat, `S*` seats (or `nobody`,
none), `S?` a seat or `nobody`, `P` a pile, `N` a number, `C` a color, `D` left or right, `K` a
card, `K*` cards; any other word stands for itself. They are read as ints, in that order.
"""

from engine.notation import card, color, number
from engine.public import has_loser
from engine.rulesets import load
from engine.rulesets.index_generated import NAMES
from engine.state import cards, layout, options

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.rulesets.rule_set import RuleSet

_HIGHEST = 2**30 - 1
_FEWEST_PLAYERS = 2
# Matches over tables: the rule set and options of each of their tables (PAR-2, PAR-3).
_AT_TABLES = {"rotation": ("partners", {"hands": "4"})}
_EFFECTS = ("dare", "others_draw", "discard_wilds", "others_skip", "charade")
# Lines with numbers: the shape, the attribute of a Setting that keeps them, and the highest.
_NUMBERS = {
    "players": ("N", "players", layout.MAX_SEATS),
    "seed": ("N", "seed", _HIGHEST),
    "dealer": ("S", "dealer", _HIGHEST),
    "turn": ("S", "turn", _HIGHEST),
    "direction": ("D", "direction", _HIGHEST),
    "salt": ("S?", "salt", _HIGHEST),
    "pepper": ("S", "pepper", _HIGHEST),
    "score": ("S = N", "scores", 9999),
    "won": ("S = N", "won", 250),
    "lost": ("S = N", "won", 250),
    "age": ("S = N", "ages", 255),
    "team": ("S = N", "teams", 250),
    "color": ("S = C", "colors", _HIGHEST),
}
_OF_CARDS = ("hand", "discard", "draw", "deal")  # lines with cards; kept in hands, discards, …
_WORDS = tuple(_NUMBERS) + _OF_CARDS + ("rules", "effect")
_PER_SEAT = ("score", "won", "lost", "age", "team", "color", "effect")
# With `deal` the table is not set, so these settings are refused.
_NOT_DEALT = ("hand", "discard", "turn", "direction", "salt", "pepper")
# After `next hand` only what belongs to a hand can be set; this is repeated from the first table.
_OF_THE_HAND = ("hand", "discard", "draw", "deal", "turn", "direction", "salt", "pepper")
_OF_THE_MATCH = ("rules", "players", "effect")


class BadLine(Exception):
    """A line with an error: args are its number and a message with the correction."""


class Failure(Exception):
    """A scenario that does not hold: args are a line, and what was expected and found."""


class Block:
    """One scenario: its name and line, then (line, text) of its settings and its steps.

    tables: the lines between a step `next hand` and its `--`, by that step's line.
    """

    def __init__(self, name: str, line: int) -> None:
        self.name = name
        self.line = line
        self.settings: list[tuple[int, str]] = []
        self.steps: list[tuple[int, str]] = []
        self.tables: dict[int, list[tuple[int, str]]] = {}

    @property
    def has_tables(self) -> bool:
        """Is it of a match over several tables (sim/scenario/tournament.py)?"""
        return any([text.split()[0] == "format" for _, text in self.settings])

    def next_table(self, line: int) -> "Setting | None":
        """Return the table below a `next hand`, None if the engine deals; BadLine for an error."""
        if line not in self.tables:
            return None
        table = Block(self.name, line)
        table.settings = [one for one in self.settings if one[1].split()[0] in _OF_THE_MATCH]
        for at, text in self.tables[line]:
            if text.replace(":", " ").split()[0] not in _OF_THE_HAND:
                allowed = ", ".join(_OF_THE_HAND)
                raise BadLine(at, f"{text!r} after `next hand`: only {allowed}, or --")
            table.settings.append((at, text))
        return Setting(table)


class Reader:
    """Reads scenarios one after the other from an open file."""

    def __init__(self, file: object) -> None:
        self._file = file
        self._line = 0
        self._block: Block | None = None
        self._in_steps = False
        self._next_hand = 0  # the line of a `next hand` that a table may follow; 0: none

    def next_block(self) -> "Block | None":
        """Return the next scenario of the file, None after the last; BadLine for an error."""
        while text := self._file.readline():  # type: ignore[attr-defined]
            self._line += 1
            text = text.split("#", 1)[0].strip()
            words = text.split()
            if words and words[0] == "scenario":
                done = self._finished()
                self._block = self._begun(text)
                if done is not None:
                    return done
            elif words:
                self._take(text, words)
        done = self._finished()
        self._block = None
        return done

    def _begun(self, text: str) -> Block:
        name = text[len("scenario") :].strip()
        if not name:
            raise BadLine(self._line, "a scenario needs a name: scenario NAME")
        self._in_steps = False
        self._next_hand = 0
        return Block(name, self._line)

    def _take(self, text: str, words: list[str]) -> None:
        """Add a line to a scenario's settings, to its steps, or to the table of its next hand."""
        block = self._block
        if block is None:
            raise BadLine(self._line, f"{text!r} before the first line `scenario NAME`")
        if text == "--":
            if self._in_steps and not self._next_hand:
                raise BadLine(self._line, "a second -- in one scenario")
            self._in_steps = True
            self._next_hand = 0
        elif not self._in_steps:
            block.settings.append((self._line, text))
        elif self._next_hand and not _is_step(words):
            block.tables.setdefault(self._next_hand, []).append((self._line, text))
        else:
            if self._next_hand in block.tables:
                raise BadLine(self._line, "no line -- after the table of the next hand")
            block.steps.append((self._line, text))
            self._next_hand = self._line if words == ["next", "hand"] else 0

    def _finished(self) -> "Block | None":
        block = self._block
        if block is not None:
            if not self._in_steps:
                raise BadLine(block.line, "no line -- between the settings and the steps")
            if not block.steps:
                raise BadLine(block.line, "no step after --: add one, such as expect …")
            if self._next_hand in block.tables:
                raise BadLine(self._next_hand, "no line -- after the table of the next hand")
        return block


def _is_step(words: list[str]) -> bool:
    """Does a line after `next hand` continue the play? Otherwise it sets the next hand's table."""
    return words[0] in ("reject", "expect", "next") or not words[0].strip("0123456789")


def words_of(text: str) -> list[str]:
    """Split a line at spaces; its colon, or else its first `=`, is a word of its own."""
    mark = ":" if ":" in text else "="
    return text.replace(mark, f" {mark} ", 1).split()


def read(shape: str, words: list[str], players: int, line: str) -> list[int]:
    """Read words by a shape; ValueError, with the whole line, if they do not fit."""
    found: list[int] = []
    left = list(words)
    for part in shape.split():
        if part[-1] == "*":
            found += [_operand(part[0] + "?", word, players) for word in left]
            left.clear()
            continue
        if not left:
            raise ValueError(f"{line!r} is too short: `{shape}` must follow its first word")
        word = left.pop(0)
        if part[0] in "SPNCDK":
            found.append(_operand(part, word, players))
        elif word != part:
            raise ValueError(f"{part!r} expected, not {word!r}")
    if left:
        raise ValueError(f"{left[0]!r} does not belong in {line!r}")
    return found


def _operand(part: str, word: str, players: int) -> int:
    """Read one word by one part of a shape."""
    if part == "S?" and word == "nobody":
        return layout.NOBODY
    if part[0] == "S":
        return number(word, players - 1, "seat")
    if part == "N":
        return number(word, _HIGHEST)
    if part == "C":
        return color(word)
    if part[0] == "K":
        if word.endswith("!") or (part == "K?" and "=" in word):
            raise ValueError(f"{word!r}: write a card of a hand without ! and without a color")
        return card(word)
    what, named = ("pile", ("1", "2")) if part == "P" else ("direction", ("left", "right"))
    if word not in named:
        raise ValueError(f"no {what} {word!r}: {' or '.join(named)}")
    return named.index(word)


class Setting:
    """A table to be set.

    hands, discards, draws, deals: (line, cards) by seat or pile; layers: who laid the cards of a
    discard pile, NOBODY if not given. scores, won, ages, teams: by seat; colors: seats by color;
    effects: of customizable cards, by number. has_pairs_apart: partners change, so that each player
    keeps a score (PAR-2).
    """

    rules: "RuleSet"

    def __init__(self, block: Block) -> None:
        """Read the settings of a block; BadLine for an error."""
        self.line = block.line
        self.seed = 1
        self.players = self.dealer = self.turn = self.pepper = -1  # not set
        self.direction = layout.LEFT
        self.salt = layout.NOBODY
        self.hands: dict[int, tuple[int, list[int]]] = {}
        self.discards: dict[int, tuple[int, list[int]]] = {}
        self.draws: dict[int, tuple[int, list[int]]] = {}
        self.deals: dict[int, tuple[int, list[int]]] = {}
        self.layers: dict[int, list[int]] = {}
        self.colors: dict[int, int] = {}
        self.scores: dict[int, int] = {}
        self.won: dict[int, int] = {}
        self.ages: dict[int, int] = {}
        self.teams: dict[int, int] = {}
        self.effects: dict[int, str] = {}
        self.draw_only = self.deal = self.has_pairs_apart = False
        self._seen: list[str] = []
        self._lines: dict[str, int] = {}
        self._read(block, True)  # seats cannot be checked before players are known
        if not self.says("rules"):
            raise BadLine(block.line, "a scenario needs its line `rules NAME`")
        if self.players < 0:
            fewest, most = self.rules.players
            self.players = min(max(4, fewest), most)
        self._read(block, False)
        self._complete()

    def option(self, at: int) -> int:
        """Return an option of the rules, given its place in the state."""
        return self.rules.flat[at - layout.OPTIONS]

    def says(self, name: str) -> bool:
        """Is there a line that begins with a word?"""
        return name in self._lines

    def _read(self, block: Block, is_first: bool) -> None:
        for line, text in block.settings:
            words = text.split() if text.startswith("rules") else words_of(text)
            if words[0] not in _WORDS:
                raise BadLine(line, f"no setting {text!r}; docs/scenarios.md lists them")
            if (words[0] in ("rules", "players")) == is_first:
                try:
                    self._check_once(words)
                    self._take(line, text, words)
                except ValueError as error:
                    raise BadLine(line, str(error)) from error
                self._lines[words[0]] = line

    def _check_once(self, words: list[str]) -> None:
        is_of_two = ":" in words or words[0] in _PER_SEAT or words[:2] == ["draw", "only"]
        name = " ".join(words[:2]) if is_of_two else words[0]
        if name in self._seen:
            raise ValueError(f"{name!r} appears twice in one scenario")
        self._seen.append(name)

    def _take(self, line: int, text: str, words: list[str]) -> None:
        name = words[0]
        if name == "rules":
            self._take_rules(words)
        elif text == "deal":
            self.deal = True
        elif text == "draw only":
            self.draw_only = True
        elif name in _OF_CARDS and ":" in words:
            self._take_cards(line, name, words, text)
        elif name == "effect" and len(words) == 4 and words[2] == "=":
            if words[1] not in ("C1", "C2", "C3") or words[3] not in _EFFECTS:
                raise ValueError(f"{text!r}: must be C1, C2 or C3 = one of {', '.join(_EFFECTS)}")
            self.effects[int(words[1][1])] = words[3]
        elif name in _NUMBERS:
            self._take_number(name, words, text)
        else:
            raise ValueError(f"no setting {text!r}; docs/scenarios.md lists them")

    def _take_rules(self, words: list[str]) -> None:
        if len(words) < 2:
            raise ValueError("`rules` needs a name: rules NAME [option=value …]")
        if words[1] not in NAMES and words[1] not in _AT_TABLES:
            known = ", ".join(NAMES + tuple(_AT_TABLES))
            raise ValueError(f"no rule set {words[1]!r}: one of {known}")
        name, usual = _AT_TABLES.get(words[1], (words[1], {}))
        changes: dict[str, str] = {}
        for word in words[2:]:
            parts = word.split("=")
            if len(parts) != 2 or not parts[1] or parts[0] in changes:
                raise ValueError(f"{word!r}: must be option=value, each option once")
            changes[parts[0]] = parts[1]
        for option in usual:
            changes.setdefault(option, usual[option])
        self.rules = load(name, changes)
        self.has_pairs_apart = name != words[1]

    def _take_number(self, name: str, words: list[str], text: str) -> None:
        shape, kept, most = _NUMBERS[name]
        numbers = read(shape, words[1:], self.players, text)
        least = _FEWEST_PLAYERS if name == "players" else 0
        if numbers[-1] > most or numbers[-1] < least:
            raise ValueError(f"{name} {numbers[-1]}: must be {least} to {most}")
        if name != "players":
            self._check_allowed(name, text)
        if name == "color":
            if numbers[1] in self.colors:
                raise ValueError(f"{text!r}: another seat has that color")
            self.colors[numbers[1]] = numbers[0]
        elif len(numbers) > 1:
            getattr(self, kept)[numbers[0]] = numbers[1]
        else:
            setattr(self, kept, numbers[0])

    def _check_allowed(self, name: str, text: str) -> None:
        """Raise ValueError for a line that has no meaning by these rules."""
        effects = self.rules.effects
        if name in ("salt", "pepper") and self.option(options.PILES) != options.TWO_PILES:
            if effects[2] != layout.CALLS_PEPPER and effects[8] != layout.GETS_SALT:  # GRD-1
                raise ValueError(f"{text!r}: there are shakers only where cards act")
        elif name == "team" and not self.option(options.PARTNERS):
            raise ValueError(f"{text!r}: players have teams only with partners=1 or teams")
        elif name == "color" and effects[2] != layout.CALLS_SEAT:
            raise ValueError(f"{text!r}: players have colors only with two=color")
        elif name in ("won", "lost"):
            # Hands are counted by their winners, or by their losers where none wins (COW-5).
            is_lost = has_loser(bytearray(layout.EFFECTS) + self.rules.whole())
            if is_lost != (name == "lost"):
                raise ValueError(f"{name}: by these rules hands are {'lost' if is_lost else 'won'}")

    def _take_cards(self, line: int, name: str, words: list[str], text: str) -> None:
        of_seat = name in ("hand", "deal")
        place = read("S :" if of_seat else "P :", words[1:3], self.players, text)[0]
        kinds = [self._card(name, word) for word in words[3:]]
        piles = self.option(options.PILES)
        if piles != options.TWO_PILES and name == "deal":
            raise ValueError(f"{text!r}: with one pile `draw 1:` lists the cards as they are dealt")
        is_face_down = piles == options.FACE_DOWN and name == "discard"  # TWD-1
        if piles != options.TWO_PILES and not of_seat and place and not is_face_down:
            raise ValueError(f"{text!r}: there are two piles only with piles=2")
        if not kinds and name in ("discard", "deal"):
            raise ValueError(f"{text!r}: cards must follow")
        getattr(self, name + "s")[place] = (line, kinds)
        if name == "discard":
            laid = [word.split("@")[1:] for word in words[3:]]
            self.layers[place] = [int(seat[0]) if seat else layout.NOBODY for seat in laid]

    def _card(self, name: str, word: str) -> int:
        """Read a card of a line; only a discard has a called color, or the seat that laid it."""
        parts = word.split("@")
        if len(parts) > 1:
            if name != "discard" or len(parts) > 2:
                raise ValueError(f"{word!r}: only a discarded card can name who laid it, once")
            read("S", parts[1:], self.players, word)
        byte = card(parts[0])
        if "=" in word and name != "discard":
            raise ValueError(f"{word!r}: only a discarded wild can have a called color")
        is_shown = lies_open(byte) and self.option(options.FACE_UP_CARDS)
        if byte & cards.FACE_UP:
            if name != "hand":
                raise ValueError(f"{word!r}: only a card of a hand lies face up there")
            if self.option(options.OPEN):
                return byte & cards.KIND_MASK  # all of them lie open anyhow (DIC-1)
            if not is_shown:
                raise ValueError(f"{word!r}: only 7, 8 and 9 lie face up, and only with face_up=1")
        elif name == "hand" and is_shown:
            raise ValueError(f"{word!r}: it lies face up by these rules: write {word}!")
        return byte

    def _complete(self) -> None:
        """Fill in the defaults, and refuse contradictions."""
        lines = self._lines
        try:
            self.rules.check_players(self.players)
        except ValueError as error:
            raise BadLine(lines.get("players", self.line), str(error)) from error
        dealer = self.players - 1 if self.dealer < 0 else self.dealer
        as_dealt = {"turn": (dealer + 1) % self.players, "pepper": dealer}  # may be repeated
        as_dealt |= {"direction": layout.LEFT, "salt": layout.NOBODY}
        for name in _NOT_DEALT if self.deal else ():
            if name in lines and (name not in as_dealt or as_dealt[name] != getattr(self, name)):
                raise BadLine(lines[name], f"{name!r} cannot be combined with `deal`")
        if self.deals and not self.deal:
            raise BadLine(lines["deal"], "a line `deal S: …` needs the line `deal`")
        for pile in self.discards:
            at, kinds = self.discards[pile]
            top = kinds[-1] & cards.KIND_MASK
            if pile and self.option(options.PILES) == options.FACE_DOWN:
                continue  # a face-down card has no called color (TWD-1)
            if top >= cards.FIRST_WILD_KIND and top & 7 == cards.NO_COLOR:
                raise BadLine(at, "the top card is a wild: write its color, as in W=g")
        self.dealer = dealer
        self.pepper = dealer if self.pepper < 0 else self.pepper
        self.turn = (dealer + 1) % self.players if self.turn < 0 else self.turn
        left = [color for color in range(cards.COLORS) if color not in self.colors]
        for seat in range(self.players):
            if left and seat not in self.colors.values():
                self.colors[left.pop(0)] = seat
        self._complete_teams()

    def _complete_teams(self) -> None:
        """Complete the teams where all seats have one; a team has one score (PAR-1)."""
        if not self.option(options.PARTNERS):
            return
        try:
            if self.option(options.PARTNERS) == options.OPPOSITE:
                _complete_partners(self.teams, self.players)
            if not self.has_pairs_apart:
                _share(self.teams, self.scores)
                _share(self.teams, self.won)
        except ValueError as error:
            raise BadLine(self._lines.get("team", self.line), str(error)) from error


def lies_open(kind: int) -> bool:
    """Does a card lie face up in a hand, where the rules have that (GRD-30)?"""
    kind &= cards.KIND_MASK
    return kind < cards.FIRST_WILD_KIND and 7 <= cards.FACE[kind] <= 9


def _complete_partners(teams: "dict[int, int]", players: int) -> None:
    """Give each seat without a team one; ValueError unless there are two teams of two.

    Its partner is the opposite seat, if that has none yet, otherwise a remaining seat.
    """
    if not teams:
        teams[0], teams[1] = 0, 1
    for seat in range(players):
        opposite = (seat + players // 2) % players
        if seat not in teams and opposite in teams and _size(teams, teams[opposite]) < 2:
            teams[seat] = teams[opposite]
    for seat in range(players):
        if seat not in teams:
            short = [team for team in teams.values() if _size(teams, team) < 2]
            teams[seat] = min(short) if short else max(teams.values()) + 1
    if any([_size(teams, team) != 2 for team in teams.values()]):
        raise ValueError("there are two teams of two: give the `team` of two seats")


def _size(teams: "dict[int, int]", team: int) -> int:
    return list(teams.values()).count(team)


def _share(teams: "dict[int, int]", scores: "dict[int, int]") -> None:
    """Give each seat its team's score; ValueError if two are given."""
    for seat in list(scores):
        for other in teams:
            if seat in teams and teams[other] == teams[seat]:
                if scores.get(other, scores[seat]) != scores[seat]:
                    raise ValueError("a team has one score: give it once")
                scores[other] = scores[seat]
