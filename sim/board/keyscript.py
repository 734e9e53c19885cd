"""This module reads key scripts: the buttons pressed in a run without a person, as text.

A script is words between spaces or line ends; `#` starts a comment up to the line's end.

    NAME            press the button and release it: 60 ms down, 60 ms up
    NAME*N          the same, N times
    NAME+  NAME-    press it and keep it down; release it
    hold:NAME:MS    keep it down for MS milliseconds
    wait:MS         do nothing for MS milliseconds
    shot:FILE       write the current picture to FILE, a .png

NAME is one of UP DOWN LEFT RIGHT A B START SELECT, if the board has it. The time is
simulated: a script takes no longer than the computer needs to draw.
"""

from argparse import ArgumentTypeError
from dataclasses import dataclass, field

from sim.arguments import is_number
from sim.errors import UsageError
from sim.paths import new_file, read_text

_DOWN_MS = 60
_UP_MS = 60
_LONGEST_MS = 3_600_000
_MOST_TIMES = 1000
_WORDS = "NAME, NAME*N, NAME+, NAME-, hold:NAME:MS, wait:MS or shot:FILE"


@dataclass(frozen=True)
class Action:
    """An action at a time: verb is `press`, `release` or `shot`, object its name."""

    at_ms: int
    verb: str
    object: str


@dataclass
class Script:
    """The actions in the order of their times, and the end of the last word."""

    actions: list[Action] = field(default_factory=list)
    end_ms: int = 0

    def act(self, verb: str, name: str, ms: int = 0) -> None:
        """Append an action, then advance by ms milliseconds."""
        self.actions.append(Action(self.end_ms, verb, name))
        self.end_ms += ms

    def tap(self, name: str, ms: int = _DOWN_MS) -> None:
        """Press a button for ms milliseconds and release it."""
        self.act("press", name, ms)
        self.act("release", name, _UP_MS)


def load(text: str, buttons: tuple[str, ...]) -> Script:
    """Parse a script, or the file that @NAME names. UsageError names the place of a fault."""
    if not text.startswith("@"):
        return parse(text, buttons, "--keys")
    return parse(read_text(text[1:], "a key script"), buttons, text[1:])


def parse(text: str, buttons: tuple[str, ...], source: str) -> Script:
    """Parse a script's text; source is its name in messages."""
    script = Script()
    for line_number, line in enumerate(text.splitlines(), 1):
        for word_number, word in enumerate(line.partition("#")[0].split(), 1):
            try:
                _parse_word(script, word, buttons)
            except ValueError as error:
                place = f"play: {source}, line {line_number}, word {word_number}"
                raise UsageError(f"{place}: {error}") from None
    return script


def _parse_word(script: Script, word: str, buttons: tuple[str, ...]) -> None:
    """Append the actions of one word. ValueError describes a fault in it."""
    verb, colon, rest = word.partition(":")
    if colon:
        _parse_command(script, word, verb, rest, buttons)
    elif word.endswith("+"):
        script.act("press", _button(word, word[:-1], buttons), _DOWN_MS)
    elif word.endswith("-"):
        script.act("release", _button(word, word[:-1], buttons), _UP_MS)
    else:
        name, star, times = word.partition("*")
        name = _button(word, name, buttons)
        for _ in range(_number(word, times, _MOST_TIMES) if star else 1):
            script.tap(name)


def _parse_command(
    script: Script, word: str, verb: str, rest: str, buttons: tuple[str, ...]
) -> None:
    if verb == "wait":
        script.end_ms += _number(word, rest, _LONGEST_MS)
    elif verb == "hold":
        name, _, ms = rest.partition(":")
        script.tap(_button(word, name, buttons), _number(word, ms, _LONGEST_MS))
    elif verb == "shot":
        try:
            new_file(".png")(rest)
        except ArgumentTypeError as error:
            raise ValueError(f"{word!r}: write shot:FILE; {error}") from None
        script.act("shot", rest)
    else:
        raise ValueError(f"{word!r} is not a word of a key script; write {_WORDS}")


def _button(word: str, name: str, buttons: tuple[str, ...]) -> str:
    if name not in buttons:
        raise ValueError(
            f"{word!r}: {name!r} is not a button of this board, which has "
            f"{', '.join(buttons)}; write {_WORDS}"
        )
    return name


def _number(word: str, digits: str, most: int) -> int:
    if not digits:
        raise ValueError(f"{word!r} lacks a number from 1 to {most}; write {_WORDS}")
    if not is_number(digits, 1, most):
        raise ValueError(f"{word!r}: {digits!r} is not a number from 1 to {most}")
    return int(digits)
