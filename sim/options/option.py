"""This module describes an option of the rules: its name, its byte, and its values.

Option("stack", LINE, CLAUSE, at=499, values=(Value("none", "no"), …))   one of some words
yes_no("peek", LINE, CLAUSE, at=530)                                     0 or 1
number("cards", LINE, CLAUSE, at=481, bounds=(1, 15), default=7)         a whole number
"""

from dataclasses import dataclass

from engine.state.layout import EFFECTS

# What a value needs: the plain turn, the turn where cards act (engine/two_piles), or the house
# turn (engine/house).
PLAIN = 0
CARDS_ACT = 1  # two discard piles, cards that act, and interrupts
HOUSE = 2  # a house rule, which the turn where cards act plays, too


@dataclass(frozen=True)
class Value:
    """One value of an option with words; the byte holds the place of the word.

    word: its name in rule sets and scenarios. said: its name in a menu, in 20 characters.
    asks: PLAIN, CARDS_ACT or HOUSE. constant: its name in engine/state/options.py, if
    several modules read it. effect: of an option about a face, what the face sets off
    (engine/state/layout.py). brings: option and value that it also sets. players: the only number
    of players, 0: any.
    """

    word: str
    said: str
    asks: int = PLAIN
    constant: str = ""
    effect: int = 0
    brings: tuple[str, str] | None = None
    players: int = 0


def several(values: tuple[Value, ...], short: dict[str, str], effect: int = 0) -> tuple[Value, ...]:
    """Return the values that combine some single ones, in the order of their bits.

    values: the first is none of them, the place of each other is a bit. short: the name of each in
    a combination in a menu. effect: the number to which their bits are added, if they are effects.
    """
    none, *ones = values
    found = [none]
    for bits in range(1, 1 << len(ones)):
        some = [one for i, one in enumerate(ones) if bits >> i & 1]
        word = "+".join(one.word for one in some)
        said = "+".join(short[one.word] for one in some)
        together = Value(word, said, _asks_of(some), effect=effect and effect + bits)
        found.append(some[0] if len(some) == 1 else together)
    return tuple(found)


def _asks_of(some: list[Value]) -> int:
    """Return what several values together need."""
    asks = {one.asks for one in some}
    return CARDS_ACT if CARDS_ACT in asks else max(asks)


@dataclass(frozen=True)
class Against:
    """Some values of an option contradict some of another; the reason has 60 characters.

    values and others are words separated by spaces; "+" is any number but 0. Only contradictions
    are refused. An option without effect in a mix, such as a free turn where nobody jumps in, does
    no harm, and a mix on the device is made one option at a time.
    """

    values: str
    other: str
    others: str
    reason: str


@dataclass(frozen=True)
class Option:
    """One option.

    line: its purpose, in 60 characters. clause: of the rulebook. at: its byte in the state, which
    saved matches contain, so it never changes; or face: the face whose effect it is. constant: the
    byte's name in engine/state/options.py, if not the option's own. default: the value of
    `official`, if not the first word. bounds: of a number; above 255 it takes two bytes.
    asked_with: it is asked again before a match where another option has one of these values.
    apart: why some of its values cannot be combined, where others can.
    """

    name: str
    line: str
    clause: str
    values: tuple[Value, ...] = ()
    at: int = 0
    face: int = -1
    constant: str = ""
    default: str = ""
    bounds: tuple[int, int] = (0, 0)
    against: tuple[Against, ...] = ()
    asked_with: tuple[str, str] | None = None
    apart: str = ""

    @property
    def words(self) -> tuple[str, ...]:
        """The words of its values; none: it is a number."""
        return tuple(value.word for value in self.values)

    @property
    def is_effect(self) -> bool:
        """Does it set the effect of a face?"""
        return self.face >= 0

    @property
    def constant_name(self) -> str:
        """The name of its byte in engine/state/options.py."""
        return self.constant or self.name.upper()

    @property
    def is_wide(self) -> bool:
        """Does it take two bytes?"""
        return self.bounds[1] > 255

    @property
    def code(self) -> int:
        """The place of its byte, from layout.EFFECTS on."""
        return self.face if self.is_effect else self.at - EFFECTS

    @property
    def base(self) -> str:
        """The value of `official`."""
        return self.default or self.values[0].word

    def value_of(self, text: str) -> int:
        """Return the place of a word, or the number in a text."""
        return self.words.index(text) if self.values else int(text)


def yes_no(
    name: str,
    line: str,
    clause: str,
    at: int,
    constant: str = "",
    asks: int = PLAIN,
    brings: tuple[str, str] | None = None,
    against: tuple[Against, ...] = (),
) -> Option:
    """Return an option that is 0 or 1, 0 in `official`; asks and brings belong to its 1."""
    values = Value("0", "no"), Value("1", "yes", asks, brings=brings)
    return Option(name, line, clause, values, at, constant=constant, against=against)


def number(
    name: str,
    line: str,
    clause: str,
    at: int,
    bounds: tuple[int, int],
    default: int,
    constant: str = "",
    against: tuple[Against, ...] = (),
    asked_with: tuple[str, str] | None = None,
) -> Option:
    """Return an option that is a number within bounds."""
    return Option(
        name,
        line,
        clause,
        at=at,
        constant=constant,
        default=str(default),
        bounds=bounds,
        against=against,
        asked_with=asked_with,
    )
