"""This module plays a replay on a page, with a pause and single steps."""

from sim.replay.theatre import Over, Theatre


class ReplayPlayer(Theatre):
    """is_paused: nothing moves; a step shows one more choice with its effects, then pauses."""

    is_paused = False
    _stops_after = -1  # so many choices; -1: only at the end

    def play_frame(self) -> None:
        """Play a frame, unless it is paused."""
        if self.is_paused:
            return
        try:
            self.frame()
        except Over:
            self.app.refresh()
            self.is_paused = True
            return
        effects = self.app.effects
        if self.made == self._stops_after and not (effects and effects.is_busy()):
            self.is_paused = True

    def press(self, name: str) -> None:
        """A pauses and goes on; RIGHT shows the next choice."""
        if name == "A":
            self.is_paused = not self.is_paused
            self._stops_after = -1
        elif name == "RIGHT":
            self._stops_after = self.made + 1
            self.is_paused = False
