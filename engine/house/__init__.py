"""This package holds what every table with house rules adds to the turn on one discard pile.

The turn is that of engine/turn; where a rule set has house rules (engine.state.options.FLAVOR) it
asks these modules, too, and they ask those of engine/rules, one for each rule.

    fit.py      what cards are worth, and which can be laid
    legal.py    what the seat on turn can do
    lay.py      what a card that is laid is worth
    effects.py  what a play sets off, in CORE-11's order
    view.py     what a view shows besides
"""
