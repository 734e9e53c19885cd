"""Matches over several tables on MicroPython allocate nothing between their hands."""

from tests.vm.shared.loading import load
from tests.vm.shared.measure import free_of_heap

load(
    "engine.game",
    "engine.table",
    "engine.turn.turn",
    "engine.match.first_card",
    "engine.turn.challenge",
)
load("engine.bots.plain", "engine.match.partners", "engine.match.ending", "engine.rulesets")
load("engine.evenings.begin", "engine.evenings.bot_tables", "engine.evenings.moves")
load("engine.evenings.standings")


def _rules_of(name, hands):
    """Return a rule set with so many hands in a match; the code for mixes takes too much room."""
    from engine.ruleset import RuleSet
    from engine.rulesets import load as load_rules
    from engine.state.layout import OPTIONS
    from engine.state.options import MATCH_HANDS

    rules = load_rules(name)
    flat = bytearray(rules.flat)
    flat[MATCH_HANDS - OPTIONS] = hands
    return RuleSet(name, rules.number, rules.players, bytes(flat), rules.effects, rules.deck)


class Evening:
    """Plays a match of bots at each `run`, each time from the same first sheet."""

    def __init__(self, match_format, persons, tables, rounds):
        from engine.bots import plain
        from engine.evenings import begin
        from engine.evenings import rules as round_rules
        from engine.evenings.bot_tables import play_on
        from engine.evenings.moves import end_round
        from engine.evenings.sheet import ROUND
        from engine.evenings.standings import HIGHEST, standings_into, winners_into
        from engine.game import Game
        from engine.parts import load_parts
        from engine.table import Table

        name, changes = round_rules.rules_for(match_format)
        self.rules = _rules_of(name, int(changes["hands"]))
        load_parts(self.rules.whole())
        self.sheet = begin.new(match_format, persons, tables, rounds, 5, bytes(persons))
        round_rules.check_rules(self.sheet, self.rules)
        self.start = bytes(self.sheet)
        self.table = Table(Game(4, 108))
        self.bot = plain.decide
        self.out = bytearray(persons)
        self.winners = 0
        self.highest = HIGHEST
        self.round_at = ROUND
        self.play_on = play_on
        self.end_round = end_round
        self.standings_into = standings_into
        self.winners_into = winners_into

    def run(self):
        """Play all rounds; return how many were over at the end."""
        sheet = self.sheet
        sheet[:] = self.start
        while True:
            while self.play_on(sheet, self.table, self.rules, self.bot, 50):
                pass
            if not self.end_round(sheet):
                self.standings_into(sheet, self.highest, False, self.out)
                self.winners = self.winners_into(sheet, self.highest, False, self.out)
                return sheet[self.round_at]


def _play(match_format, persons, tables, rounds):
    from engine.evenings.standings import total_of

    evening = Evening(match_format, persons, tables, rounds)
    assert free_of_heap(evening.run) == rounds
    assert evening.winners >= 1
    totals = [total_of(evening.sheet, person) for person in range(persons)]
    assert max(totals) > 0
    assert totals[evening.out[0]] == max(totals)


def test_a_rotation_of_four():
    _play(0, 4, 0, 3)


def test_a_rotation_of_eight():
    _play(0, 8, 0, 7)


def test_a_social_evening_of_three_tables():
    _play(1, 12, 3, 4)


def test_a_team_evening_of_three_tables():
    _play(2, 12, 3, 3)


def test_every_two_players_are_partners_once():
    from engine.evenings.schedule import MOST, partner_of

    for players in range(4, MOST + 1, 4):
        met = bytearray(players)
        for person in range(players):
            for other in range(players):
                met[other] = other == person  # a player never meets itself
            for number in range(players - 1):
                partner = partner_of(players, number, person)
                assert partner_of(players, number, partner) == person
                met[partner] += 1
            assert min(met) == max(met) == 1


def test_the_schedule_allocates_nothing():
    from engine.evenings.schedule import partner_of

    def ask():
        for number in range(31):
            for person in range(32):
                partner_of(32, number, person)

    free_of_heap(ask)
