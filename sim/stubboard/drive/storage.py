"""This module is `storage`: one drive; `mount.readonly` determines who may write to it."""
# mypy: ignore-errors


class _Mount:
    readonly = True


mount = _Mount


def getmount(path):
    if path != "/":
        raise OSError(19)
    return mount


def remount(path, readonly=False):
    pass
