"""This module yields every image that a cut can leave, in order and out of order.

Of each operation nothing, half or everything is done. "Nothing" equals "everything" of the previous
one, and is tried once. "Half" has two forms: the first half done and the rest not begun, or any
bits anywhere either old or new.
"""

from collections.abc import Iterator, Sequence
from random import Random

from sim.faults.flash import Image, Operation, after

IN_ORDER = "in order"
SECTORS_BACKWARDS = "sectors last to first"
PAGES_BACKWARDS = "pages last to first"
SHUFFLED = "shuffled"
ORDERS = (IN_ORDER, SECTORS_BACKWARDS, PAGES_BACKWARDS, SHUFFLED)


def reordered(operations: Sequence[Operation], order: str, random: Random) -> list[Operation]:
    """Return a sync's operations in another order; a sector's erases stay before its pages."""
    if order == IN_ORDER:
        return list(operations)
    jobs = _jobs(operations)
    if order == SECTORS_BACKWARDS:
        return [operation for sector in reversed(jobs) for job in jobs[sector] for operation in job]
    mixed = {sector: [_turned(job, order, random) for job in jobs[sector]] for sector in jobs}
    if order == PAGES_BACKWARDS:
        return [operation for sector in mixed for job in mixed[sector] for operation in job]
    queues = [[operation for job in mixed[sector] for operation in job] for sector in mixed]
    out = []
    while any(queues):
        out.append(random.choice([queue for queue in queues if queue]).pop(0))
    return out


def _jobs(operations: Sequence[Operation]) -> dict[int, list[list[Operation]]]:
    """Return by sector the runs of operations, each begun by an erase."""
    jobs: dict[int, list[list[Operation]]] = {}
    for operation in operations:
        runs = jobs.setdefault(operation.sector, [])
        if not runs or not operation.page:
            runs.append([])
        runs[-1].append(operation)
    return jobs


def _turned(job: list[Operation], order: str, random: Random) -> list[Operation]:
    head = [operation for operation in job if not operation.page]
    pages = [operation for operation in job if operation.page]
    if order == PAGES_BACKWARDS:
        pages.reverse()
    else:
        random.shuffle(pages)
    return head + pages


def images(base: Image, operations: Sequence[Operation], random: Random) -> Iterator[Image]:
    """Yield the images of a cut before, in and after each operation that changes something."""
    image = list(base)
    yield image
    for operation in operations:
        old = image[operation.sector]
        new = after(old, operation)
        if new == old:
            continue
        for sector in (_front_half(old, new, operation), _scattered(old, new, random)):
            if sector not in (old, new):
                yield _with(image, operation.sector, sector)
        image = _with(image, operation.sector, new)
        yield image


def _with(image: Image, sector: int, content: bytes) -> Image:
    changed = list(image)
    changed[sector] = content
    return changed


def _front_half(old: bytes, new: bytes, operation: Operation) -> bytes:
    length = len(operation.page) or len(old)
    middle = operation.offset + length // 2
    return new[:middle] + old[middle:]


def _scattered(old: bytes, new: bytes, random: Random) -> bytes:
    """Return a page in which each changing bit is either old or new."""
    before, behind = int.from_bytes(old, "little"), int.from_bytes(new, "little")
    chosen = random.getrandbits(len(old) * 8)
    mixed = before ^ ((before ^ behind) & chosen)
    return mixed.to_bytes(len(old), "little")
