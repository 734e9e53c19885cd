"""The version of saves, and the earlier ones that can be read (tools/index/kept.py).

Made by `python -m sim index`; a test fails when it is stale.
"""

# set-up: whole file

# fmt: off
from engine.const import const

VERSION = const(29463)
# Of each earlier edition: its version, and the codes of the option that came after it.
EARLIER: "tuple[int, ...]" = ()
ADDED: "tuple[bytes, ...]" = ()
