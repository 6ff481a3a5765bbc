# Pages that are read rather than played at.
lobby-title = Play tonight
lobby-lead = Four board games set in ancient China: against bots that never see your cards, on one screen, or with friends by a link.
lobby-picture = A scene of { $name }
lobby-players = { $most ->
    [1] 1 player
   *[other] { $least }–{ $most } players
 }
lobby-play = Play now
lobby-set = Set up a table
lobby-rules = Rules
lobby-mine = Continue
lobby-listed = Open tables and games to watch
lobby-none-listed = There are none at the moment. A table that you list is shown here to everybody on this server.
lobby-finished = Finished games
lobby-older = { $count } more
lobby-over = finished
lobby-solo = { $won ->
    [yes] You won
   *[no] You lost
 }
lobby-won-by = Won by { $names }
lobby-place = { $place ->
    [1] { $shared ->
        [yes] You share the victory
       *[no] You won
    }
    [2] You came second
    [3] You came third
    [4] You came fourth
   *[5] You came fifth
 } ({ $points })
lobby-your-turn = Your turn
lobby-bot-plays = A bot plays for you
lobby-abandoned = Abandoned, without a result
lobby-given-up = You gave up
lobby-resigned = You resigned
lobby-turn-of = { $name }'s turn
lobby-replay = Replay
lobby-review = Review
lobby-more = More
lobby-upload = Open a record
lobby-upload-help = A record is a game as a text file: one you have downloaded here, or one saved in the terminal.
lobby-upload-file = Record file
ago-minutes = { $count ->
    [0] just now
    [one] a minute ago
   *[other] { $count } minutes ago
 }
ago-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
 }
ago-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
 }

seat-open = free seat
seat-invited = waiting for a friend

set-title = { $name }: set up a table
set-players = Players
set-seats = Who sits where
set-seat = Who sits at seat { $seat }
set-name = Name at seat { $seat }
set-colour = Colour of seat { $seat }
hue-blue = blue
hue-cyan = cyan
hue-pink = pink
hue-violet = violet
hue-plum = plum
hue-brown = brown
hue-grey = grey
set-name-placeholder = Name
set-person = You
set-hotseat = A friend at this screen
set-invite = A friend, by invitation link
set-open = Open to anyone
set-bots = Bots
set-bot = { $level } ({ $seconds ->
    [0] at once
   *[other] about { $seconds } s a decision
 })
set-visibility = Who can watch
set-private = Private: only those who sit at the table or were invited
set-listed = Listed: anybody on this server can watch, and sees only what is public
set-terms = Playing together
set-wait = If somebody does not decide
set-wait-minutes = after 10 minutes the others may ask for a bot to stand in
set-wait-day = after a day the others may ask for a bot to stand in
set-wait-days = after 3 days the others may ask for a bot to stand in
set-wait-never = wait for them, however long it takes
set-wait-help = Whoever is away keeps the seat, and can take over from the bot at any time.
set-hints = Hints for everybody (they show what a strong bot would do)
set-start = Start
set-back = Back to the lobby

me-name = Your name, as others see it
me-language = Language
me-theme = Theme
me-contrast = Contrast
me-contrast-usual = Normal
me-contrast-more = High
me-motion = Motion
me-motion-usual = As in the system
me-motion-less = None
me-save = Save
me-bots = Your bots
me-bots-note = A program of yours can play here. It gets a token, with which it sees its own seat and nothing else, and BOT stands before its name. docs/engines.md describes how it plays.
me-bot-name = What the bot is called
me-bot-make = Make a token
me-bot-drop = Revoke its token
me-token = The bot’s token
me-token-note = This is the token of { $name }. It is shown only now: copy it to where the program reads it, and keep it to yourself.
me-token-back = Back to your page

about-title = About Tianxia
about-what = Tianxia ("all under heaven") plays modern board games set in ancient China: { $games }. One engine serves the browser, the terminal, tournaments and research.
about-unofficial = Unofficial: not made, approved or supported by the authors or publishers of these games. Rules are free for all; the drawings and texts here are our own.
about-honest = Honest bots
about-honest-text = A bot is given exactly what its seat may see, and a test proves it: whatever the hidden cards are, every bot makes the same choice after the same public history. Bots do not know your hand and cannot influence chance.
rules-contents = Contents
about-reconstructed = Reconstructed values
about-reconstructed-text = No public source gives every printed value of these games. What we had to reconstruct is listed here, and marked in the rules:
about-correct = Do you own one of the games? You can play with corrected values; the guide explains how.
about-records = Your games
about-records-text = Finished games can be downloaded as records: short texts that replay to the same end anywhere. Games are kept in a database on the machine that runs this server and nowhere else.

replay-title = { $name }: replay
replay-at = After action { $count }:
replay-steps = Steps
replay-first = To the start
replay-back = One step back
replay-play = Autoplay
replay-on = One step forward
replay-last = To the end
replay-slider = Moment of the game
replay-keys = Arrow keys step, Home and End jump, the space bar starts and stops autoplay.
replay-link = Link to this moment
replay-table = To the table
replay-download = Download the record
replay-fork = Play on from here
replay-fork-help = A new game against bots begins at this moment. What you could not see then is dealt again.
replay-fork-start = Play on against bots

review-title = { $name }: review
review-what = A search looks at every decision: it estimates each seat's chance of winning and what would have been better. It takes a while; bots at other tables come first.
review-not-over = A game can be reviewed once it is over.
review-progress = Decisions looked at: { $done } of { $total }
review-start = Review this game
review-chart = Each seat's chance of winning over the game
review-costly = The costliest decisions
review-none = No decision stands out: the search found nothing clearly better.
review-cost = It lowered the chance to win by about { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
}.
review-better = Better: { $phrase }.
review-line = How it might have gone on: { $line }
review-moment = The board at that moment (action { $ply })

campaign-what = A campaign is a chain of games ({ $games }): what happens in one changes the next. It is saved after every action.
campaign-new = A new campaign
campaign-name = Name
campaign-begin = Begin
campaign-file = Or open a campaign file
campaign-over = The campaign is over.
campaign-running = A game is in progress.
campaign-between = { $games ->
    [0] The first game can begin.
   *[other] The next game can begin.
}
campaign-broken = This campaign cannot be read: { $reason }.
campaign-go-on = Continue
campaign-next = { $games ->
    [0] Play the first game
   *[other] Play the next game
}
campaign-export = Download the file
campaign-drop = Remove
campaign-drop-sure = Remove the campaign "{ $name }" for good?
campaign-changed = What the last game has changed
campaign-changed-all = What has changed since the beginning
campaign-chronicle = Chronicle
campaign-no-games = No game has been finished yet.
campaign-book = The book so far
campaign-no-stories = No story has been told yet.
campaign-shelf = All campaigns

# A link of the operator's.
welcome-title = You are invited to set up tables
welcome-text = The operator of this server lets you start games here and invite others to them.
welcome-accept = Accept

# A game by former rules.
former-rules = This game was played by version { $found } of the rules; this server plays version { $known }. The game can no longer be continued or shown on the board, but its record is kept: a Tianxia that plays version { $found } replays it.
former-bot = Bot
former-actions = { $count ->
    [one] { $count } action
   *[other] { $count } actions
  }
