"""Giving back the memory of modules that are not needed now; they can be imported again."""

import sys


def forget(name: str) -> None:
    """Forget a module; the package that it is of, too."""
    if sys.modules.pop(name, None) is None:
        return
    dot = name.rfind(".")
    if dot > 0:
        package = sys.modules.get(name[:dot])
        if package is not None and hasattr(package, name[dot + 1 :]):
            delattr(package, name[dot + 1 :])
