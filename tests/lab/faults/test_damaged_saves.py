"""A damaged save is either resumed unharmed or reported, and what is resumed can be played on.

Random matches by any rules, and tournaments of several tables, are kept in the journal as the app
keeps them. Then the file is damaged: in two cases of three by arbitrary bytes, which the checksum
must find, so that the save before is used; otherwise by bytes of the newest save, with its checksum
right again. The app starts from the file. `WILDHAND_SAVES=3000` damages so many.
"""

import os
import random
import struct
from binascii import crc32
from collections import Counter
from dataclasses import dataclass, field
from io import BytesIO

import pytest

import journal.file
from engine import save_check
from engine.bots.plain import decide
from engine.game import Game
from engine.parts import load_rules
from engine.rulesets import NAMES, load
from engine.rulesets.editions_generated import VERSION
from engine.rulesets.mixing import changes_of
from engine.spec.options import OPTIONS
from engine.state import layout
from engine.state.choices import MAX_CHOICES
from engine.state.reasons import OK
from engine.table import Table
from engine.tournament.layout import ROTATION, SOCIAL, T_ENTRANTS, TEAM, is_over
from engine.tournament.moves import end_round
from engine.tournament.play_table import begin_table, end_table, is_played, leave_table, play_bots
from engine.tournament.round import next_table
from engine.tournament.setup import new_tournament, rules_for
from engine.tournament.standings import CATEGORIES, standings_into
from journal import reasons
from journal.layout import BLOCK
from journal.reasons import OTHER_VERSION, TORN
from journal.record import FRAME, HEADER
from sim.board.player import Player

COUNT = int(os.environ.get("WILDHAND_SAVES", "300"))
FORMATS = ((ROTATION, 4, 0), (ROTATION, 8, 0), (SOCIAL, 12, 3), (SOCIAL, 13, 3), (TEAM, 12, 3))
OF_A_FILE = 8  # damaged files made from one
KEYS = ("A", "A", "A", "LEFT", "RIGHT", "UP", "DOWN", "SELECT")


@dataclass
class Kept:
    """A file of the journal. saves: payloads, oldest first; at, size: of the newest record."""

    content: bytes = b""
    saves: list[bytes] = field(default_factory=list)
    at: int = 0
    size: int = 0

    def damaged(self, chance):
        """Return the file with changed bytes, mostly of the newest save."""
        content = bytearray(self.content)
        for _ in range(chance.choice((1, 1, 2, 3))):
            at = self.at + chance.randrange(self.size)
            if chance.random() < 0.2:
                at = chance.randrange(len(content))
            end = min(at + chance.choice((1, 1, 1, 4, 64, 512)), len(content))
            flipped = bytes([content[at] ^ 1 << chance.randrange(8)])
            same = bytes([chance.choice((0, 255))]) * (end - at)
            new = chance.choice((flipped, flipped, same, chance.randbytes(end - at)))
            content[at : at + len(new)] = new
        return bytes(content)

    def with_new_checksum(self, chance):
        """Return the file with changed bytes of the newest save, and its checksum right."""
        from ui.match.match_bytes import HEAD, head_of, tail_of

        content = bytearray(self.content)
        end = self.at + self.size - (FRAME - HEADER)
        payload = memoryview(content)[self.at + HEADER : end]
        # In a save the first bytes of the state stand behind all others (ui/match/saves.py).
        whole = bytes(payload[-HEADER:]) + bytes(payload[:-HEADER])
        tail = tail_of(head_of(memoryview(whole)))
        state = len(whole) - HEAD - tail
        windows = min(whole[layout.DEPTH], layout.MAX_WINDOWS) * layout.WINDOW_SIZE if state else 0
        places = [(state + tail, HEAD), (state, tail), (layout.WINDOWS, windows)]
        places += [(0, min(48, state)), (0, min(layout.ZONES, state)), (0, state)]
        for _ in range(chance.choice((1, 1, 2, 3))):
            start, length = chance.choice([place for place in places if place[1]])
            at = (start + chance.randrange(length) - HEADER) % len(whole)
            flipped = payload[at] ^ 1 << chance.randrange(8)
            payload[at] = chance.choice((chance.randrange(256), flipped, 255, 0))
        if chance.random() < 0.03:  # version, rules, board
            content[self.at + chance.randrange(12, 18)] ^= 1 << chance.randrange(8)
        struct.pack_into("<I", content, end, crc32(content[self.at : end]))
        return bytes(content)

    def check_reported(self, content):
        """The file was told as damaged: no save may be intact."""
        for payload in self.saves:
            start = self.content.find(payload) - HEADER
            record = slice(start, start + len(payload) + FRAME)
            is_intact = content[record] == self.content[record]
            assert not is_intact, "damage is reported, but a save is intact"

    def check_resumed(self, content, payload):
        """A save was resumed: the newest, or the one before where the newest is damaged."""
        assert payload in self.saves, "what is resumed was never saved"
        record = slice(self.at, self.at + self.size)
        if payload != self.saves[-1]:
            assert content[record] != self.content[record], "the newest save is intact"


class Device:
    """The app on the desktop board, with one file after the other as its drive."""

    def __init__(self):
        self.player = Player((128, 128))
        self.app = self.player.app

    def open(self, file):
        """Give the app the saves of a file; return its journal."""
        from ui.match import saves

        book = journal.book.Journal(
            file,
            reasons.SAVED,
            journal.file.KINDS,
            lambda: None,
            VERSION,
            1,
            saves.RULE_TAGS,
        )
        self.app.match = self.app.tournament = self.app.plan = None
        self.app.wanted = ""
        self.app.saves = saves.Saves(book)
        return book

    def saved(self):
        """Return the bytes of the match in the order in which they are saved."""
        saves = self.app.saves
        return bytes(saves.page[HEADER : saves.length] + saves.page[:HEADER])

    def kept_file(self, chance):
        """Return a file with some saves of a match or a tournament."""
        while True:
            file = BytesIO(b"\xff" * journal.layout.file_size(journal.file.KINDS))
            ring = self.open(file).rings[journal.MATCH]
            (self.begin_tournament if chance.random() < 0.15 else self.begin_match)(chance)
            kept = Kept(saves=[self.saved()])
            for _ in range(chance.randrange(1, 4)):
                if self.app.match is not None:
                    self.play(self.app.match.game, chance, chance.randrange(60))
                    self.keep()
                    kept.saves.append(self.saved())
            if ring.good >= 0:  # two decks with blanks are too long to be saved
                kept.content, kept.at = file.getvalue(), ring.offset_of(ring.good)
                kept.size = len(kept.saves[-1]) + FRAME
                return kept

    def keep(self):
        app = self.app
        if app.tournament and is_played(app.tournament.t, app.match.game):
            app.tournament.end_table(app.match, app.saves)
            app.match = None
        else:
            app.saves.keep(app.match)

    def begin_match(self, chance):
        """Begin a match by any rule set with some options changed."""
        from ui.match.match_start import deal_match

        rules, players = random_rules(chance)
        plan = planned(rules)
        people = bytearray(chance.randrange(2) for _ in range(players))
        people[chance.randrange(players)] = 1
        plan.people = bytes(people)
        plan.own = bytes(chance.choice((0, 8, 11, 40)) for _ in range(10)) + bytes(10)
        plan.seed = chance.randrange(1 << 24)
        self.app.match = deal_match(rules, plan)
        names = bytes(chance.randrange(9) * is_person for is_person in people)
        self.app.saves.take_match(self.app.match, names, b"")
        self.app.saves.keep(self.app.match)

    def begin_tournament(self, chance):
        """Begin a tournament whose bots have played their tables; the next may be in play."""
        from ui.match.match_start import make_planned
        from ui.tournament.tournament import Tournament

        kind, entrants, tables = chance.choice(FORMATS)
        persons = chance.sample(range(entrants), chance.randint(1, 3))
        people = bytes(entrant in persons for entrant in range(entrants))
        t = new_tournament(kind, entrants, tables, 0, chance.randrange(1 << 24), people, 2)
        rules = load(*rules_for(kind))
        plan = planned(rules)
        changes = changes_of(bytearray(rules.whole()), rules.number)
        tournament = self.app.tournament = Tournament(t, rules.number, changes)
        table = Table(Game(10, 108))
        while play_bots(t, table, rules, decide, 100_000):
            pass
        if chance.random() < 0.7:
            number = next_table(t)
            plan.people = tournament.people_at(number)
            self.app.match = make_planned(rules, plan, tournament.size())
            tournament.begin_table(self.app.match, rules, number, self.app.saves)
        else:
            tournament.save(self.app.saves)

    def play(self, game, chance, choices, is_checked=False):
        """Play random choices that are listed, and begin the next hand if this one ends."""
        out = [0] * MAX_CHOICES
        for _ in range(choices):
            if is_checked:
                assert save_check.can_be_resumed(memoryview(game.state), game.capacity)
            if game.state[layout.STATUS] == layout.HAND_ENDED:
                game.next_hand()
            if game.state[layout.STATUS] != layout.IN_PLAY:
                return
            seats = [seat for seat in range(game.seats) if game.asked >> seat & 1]
            if chance.random() < 0.2:  # somebody may have a right
                seats = [seat for seat in range(game.seats) if game.choices_into(seat, out)]
            seat = chance.choice(seats)
            count = game.choices_into(seat, out)
            assert game.choose(seat, chance.choice(out[:count])) == OK, "what is listed is refused"

    def start_from(self, content, kept, is_forged, chance):
        """Start from a file and return the result; AssertionError for a wrong one."""
        from ui.match.planning import resume

        found = self.open(BytesIO(content)).state(journal.MATCH)
        if found == TORN or found >= OTHER_VERSION:
            return "reported" if is_forged else kept.check_reported(content) or "reported"
        if not self.app.saves.has_match():
            # The block that tells a save is erased: nothing is seen of it.
            assert not content[kept.at : kept.at + BLOCK].strip(b"\xff"), "the saves are not seen"
            return "reported"
        resume(self.app)
        if self.app.wanted == "notice":
            return "reported" if is_forged else kept.check_reported(content) or "reported"
        payload = self.saved() if self.app.saves.has_match() else b""
        if not is_forged:
            kept.check_resumed(content, payload)
            return "newest" if payload == kept.saves[-1] else "before"
        self.player.frames()
        if self.app.shown == "notice":  # nobody has a choice
            return "reported"
        self.play_on(chance)
        return "played on"

    def play_on(self, chance):
        """Show what was resumed, press keys, and play a copy of it on."""
        app, player = self.app, self.player
        if app.match is not None:
            game = Game(app.match.game.seats, app.match.game.capacity)
            game.state[:] = app.match.game.state[: len(game.state)]
            game.hooks = app.match.game.hooks
            self.play(game, chance, 60, is_checked=True)
        if app.tournament is not None:
            play_tournament(app.tournament)
        if player.screen == "cover":
            player.frames(32)
            player.hold("A", 800)
        player.press(*chance.choices(KEYS, k=8))
        app.go("title")
        player.frames(1)


def planned(rules):
    """Load rules, as the app does when a match begins; return a plan of a match by them."""
    from ui.match.plan import Plan

    load_rules(rules)
    plan = Plan([], rules.number, rules.whole())
    plan.hooks = rules.hooks
    return plan


def random_rules(chance):
    """Return any rule set with up to six options changed, and a number of players."""
    name, changes = chance.choice(NAMES), {}
    for option in chance.sample(OPTIONS, chance.randrange(7)):
        values = option.words or [str(bound) for bound in option.bounds]
        more = {**changes, option.name: chance.choice(values)}
        if players_of(name, more):
            changes = more
    return load(name, changes), chance.choice(players_of(name, changes))


def players_of(name, changes):
    """Return the numbers of players that rules suit; none if they contradict themselves."""
    try:
        rules = load(name, changes)
    except ValueError:
        return []
    return [players for players in range(2, 11) if is_for(rules, players)]


def is_for(rules, players):
    """Do rules suit that number of players?"""
    try:
        rules.check_players(players)
    except ValueError:
        return False
    return True


def play_tournament(tournament):
    """Let bots play a copy of it for this round and the next one, then compute standings."""
    t = bytearray(tournament.t)
    leave_table(t)
    rules = tournament.rules()
    load_rules(rules)
    table = Table(Game(10, 108))
    table.bots = [decide] * len(table.bots)
    for _ in range(2):
        if is_over(t):
            break
        while (number := next_table(t)) != layout.NOBODY:
            begin_table(t, table.game, rules, number)
            table.rights_due = False
            while table.play_bots(1000) or not is_played(t, table.game):
                if table.game.state[layout.STATUS] == layout.HAND_ENDED:
                    table.game.next_hand()
            assert end_table(t, table.game)
        assert end_round(t), "no table is left, but the round does not end"
    for category in range(CATEGORIES):
        standings_into(t, category, False, bytearray(t[T_ENTRANTS]))


def damage(count, seed):
    """Damage that many saves and start from each; return how often each result came."""
    chance, device, came = random.Random(seed), Device(), Counter()
    for done in range(count):
        if done % OF_A_FILE == 0:
            kept = device.kept_file(chance)
        is_forged = chance.random() < 1 / 3
        content = (kept.with_new_checksum if is_forged else kept.damaged)(chance)
        came[device.start_from(content, kept, is_forged, chance)] += 1
    return came


def test_each_damaged_save_is_resumed_or_reported():
    came = damage(COUNT, 7)
    print(came)
    assert set(came) == {"newest", "before", "reported", "played on"}
    assert min(came.values()) * 50 > COUNT


@pytest.mark.parametrize(
    ("name", "seed", "wrong"),
    [
        ("engine.save_check.can_be_resumed", 7, None),
        ("engine.tournament.save_check.is_tournament_sound", 11, None),
        ("journal.reading.is_good", 7, "was never saved|a save is intact"),
    ],
)
def test_each_check_of_a_save_is_needed(monkeypatch, name, seed, wrong):
    damage(1, 1)  # imports everything first
    monkeypatch.setattr(name, lambda *_: True)
    with pytest.raises(Exception, match=wrong):
        damage(600, seed)


def test_an_undamaged_save_that_is_refused_is_noticed(monkeypatch):
    damage(1, 1)
    monkeypatch.setattr("engine.save_check.can_be_resumed", lambda *_: False)
    with pytest.raises(AssertionError, match="a save is intact"):
        damage(100, 7)
