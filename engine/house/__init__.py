"""This package holds what every table with house rules adds to the turn on one discard pile.

The turn is that of engine/turn; where a rule set has house rules (engine.state.options.FLAVOR) it
asks these modules, too, and they ask those of engine/rules, one for each rule.

    reckoned.py numbers that are reckoned with: by age, two for one; where cards act, too
    unseen.py   cards that their player has not looked at yet; where cards act, too
    legal.py    what cards are worth, and what the seat on turn can do
    effects.py  a card is laid, and what that sets off, in CORE-11's order
    view.py     what a view shows besides
"""
