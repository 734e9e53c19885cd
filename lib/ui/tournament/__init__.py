"""This package has the screens of a tournament, a match over several tables (engine/tournament).

    app.tournament      the current Tournament (tournament.py), or None
    app.match           the table that persons play on this device; None between tables

    new_tournament.py   the set-up, in the menus; start.py makes a Tournament of it
    round.py            a round: its tables, and what to do next
    one_table.py        a table: who sits there, and the ways to get its result
    bot_tables.py       the tables of bots, while they play
    report.py           the result of a table that was played with real cards
    round_end.py        points, who moves where, and cards for ties
    seating.py          who sits where
    standings.py        who leads, and at the end who wins
    entrants.py         rows about entrants, for these screens

The screens use the app; the other modules are handed what they need.
"""
