"""The game on the screen: text, cards, pages, and the app that walks through them.

Start at `ui.app`. Everything is drawn on a canvas of at least 120 by 120 pixels
(`ui.geometry`), which larger displays show doubled. Text that changes in play is tiles
over one font sheet (`ui.text`), cards are tiles over others (`ui.card_tiles`); functions marked
`# per frame` run between two screens and allocate nothing.
"""
