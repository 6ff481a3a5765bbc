# What can be wrong with a file, a position, an action or a setting. The place is said before the sentence.
unreadable-file = cannot be read: { $reason }
unreadable-not-text = is not a text file (byte { $byte } is not UTF-8)
unreadable-not-in-format = is not valid { $format }, or is cut off (line { $line }, column { $column })
unreadable-nested-too-deeply = is nested too deeply
unreadable-number-too-long = contains a number with too many digits
unreadable-not-a-json-text = must be a text as JSON writes it, in quotation marks, found { $found }
unreadable-half-a-character = contains half a character (a surrogate such as \ud800 without its other half)
unreadable-not-a-table = expected a table, found { $found }
unreadable-not-a-number = expected a whole number from { $low } to { $high }, found { $found }
unreadable-out-of-range = { $found } is not between { $low } and { $high }
unreadable-not-unsigned = expected a number or a text such as "0xff", found { $found }
unreadable-not-a-boolean = expected true or false, found { $found }
unreadable-not-one-of = expected one of { $known }, found { $found }
unreadable-not-a-text = expected a text, found { $found }
unreadable-key-not-text = keys must be text
unreadable-unknown-key = unknown key; the known ones are { $known }
unreadable-unknown-game = there is no game { $found }; there are { $known }
unreadable-missing = is missing
unreadable-missing-cut-off = is missing; the file may be cut off
unreadable-not-a-list = expected a list of length { $length }, found { $found }
unreadable-not-any-list = expected a list, found { $found }
unreadable-derived = follows from the rest and must be { $expected } here, found { $found }
unreadable-option = with { $players } players it can be { $allowed }, not { $found }
unreadable-players = { $game } is for { $known } players, not { $found }
unreadable-not-name-value = expected name=value, found { $found }

# Where it was met: these go around another problem.
unreadable-within = { $reason }
unreadable-at-line = line { $line }: { $reason }
unreadable-at-action = action { $action }, "{ $text }": { $reason }
unreadable-at-action-line = action { $action } (line { $line }), "{ $text }": { $reason }
unreadable-box-shape = has something that is not what its place in a box needs (a text for a number, a list for a text, too few coordinates); compare it with { $standard }
unreadable-box = { $reason } (the standard file to start from: { $standard })
unreadable-box-line = line { $line }, { $reason } (the standard file to start from: { $standard })
unreadable-box-text = is longer than { $most } characters, or has something in it that cannot be printed: { $found }
unreadable-box-number = must be a number up to { $most }, found { $found }
unreadable-box-too-long = is too long: { $found } entries, at most { $most } are read
unreadable-box-date = is a date ({ $found }); put a text in quotation marks
unreadable-box-not-that = the components in the record are not those it was played with: their digest is { $found }, and the record says { $expected }
unreadable-box-too-large = has { $found } bytes; at most { $most } are read
unreadable-not-utf-8 = is not a text in UTF-8 (byte { $byte }); save it again and choose UTF-8, in a spreadsheet “CSV UTF-8”
unreadable-not-csv = is not CSV: a quotation mark is not closed, or it has what no text has ({ $reason })
unreadable-csv-head = the first line must have the names of the columns: { $known }; { $found } is none of them
unreadable-csv-head-twice = the first line has the column { $found } twice
unreadable-csv-head-missing = the first line lacks { $missing }; it must have the names of all columns: { $known }
unreadable-at-cell = line { $line }, column { $column }: { $reason }
unreadable-too-many-cells = has more cells than there are columns ({ $most }); a text with commas belongs in quotation marks
unreadable-cell-pair = must be pairs of a name and a value, such as “white 1, clay 3”, found { $found }
unreadable-cell-json = must be lists or tables as JSON writes them, such as [[1, 2], [3, 4]], found { $found }
unreadable-box-lost = was set up with somebody's own components ({ $digest }), and those are not here
unreadable-no-such-sheet = there is no table { $found } in this box
unreadable-left-as-it-is = { $reason }; the file is left as it is

# What the system says.
unreadable-os-missing = there is no such file or folder
unreadable-os-folder = it is a folder
unreadable-os-not-a-folder = a part of the path is not a folder
unreadable-os-forbidden = permission is denied
unreadable-os-exists = it already exists
unreadable-os-full = there is no space left
unreadable-os-read-only = nothing can be written there
unreadable-os-name = the name is not allowed
unreadable-os-taken = the port is in use
unreadable-os-no-address = this computer does not have that address
unreadable-os-other = the system says "{ $text }"

# Actions.
unreadable-not-the-decider = the line is for seat { $seat }, but seat { $decider } decides
unreadable-already-over = the game is already over

# Records.
unreadable-not-a-record = is not a game record: its first line must be "tianxia: 1"
unreadable-record-format = the record is in format { $found }; this program reads format { $known }
unreadable-unknown-header = unknown header { $found }; the known ones are { $known }
unreadable-twice = { $key } appears twice
unreadable-not-scores = expected the scores in the order of the seats, found { $found }
unreadable-not-resignations = expected the seat and the number of actions before it resigned, such as 1@34, found { $found }
unreadable-not-an-action-line = expected a seat and an action, found { $found }
unreadable-not-hexadecimal = expected { $length } digits from 0 to f, found { $found }
unreadable-not-a-table-id = expected the id of a table, found { $found }
unreadable-not-entropy = expected for each of { $players } seats { $length } digits from 0 to f, or a dash, with | in between, found { $found }
unreadable-other-rules = the game was played by version { $found } of the rules; this program plays version { $known } of { $game }
unreadable-other-box = the game was played with another box ({ $found }); that file is needed (--box)
unreadable-no-beginning = is missing, and so is a position: it is not known how the game began
unreadable-result-differs = says { $given }, but the game ends { $found }; the record may be cut off or changed
unreadable-result-not-over = says { $given }, but the game is not over; the record may be cut off or changed
unreadable-entry = entry { $number } of the stored game says nothing that can be read
unreadable-snapshot = the stored game does not replay to its snapshot { $number }

# Campaigns.
unreadable-not-a-campaign = is not a campaign file: { $reason }
unreadable-no-campaigns = { $game } has no campaigns
unreadable-not-a-record-text = expected a record as text, found { $found }
unreadable-foreign-game = the running game does not belong to this campaign
unreadable-campaign-name = names are small letters, digits and dashes, not { $found }
unreadable-no-such-campaign = there is no campaign { $found }; `tianxia campaign list` shows them all
unreadable-which-campaigns = several games have campaigns; choose one of { $known } with --game

# Scenarios.
unreadable-no-steps = a scenario has steps, or says which path is invalid
unreadable-lesson-no-steps = a lesson has at least one step
unreadable-lesson-beginning = a lesson begins with a position, or with a seed and options, not with both
unreadable-lesson-name-taken = the name { $name } is taken
unreadable-no-scenarios = there is no scenario (*.toml) in this folder

# The command line.
unreadable-no-game-named = say which game (`tianxia games` lists them), or give a saved one with --resume
unreadable-seat = seats are 0 to { $most }, not { $found }
unreadable-own-seat = seats are 1 to { $most }, not { $found }
unreadable-not-bots = expected bots separated by commas, found { $found }
unreadable-until-clear-alone = in a game for one there is nobody to be better than; leave it out
unreadable-several-players = a data set has one number of players, but these games have { $found }; choose one with --players
unreadable-no-such-players = none of these games has { $players } players
unreadable-no-records = there is no *.record in this folder
unreadable-another-game = this is a game of { $found }, not of { $wanted }
unreadable-no-such-setting = there is no such setting; the settings are { $known }
unreadable-setting = { $found } cannot be its value: "{ $text }"
unreadable-no-backup = is not a backup: `tianxia backup` writes them
unreadable-backup-damaged = the backup is damaged or cut off; take another one
unreadable-restore-differs = what was read back is not what the backup holds; nothing was kept
unreadable-no-games-kept = there are no games in this database; choose another with --database
unreadable-no-such-line = there is no chat line { $number } at this table
unwritable-database-not-empty = this database is not empty; a backup goes into a new one, which --database names
unreadable-at-of-position = --at is for records; this is a single position

# Other failures.
stale-moved-on = The game has moved on since you looked. Here is the board as it is now.
stale-plies = The game has moved on since you looked: the action was meant for ply { $given }, and the game is at { $now }. Look again.
unavailable-package = needs { $package }: pip install "tianxia[{ $extra }]"
unavailable-cluster = there is no Ray cluster at { $address }: "{ $text }"
unavailable-database = the database cannot be used: "{ $text }"; choose another with --database
unavailable-database-file = the database cannot be used: { $reason }; choose another with --database
unavailable-database-url = cannot be a database: "{ $text }"; give an SQLite file, or a URL such as postgresql://user@host/name, with --database
unavailable-database-gone = The server cannot reach its database at the moment. Nothing was lost; try again in a few seconds.
unavailable-database-newer = this database was made by a newer version ({ $found }; this one knows { $known }); install a newer Tianxia, or choose another with --database
unavailable-database-served = another server has this file open; stop it first, or choose another with --database (several servers can share a PostgreSQL database)
unwritable-file = cannot be written: { $reason }
unwritable-folder = no folder to write into: { $reason }; choose another with --out
unwritable-exists = already exists; it is left as it is
unwritable-other-parts = holds parts of another data set; remove the folder, or choose another file with --out
unwritable-campaign-exists = there is already a campaign of this name; it is left as it is
unwritable-another-campaign = holds another campaign, or this one at a later moment; it is left as it is
address-taken-port = { $reason }; choose another with --port
address-taken-host = { $reason }; choose another with --host
out-of-memory-trees = there is not enough memory for { $threads } trees of { $nodes } nodes each; set nodes lower
out-of-memory-bot = there is not enough memory
crashed-bot = { $bot } cannot go on: { $reason }
crashed-bot-raised = the bot { $bot } failed with { $text } ({ $place })
crashed-bot-illegal = the bot { $bot } chose { $found }, which is not the id of a legal action
crashed-process = the process was killed twice; perhaps the memory was full
crashed-node = the node ran out of memory
crashed-no-game = no game was played to its end

# What a scenario expected and did not find.
failed-step = step { $number }: { $reason }
failed-position = the position is refused: { $reason }
failed-no-error = expected an error at { $where }, but the position was read
failed-other-error = expected an error at { $where }, found: { $reason }
failed-seat = expected seat { $expected } to decide, found { $found }
failed-not-legal = expected "{ $action }" to be legal: { $reason }
failed-spelling = it is legal, but written differently
failed-legal = expected "{ $action }" not to be legal
failed-list = legal actions: missing { $missing }; unexpected { $extra }
failed-value = expected { $where } = { $expected }, found { $found }
failed-refused-otherwise = expected "{ $action }" to be refused with { $expected }, found { $found }: { $reason }
failed-not-refused = expected "{ $action }" to be refused, but it is legal
failed-changed = refusing "{ $action }" has changed the position

cli-error = error: { $sentence }
cli-unreadable = unreadable { $sentence }
cli-failed = failed { $file }: { $sentence }

# What commands for operators say.
operator-backed-up = { $file }: written and checked ({ $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }). It holds the key of all cookies: keep it private.
operator-restored = { $file }: restored and checked ({ $games ->
    [one] { $games } game
   *[other] { $games } games
  }, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
  }).
operator-pruned = { $count ->
    [one] { $count } game was deleted.
   *[other] { $count } games were deleted.
  }
operator-would-prune = { $count ->
    [one] { $count } game would be deleted.
   *[other] { $count } games would be deleted.
  }
operator-line-removed = The line was removed. A table that is open shows it until the server restarts (SIGHUP).
operator-renamed = { $count ->
    [one] The name was changed in { $count } place.
   *[other] The name was changed in { $count } places.
  } A table that is open shows the old name until the server restarts (SIGHUP).

# Research and bots.
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
unreadable-bot-number = { $found }: settings are numbers, 0 or more
unreadable-bot-making = the bot { $found } cannot be made: { $text }
unreadable-bot-settings = { $bot } does not know all of the settings { $found }
unreadable-bot-import = { $found } cannot be imported: { $text }
unreadable-bot-no-choice = { $found } is not a bot: it has no method choose(s, seat, ply)
unreadable-bot-command = expected the command that starts a program after exec:
crashed-engine-start = the program `{ $command }` cannot be started: { $text }
crashed-engine-ended = the program `{ $command }` has ended
crashed-engine-late = the program `{ $command }` has not answered for { $text } seconds
crashed-engine-answer = the program `{ $command }` gave an answer that is not JSON: { $text }
crashed-engine-illegal = the program `{ $command }` chose an action that is not legal: { $text }
unreadable-nothing-to-decide = a bot was asked to play for seat { $seat }, but { $decider ->
    [-1] the game is over
   *[other] seat { $decider } decides
}
unreadable-action-id = action ids of { $game } are 0 to { $last }, not { $found }
unreadable-other-column = { $column } does not match the game
unreadable-other-outcome = the outcome does not match the game
unreadable-other-opponent = the bot { $bot } does not play as { $benchmark } knows it: this version of Tianxia cannot play that benchmark
unreadable-champions-alone = this set has its own players, bots and seeds: only --games, --processes and --out go with it
unreadable-no-benchmark = { $benchmark } has no table for this game
unreadable-report-hash = the hash is not that of the report: something was changed in it
unreadable-report-benchmark = expected a report of { $known }, with the rules that this program plays
unreadable-report-games = the games are not those of the benchmark, each of them once
unreadable-report-figures = this does not follow from the games
unreadable-report-record = the record is not that of this game
unreadable-report-opponent = the opponent decides otherwise at ply { $ply }
unreadable-game-not-known = { $game } is not among the games that this program knows by name (TIANXIA_GAMES adds more), so it cannot be pickled
unreadable-other-layout = this was written by another version of Tianxia, whose records of { $game } are laid out differently
unreadable-other-own-box = this was written with the components of { $game } as another version of Tianxia has them
unreadable-other-records = expected state records of { $game }, as tables and batches hold them
unreadable-faulty-state = an invariant of the game does not hold: { $text }
unavailable-reader = reading it needs { $package }: pip install { $package }
unavailable-gpu = there is no GPU that CUDA can use: { $text }; use device="cpu"
unavailable-dlpack = sharing by DLPack needs PyTorch or CuPy; __cuda_array_interface__ needs neither
