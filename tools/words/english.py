"""This module declares what the screens of a match say by themselves, in English.

    Verb("PLAY", "Play it", key="Play", PLAY_DOWN="Play it face down")

What is said of a rule stands in its declaration (engine/spec). `python -m sim index` numbers all of
it (lib/ui/says.py); `tools.words` makes the file that a match reads. In words for answers and
notices @ # $ % and so on stand for something (lib/ui/table/words.py).
"""


class Verb:
    """What answers of one verb say, and the button that gives it.

    name: of engine/state/choices.py, or of an entry of lib/ui/table/prompt_words.py. key: what the
    button does, in a word. like: the verb whose answer says the same. forms: what is said in its
    place at times, by name.
    """

    def __init__(
        self, name: str, answer: str = "", *, key: str = "", like: str = "", **forms: str
    ) -> None:
        self.name = name
        self.answer = answer
        self.key = key
        self.like = like
        self.forms = forms


# Those of the engine.
VERBS = (
    Verb(
        "PLAY",
        "Play it",
        key="Play",
        PLAY_ON_PILE="Play on pile %",  # with two piles
        PLAY_DOWN="Play it face down",
    ),
    Verb(
        "DRAW",
        "Draw",
        key="Draw",
        DRAW_LIFTED="Take $",  # from a discard pile
        DRAW_ON="Draw on",  # after a drawn card
        DRAW_ALL="Draw %",  # where several are owed
        DRAW_ONE="Draw just one",
    ),
    Verb("PASS", key="Pass"),
    Verb("NAME", "#"),
    Verb("GIVE", "Give to #", key="Give", GIVE_UNDER="Put it under"),
    Verb("REFUSE", "Refuse it"),
    Verb("TAKE", key="Take"),
    Verb("SHOW", "Show it"),
    Verb("JUMP", "Jump in"),
    Verb("CATCH", "Catch", key="Catch"),
    Verb("BACKFIRE", "Backfire", BACKFIRE_ON_PILE="Backfire, pile %"),
    Verb("RECOVER", "Play it", like="PLAY"),
    Verb("RAINBOW", "Rainbow $"),
    Verb("RUN", "Run from $"),
    Verb("SURRENDER", "Give up to #"),
    Verb("PALM", "Hide it"),
    Verb("SORRY", "# said sorry"),
    Verb("ANSWER", "It is %"),
    Verb("DARE", "Done", NOT_DARE="Draw % instead"),
    Verb("GUESS", "# guessed it"),
    Verb("ADD", "Add to a set", key="Add"),
    Verb("REMOVE", "Return $"),
)
# The entries of menus that are none of the engine's, in the order of their numbers.
ENTRIES = (
    Verb("UNO", "UNO!", key="UNO!"),
    Verb("LOOK", "Others"),
    Verb("BACK", "Go back", key="Back"),
    Verb("SHOW_IT", "Show it to all"),
    Verb("CARDS_OF", "Cards of #"),
    Verb("GO_ON", "Go on", key="Go on"),
    Verb("SEEN", "Their hand: go on"),
    Verb("SORRY_SAID", "Who said sorry?"),
    Verb("JUMP_IN", "Jump in: #"),
    Verb("WITHDRAW", "Withdraw", WITHDRAW_PAYING="Withdraw, draw %"),  # a false claim costs cards
    Verb("READ_DARE", "Read the dare"),
    Verb("TIP", "Tip"),
)
# What buttons do besides, in small letters on the screen but for UNO.
KEYS = {
    "OK": "OK",
    "MENU": "Menu",
    "UNO_SAID": " \x88  ",  # a check: as wide as UNO!
    "NEXT": "Next",
    "MORE": "More",
    "GO": "Go",  # for GO_ON, where there is no room
    "WHY": "Why?",
    "KEEP": "Keep",  # to pass after a draw
    "CALL": "Call",  # a color
    "CLAIM": "Down",  # to play face down
}
# Lines in the place of the newest event. Those without words are made at the table.
NOTICES = {
    "NOT_THIS_CARD": "Not this card now{Not this now",
    "TOO_EARLY": "Say it at two cards{At two cards",  # to call Uno
    "WHICH_COLOR": "Color?",  # with how many of each are in the hand
    "HOLDS_COLOR": "You hold the color!",
    "WHICH_JUMPS": "Jump in: which card?{Which card?",
    "CALLABLE": "Can be challenged",  # the card under the cursor
    "WHO_JUMPS": "Who jumps in?",
    "WHO_ADDS": "Who adds to the +%?{Who adds to +%?",
    "JUMP_OR_NOT": "Jump in?",  # to the only person
    "ADD_OR_NOT": "Jump in, add to +%?{Add to +%?",
    "PASS_IT_ON": "Pass the device to{Pass device to",
    "KEEP_IT": "Keep it: # plays{# plays",  # to the holder, while a bot is asked
    "KEPT": "Keep the device{Keep device",  # on the cover, to who has it
    "RESTED": "Your hand is hidden{Hand is hidden",  # to a person alone
    "BROUGHT_TO_ONE": "One card: call Uno!{Call Uno!",  # whose Uno others discovered (GRD-36)
    "EMPTY_LINE": "",
    "PROMPT": "",  # what the newest window asks a seat
    "OF_TABLE": "",  # or the table
}
# By color and by face (engine/state/cards.py).
COLORS = {
    "RED": "red",
    "GREEN": "green",
    "BLUE": "blue",
    "YELLOW": "yellow",
    "NO_COLOR": "any color",
}
FACES = {
    "SKIP": "skip",
    "REVERSE": "reverse",
    "DRAW_TWO": "+2",
    "BLANK": "blank",
    "WILD": "wild",
    "WILD_FOUR": "wild +4",
    "SWAP": "swap",
    "SHUFFLE": "shuffle",
    "CUSTOM": "wild 1",
    "CUSTOM_2": "wild 2",
    "CUSTOM_3": "wild 3",
}
WORDS = {
    "SHORT_REVERSE": "rev",
    "CALLED_COLOR": ", ",  # behind a wild
    "A_CARD": "a card",  # that nobody may know
    "NOBODY": "Nobody",
    "YOU": "You",
    "YOU_WITHIN": "you",  # not at the beginning of a line
    "LIMIT": " turns: it ends",  # behind their number
    # Before what made somebody draw: `: your +2`, `: Bo's 0`, `: the 0`.
    "BECAUSE": ": ",
    "TURNED_UP_CARD": "the ",
    "YOUR": "your ",
    "OF": "'s ",
    "DREW_FOUR": "+4",
    # A set that is put aside.
    "YOUR_SET": "Your set: ",
    "YOUR_TURN": "Your turn: ",
    "ONE_CARD": " card",
    "CARDS": " cards",
    "SET": "Set: ",
    "TO_MAKE": ", make ",
    "OR": " or ",
    "SAYS_NOTHING": "Say nothing",
    "ALL_DONE": "Done",
    "WHO_CATCHES": "Who catches ",
    # Banners: beside a name.
    "YOU_LOUD": "YOU",
    "WITH": "<>",
    "FOR": "FOR ",
    "BY": "BY ",
    # Tips.
    "TRY": "Try ",
    "TRY_UNO": "UNO! ",
    "THIS": "this",
    # Buttons (lib/ui/draw/font.py), and what to do with them.
    "KEY_A": "\x8f\x90",
    "KEY_B": "\x91\x92",
    "KEY_SELECT": "\x93\x94\x95\x96",
    "KEY_START": "\x97\x98\x99",
    "HOLD_MENU": "hold \x91\x92",
    "HOLD_CALL": "hold  \x91\x92UNO!",
    "HOLD": "hold: ",
    "I_AM": "I am ",
    "SAID_NO_UNO": " said no Uno",
    "SAID_UNO": ": UNO!",
    "TOO_SOON": "...",
}
