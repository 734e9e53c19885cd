"""This package plays tournaments, matches over several tables: rotations, social, team, and free.

A board loads it only for such a match. A tournament lies in one bytearray t, which is saved, copied
and compared in one call each; what happens at a table lies in the state of a game. Entrants, seats
and tables count from 0.

    t = new_tournament(SOCIAL, 12, 3, 6, seed, people)     before it: setup.py
    while not is_over(t):
        while (number := next_table(t)) != NOBODY:
            begin_table(t, game, rules, number)     seats its entrants, deals the first hand
            …                                       the hands are played, bots or persons
            end_table(t, game)                      takes its result
        end_round(t)                                totals, and who sits where next
    winners_into(t, MOST_UNOS, False, out)

Instead of a table that is played on this device, players can report the result of one that they
played with real cards (report.py), and bots can play theirs by themselves (`table.play_bots`).

    setup.py      the formats: how a tournament begins, its usual rules, and what is refused
    layout.py     its bytes, and who sits where
    rotation.py   who is whose partner in a rotation
    round.py      the tables of a round: which is next
    table.py      a table of a round, from its first hand to its result
    report.py     results that players report
    moves.py      the end of a round: totals, and who moves
    tiebreak.py   which sides of a table move; cards settle ties
    standings.py  who leads, and who wins what
    save_check.py could saved bytes be a tournament?

Only `setup`, `report` and `begin_table` raise; only `setup` and `report` allocate. A save holds the
tournament behind the state of the table in play (ui/tournament/).
"""
