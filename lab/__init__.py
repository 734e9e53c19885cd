"""This package studies the game: how strong bots are, what a rule set does, what saves survive.

`stats` lets bots play, `mash` presses random keys, `faults` cuts the power during saves, `mutants`
plants faults in the engine and counts those that tests find. `bench` measures how fast it is, and
`fast` compiles the engine for this computer. `sim.commands` declares their commands.
"""

import sim  # noqa: F401  puts the repository and `lib` on the module path, as on a board
