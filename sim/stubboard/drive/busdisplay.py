"""This module is `busdisplay`: a display that draws nothing and counts its refreshes."""
# mypy: ignore-errors


class BusDisplay:
    def __init__(self, width, height):
        self.width = width
        self.height = height
        self.auto_refresh = True
        self.brightness = 1.0
        self.root_group = None
        self.refreshes = 0

    def refresh(self):
        self.refreshes += 1
        return True
