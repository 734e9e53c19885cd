"""This package shows the game: text, cards, pages, and the app that goes from screen to screen.

Start at `ui.app`. Where all stands is declared for seven sizes of displays (`ui.draw.geometry`),
the largest of which shows everything doubled. Text that changes in play is tiles of a font sheet
(`ui.draw.text`), cards are tiles of others (`ui.draw.card_tiles`). Functions marked
`# per frame` run while a screen is shown, and allocate nothing.

    draw/          pixels: font, text, sheets, pages, layout
    table/         the table of all rules: hand, seats, piles, questions, words
    match/         the life of a match, from the plan to its saves
    screens/       menus, cover, score, log, help; the list of all screens
    custom_rules/  rule sets that the players make
    tournament/    a match over several tables
"""
