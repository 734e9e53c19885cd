"""This module is a choice as a line writes it, and makes it at the table.

    said = Said(1, [choice])            seat 1 makes one choice of engine/state/choices.py
    reason = said.make(game, 0)         OK, or the reason why the first choice was refused

Most lines are one choice. A set of cards is laid by an ADD for each card and a PLAY of the last,
and a `give` of several cards is several gifts. Some lines depend on the table: which draw
pile a `draw` takes from, and at which end of a Run its Wild stands.
"""

from engine.notation import other_run
from engine.state.choices import (
    ADD,
    BACKFIRE,
    CARD_SHIFT,
    COLOR_SHIFT,
    DRAW,
    FROM_D2,
    GIVE,
    JUMP,
    NO_SET,
    NO_SUCH_PILE,
    OK,
    ON_PILE_2,
    PLAY,
    RECOVER,
    RUN,
    SEAT_SHIFT,
    SORRY,
    VERB_MASK,
    WITH_UNO,
)
from engine.state.layout import CARD, COUNTS, LEFT_IN, PILE, PILE_SIZE, PLAYERS, TOP
from engine.state.options import PILES, TWO_PILES
from engine.turn.draw import is_owed

TYPE_CHECKING = False
if TYPE_CHECKING:
    from engine.game import Game

_NO_CARD = 255


class Said:
    """choices: those of a line, in order. is_bare: it means any choice with that verb.

    says_pile: the line names a pile. run_length: how many cards a `run` names.
    """

    def __init__(
        self,
        seat: int,
        choices: list[int],
        is_bare: bool = False,
        says_pile: bool = False,
        run_length: int = 0,
    ) -> None:
        self.seat = seat
        self.choices = choices
        self.is_bare = is_bare
        self.says_pile = says_pile
        self.run_length = run_length

    @property
    def verb(self) -> int:
        """The verb of the last choice, which is the one that the line names."""
        return self.choices[-1] & VERB_MASK

    @property
    def calls(self) -> bool:
        """Does the choice call a color or Uno? A list does not contain these calls."""
        if self.verb != PLAY and self.verb != JUMP and self.verb != RECOVER:
            return False
        return self.choices[-1] & (WITH_UNO | 7 << COLOR_SHIFT) > 0

    def make(self, game: "Game", place: int) -> int:
        """Let the seat make the choice at a place, as it applies at this table; OK or a reason."""
        s = game.state
        choice = self.choices[place]
        verb = choice & VERB_MASK
        if verb == RUN:
            return self._give_run(game, choice)
        if verb == DRAW:
            choice = self.drawn_from(game)
        elif verb == BACKFIRE and self.says_pile and not choice & ON_PILE_2:
            at = s[TOP]
            if is_owed(s) and s[at + CARD] != _NO_CARD and s[at + PILE]:
                return NO_SUCH_PILE  # the engine takes pile 1 by default
        elif verb == GIVE and len(self.choices) > 1:
            held = s[COUNTS + self.seat]
            if held != 2 and (held < 2 or place < len(self.choices) - 1):
                choice &= ~WITH_UNO  # it goes with the second-to-last card of the hand
        return game.choose(self.seat, choice)

    def can_be(self, game: "Game", is_listed: bool) -> bool:
        """Can the seat make any choice with the verb? No list contains reports (CRO-7)."""
        if self.verb != SORRY:
            return is_listed
        for other in range(game.state[PLAYERS]):
            if game.choose(self.seat, SORRY | other << SEAT_SHIFT) == OK:
                return True
        return False

    def drawn_from(self, game: "Game") -> int:
        """Return a DRAW, from draw pile 2 if no pile is named and pile 1 is empty.

        If both are empty either may be named: the draw makes them anew (GRD-1, GRD-13).
        """
        choice = self.choices[0]
        s = game.state
        if choice == DRAW | FROM_D2 and not s[PILE_SIZE] and not s[PILE_SIZE + 1]:
            return DRAW if s[PILES] == TWO_PILES else choice
        if choice == DRAW and not self.says_pile and not s[PILE_SIZE] and s[PILE_SIZE + 1]:
            return DRAW | FROM_D2
        return choice

    def _give_run(self, game: "Game", choice: int) -> int:
        """Give a Run away, with its Wild at the other end if the written place is impossible."""
        if self.run_length and self.run_length != game.state[LEFT_IN]:
            return NO_SET
        reason = game.choose(self.seat, choice)
        other = other_run(choice, self.run_length) if reason == NO_SET else 0
        return game.choose(self.seat, other) if other else reason


def several(first: int, more: list[int]) -> list[int]:
    """Return the choices of a line that names several cards: packed first, then kinds."""
    others = first & ~(255 << CARD_SHIFT)
    if first & VERB_MASK != PLAY:
        choices = [first]
        for kind in more:
            choices.append(others | kind << CARD_SHIFT)
        return choices
    choices = [ADD | first & 255 << CARD_SHIFT]
    for kind in more:
        choices.append(ADD | kind << CARD_SHIFT)
    choices[-1] = others | more[-1] << CARD_SHIFT
    return choices
