"""This module reads a scenario file one scenario at a time, so that a board never holds all of it.

    reader = Reader(file)              anything with readline()
    block = reader.next_block()        None after the last one

Errors of a file's text are `BadLine(line, message)`: the file is wrong, not a rule.
"""


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
        while True:
            text = self._file.readline()  # type: ignore[attr-defined]
            if not text:
                done = self._finished()
                self._block = None
                return done
            self._line += 1
            text = text.split("#", 1)[0].strip()
            if text:
                done = self._take(text)
                if done is not None:
                    return done

    def _take(self, text: str) -> "Block | None":
        """Add one line; return the scenario that it ends by beginning another."""
        if text.split(None, 1)[0] == "scenario":
            name = text[len("scenario") :].strip()
            if not name:
                raise BadLine(self._line, "a scenario needs a name: scenario NAME")
            done = self._finished()
            self._block = Block(name, self._line)
            self._in_steps = False
            self._next_hand = 0
            return done
        block = self._block
        if block is None:
            raise BadLine(self._line, f"{text!r} before the first line `scenario NAME`")
        if text == "--":
            if self._in_steps and not self._next_hand:
                raise BadLine(self._line, "a second -- in one scenario")
            self._in_steps = True
            self._next_hand = 0
        elif self._in_steps:
            self._take_step(block, text)
        else:
            block.settings.append((self._line, text))
        return None

    def _take_step(self, block: Block, text: str) -> None:
        """Add a step, or a line of the next hand's table (`Block.tables`)."""
        words = text.split()
        if not self._next_hand or _is_step(words):
            if self._next_hand in block.tables:
                raise BadLine(self._line, "no line -- after the table of the next hand")
            block.steps.append((self._line, text))
            self._next_hand = self._line if words == ["next", "hand"] else 0
        else:
            block.tables.setdefault(self._next_hand, []).append((self._line, text))

    def _finished(self) -> "Block | None":
        block = self._block
        if block is None:
            return None
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
