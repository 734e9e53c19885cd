"""A line of text for tests of words."""


class Line:
    """Stands for a Text of the screen: it has a width, and keeps what is written to it."""

    def __init__(self, columns):
        self.written = ""
        self.columns = columns
        self.meter = -1

    def letter(self, code):
        self.written += chr(code)

    def spell(self, letters, at, end):
        self.written += letters[at:end].decode("latin-1")

    def word(self, letters):
        self.written += letters.decode()

    def say(self, number):
        from ui.texts import LOADED, load

        self.written += LOADED[1 : 1 + load(number, LOADED)].decode("latin-1")

    def number(self, value):
        self.written += str(value)

    def player(self, player):
        self.written += f"P{player + 1}"

    def right(self, value, columns):
        self.written += str(value).rjust(columns)

    def start(self, columns):
        self.written = ""
        self.columns = columns

    def room(self):
        return max(self.columns - len(self.written), 0)
