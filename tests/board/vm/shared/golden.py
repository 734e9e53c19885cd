"""This module plays matches, and computes a number from every hand: see test_golden.py."""

from tests.board.vm.shared.matches import Match, decide_of


def mix(value, number):
    """Return a value with a number (0 to 2**27 - 1) mixed in; both are small ints on a board."""
    return (value * 211 + number % 999983) % 999983


def _mix_hands(game, value, counts, top):
    """Return a value with every card of every hand and the top card mixed in, in order."""
    s = game.state
    for seat in range(game.seats):
        for i in range(s[counts + seat]):
            value = mix(value, s[game.hands[seat] + i])
        value = mix(value, seat + 300)
    return mix(value, s[top])


def play(name, players, bot, hands=99):
    """Play a match, or so many hands; return a number made from all hands after every choice."""
    from engine.state.layout import COUNTS, HAND_ENDED, TOP_CARD

    match = Match(name, players, decide_of(bot))
    table = match.table
    game = table.game
    game.start(match.rules, players, 20030)
    value = 1
    while True:
        while table.bot_step():
            value = _mix_hands(game, value, COUNTS, TOP_CARD)
        value = _mix_hands(game, value, COUNTS, TOP_CARD)
        hands -= 1
        if game.status != HAND_ENDED or not hands:
            return value
        game.next_hand()


def check(name, players, bot, golden, hands=99):
    """Play, and check the number against the expected one."""
    found = play(name, players, bot, hands)
    assert found == golden, found
