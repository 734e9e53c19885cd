"""This package makes what a player gets, and checks what a contributor writes.

`drive` and `release` make drives, `web` the page, `assets` the files that both read, `index` what
follows from options and rule sets, and `pictures` those of the README. `checks` finds code that a
board cannot run, `memory` measures what the game keeps of a board's heap, and `where` finds the
line that an error's code means. `sim.commands` declares their commands.
"""

import sim  # noqa: F401  puts the repository and `lib` on the module path, as on a board
