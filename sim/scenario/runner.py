"""Plays the steps of a scenario, and what a scenario leaves unsaid.

Between two steps the runner makes the choices that nobody needs to write (`advance`): it
declines what is offered in a window, takes forced draws, and passes for a seat that can do
nothing else. It never lays a card, never begins a turn's drawing and never makes up a
choice that must be made. Windows are known by the game's own words alone, who is asked and
what can be chosen, so a new kind of window needs nothing here.

`reject`, `offer` and `no offer` are tried on a copy of the game.
"""

from binascii import crc32

from engine.choices import (
    BLUFF,
    CALL_COLOR,
    CALL_UNO,
    CATCH,
    CHALLENGE,
    COLOR_SHIFT,
    DRAW,
    FROM_SHIFT,
    MAX_CHOICES,
    NAME,
    OK,
    PASS,
    PLAY,
    VERB_MASK,
    WITH_UNO,
)
from engine.game import Game
from engine.layout import DEPTH, IN_PLAY, MATCH_ENDED, MAX_SEATS, PHASE, TO_PLAY
from engine.notation import reason_text, verb_text
from engine.verbs import SORRY
from engine.view import view_size
from sim.scenario.lines import Failure

_MOST_CARDS = 216
_MOST_STEPS = 5000  # more choices that nobody wrote, one after the other, are a fault
_RIGHTS = (CALL_UNO, CATCH, SORRY)  # standing rights: not asked for, and never declined
_COMMON = (PLAY, DRAW, PASS, CALL_COLOR, CALL_UNO, CATCH, CHALLENGE)
_FROM_P1 = 2
_ENDLESS = "the game never comes to a decision"


class Runner:
    """The game of a scenario, with a copy to try choices on; built once, used for all.

    deck: how many cards of each kind the scenario's deck has.
    """

    def __init__(self) -> None:
        """Take all memory that scenarios need."""
        self.game = Game(MAX_SEATS, _MOST_CARDS)
        self.deck = bytearray(128)
        self.view = bytearray(view_size(self.game))
        self._trial = Game(MAX_SEATS, _MOST_CARDS)
        self._out = [0] * MAX_CHOICES

    def choose(self, seat: int, choice: int) -> str:
        """Make a choice, what lies before it declined and drawn; return why not, or ""."""
        game = self.game
        for _ in range(_MOST_STEPS):
            if not self._is_behind(game, seat, choice) or not self.advance(game):
                reason = game.choose(seat, choice)
                if reason == OK:
                    return ""
                if not self.advance(game):
                    return "refused, " + reason_text(reason) + self.pending()
        return _ENDLESS

    def rejects(self, seat: int, choice: int) -> str:
        """Is a choice refused at every stop, changing nothing? Return what else, or ""."""
        trial = self._trial
        trial.copy_from(self.game)
        for _ in range(_MOST_STEPS):
            before = crc32(trial.state)
            reason = trial.choose(seat, choice)
            if reason == OK:
                return "it was accepted"
            if crc32(trial.state) != before:
                return "it was refused, but the game changed"
            if not self.advance(trial):
                return ""
        return _ENDLESS

    def offers(self, seat: int, choice: int, bare: bool) -> str:
        """Return `yes` if a choice is possible at one of the stops, `no`, or what is wrong.

        bare: any choice with its verb. A choice of a common verb that is listed must be
        accepted, and the other way round: players see the list.
        """
        trial = self._trial
        trial.copy_from(self.game)
        for _ in range(_MOST_STEPS):
            listed = self._is_listed(trial, seat, choice, bare)
            if bare:
                accepted = listed
            else:
                accepted = trial.choose(seat, choice) == OK
                if listed != accepted and choice & VERB_MASK in _COMMON:
                    return (
                        "it is listed, but refused" if listed else "it is accepted, but not listed"
                    )
            if accepted:
                return "yes"
            if not self.advance(trial):
                return "no"
        return _ENDLESS

    def settle(self) -> None:
        """Decline and draw until a player must decide or the hand is over."""
        for _ in range(_MOST_STEPS):
            if not self.advance(self.game):
                return
        raise Failure(0, _ENDLESS)

    def advance(self, game: Game) -> bool:
        """Make the one choice that need not be written; False where a player must decide."""
        if game.status != IN_PLAY:
            return False
        seat = game.first_asked
        choice = self._unwritten(game, game.choices_into(seat, self._out))
        if not choice:
            return False
        reason = game.choose(seat, choice)
        if reason != OK:
            word = verb_text(choice & VERB_MASK)
            raise Failure(0, f"{seat} {word} was offered, but refused: {reason_text(reason)}")
        return True

    def undecided(self) -> str:
        """Return who must choose what in a window, as the end of a message; "" if nobody."""
        game = self.game
        return self.pending() if game.status == IN_PLAY and game.state[DEPTH] else ""

    def pending(self) -> str:
        """Return who must choose what first, as the end of a message."""
        game = self.game
        if game.status != IN_PLAY:
            return "; the match is over" if game.status == MATCH_ENDED else "; the hand is over"
        seat = game.first_asked
        if not game.state[DEPTH]:
            return f"; seat {seat} is on turn"
        n = game.choices_into(seat, self._out)
        verb = self._out[0] & VERB_MASK if n else 0
        if verb == CALL_COLOR:
            return f"; seat {seat} must call a color (color C)"
        if verb == NAME:
            return f"; seat {seat} must name a player (name S)"
        return f"; seat {seat} must choose ({verb_text(verb)} …)"

    def _unwritten(self, game: Game, n: int) -> int:
        """Return the choice among n that declines, draws by force or can do nothing; or 0."""
        passing = drawing = others = 0
        for i in range(n):
            choice = self._out[i]
            verb = choice & VERB_MASK
            if verb == PASS:
                passing = choice
            elif verb == DRAW:
                if choice >> FROM_SHIFT & 3 < _FROM_P1 and (not drawing or choice < drawing):
                    drawing = choice
            elif verb not in _RIGHTS:
                others += 1
        if game.state[DEPTH]:  # a window: declining is passing, or drawing what is owed
            return passing or drawing
        if others or (passing and drawing):
            return 0
        return drawing if game.state[PHASE] != TO_PLAY and drawing else passing

    def _is_behind(self, game: Game, seat: int, choice: int) -> bool:
        """Is a seat asked, but others before it? A step by it passes those."""
        if not game.state[DEPTH] or choice & VERB_MASK in _RIGHTS:
            return False
        return game.first_asked != seat and bool(game.asked >> seat & 1)

    def _is_listed(self, game: Game, seat: int, choice: int, bare: bool) -> bool:
        """Is a choice, its color and Uno call aside, among those that the seat is told?"""
        mask = VERB_MASK
        if not bare:
            mask = ~(BLUFF | WITH_UNO)
            if choice & VERB_MASK == PLAY:
                mask &= ~(7 << COLOR_SHIFT)
        for i in range(game.choices_into(seat, self._out)):
            if self._out[i] & mask == choice & mask:
                return True
        return False
