"""The journal on a real MicroPython with a board's memory."""

from sim import vm

_FILES = ["lib/journal", "tests/vm/shared/measure.py"]


def test_saving_takes_no_heap_and_what_is_saved_comes_back() -> None:
    result = vm.run("tests/journal/save_on_vm.py", files=_FILES)
    assert result.status == 0, result.stdout
    assert "saved without heap" in result.stdout
    assert "resumed" in result.stdout


def test_the_measure_would_see_an_allocation() -> None:
    text = """
from journal.checksum import crc_into
from tests.vm.shared.measure import allocates, free_of_heap
import binascii
class Try:
    def __init__(self):
        self.buffer = bytearray(b"123456789    ")
    def own(self):
        crc_into(self.buffer, 9)
    def builtin(self):
        binascii.crc32(b"123456789")
def main():
    tried = Try()
    free_of_heap(tried.own)
    print(allocates(lambda: tried.builtin()))
main()
"""
    result = vm.run("tried.py", texts={"tried.py": text}, files=_FILES)
    assert result.stdout == "True\n", result.stdout
