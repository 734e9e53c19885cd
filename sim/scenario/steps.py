"""The lines after `--`: read one by one, and played at once or only checked.

S VERB …    reject S VERB …    expect …    expect [no] offer S VERB …
"""

from engine.choices import BACKFIRE, CARD_SHIFT, VERB_MASK, card_of
from engine.notation import card_text, choice, is_number, number
from sim.scenario.expect import look, needed_word, read_expectation
from sim.scenario.lines import BadLine, Failure, Unbuilt
from sim.scenario.runner import Runner
from sim.scenario.vocabulary import is_built

_BARE = ("play", "jump", "give", "take", "catch", "color", "name", "recover", "rainbow", "run")
_NOT_SAID = ("add", "remove")  # drafts: a scenario names all cards of a play in one line


class Step:
    """One line, read: kind is `choose`, `reject`, `offer`, `no offer` or an expectation."""

    def __init__(self, line: int, text: str, players: int) -> None:
        """Read a step; BadLine for what is none."""
        self.line = line
        self.text = text
        self.kind = "choose"
        self.seat = self.choice = 0
        self.bare = False
        self.operands: list[int] = []
        self.cards: list[int] = []
        self.needs: list[str] = []
        try:
            self._read(text.split(), players)
        except ValueError as error:
            raise BadLine(line, str(error)) from error

    def _read(self, words: list[str], players: int) -> None:
        if is_number(words[0]):
            self._read_choice(words, players)
        elif words[0] == "reject":
            self.kind = "reject"
            self._read_choice(words[1:], players)
        elif words[0] != "expect" or len(words) < 2:
            raise ValueError(f"no step {self.text!r}: must be S VERB …, reject … or expect …")
        elif words[1] == "offer" or words[1:3] == ["no", "offer"]:
            self.kind = "offer" if words[1] == "offer" else "no offer"
            self._read_choice(words[2 if words[1] == "offer" else 3 :], players)
        else:
            self.kind, self.operands = read_expectation(" ".join(words[1:]), players)
            self.needs.append(needed_word(self.kind, self.operands))

    def _read_choice(self, words: list[str], players: int) -> None:
        if len(words) < 2:
            raise ValueError(f"{self.text!r}: a seat and what it chooses must follow")
        self.seat = number(words[0], players - 1, "seat")
        name = words[1]
        if name in _NOT_SAID:
            raise ValueError(f"no choice {name!r}: name all cards of a play in one line")
        self.bare = self.kind.endswith("offer") and len(words) == 2 and name in _BARE
        self.choice = choice(_completed(words[1:]) if self.bare else words[1:], self.cards)
        if self.cards:
            self.needs.append("several cards")
        if not self.bare and self.choice >> CARD_SHIFT & 255 and name != "answer":
            self.cards.append(card_of(self.choice))
        self.needs += [name]
        self.needs += ["pile 2" for word in words if word in ("d2", "p1", "p2")]
        self.needs += ["down" for word in words if word == "down"]
        if "on" in words and words[words.index("on") + 1] == "2":
            self.needs.append("pile 2")

    def check_cards(self, deck: bytearray) -> None:
        """Raise BadLine for a choice of a card that the deck does not have."""
        if self.choice & VERB_MASK == BACKFIRE:
            return
        for kind in self.cards:
            if not deck[kind]:
                raise BadLine(self.line, f"the deck has no {card_text(kind)}")

    def play(self, runner: Runner) -> None:
        """Carry the step out; Failure or Unbuilt where it does not come true."""
        for word in self.needs:
            if not is_built(word):
                raise Unbuilt(self.line, word)
        if "several cards" in self.needs:
            raise Unbuilt(self.line, "several cards in one choice")
        try:
            found = self._look(runner)
        except Failure as failure:
            raise Failure(self.line, f"expected {self.text}, found {failure.args[1]}") from failure
        if found is None:
            raise Unbuilt(self.line, self.kind)
        if found:
            raise Failure(self.line, f"expected {self._expected()}, found {found}")

    def _expected(self) -> str:
        if self.kind == "choose" or self.kind == "reject":
            return self.text
        return " ".join(self.text.split()[1:])

    def _look(self, runner: Runner) -> "str | None":
        """Return "" where the step comes true, else what is found; None: not built."""
        if self.kind == "choose":
            return runner.choose(self.seat, self.choice)
        if self.kind == "reject":
            return runner.rejects(self.seat, self.choice)
        if self.kind.endswith("offer"):
            return self._look_for_offer(runner)
        runner.settle()
        found = look(runner, self.kind, self.operands)
        if found and self.kind not in ("turn", "over"):
            found += runner.undecided()
        return found

    def _look_for_offer(self, runner: Runner) -> str:
        offered = runner.offers(self.seat, self.choice, self.bare)
        if offered == ("yes" if self.kind == "offer" else "no"):
            return ""
        if offered == "no":
            return "it cannot be chosen" + runner.pending()
        return "it can be chosen" if offered == "yes" else offered


def _completed(words: list[str]) -> list[str]:
    """A verb alone, with an operand that is looked at by nobody."""
    if words[0] == "color":
        return ["color", "r"]
    return [words[0], "0" if words[0] in ("catch", "name") else "W"]
