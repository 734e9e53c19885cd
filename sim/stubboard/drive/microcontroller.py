"""This module is `microcontroller`."""
