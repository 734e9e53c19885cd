"""Giving back the memory of a module that is not needed now; it can be imported again."""

import sys


def forget(name: str) -> None:
    """Forget a module of this package, `ui.<name>`."""
    package = sys.modules["ui"]
    sys.modules.pop("ui." + name, None)
    if hasattr(package, name):
        delattr(package, name)
