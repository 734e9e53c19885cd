"""This module reads the lines after `--`, and makes their choices at the table.

    step = Step(9, "1 give r3 b3 to 0", players)       BadLine for an error
    reason = step.make(game, 0)        OK, or the reason why its first choice was refused

A line is an expectation, or one choice that is made, rejected or offered. A set of cards is laid by
an ADD for each card and a PLAY of the last, and a `give` of several cards is several gifts. Some
lines depend on the table: which draw pile a `draw` takes from, and at which end of a Run its Wild
stands.
"""

from engine.game import Game
from engine.notation import card, card_text, choice, is_number, number, other_run, reason
from engine.state import cards, layout, options
from engine.state import choices as ch
from engine.state.reasons import NO_SET, NO_SUCH_PILE, OK
from engine.turn.draw import is_owed
from sim.scenario.expect import read_expectation
from sim.scenario.reading import BadLine

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
    """One line.

    kind: `choose`, `reject`, `offer`, `no offer`, `no other`, or the name of an expectation. seat,
    choices: who makes the line's choices, in order. cards: those that it names. is_bare: it means
    any choice with its verb. says_pile: it names a pile. why: the reason that a `reject` names, or
    OK. operands: of an expectation.
    """

    def __init__(self, line: int, text: str, players: int) -> None:
        """Read a step; BadLine for an error."""
        self.line = line
        self.text = text
        self.kind = "choose"
        self.why = OK
        self.seat = 0
        self.choices = [0]
        self.cards: list[int] = []
        self.is_bare = self.says_pile = False
        self.operands: list[int] = []
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
            must = "must be S VERB …, reject …, expect … or next hand"
            raise ValueError(f"no step {self.text!r}: {must}")
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
        self.seat = number(words[0], players - 1, "seat")
        name = words[1]
        if name in _NOT_SAID:
            raise ValueError(f"no choice {name!r}: name all cards of a play in one line")
        if self.kind.endswith("offer") and len(words) == 2 and name in _BARE:
            self.choices = [choice([name, _BARE[name]])]
            self.is_bare = True
            return
        more: list[int] = []
        first = choice(words[1:], more)
        self.choices = _several(first, more) if more else [first]
        self.says_pile = "on" in words or "from" in words
        if name in ("rainbow", "run"):
            self.cards = [card(word) for word in words[2:]]
        elif name in _WITH_CARDS and self.verb != ch.TAKE_UNSEEN:
            named = [ch.card_of(each) for each in self.choices]
            self.cards = [kind for kind in named if kind != cards.NO_CARD]

    @property
    def verb(self) -> int:
        """The verb of the last choice, which is the one that the line names."""
        return self.choices[-1] & ch.VERB_MASK

    @property
    def calls(self) -> bool:
        """Does the choice call a color or Uno? A list does not contain these calls."""
        if self.verb not in (ch.PLAY, ch.JUMP, ch.RECOVER):
            return False
        return self.choices[-1] & (ch.WITH_UNO | 7 << ch.COLOR_SHIFT) > 0

    def check_cards(self, deck: bytearray) -> None:
        """Raise BadLine for a choice of a card that the deck does not have."""
        for kind in self.cards:
            if not deck[kind]:
                raise BadLine(self.line, f"the deck has no {card_text(kind)}")

    def make(self, game: Game, place: int) -> int:
        """Let the seat make the choice at a place, as it applies at this table; OK or a reason."""
        s = game.state
        packed = self.choices[place]
        verb = packed & ch.VERB_MASK
        if verb == ch.RUN:
            return self._give_run(game, packed)
        if verb == ch.DRAW:
            packed = self.drawn_from(game)
        elif verb == ch.BACKFIRE and self.says_pile and not packed & ch.ON_PILE_2:
            at = s[layout.TOP]
            if is_owed(s) and s[at + layout.CARD] != cards.NO_CARD and s[at + layout.PILE]:
                return NO_SUCH_PILE  # the engine takes pile 1 by default
        elif verb == ch.GIVE and len(self.choices) > 1:
            held = s[layout.COUNTS + self.seat]
            if held != 2 and (held < 2 or place < len(self.choices) - 1):
                packed &= ~ch.WITH_UNO  # it goes with the second-to-last card of the hand
        return game.choose(self.seat, packed)

    def drawn_from(self, game: Game) -> int:
        """Return a DRAW, from draw pile 2 if no pile is named and pile 1 is empty.

        If both are empty either may be named: the draw makes them anew (GRD-1, GRD-13).
        """
        packed = self.choices[0]
        s = game.state
        if not s[layout.PILE_SIZE]:
            if s[layout.PILE_SIZE + 1]:
                return ch.DRAW | ch.FROM_D2 if packed == ch.DRAW and not self.says_pile else packed
            if packed == ch.DRAW | ch.FROM_D2 and s[options.PILES] == options.TWO_PILES:
                return ch.DRAW
        return packed

    def _give_run(self, game: Game, packed: int) -> int:
        """Give a Run away, with its Wild at the other end if the written place is impossible."""
        if self.cards and len(self.cards) != game.state[layout.LEFT_IN]:
            return NO_SET
        refused = game.choose(self.seat, packed)
        other = other_run(packed, len(self.cards)) if refused == NO_SET else 0
        return game.choose(self.seat, other) if other else refused


def _several(first: int, more: list[int]) -> list[int]:
    """Return the choices of a line that names several cards: packed first, then kinds."""
    others = first & ~(255 << ch.CARD_SHIFT)
    choices = [first]
    for kind in more:
        choices.append(others | kind << ch.CARD_SHIFT)
    if first & ch.VERB_MASK == ch.PLAY:
        for place in range(len(more)):
            choices[place] = ch.ADD | ch.card_of(choices[place]) << ch.CARD_SHIFT
    return choices
