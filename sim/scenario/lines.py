"""A scenario file, taken scenario by scenario, so that a board never holds the whole of it.

    reader = Reader(file)              anything with readline()
    block = reader.next_block()        None after the last one

Errors of a file's text are `BadLine(line, message)`: the file is at fault, not a rule.
"""


class BadLine(Exception):
    """A line that is no scenario language: args are its number and what would be right."""


class Failure(Exception):
    """A scenario that does not hold: args are a line and what was expected and found."""


class Unbuilt(Exception):
    """A word of the rulebook for a rule that is not built yet: args are its line and the word."""


class Block:
    """One scenario: its name and line, then (line, text) of its settings and its steps."""

    def __init__(self, name: str, line: int) -> None:
        self.name = name
        self.line = line
        self.settings: list[tuple[int, str]] = []
        self.steps: list[tuple[int, str]] = []


class Reader:
    """Reads scenarios one after the other from a file that is open."""

    def __init__(self, file: object) -> None:
        self._file = file
        self._line = 0
        self._block: Block | None = None
        self._in_steps = False

    def next_block(self) -> "Block | None":
        """Return the next scenario of the file, None after the last; BadLine as it says."""
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
        """Sort one line in; return the scenario that it closes by beginning another."""
        if text.split(None, 1)[0] == "scenario":
            name = text[len("scenario") :].strip()
            if not name:
                raise BadLine(self._line, "a scenario needs a name: scenario NAME")
            done = self._finished()
            self._block = Block(name, self._line)
            self._in_steps = False
            return done
        block = self._block
        if block is None:
            raise BadLine(self._line, f"{text!r} before the first line `scenario NAME`")
        if text == "--":
            if self._in_steps:
                raise BadLine(self._line, "a second -- in one scenario")
            self._in_steps = True
        elif self._in_steps:
            block.steps.append((self._line, text))
        else:
            block.settings.append((self._line, text))
        return None

    def _finished(self) -> "Block | None":
        block = self._block
        if block is None:
            return None
        if not self._in_steps:
            raise BadLine(block.line, "no line -- between the settings and the steps")
        if not block.steps:
            raise BadLine(block.line, "no step after --: it would hold whatever happens")
        return block
