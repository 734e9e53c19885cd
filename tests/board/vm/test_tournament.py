"""Tournaments on MicroPython allocate nothing between their hands."""

from tests.board.vm.shared.loading import load
from tests.board.vm.shared.measure import free_of_heap

load(
    "engine.game",
    "engine.table",
    "engine.turn.turn",
    "engine.match.first_card",
    "engine.rules.challenge",
)
load("engine.bots.plain", "engine.match.partners", "engine.match.ending", "engine.rulesets")
load("engine.tournament.setup", "engine.tournament.play_table", "engine.tournament.moves")
load("engine.tournament.standings")


def _rules_of(name, hands):
    """Return a rule set with so many hands in a match; the code for mixes takes too much room."""
    from engine.rulesets import load as load_rules
    from engine.rulesets.rule_set import RuleSet
    from engine.state.layout import OPTIONS
    from engine.state.options import MATCH_HANDS

    rules = load_rules(name)
    flat = bytearray(rules.flat)
    flat[MATCH_HANDS - OPTIONS] = hands
    return RuleSet(name, rules.number, rules.players, bytes(flat), rules.effects, rules.deck)


class Tournament:
    """Plays a match of bots at each `run`, each time from the same beginning."""

    def __init__(self, match_format, entrants, tables, rounds):
        from engine.bots import plain
        from engine.game import Game
        from engine.parts import load_rules
        from engine.table import Table
        from engine.tournament.layout import T_ROUND
        from engine.tournament.moves import end_round
        from engine.tournament.play_table import play_bots
        from engine.tournament.setup import check_rules, new_tournament, rules_for
        from engine.tournament.standings import HIGHEST, standings_into, winners_into

        name, changes = rules_for(match_format)
        self.rules = _rules_of(name, int(changes["hands"]))
        load_rules(self.rules)
        self.t = new_tournament(match_format, entrants, tables, rounds, 5, bytes(entrants))
        check_rules(self.t, self.rules)
        self.start = bytes(self.t)
        self.table = Table(Game(4, 108))
        self.bot = plain.decide
        self.out = bytearray(entrants)
        self.winners = 0
        self.highest = HIGHEST
        self.round_at = T_ROUND
        self.play_bots = play_bots
        self.end_round = end_round
        self.standings_into = standings_into
        self.winners_into = winners_into

    def run(self):
        """Play all rounds; return how many were over at the end."""
        t = self.t
        t[:] = self.start
        while True:
            while self.play_bots(t, self.table, self.rules, self.bot, 50):
                pass
            if not self.end_round(t):
                self.standings_into(t, self.highest, False, self.out)
                self.winners = self.winners_into(t, self.highest, False, self.out)
                return t[self.round_at]


def _play(match_format, entrants, tables, rounds):
    from engine.tournament.standings import HIGHEST, value

    tournament = Tournament(match_format, entrants, tables, rounds)
    assert free_of_heap(tournament.run) == rounds
    assert tournament.winners >= 1
    totals = [value(tournament.t, HIGHEST, entrant) for entrant in range(entrants)]
    assert max(totals) > 0
    assert totals[tournament.out[0]] == max(totals)


def test_a_rotation_of_four():
    _play(0, 4, 0, 3)


def test_a_rotation_of_eight():
    _play(0, 8, 0, 7)


def test_a_social_evening_of_three_tables():
    _play(1, 12, 3, 4)


def test_a_team_evening_of_three_tables():
    _play(2, 12, 3, 3)


def test_every_two_players_are_partners_once():
    from engine.tournament.rotation import MOST, partner_of

    for players in range(4, MOST + 1, 4):
        met = bytearray(players)
        for entrant in range(players):
            for other in range(players):
                met[other] = other == entrant  # a player never meets itself
            for number in range(players - 1):
                partner = partner_of(players, number, entrant)
                assert partner_of(players, number, partner) == entrant
                met[partner] += 1
            assert min(met) == max(met) == 1


def test_the_rotation_allocates_nothing():
    from engine.tournament.rotation import partner_of

    def ask():
        for number in range(31):
            for entrant in range(32):
                partner_of(32, number, entrant)

    free_of_heap(ask)
