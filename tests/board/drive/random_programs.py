"""This module writes random programs, whose functions call each other, to test the passes.

All functions have the same few variables, so that names meet. A function calls later ones, most of
them once. Some are methods; the later half is in a module of its own.
"""

from random import Random

_VARIABLES = ("a", "b", "c")
_SUMS = ("{} + {}", "{} - {}", "{} and {}", "{} or {}", "max({}, {})", "{} < {}", "not {} - {}")
_COUNT = 9
_LATER = 5  # the first function of the module `later`


class RandomProgram:
    """files: texts by module, the same for the same seed; `code` starts the program."""

    def __init__(self, seed: int) -> None:
        """Write it."""
        self._random = Random(seed)
        self._is_method = [self._chance(0.4) for _ in range(_COUNT)]
        self._arguments = [self._random.randrange(4) for _ in range(_COUNT)]
        self._written: list[int] = []
        self._waiting: list[int] = []  # those that nothing calls yet
        imported = [f"f{n}" for n in range(_LATER, _COUNT) if not self._is_method[n]]
        later = self._module("Later", range(_LATER, _COUNT))
        begin = f"from later import {', '.join(['later', *imported])}\n"
        begin += self._module("Now", range(_LATER))
        if self._chance(0.5):  # else both modules become one bundle
            begin += "def alone():\n    import later\n    tell(later.later)\n"
        begin += f"def begin(a=2, b=0, c=1):\n    tell({self._call(0, 2)})\n"
        self.files = {"code": "from now import begin\nbegin()\n", "now": begin, "later": later}

    def _chance(self, chance: float) -> bool:
        return self._random.random() < chance

    def _module(self, name: str, functions: range) -> str:
        lines = {True: [f"class {name}:", "    row = [3]"], False: [f"{name.lower()} = {name}()"]}
        for n in reversed(functions):
            given = list(_VARIABLES[: self._arguments[n]])
            own = [f"    {one} = {self._random.randrange(4)}" for one in _VARIABLES[len(given) :]]
            if given and self._chance(0.3):
                given[-1] += "=1"
            head = f"def f{n}({', '.join(['self'] * self._is_method[n] + given)}):"
            indent = "    " * self._is_method[n]
            lines[self._is_method[n]] += [indent + one for one in (head, *own, *self._body(1))]
            self._written.append(n)
            self._waiting.append(n)
        return "\n".join([*lines[True], *lines[False]]) + "\n"

    def _body(self, level: int) -> list[str]:
        count = self._random.randrange(1, 4 if level < 3 else 2)
        return [f"    {line}" for _ in range(count) for line in self._statement(level)]

    def _statement(self, level: int) -> list[str]:
        name, value = self._random.choice(_VARIABLES), self._value(0)
        kind = self._random.randrange(12) if level < 4 else self._random.randrange(5, 12)
        if kind < 3:
            body = self._body(level + 1)
            last = ["else:", *self._body(level + 1)], [f"elif {self._value(0)}:", "    c += 1"], []
            return [f"if {value}:", *body, *last[kind]]
        if kind == 3:
            return [f"for {name} in range(2):", *self._body(level + 1)]
        if kind == 4:
            body = ["try:", *self._body(level + 1), f"    tell(1 // ({value}))"]
            return [*body, "except ZeroDivisionError as c:", "    tell(str(c))", "c = 1"]
        plain = ("return {1}", "return", "{0} += {1}", "tell({1})", "tell({1})", "{0} = {1}", "{1}")
        return [plain[kind - 5].format(name, value)]

    def _value(self, depth: int) -> str:
        if self._waiting and self._chance(0.35):
            return self._call(self._waiting.pop(self._random.randrange(len(self._waiting))), depth)
        if self._written and self._chance(0.04):
            return self._call(self._random.choice(self._written), depth)
        if depth < 2 and self._chance(0.4):
            sums = self._random.choice(_SUMS)
            return f"({sums.format(self._value(depth + 1), self._value(depth + 1))})"
        return self._random.choice((*_VARIABLES, "0", "1"))

    def _call(self, n: int, depth: int) -> str:
        given = ", ".join(self._value(depth + 1) for _ in range(self._arguments[n]))
        owner = ("later." if n >= _LATER else "now.") if self._is_method[n] else ""
        return f"({owner}f{n}({given}) or 0)"
