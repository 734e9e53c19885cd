"""`microcontroller`."""
