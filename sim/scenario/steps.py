"""This module reads the lines after `--` one by one, and plays or only checks them.

S VERB …    reject S VERB … [: REASON]    expect …    expect [no] offer S VERB …
"""

from engine.notation import card, card_text, choice, is_number, number, reason
from engine.state.cards import NO_CARD
from engine.state.choices import OK, TAKE_UNSEEN, VERB_MASK, card_of
from sim.scenario.expected.expect import look, read_expectation
from sim.scenario.reading.lines import BadLine, Failure
from sim.scenario.reading.said import Said, several
from sim.scenario.runner import Runner

# Verbs that an offer may name alone, with operands to complete them, which are ignored.
_BARE = {
    "play": "W",
    "jump": "W",
    "give": "W",
    "take": "W",
    "recover": "W",
    "rainbow": "W",
    "run": "W",
    "catch": "0",
    "name": "0",
    "guess": "0",
    "sorry": "0",
    "surrender": "0",
    "answer": "0",
    "color": "r",
    "dare": "done",
}
_WITH_CARDS = ("play", "give", "take", "jump", "recover")
_NOT_SAID = ("add", "remove")  # drafts: a scenario names all cards of a play in one line


class Step:
    """One line: kind is `choose`, `reject`, `offer`, `no offer` or an expectation.

    why: the reason that a `reject` names, or OK.
    """

    def __init__(self, line: int, text: str, players: int) -> None:
        """Read a step; BadLine for an error."""
        self.line = line
        self.text = text
        self.kind = "choose"
        self.why = OK
        self.said = Said(0, [0])
        self.operands: list[int] = []
        self.cards: list[int] = []
        try:
            self._read(text.split(), players)
        except ValueError as error:
            raise BadLine(line, str(error)) from error

    def _read(self, words: list[str], players: int) -> None:
        if is_number(words[0]):
            self._read_choice(words, players)
        elif words[0] == "reject":
            self.kind = "reject"
            said, _, why = " ".join(words[1:]).partition(":")
            self.why = reason(why.strip()) if why else OK
            self._read_choice(said.split(), players)
        elif words[0] != "expect" or len(words) < 2:
            raise ValueError(
                f"no step {self.text!r}: must be S VERB …, reject …, expect … or next hand"
            )
        elif words[1:] == ["no", "other", "offer"]:
            self.kind = "no other"
        elif words[1] == "offer" or words[1:3] == ["no", "offer"]:
            self.kind = "offer" if words[1] == "offer" else "no offer"
            self._read_choice(words[2 if words[1] == "offer" else 3 :], players)
        else:
            self.kind, self.operands = read_expectation(" ".join(words[1:]), players)

    def _read_choice(self, words: list[str], players: int) -> None:
        if len(words) < 2:
            raise ValueError(f"{self.text!r}: a seat and what it chooses must follow")
        seat = number(words[0], players - 1, "seat")
        name = words[1]
        if name in _NOT_SAID:
            raise ValueError(f"no choice {name!r}: name all cards of a play in one line")
        if self.kind.endswith("offer") and len(words) == 2 and name in _BARE:
            self.said = Said(seat, [choice([name, _BARE[name]])], True)
            return
        more: list[int] = []
        first = choice(words[1:], more)
        says_pile = "on" in words or "from" in words
        if name in ("rainbow", "run"):
            self.cards = [card(word) for word in words[2:]]
            self.said = Said(seat, [first], False, False, len(self.cards))
        else:
            if name in _WITH_CARDS and first & VERB_MASK != TAKE_UNSEEN:
                if card_of(first) != NO_CARD:
                    self.cards.append(card_of(first))
                self.cards += more
            self.said = Said(seat, several(first, more) if more else [first], False, says_pile)

    def check_cards(self, deck: bytearray) -> None:
        """Raise BadLine for a choice of a card that the deck does not have."""
        for kind in self.cards:
            if not deck[kind]:
                raise BadLine(self.line, f"the deck has no {card_text(kind)}")

    def play(self, runner: Runner) -> None:
        """Carry the step out; Failure if it does not hold."""
        try:
            found = self._look(runner)
        except Failure as failure:
            raise Failure(self.line, f"expected {self.text}, found {failure.args[1]}") from failure
        if found:
            raise Failure(self.line, f"expected {self._expected()}, found {found}")

    def _expected(self) -> str:
        if self.kind == "choose" or self.kind == "reject":
            return self.text
        return " ".join(self.text.split()[1:])

    def _look(self, runner: Runner) -> str:
        """Return "" if the step holds, else what was found."""
        if self.kind == "choose":
            return runner.choose(self.said)
        if self.kind == "reject":
            return runner.rejects(self.said, self.why)
        if self.kind == "no other":
            return runner.offers_more()[2:]
        if self.kind.endswith("offer"):
            return self._look_for_offer(runner)
        runner.settle()
        found = look(runner, self.kind, self.operands)
        if found and self.kind not in ("turn", "over"):
            found += runner.undecided()
        return found

    def _look_for_offer(self, runner: Runner) -> str:
        offered = runner.offers(self.said)
        if offered == ("yes" if self.kind == "offer" else "no"):
            return ""
        if offered == "no":
            return "it cannot be chosen" + runner.pending()
        return "it can be chosen" if offered == "yes" else offered
