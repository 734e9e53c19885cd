"""This module plays scenarios: the steps that a file has, and the steps that these imply.

    for status in play_files(runner, names, files):     prints the faults, and the total
        …

Between two steps the runner makes the implied choices (`advance`): it declines offers in a
window, takes forced draws, and passes for a seat that can do nothing else. It never lays a card,
never begins a turn by drawing and never invents a choice that a player must make. It knows windows
only by the game's interface, who is asked and what can be chosen, so a new kind of window needs no
change here. `reject`, `offer` and `no offer` are tried on a copy of the game.
"""

from binascii import crc32

from engine.game import Game
from engine.match.deal import cards_each
from engine.notation import card_text, reason_text, verb_text
from engine.state import choices as ch
from engine.state import layout
from engine.state.reasons import NOT_ASKED, OK
from engine.state.windows import is_turn
from sim.scenario.expect import look, pending
from sim.scenario.position import count_cards, set_next_table, set_table
from sim.scenario.reading import BadLine, Block, Failure, Reader, Setting
from sim.scenario.steps import Step

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from typing import TextIO

    from sim.scenario.tournament import TournamentScenario

_MOST_CARDS = 232  # two decks of 112 with four blanks each
_MOST_STEPS = 5000  # more implied choices in a row are a fault
# Standing rights are never asked for or declined.
_RIGHTS = (ch.CALL_UNO, ch.CATCH, ch.JUMP, ch.SORRY)
# Verbs whose accepted choices are all listed.
_COMMON = [ch.PLAY, ch.DRAW, ch.PASS, ch.CALL_COLOR, ch.CALL_UNO, ch.CATCH, ch.JUMP, ch.CHALLENGE]
_COMMON += [ch.RECOVER, ch.RAINBOW, ch.TAKE, ch.SHOW]
_LIKE = {ch.ADD: ch.PLAY, ch.TAKE_UNSEEN: ch.TAKE}  # listed beside, and meant by the same word
_CHANGED = -1  # refused, but the state changed
_FROM_P1 = 2
_ENDLESS = "the game never comes to a decision"


class Runner:
    """The game of a scenario, with a copy to try choices on; built once for all scenarios.

    deck: how many cards of each kind the scenario's deck has.
    """

    def __init__(self) -> None:
        """Allocate all memory that scenarios need."""
        self.game = Game(layout.MAX_SEATS, _MOST_CARDS)
        self.trial = Game(layout.MAX_SEATS, _MOST_CARDS)
        self.deck = bytearray(128)
        self._set = bytearray(128)  # cards of each kind on the table as it was set
        self._counts = bytearray(128)
        self._out = [0] * ch.MAX_CHOICES
        self._unsaid: list[int] = []  # what `settle` chose since the last line that chose

    def set(self, setting: Setting) -> None:
        """Begin a scenario with its table."""
        set_table(self.game, setting, self.deck)
        self._begin(True)

    def _begin(self, is_set: bool) -> None:
        self._unsaid.clear()
        if is_set:
            count_cards(self.game, self._set)

    def next_hand(self, block: Block, line: int) -> None:
        """Begin the next hand; Failure if the hand is not over, or the match is."""
        self.settle()
        game = self.game
        found = ""
        if game.status == layout.IN_PLAY:
            found = "the hand goes on" + pending(game)
        elif game.status == layout.MATCH_ENDED:
            found = "the match over"
        setting = block.next_table(line)
        s = game.state
        needed = cards_each(s) * s[layout.LEFT_IN]
        if not found and setting is None and s[layout.CARDS_IN_PLAY] <= needed:
            found = "too few cards to deal: set its table"
        if found:
            raise Failure(line, "expected next hand, found " + found)
        if setting is None:
            game.next_hand()
        else:
            try:
                set_next_table(game, setting)
            except BadLine as bad:  # it is wrong at this table alone
                line, found = bad.args
        if found:
            raise Failure(line, "expected a table, found " + found)
        self._begin(setting is not None)

    def play(self, step: Step) -> None:
        """Carry a step out; Failure if it does not hold."""
        is_choice = step.kind in ("choose", "reject")
        text = step.text if is_choice else " ".join(step.text.split()[1:])
        try:
            found = self._look(step)
        except Failure as failure:  # of an implied choice
            text, found = step.text, failure.args[1]
        if found:
            raise Failure(step.line, f"expected {text}, found {found}")
        count_cards(self.game, self._counts)
        if self._counts != self._set:  # CORE-7
            for kind in range(len(self._set)):
                found_, expected = self._counts[kind], self._set[kind]
                if found_ != expected:
                    text = f"expected {card_text(kind)} {expected} times on the table"
                    raise Failure(step.line, f"{text}, found {found_}")

    def _look(self, step: Step) -> str:
        """Return "" if a step holds, else what was found."""
        game = self.game
        if step.kind == "choose":
            return self.choose(step)
        if step.kind == "reject":
            return self.rejects(step)
        if step.kind == "no other":
            self.trial.copy_from(game)
            return pending(game)[2:] if self.advance(self.trial) else ""
        if step.kind in ("offer", "no offer"):
            offered = self.offers(step)
            if offered == ("yes" if step.kind == "offer" else "no"):
                return ""
            if offered == "no":
                return "it cannot be chosen" + pending(game)
            return "it can be chosen" if offered == "yes" else offered
        self.settle()
        found = look(game, step.kind, step.operands)
        is_decided = game.status != layout.IN_PLAY or is_turn(game.state)
        if found and step.kind not in ("turn", "over") and not is_decided:
            found += pending(game)
        return found

    def choose(self, step: Step) -> str:
        """Make a choice, after the implied ones before it; return the reason of a refusal, or "".

        The line may also repeat a choice that an earlier `expect` implied.
        """
        wrong = (self._choose_several if len(step.choices) > 1 else self._choose_one)(step)
        told = step.seat << 5 | step.verb
        while wrong and told in self._unsaid:
            if self._unsaid.pop(0) == told:
                return ""
        self._unsaid.clear()
        return wrong

    def _choose_one(self, step: Step) -> str:
        game = self.game
        for _ in range(_MOST_STEPS):
            if not self._is_behind(game, step) or not self.advance(game):
                is_told = self._skip_idle(game, step)
                reason = step.make(game, 0)
                if reason == OK or is_told:
                    return ""
                if not self.advance(game):
                    return "refused, " + reason_text(reason) + pending(game)
        return _ENDLESS

    def _skip_idle(self, game: Game, step: Step) -> bool:
        """Before a written pass, pass windows that offer its seat nothing; was there one?

        Such a window opens only to hide what a seat holds.
        """
        is_told = False
        if step.verb == ch.PASS:
            while game.first_asked == step.seat and not is_turn(game.state):
                offered = [verb for verb in self._verbs(game, step.seat) if verb not in _RIGHTS]
                if ch.BACKFIRE in offered and ch.PASS not in offered:
                    return True  # a seat that draws what is owed has declined that
                if offered != [ch.PASS]:
                    break
                is_told = bool(self.advance(game))
            if not game.asked >> step.seat & 1 and ch.JUMP in self._verbs(game, step.seat):
                return True  # declined: nothing is to be done
        return is_told

    def _verbs(self, game: Game, seat: int) -> list[int]:
        return [choice & ch.VERB_MASK for choice in self._out[: game.choices_into(seat, self._out)]]

    def _choose_several(self, step: Step) -> str:
        """Make all the choices of a line, or none: the game becomes a copy that took them."""
        reason = NOT_ASKED
        for stops in range(_MOST_STEPS):
            if not self._reach(stops):
                return "refused, " + reason_text(reason) + pending(self.game)
            if not self._is_behind(self.trial, step):
                reason = self._make_all(step)
                if reason == OK:
                    self.game.copy_from(self.trial)
                    return ""
        return _ENDLESS

    def _make_all(self, step: Step) -> int:
        """Make the choices of a line on the copy; return OK, the first refusal, or _CHANGED."""
        reason = OK
        for place in range(len(step.choices)):
            reason = self._make(step, place)
            while reason > OK and place and self.advance(self.trial):
                reason = self._make(step, place)
            if reason != OK:
                break
        return reason

    def _make(self, step: Step, place: int) -> int:
        before = crc32(self.trial.state)
        reason = step.make(self.trial, place)
        return _CHANGED if reason != OK and crc32(self.trial.state) != before else reason

    def _reach(self, stops: int) -> bool:
        """Advance the copy from the game by that many implied choices; False if it cannot."""
        self.trial.copy_from(self.game)
        while stops and self.advance(self.trial):
            stops -= 1
        return not stops

    def rejects(self, step: Step) -> str:
        """Is a choice refused at every stop, changing nothing? Return the fault, or "".

        At one of the stops the reason must be the step's, if it has one.
        """
        first, why = OK, step.why
        for stops in range(_MOST_STEPS):
            if not self._reach(stops):
                return reason_text(first) if why else ""
            self._skip_idle(self.trial, step)
            reason = self._make_all(step)
            if reason == OK:
                return "it was accepted"
            if reason == _CHANGED:
                return "it was refused, but the game changed"
            first = first or reason
            if reason == why:
                why = OK
        return _ENDLESS

    def offers(self, step: Step) -> str:
        """Return `yes` if a choice is legal at one of the stops, `no`, or an error.

        A listed choice of a common verb must be accepted, and an accepted one must be listed:
        players see the list.
        """
        is_common = step.verb in _COMMON and len(step.choices) == 1
        for stops in range(_MOST_STEPS):
            if not self._reach(stops):
                return "no"
            self._skip_idle(self.trial, step)
            listed = self._is_listed(self.trial, step)
            accepted = self._can_be(step, listed)
            if is_common and listed != accepted and (accepted or not step.calls):
                return "it is listed, but refused" if listed else "it is accepted, but not listed"
            if accepted:
                return "yes"
        return _ENDLESS

    def _can_be(self, step: Step, is_listed: bool) -> bool:
        """Can the copy take a choice now, or any with the step's verb?

        No list contains reports, so that each is tried (CRO-7).
        """
        if not step.is_bare:
            return self._make_all(step) == OK
        if step.verb != ch.SORRY:
            return is_listed
        seats = range(self.game.state[layout.PLAYERS])
        reports = [ch.SORRY | seat << ch.SEAT_SHIFT for seat in seats]
        return any(self.trial.choose(step.seat, report) == OK for report in reports)

    def settle(self) -> None:
        """Decline and draw until a player must decide or the hand is over."""
        for _ in range(_MOST_STEPS):
            choice = self.advance(self.game)
            if not choice:
                return
            self._unsaid.append(choice)
        raise Failure(0, _ENDLESS)

    def advance(self, game: Game) -> int:
        """Make the one implied choice; return its seat and verb, 0 if a player must decide."""
        if game.status != layout.IN_PLAY:
            return 0
        seat = game.first_asked
        choice = self._implied(game, seat)
        if not choice:
            return 0
        reason = game.choose(seat, choice)
        if reason != OK:
            word = verb_text(choice & ch.VERB_MASK)
            raise Failure(0, f"{seat} {word} was offered, but refused: {reason_text(reason)}")
        return seat << 5 | choice & ch.VERB_MASK

    def _implied(self, game: Game, seat: int) -> int:
        """Return the choice that a seat makes unwritten (declining, a forced draw, a pass), or 0.

        To leave a color to others is never implied: any seat may be the first to call it (GRD-19).
        """
        n = game.choices_into(seat, self._out)
        if n and self._out[0] & ch.VERB_MASK == ch.CALL_COLOR:
            return 0
        passing = drawing = others = 0
        for choice in self._out[:n]:
            verb = choice & ch.VERB_MASK
            if verb == ch.PASS:
                passing = choice
            elif verb == ch.DRAW:
                is_from_pile = choice >> ch.FROM_SHIFT & 3 < _FROM_P1
                if is_from_pile and (not drawing or choice < drawing):
                    drawing = choice
            elif verb not in _RIGHTS:
                others += 1
        if not is_turn(game.state):  # in a window declining is a pass, or drawing what is owed
            return passing or drawing
        if others or (passing and drawing):
            return 0
        has_begun = game.state[layout.PHASE] != layout.TO_PLAY
        return drawing if has_begun and drawing else passing

    def _is_behind(self, game: Game, step: Step) -> bool:
        """Is a seat asked after others? Its step passes for those, if they can pass."""
        if is_turn(game.state) or step.verb in _RIGHTS:
            return False
        if game.first_asked == step.seat or not game.asked >> step.seat & 1:
            return False
        return bool(self._implied(game, game.first_asked))

    def _is_listed(self, game: Game, step: Step) -> bool:
        """Is a choice listed for the seat, apart from its color and Uno call?

        Of several choices the last counts; a verb alone matches any choice with it.
        """
        verb, mask, choice = step.verb, ch.VERB_MASK, step.choices[-1]
        if not step.is_bare:
            mask = ~(ch.BLUFF | ch.WITH_UNO)
            if verb in (ch.PLAY, ch.JUMP):
                mask &= ~(7 << ch.COLOR_SHIFT)
            elif verb == ch.DRAW:
                choice = step.drawn_from(game)
        for listed in self._out[: game.choices_into(step.seat, self._out)]:
            if listed & mask == choice & mask:
                return True
            if step.is_bare and _LIKE.get(listed & ch.VERB_MASK) == verb:
                return True
        return False


def check_block(runner: Runner, block: Block) -> None:
    """Read a scenario as far as possible without playing it; BadLine for an error."""
    if block.has_tables:
        _tables_of(block).check()
        return
    setting = Setting(block)
    set_table(runner.game, setting, runner.deck)
    for line, text in block.steps:
        if text.split() != ["next", "hand"]:
            Step(line, text, setting.players).check_cards(runner.deck)
        elif table := block.next_table(line):
            set_table(runner.game, table, runner.deck)


def _tables_of(block: Block) -> "TournamentScenario":
    from sim.scenario.tournament import TournamentScenario

    return TournamentScenario(block)


def play_files(runner: Runner, names: list[str], files: "Iterable[TextIO]") -> "Iterator[int]":
    """Play the scenarios of files and print which fail, and how many hold.

    Yields 0 after each step, so that a board can collect the garbage of some, and at the end the
    exit status.
    """
    passed = failed = 0
    for name, file in zip(names, files):  # noqa: B905 (MicroPython's has no `strict`)
        reader = Reader(file)
        while block := reader.next_block():
            wrong = None
            for fault in play_block(runner, block):
                wrong = fault
                yield 0
            if wrong is None:
                passed += 1
            else:
                failed += 1
                print(f"{name}:{wrong[0]}: {block.name}: {wrong[1]}")
    print(f"{passed} passed, {failed} failed")
    yield 1 if failed else 0


def play_block(runner: Runner, block: Block) -> "Iterator[tuple[int, str] | None]":
    """Play one scenario; yields None after each step that holds, and the fault of one that fails.

    A fault is a line, and what was expected and found.
    """
    line = block.line
    tables = None
    try:
        if block.has_tables:
            tables = _tables_of(block)
        else:
            setting = Setting(block)
            runner.set(setting)
        yield None
        for line, text in block.steps:
            if tables is not None:
                tables.play(line, text)
            elif text.split() == ["next", "hand"]:
                runner.next_hand(block, line)
            else:
                runner.play(Step(line, text, setting.players))
            yield None
    except Failure as failure:
        yield failure.args[0], failure.args[1]
    except BadLine:
        raise
    except Exception as error:  # the engine's fault, not the scenario's
        yield line, f"expected an answer of the engine, found {error!r}"
