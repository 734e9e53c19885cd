"""The options as the menus of a board take them: bytes, for words, lines and codes of engine/own.

What engine/option_names.py, lines.py and contradictions.py say is written down as tuples and as
bytes, in the order in which the menus show the options. Called by `python -m sim index`.
"""

from collections.abc import Iterable

from engine.layout import EFFECTS
from engine.option_names import ACTS, NEEDS_HOUSE, PLACES, RANGES, WORDS
from engine.rulesets import mixing
from engine.rulesets.contradictions import CONTRADICTIONS
from engine.rulesets.lines import GROUPS, LINES, NO_YES, WORDS_SAID

_MORE = "More"
# What is asked again before each match: an option, and with which values of another.
_ASKED = (
    ("target", "scoring", ("winner", "low", "own")),
    ("hands", "scoring", ("average",)),
    ("tables", "start", ("last_discard",)),
    ("table_cards", "start", ("last_discard",)),
    ("c1", "custom", ("1", "2", "3")),
    ("c2", "custom", ("2", "3")),
    ("c3", "custom", ("3",)),
    ("dare", "custom", ("1", "2", "3")),
)
NUMBER = 0x800000  # in a set of values: it is about a number
_TOO_FEW = "Too few can play this rule set"
_WIDEST = 100  # letters in a row of a file

_HEAD = """\"\"\"{what}: see `engine.own.mixed`.

Made by `python -m sim index`; a test fails when it is stale.
\"\"\"

# set-up: whole file

# fmt: off
"""


def written() -> dict[str, str]:
    """Return the texts of words.py, lines.py and codes.py of engine/own."""
    names = [name for group in _groups().values() for name in group]
    return {"words.py": _words(names), "lines.py": _lines(names), "codes.py": _codes(names)}


def _words(names: list[str]) -> str:
    return "".join(
        (
            _HEAD.format(what="The options are put into words, as the menus of a board show them"),
            _tuple("GROUPS", [_letters(title) for title in _groups()]),
            "# How many options each has.\n",
            _tuple("GROUP_SIZES", [str(len(group)) for group in _groups().values()]),
            _tuple("NAMES", [_letters(_said(name)) for name in names]),
            *_values(names),
        )
    )


def _values(names: list[str]) -> list[str]:
    """What the values of each option are called; what several options have in common once."""
    users: dict[tuple[str, ...], list[str]] = {}
    for name in names:
        users.setdefault(_shown(name), []).append(name)
    shared = {some: f"_{of[0].upper()}" for some, of in users.items() if some and len(of) > 1}
    if NO_YES in shared:
        shared[NO_YES] = "_NO_YES"
    return [
        "# What the values of each are called; empty: they are numbers.\n",
        *(_tuple(name, map(_letters, some)) for some, name in shared.items()),
        "WORDS = (\n",
        *(_row(name, shared) for name in names),
        ")\n",
    ]


def _row(name: str, shared: dict[tuple[str, ...], str]) -> str:
    """What the values of an option are called, as a row of a tuple, or one value a row."""
    words = [_letters(word) for word in _shown(name)]
    row = f"    {shared.get(_shown(name)) or _in_a_row(words)},  # {_said(name)}\n"
    if len(row) <= _WIDEST:
        return row
    rows = "".join(f"        {word},\n" for word in words)
    return f"    (  # {_said(name)}\n{rows}    ),\n"


def _lines(names: list[str]) -> str:
    reasons: list[str] = []
    _against(reasons)
    return "".join(
        (
            _HEAD.format(what="Each option has a line that tells what it is for"),
            _tuple("LINES", [_letters(_line(name)) for name in names]),
            "# Why options contradict each other.\n",
            _tuple("REASONS", map(_letters, reasons)),
        )
    )


def _codes(names: list[str]) -> str:
    brings = [pair for two in mixing.BRINGS for pair in two]
    seats = [number for value, range_ in mixing.PLAYERS_FOR for number in (*_of([value]), *range_)]
    return "".join(
        (
            _HEAD.format(what="The options are described in bytes, in the order of the menus"),
            "# Where its byte lies, from layout.EFFECTS on: a face, or a place of an option.\n",
            _bytes("CODES", [_code(name) for name in names]),
            "# How many words it has; 0: it is a number, two bytes for each bound.\n",
            _bytes("COUNTS", [len(WORDS.get(name, ())) for name in names]),
            _bytes("LOWEST", _pairs(RANGES.get(name, (0, 0))[0] for name in names)),
            _bytes("HIGHEST", _pairs(RANGES.get(name, (0, 0))[1] for name in names)),
            "# What the words of effects stand for, eight bytes for each face.\n",
            _bytes("ACTING", _acting()),
            "# Values that ask for the turn of house rules: code, set of values (three bytes).\n",
            _bytes("HOUSE_VALUES", _house()),
            "# What brings something along: code, value, code, value.\n",
            _bytes("BRINGS", _of(brings)),
            "# Values for a number of players of their own: code, value, fewest, most.\n",
            _bytes("PLAYERS_FOR", seats),
            "# What is asked before a match: code, code and set of values that it is asked with.\n",
            _bytes("ASKED", _asked()),
            "# What contradicts itself: code, set of values (three bytes), the same of the other,\n"
            "# place of the reason. The last of them are those of PLAYERS_FOR alone.\n",
            _bytes("AGAINST", _against([])),
        )
    )


def _groups() -> dict[str, list[str]]:
    """The options by heading, each once; what stands under none goes under the last."""
    known = _known()
    groups = {title: [n for n in names.split() if n in known] for title, names in GROUPS}
    told = {name for group in groups.values() for name in group}
    more = [name for name in known if name not in told]
    if more:
        groups[_MORE] = more
    return groups


def _known() -> list[str]:
    return [*PLACES, *ACTS]


def _code(name: str) -> int:
    return ACTS[name][0] if name in ACTS else PLACES[name] - EFFECTS


def _line(name: str) -> str:
    return LINES[name][0] if name in LINES else name.replace("_", " ")


def _shown(name: str) -> tuple[str, ...]:
    """The words of an option as the menus say them."""
    if name in WORDS_SAID:
        return WORDS_SAID[name]
    words = WORDS.get(name, ())
    return NO_YES if words == ("0", "1") else words


def _acting() -> list[int]:
    """Codes of effects, by face, eight for each of the 24 faces."""
    codes = [0] * (24 * 8)
    for face, values in ACTS.values():
        codes[face * 8 : face * 8 + len(values)] = values
    return codes


def _of(values: Iterable[tuple[str, str]]) -> list[int]:
    """Code and place of the word, for each (option, word)."""
    return [number for name, word in values for number in (_code(name), WORDS[name].index(word))]


def _against(reasons: list[str]) -> list[int]:
    """Nine bytes for each contradiction; reasons gets what they are refused for, each once."""
    found: dict[tuple[int, int, int, str], int] = {}
    for option, values, other, others, reason in CONTRADICTIONS:
        key = (_code(option), _code(other), _set(other, others), reason)
        found[key] = found.get(key, 0) | _set(option, values)
        if reason not in reasons:
            reasons.append(reason)
    flat: list[int] = []
    for (code, other_code, set_of, reason), values_of in found.items():
        flat += [code, *_three(values_of), other_code, *_three(set_of), reasons.index(reason)]
    reasons.append(_TOO_FEW)
    for (name, word), _ in mixing.PLAYERS_FOR:
        flat += [_code(name), *_three(_set(name, [word])), 0, 0, 0, 0, len(reasons) - 1]
    return flat


def _set(name: str, words: Iterable[str]) -> int:
    """Some words of an option as bits; of a number, with NUMBER, 0 and any other."""
    if name in RANGES:
        return NUMBER | sum(2 if word == "+" else 1 for word in words)
    return sum(1 << WORDS[name].index(word) for word in words)


def _three(bits: int) -> tuple[int, int, int]:
    return bits & 255, bits >> 8 & 255, bits >> 16


def _house() -> list[int]:
    """Code and set of values, four bytes for each option that asks for the turn of house rules."""
    found: dict[str, int] = {}
    for name, word in NEEDS_HOUSE:
        found[name] = found.get(name, 0) | _set(name, [word])
    return [byte for name, bits in found.items() for byte in (_code(name), *_three(bits))]


def _asked() -> list[int]:
    """Four bytes for each option that is asked before a match."""
    found: list[int] = []
    for name, other, values in _ASKED:
        if name in _known():
            some = _set(other, [one for one in values if one in WORDS[other]])
            found += [_code(name), _code(other), some & 255, some >> 8]
    return found


def _pairs(numbers: Iterable[int]) -> list[int]:
    """Two bytes each, the low one first."""
    return [byte for number in numbers for byte in (number & 255, number >> 8)]


def _said(name: str) -> str:
    """The name of an option as the menus write it."""
    return name.replace("_", " ")


def _letters(text: str) -> str:
    """Letters as a screen takes them, as they are written in a file."""
    return f'b"{text}"'


def _tuple(name: str, values: Iterable[str]) -> str:
    """A tuple on one line, or one value a line where it is too wide."""
    values = list(values)
    line = f"{name} = {_in_a_row(values)}\n"
    if len(line) <= _WIDEST:
        return line
    return f"{name} = (\n" + "".join(f"    {value},\n" for value in values) + ")\n"


def _in_a_row(values: Iterable[str]) -> str:
    values = list(values)
    return f"({', '.join(values)}{',' if len(values) == 1 else ''})"


def _bytes(name: str, numbers: Iterable[int]) -> str:
    return f"{name} = {bytes_as_text(bytes(numbers), '')}\n"


def bytes_as_text(some: bytes, indent: str) -> str:
    """Return bytes as they are written in a file, sixteen in a row."""
    rows = [some[at : at + 16] for at in range(0, len(some), 16)]
    if len(rows) < 2:
        return repr(some)
    return "".join(("(\n", *(f"{indent}    {row!r}\n" for row in rows), indent, ")"))
