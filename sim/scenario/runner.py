"""This module plays the steps of a scenario and the steps that it implies.

Between two steps the runner makes the implied choices (`advance`): it declines offers in a
window, takes forced draws, and passes for a seat that can do nothing else. It never lays a card,
never begins a turn by drawing and never invents a choice that a player must make. It knows windows
only by the game's interface, who is asked and what can be chosen, so a new kind of window needs no
change here.

A line is a `Said`: one choice, or several that are made all or not at all.

`reject`, `offer` and `no offer` are tried on a copy of the game.
"""

from binascii import crc32

from engine.game import Game
from engine.notation import reason_text, verb_text
from engine.state.choices import (
    ADD,
    BACKFIRE,
    BLUFF,
    CALL_COLOR,
    CALL_UNO,
    CATCH,
    CHALLENGE,
    COLOR_SHIFT,
    DRAW,
    FROM_SHIFT,
    JUMP,
    MAX_CHOICES,
    NAME,
    NOT_ASKED,
    OK,
    PASS,
    PLAY,
    RAINBOW,
    RECOVER,
    SHOW,
    SORRY,
    TAKE,
    TAKE_UNSEEN,
    VERB_MASK,
    WITH_UNO,
)
from engine.state.layout import IN_PLAY, MATCH_ENDED, MAX_SEATS, PHASE, TO_PLAY
from engine.state.windows import is_turn
from engine.view import view_size
from sim.scenario.reading.lines import Failure
from sim.scenario.reading.said import Said

_MOST_CARDS = 232  # two decks of 112 with four blanks each
_MOST_STEPS = 5000  # more implied choices in a row are a fault
_RIGHTS = (CALL_UNO, CATCH, JUMP, SORRY)  # standing rights are never asked for or declined
# Verbs whose accepted choices are all listed.
_COMMON = [PLAY, DRAW, PASS, CALL_COLOR, CALL_UNO, CATCH, JUMP, CHALLENGE]
_COMMON += [RECOVER, RAINBOW, TAKE, SHOW]
_LIKE = {ADD: PLAY, TAKE_UNSEEN: TAKE}  # listed beside, and meant by the same word
_CHANGED = -1  # refused, but the state changed
_FROM_P1 = 2
_ENDLESS = "the game never comes to a decision"


class Runner:
    """The game of a scenario, with a copy to try choices on; built once for all scenarios.

    deck: how many cards of each kind the scenario's deck has; counts, view: work space.
    """

    def __init__(self) -> None:
        """Allocate all memory that scenarios need."""
        self.game = Game(MAX_SEATS, _MOST_CARDS)
        self.deck = bytearray(128)
        self.counts = bytearray(128)
        self.view = bytearray(view_size(self.game))
        self._trial = Game(MAX_SEATS, _MOST_CARDS)
        self._out = [0] * MAX_CHOICES
        self._unsaid: list[int] = []  # what `settle` chose since the last line that chose

    def forget(self) -> None:
        """Begin with another scenario."""
        self._unsaid.clear()

    def choose(self, said: Said) -> str:
        """Make a choice, after the implied ones before it; return the reason of a refusal, or "".

        The line may also repeat a choice that an earlier `expect` implied.
        """
        choose = self._choose_several if len(said.choices) > 1 else self._choose_one
        wrong = choose(said)
        if wrong and self._repeats_implied(said):
            return ""
        self._unsaid.clear()
        return wrong

    def _repeats_implied(self, said: Said) -> bool:
        """Is a choice the next of its seat among those that were implied?"""
        told = said.seat << 5 | said.verb
        while told in self._unsaid:
            if self._unsaid.pop(0) == told:
                return True
        return False

    def _choose_one(self, said: Said) -> str:
        game = self.game
        for _ in range(_MOST_STEPS):
            if not self._is_behind(game, said) or not self.advance(game):
                is_told = self._skip_idle(game, said)
                reason = said.make(game, 0)
                if reason == OK or is_told:
                    return ""
                if not self.advance(game):
                    return "refused, " + reason_text(reason) + self.pending()
        return _ENDLESS

    def _skip_idle(self, game: Game, said: Said) -> bool:
        """Before a written pass, pass windows that offer its seat nothing; was there one?

        Such a window opens only to hide what a seat holds.
        """
        is_told = False
        if said.verb == PASS:
            while game.first_asked == said.seat and not is_turn(game.state):
                n = game.choices_into(said.seat, self._out)
                offered = [c & VERB_MASK for c in self._out[:n] if c & VERB_MASK not in _RIGHTS]
                if BACKFIRE in offered and PASS not in offered:
                    return True  # a seat that draws what is owed has declined that
                if offered != [PASS]:
                    break
                is_told = self.advance(game)
            if not game.asked >> said.seat & 1:
                for choice in self._out[: game.choices_into(said.seat, self._out)]:
                    is_told |= choice & VERB_MASK == JUMP  # declined: nothing is to be done
        return is_told

    def _choose_several(self, said: Said) -> str:
        """Make all the choices of a line, or none: the game becomes a copy that took them."""
        trial = self._trial
        reason = NOT_ASKED
        for stops in range(_MOST_STEPS):
            if not self._reach(stops):
                return "refused, " + reason_text(reason) + self.pending()
            if not self._is_behind(trial, said):
                reason = self._make_all(trial, said)
                if reason == OK:
                    self.game.copy_from(trial)
                    return ""
        return _ENDLESS

    def _make_all(self, game: Game, said: Said) -> int:
        """Make the choices of a line one by one; return OK, or the reason of the first refusal."""
        reason = OK
        for place in range(len(said.choices)):
            reason = self._make(game, said, place)
            while reason > OK and place and self.advance(game):
                reason = self._make(game, said, place)
            if reason != OK:
                break
        return reason

    def _make(self, game: Game, said: Said, place: int) -> int:
        """Make a choice; return OK, the reason of the refusal, or _CHANGED."""
        before = crc32(game.state)
        reason = said.make(game, place)
        return _CHANGED if reason != OK and crc32(game.state) != before else reason

    def _reach(self, stops: int) -> bool:
        """Advance the copy from the game by that many implied choices; False if it cannot."""
        self._trial.copy_from(self.game)
        while stops and self.advance(self._trial):
            stops -= 1
        return not stops

    def rejects(self, said: Said, why: int = OK) -> str:
        """Is a choice refused at every stop, changing nothing? Return the fault, or "".

        why: at one of the stops this must be the reason, if it is not OK.
        """
        first = OK
        for stops in range(_MOST_STEPS):
            if not self._reach(stops):
                return reason_text(first) if why else ""
            self._skip_idle(self._trial, said)
            reason = self._make_all(self._trial, said)
            if reason == OK:
                return "it was accepted"
            if reason == _CHANGED:
                return "it was refused, but the game changed"
            first = first or reason
            if reason == why:
                why = OK
        return _ENDLESS

    def offers_more(self) -> str:
        """Return who is offered something before a player must decide, as "; …", or ""."""
        self._trial.copy_from(self.game)
        return self.pending() if self.advance(self._trial) else ""

    def offers(self, said: Said) -> str:
        """Return `yes` if a choice is legal at one of the stops, `no`, or an error.

        A listed choice of a common verb must be accepted, and an accepted one must be listed:
        players see the list.
        """
        trial = self._trial
        is_common = said.verb in _COMMON and len(said.choices) == 1
        for stops in range(_MOST_STEPS):
            if not self._reach(stops):
                return "no"
            self._skip_idle(trial, said)
            listed = self._is_listed(trial, said)
            is_bare = said.is_bare
            accepted = said.can_be(trial, listed) if is_bare else not self._make_all(trial, said)
            if is_common and listed != accepted and (accepted or not said.calls):
                return "it is listed, but refused" if listed else "it is accepted, but not listed"
            if accepted:
                return "yes"
        return _ENDLESS

    def settle(self) -> None:
        """Decline and draw until a player must decide or the hand is over."""
        for _ in range(_MOST_STEPS):
            if not self.advance(self.game, self._unsaid):
                return
        raise Failure(0, _ENDLESS)

    def advance(self, game: Game, unsaid: "list[int] | None" = None) -> bool:
        """Make the one implied choice; False if a player must decide.

        unsaid: where the choice is noted.
        """
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
        if unsaid is not None:
            unsaid.append(seat << 5 | choice & VERB_MASK)
        return True

    def undecided(self) -> str:
        """Return who must choose what in a window, as the end of a message, or ""."""
        game = self.game
        return self.pending() if game.status == IN_PLAY and not is_turn(game.state) else ""

    def pending(self) -> str:
        """Return who must choose what first, as the end of a message."""
        game = self.game
        if game.status != IN_PLAY:
            return "; the match is over" if game.status == MATCH_ENDED else "; the hand is over"
        seat = game.first_asked
        if is_turn(game.state):
            return f"; seat {seat} is on turn"
        n = game.choices_into(seat, self._out)
        verb = self._out[0] & VERB_MASK if n else 0
        who = f"; seat {seat}" if game.asked == 1 << seat else "; somebody"
        if verb == CALL_COLOR:
            return who + " must call a color (color C)"
        if verb == NAME:
            return who + " must name a player (name S)"
        return who + f" must choose ({verb_text(verb)} …)"

    def _unwritten(self, game: Game, n: int) -> int:
        """Return the implied choice among n (declining, a forced draw, a pass), or 0.

        To leave a color to others is never implied: any seat may be the first to call it (GRD-19).
        """
        if n and self._out[0] & VERB_MASK == CALL_COLOR:
            return 0
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
        if not is_turn(game.state):  # in a window declining is a pass, or drawing what is owed
            return passing or drawing
        if others or (passing and drawing):
            return 0
        return drawing if game.state[PHASE] != TO_PLAY and drawing else passing

    def _is_behind(self, game: Game, said: Said) -> bool:
        """Is a seat asked after others? Its step passes for those, if they can pass."""
        if is_turn(game.state) or said.verb in _RIGHTS:
            return False
        if game.first_asked == said.seat or not game.asked >> said.seat & 1:
            return False
        return bool(self._unwritten(game, game.choices_into(game.first_asked, self._out)))

    def _is_listed(self, game: Game, said: Said) -> bool:
        """Is a choice listed for the seat, apart from its color and Uno call?

        Of several choices the last counts; a verb alone matches any choice with it.
        """
        verb, mask, choice = said.verb, VERB_MASK, said.choices[-1]
        if not said.is_bare:
            mask = ~(BLUFF | WITH_UNO)
            if verb in (PLAY, JUMP):
                mask &= ~(7 << COLOR_SHIFT)
            elif verb == DRAW:
                choice = said.drawn_from(game)
        for i in range(game.choices_into(said.seat, self._out)):
            listed = self._out[i]
            if listed & mask == choice & mask:
                return True
            if said.is_bare and _LIKE.get(listed & VERB_MASK) == verb:
                return True
        return False
