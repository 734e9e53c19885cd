"""This module is `busdisplay`: a display that draws nothing and counts its refreshes."""
# mypy: ignore-errors


class BusDisplay:
    def __init__(self, width, height, can_dim):
        self.width = width
        self.height = height
        self.auto_refresh = True
        self.can_dim = can_dim
        self.root_group = None
        self.refreshes = 0

    def refresh(self):
        self.refreshes += 1
        return True

    def _set_brightness(self, light):
        if not self.can_dim:
            raise RuntimeError("Brightness not adjustable")

    brightness = property(None, _set_brightness)
