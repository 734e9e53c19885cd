"""Giving back the memory of what is not needed now: modules, and the code that made things.

A module can be imported again. The code that made a thing cannot: it is for things of which the
app has one, or whose module is forgotten with them.
"""

import gc
import sys

IS_SMALL = hasattr(gc, "mem_free")  # a board, where memory is short


def forget(name: str) -> None:
    """Forget a module; the package that it is of, too."""
    if sys.modules.pop(name, None) is None:
        return
    dot = name.rfind(".")
    if dot > 0:
        package = sys.modules.get(name[:dot])
        if package is not None and hasattr(package, name[dot + 1 :]):
            delattr(package, name[dot + 1 :])


def missing(names: list) -> list:
    """Of some modules in order of loading those that are not there, the last first."""
    return [name for name in reversed(names) if name not in sys.modules]


_MAKING = ("__init__", "_make", "_make_last", "make_more", "add_content", "hush")


def forget_making(name: str) -> None:
    """On a board no class that a module has will make anything again.

    What is called while a thing is made alone goes, too, if it has one of these names; and what the
    app asks of a board once.
    """
    module = sys.modules.get(name)
    if IS_SMALL and module is not None:
        for thing in module.__dict__.values():
            if isinstance(thing, type):
                own = thing.__dict__  # a board makes a new object each time
                for making in _MAKING:
                    if making in own:
                        setattr(thing, making, None)
