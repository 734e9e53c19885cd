"""This module damages saves: the app must resume each rightly or report it, without a failure.

    python -m sim faults --saves N [--seed S]

It plays random choices in matches by any rules (sim/soak/fuzz.py) and in tournaments of several
tables, kept in the journal as the app keeps them. Then it damages the file N times: in two cases of
three arbitrary bytes, which the checksum must find, so that the previous save is used; otherwise
bytes of the newest save, with its checksum recomputed. The app starts from the file. A resumed
match is put on the screen, keys are pressed, and it is played on with the checks of the soak.
"""

import io
import random
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.bots.plain import decide
from engine.game import Game
from engine.parts import load_rules
from engine.rulesets.mixing import changes_of
from engine.rulesets.rule_set import RuleSet
from engine.state.choices import OK
from engine.state.layout import (
    HAND_ENDED,
    IN_PLAY,
    NOBODY,
    STATUS,
)
from engine.table import Table
from engine.tournament.layout import T_ENTRANTS, is_over
from engine.tournament.moves import end_round
from engine.tournament.round import next_table
from engine.tournament.standings import CATEGORIES, standings_into
from engine.tournament.table import is_played, leave_table, play_bots
from sim.board.player import Player
from sim.faults.damage import (
    CRC,
    HEAD,
    File,
    check_reported,
    check_resumed,
    damaged,
    with_new_checksum,
)
from sim.soak.chance import Chance
from sim.soak.fuzz import random_table
from sim.soak.promises.always import check, deck_of
from sim.soak.tournaments import FORMATS, play_table
from sim.soak.violation import Violation

_OF_A_FILE = 8  # damaged files made from one
_TOURNAMENTS = 0.15  # of the files
_IN_PLAY = 0.7  # of them: a table is in play
_A_TABLE = 100_000  # choices, at most
_ANEW = 1 / 3  # of them have a recomputed checksum
_SAVES = 4  # of a match, the oldest first
_BETWEEN = 60  # choices from one to the next, at most
_PLAYED_ON = 60  # choices
_KEYS = 8  # pressed before that
_TELLS_EVERY = 1000


def damage_saves(count: int, seed: int) -> int:
    """Damage that many saves, print results and failures; 0: no failure."""
    started = time.perf_counter()
    chance = random.Random(seed)
    device = _Device()
    came: Counter[str] = Counter()
    done = 0
    while done < count:
        kept = device.file_of(chance)
        for _ in range(min(_OF_A_FILE, count - done)):
            done += 1
            has_new_checksum = chance.random() < _ANEW
            came["anew"] += has_new_checksum
            content = with_new_checksum(kept, chance) if has_new_checksum else damaged(kept, chance)
            try:
                outcome = device.start_from(content, kept, has_new_checksum, chance)
            except Exception as error:  # any exception here would occur on a device
                outcome = "wrong"
                path = Path("build", f"damaged-{seed}-{done}.sav")
                path.parent.mkdir(exist_ok=True)
                path.write_bytes(content)
                print(f"{kept.label}: {error!r}\n  the file: {path.resolve()}", flush=True)
                device = _Device()
            came[outcome] += 1
            if done % _TELLS_EVERY == 0 or done == count:
                print(_line(done, came, time.perf_counter() - started), flush=True)
    return 1 if came["wrong"] else 0


def _line(done: int, came: Counter[str], seconds: float) -> str:
    return (
        f"{done} damaged saves, {came['anew']} with a recomputed checksum: {came['newest']} "
        f"resumed unharmed, {came['before']} from the save before, {came['reported']} reported, "
        f"{came['played on']} played on, {came['wrong'] or 'none'} wrong; {seconds:.0f} s"
    )


class _Device:
    """The app on the desktop board, with one file after the other as its drive."""

    def __init__(self) -> None:
        self._player = Player((128, 128))
        self.app = self._player.app

    def _open(self, file: io.BytesIO) -> Any:
        """Give the app the saves of a file; return its journal."""
        import journal
        from ui import saves

        book = journal.Journal(
            file, journal.SAVED, journal.KINDS, _sync, saves.VERSION, 1, saves.RULE_TAGS
        )
        self.app.match = self.app.tournament = self.app.plan = None
        self.app.wanted = ""
        self.app.saves = saves.Saves(book)
        return book

    # Files.

    def file_of(self, chance: random.Random) -> File:
        """Return a file with some saves of a match or a tournament."""
        import journal

        ring = None
        while ring is None or ring.good < 0:  # two decks with blanks are too long to be saved
            file = io.BytesIO(b"\xff" * journal.file_size(journal.KINDS))
            book = self._open(file)
            saves: list[bytes] = []
            label = self._keep_some(chance, saves)
            ring = book.rings[journal.MATCH]
        size = HEAD + len(saves[-1]) + CRC
        return File(file.getvalue(), saves, ring.offset_of(ring.good), size, label)

    def _keep_some(self, chance: random.Random, saves: list[bytes]) -> str:
        if chance.random() < _TOURNAMENTS:
            label = self._begin_tournament(chance)
        else:
            label = self._begin_match(chance)
        saves.append(_as_saved(self.app.saves))
        for _ in range(chance.randrange(1, _SAVES)):
            match = self.app.match
            if match is None:
                break
            _play(match.game, Chance(chance), chance.randrange(_BETWEEN), is_checked=False)
            is_over = self.app.tournament and is_played(self.app.tournament.t, match.game)
            if is_over:
                self.app.tournament.end_table(match, self.app.saves)
                self.app.match = None
            else:
                self.app.saves.keep(match)
            saves.append(_as_saved(self.app.saves))
        return label

    def _begin_match(self, chance: random.Random) -> str:
        from ui.match_start import deal_match
        from ui.plan import Plan

        rules, changes, players = random_table(chance)
        _bring(rules)
        people = bytearray(chance.randrange(2) for _ in range(players))
        people[chance.randrange(players)] = 1
        plan = Plan([], rules.number, rules.whole())
        plan.hooks = rules.hooks
        plan.people = bytes(people)
        plan.own = bytes(chance.choice((0, 8, 11, 40)) for _ in range(10)) + bytes(10)
        plan.seed = seed = chance.randrange(1 << 24)
        self.app.match = deal_match(rules, plan)
        names = bytes(chance.randrange(9) * is_person for is_person in people)
        self.app.saves.begin(self.app.match, names)
        mix = " ".join(f"{name}={value}" for name, value in changes.items())
        return f"{rules.name} {mix}, {players} players, seed {seed}"

    def _begin_tournament(self, chance: random.Random) -> str:
        """Begin a tournament whose bots have played their tables; the next may be in play."""
        from ui.match_start import make_planned
        from ui.plan import Plan
        from ui.tournament.tournament import Tournament

        name = chance.choice(list(FORMATS))
        people = chance.sample(range(FORMATS[name].entrants), chance.randint(1, 3))
        form = replace(FORMATS[name], people=tuple(people))
        seed = chance.randrange(1 << 24)
        t = form.new_tournament(seed)
        rules = form.load_rules()
        _bring(rules)
        changes = changes_of(bytearray(rules.whole()), rules.number)
        self.app.tournament = tournament = Tournament(t, rules.number, changes)
        table = Table(Game(10, 108))
        while play_bots(t, table, rules, decide, _A_TABLE):
            pass
        if chance.random() < _IN_PLAY:
            number = next_table(t)
            plan = Plan([], rules.number, rules.whole())
            plan.hooks = rules.hooks
            plan.people = tournament.people_at(number)
            self.app.match = make_planned(rules, plan, tournament.size())
            tournament.begin_table(self.app.match, rules, number, self.app.saves)
        else:
            tournament.save(self.app.saves)
        return f"{name}, {t[T_ENTRANTS]} persons, seed {seed}"

    # Starts.

    def start_from(
        self, content: bytes, kept: File, has_new_checksum: bool, chance: random.Random
    ) -> str:
        """Start from a file and return the result. Violation for a wrong one."""
        import journal
        from journal.layout import BLOCK
        from journal.reasons import OTHER_VERSION, TORN

        book = self._open(io.BytesIO(content))
        found = book.state(journal.MATCH)
        if found == TORN or found >= OTHER_VERSION:
            return "reported" if has_new_checksum else check_reported(content, kept)
        if not self.app.saves.has_match():
            if not content[kept.at : kept.at + BLOCK].strip(b"\xff"):
                return "reported"  # the block that tells a save is erased: nothing is seen of it
            raise Violation("nothing can be resumed, and nothing is reported")
        from ui.planning import resume

        resume(self.app)
        if self.app.wanted == "notice":
            return "reported" if has_new_checksum else check_reported(content, kept)
        payload = _as_saved(self.app.saves) if self.app.saves.has_match() else b""
        if not has_new_checksum:
            return check_resumed(content, kept, payload)
        self._player.frames()
        if self.app.shown == "notice":  # nobody has a choice
            return "reported"
        self._play_on(chance)
        return "played on"

    def _play_on(self, chance: random.Random) -> None:
        """Show what was resumed, press keys, and play its game on."""
        player = self._player
        if self.app.match is not None:
            game = Game(self.app.match.game.seats, self.app.match.game.capacity)
            game.state[:] = self.app.match.game.state[: len(game.state)]
            game.hooks = self.app.match.game.hooks
            _play(game, Chance(chance), _PLAYED_ON, is_checked=True)
        if self.app.tournament is not None:
            _play_tournament(self.app.tournament)
        if player.screen == "cover":
            player.frames(32)
            player.hold("A", 800)
        for _ in range(_KEYS):
            player.press(chance.choice(("A", "A", "A", "LEFT", "RIGHT", "UP", "DOWN", "SELECT")))
        self.app.go("title")
        player.frames(1)


def _play_tournament(tournament: Any) -> None:
    """Let bots play this round and the next one to their ends, then compute standings."""
    t = bytearray(tournament.t)
    leave_table(t)
    rules = tournament.rules()
    load_rules(rules)
    table = Table(Game(10, 108))
    table.bots = [decide] * len(table.bots)
    for _ in range(2):
        if is_over(t):
            break
        while (number := next_table(t)) != NOBODY:
            play_table(t, table, rules, number)
        if not end_round(t):
            raise Violation("no table is left, but the round does not end")
    order = bytearray(t[T_ENTRANTS])
    for category in range(CATEGORIES):
        standings_into(t, category, False, order)


def _bring(rules: RuleSet) -> None:
    """Import the modules that play these rules, as the app does when a match begins."""
    load_rules(rules)


def _as_saved(saves: Any) -> bytes:
    """Return the bytes of the match in the order in which they are saved (ui/saves.py)."""
    from journal.record import HEADER

    return bytes(saves.page[HEADER : saves.length] + saves.page[:HEADER])


def _sync() -> None:
    """Do nothing: the file is in memory."""


def _play(game: Game, chance: Chance, choices: int, is_checked: bool) -> None:
    """Play some random choices, and begin the next hand if this one ends."""
    chance.begin_hand()
    deck = deck_of(game)
    for _ in range(choices):
        if is_checked:
            check(game, deck, chance)
        if game.state[STATUS] == HAND_ENDED:
            game.next_hand()
        elif game.state[STATUS] != IN_PLAY:
            return
        else:
            seat, choice = chance.pick(game)
            reason = game.choose(seat, choice)
            if reason != OK:
                raise Violation(f"seat {seat}: a choice that is listed is refused: {reason}")
