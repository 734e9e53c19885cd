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


def forget_making(name: str) -> None:
    """On a board no class that a module has will make anything again, nor will `open_board`.

    What is called while a screen is made alone goes, too, if it is named `_make` or `make_more`,
    and `add_content` of PageLayout.
    """
    module = sys.modules.get(name)
    if IS_SMALL and module is not None:
        for made in ("open_board", "UnknownBoard"):
            if hasattr(module, made):
                setattr(module, made, None)
        for thing in module.__dict__.values():
            if isinstance(thing, type):
                for making in ("__init__", "_make", "make_more", "add_content"):
                    if making in thing.__dict__:
                        setattr(thing, making, None)
