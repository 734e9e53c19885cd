"""This package plays matches over several tables: rotations, social and team evenings.

A board loads it only for such a match. The whole match lies in a bytearray, its *sheet*
(engine/evenings/sheet.py), which is saved, copied and compared in one call each; what happens at a
table lies in the state of a game. Persons, seats and tables count from 0.

    sheet = new(SOCIAL, 12, 3, 6, seed, people)   raises ValueError, in one line, for what cannot be
    rules = load(*rules_for(SOCIAL))              the usual rules, or others:
    check_rules(sheet, rules)                     ValueError, in one line, where they do not suit
    while not is_over(sheet):
        while (number := next_table(sheet)) != NOBODY:
            begin_table(sheet, game, rules, number)     seats its persons, deals the first hand
            …                                           the hands are played, bots or persons
            end_table(sheet, game)                      its result goes on the sheet
        end_round(sheet)                                totals, and who sits where next
    winners_into(sheet, UNOS, False, out)

A table's result comes in one of three ways:

- its hands are played to their end, and `end_table` takes the result;
- players enter it: `enter` for each seat, then `close`;
- only bots sit there: `play_on` plays it, some choices at each call.

    begin.py      how a match begins: `new`, and what it refuses
    rules.py      `rules_for` a format, and `check_rules`
    sheet.py      the sheet byte by byte, and who sits where
    schedule.py   who is whose partner in a rotation
    chance.py     seeds of tables, and cards drawn for a tie
    tables.py     the tables of a round: which is next, and how it begins
    results.py    the result of a table: `end_table`
    bot_tables.py tables of bots alone
    entry.py      results that players enter
    moves.py      the end of a round: totals, and who moves
    ties.py       the sides with the fewest and the most points; ties are settled by cards
    standings.py  who leads, and who wins what

Only `begin`, `rules` and `entry` raise, and `begin_table` for rules that were not checked; only
they allocate. A save holds the sheet behind the state of the table in play. Bots play a table twice
in the same way only if `Table.rights_due` is False when it begins (bot_tables.py).
"""
