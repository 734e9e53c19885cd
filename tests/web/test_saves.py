"""A match that was saved on the page goes on there, and in the simulator."""

from journal.file import FILE
from sim.board.player import Player
from sim.replay.playing import digest


def test_a_save_of_the_page_goes_on_in_the_simulator(run_spec, tmp_path):
    folder = tmp_path / "saves"
    folder.mkdir()
    told = int(run_spec("saves.mjs", out=str(folder / FILE)))
    player = Player((160, 128), storage=str(folder))
    assert player.app.saves.has_match()
    player.press("A")
    player.until(lambda: player.screen == "table", frames=100)
    assert digest(player.app.match.game) == told
