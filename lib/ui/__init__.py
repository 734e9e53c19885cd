"""This package is the game on the screen: text, cards, pages, and the app that walks through them.

Start at `ui.app`. Everything is drawn on a canvas of at least 120 by 120 pixels
(`ui.draw.geometry`), which larger displays show doubled. Text that changes in play is tiles over
one font sheet (`ui.draw.text`), cards are tiles over others (`ui.draw.card_tiles`); functions
marked `# per frame` run between two screens and allocate nothing.

    draw/       pixels: font, text, sheets, pages, where everything goes
    table/      what the tables of all rules have in common: hand, seats, questions, words
    plain/      the table of one pile without house rules; acts/, house/: the others
    screens/    menus, cover, score, log, help; the table of all screens
    own_rules/  rule sets of the players' own
    evening/    a match over several tables
"""
