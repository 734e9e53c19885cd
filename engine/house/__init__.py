"""This package holds what house rules add to the turn on one discard pile.

If a rule set has house rules (engine.state.options.FLAVOR), the turn of engine/turn calls these
modules, and they call those of engine/rules, one for each rule.

    legal.py       what the seat on turn can do, and what cards count as
    effects.py     laying a card, and what that sets off, in CORE-11's order
    view.py        what a view shows besides

Parts that only some options need:

    downs.py       laying cards face down
    jumps.py       laying cards out of turn
    taken_back.py  taking a called cheat back
    reckoned.py    sums and products: by age, one card for two; also where cards act
    unseen.py      cards that their player has not looked at yet; also where cards act
"""
