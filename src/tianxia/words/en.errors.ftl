# What can be wrong with a file, a position or an action. The place is said before the sentence.
unreadable-file = cannot be read: { $reason }
unreadable-not-text = is not a text file (byte { $byte } is not UTF-8)
unreadable-not-in-format = is not valid { $format }: { $reason }
unreadable-not-a-table = expected a table, found { $found }
unreadable-not-a-number = expected a whole number from { $low } to { $high }, found { $found }
unreadable-out-of-range = { $found } is not between { $low } and { $high }
unreadable-not-unsigned = expected a number or a text such as "0xff", found { $found }
unreadable-not-a-boolean = expected true or false, found { $found }
unreadable-not-one-of = expected one of { $known }, found { $found }
unreadable-key-not-text = keys must be text
unreadable-unknown-key = unknown key; the known ones are { $known }
unreadable-missing = is missing
unreadable-not-a-list = expected a list of length { $length }, found { $found }
unreadable-derived = follows from the rest and must be { $expected } here, found { $found }
unreadable-option = with { $players } players it can be { $allowed }, not { $found }
unreadable-players = { $game } is for { $known } players, not { $found }
unreadable-unknown-game = there is no game { $found }; there are { $known }

# Research and bots
unreadable-batch-size = a batch has at least one game, not { $found }
unreadable-not-an-array = expected an array of { $expected }, found { $found }
unreadable-not-in-main-memory = is not in the processor's memory: { $reason }
unreadable-not-on-the-gpu = is not in the memory of the GPU (a { $found }): give a CUDA tensor, or use device="cpu"
unreadable-not-contiguous = must be contiguous and writeable
unreadable-not-whole-numbers = expected whole numbers (int32 or int64), found { $found }
unreadable-other-numbers = expected { $expected }, found { $found }
unreadable-other-shape = expected the shape { $expected }, found { $found }
unreadable-unknown-bot = there is no bot { $found }; there are the levels { $levels }, and { $bots } with settings
unreadable-bot-setting = expected settings such as samples=4 after the colon, found { $found }
unreadable-bot-number = { $found }: settings are numbers from 0 on
unreadable-bot-settings = { $bot } does not know all of the settings { $found }
unreadable-nothing-to-decide = a bot was asked to play for seat { $seat }, but { $decider ->
    [-1] the game is over
   *[other] seat { $decider } decides
}
unreadable-action-id = action ids of { $game } are 0 to { $last }, not { $found }
unreadable-other-column = { $column } is not what the game has there
unreadable-other-outcome = the outcome is not that of the game
unreadable-one-seed = expected one seed: game i begins with seed + i
