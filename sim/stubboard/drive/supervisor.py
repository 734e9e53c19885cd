"""This module is `supervisor`: a clock that stands still until `pass_ms` advances it."""
# mypy: ignore-errors

_now = [(1 << 29) - 65000]


class _Runtime:
    def __init__(self):
        self.autoreload = True
        self.display = None


runtime = _Runtime()


def ticks_ms():
    return _now[0]


def pass_ms(ms):
    _now[0] = (_now[0] + ms) & 0x1FFFFFFF


def set_next_code_file(*_, **__):
    pass
