# Pages that are read rather than played at.
lobby-title = Play tonight
lobby-lead = Four board games of ancient China, against bots that never see your cards, at one screen, or with friends by a link.
lobby-picture = A scene of { $name }
lobby-players = { $most ->
    [1] 1 player
   *[other] { $least }–{ $most } players
 }
lobby-play = Play now
lobby-set = Set the table
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
lobby-turn-of = Turn of { $name }
lobby-replay = Replay
lobby-review = Review
lobby-more = More
lobby-upload = Open a record
lobby-upload-help = A record is a game as a text file: one that you have downloaded here, or one written by the command line.
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
ago-days = { $count } days ago

seat-open = free seat
seat-invited = invited

set-title = { $name }: set the table
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
set-invite = A friend, by an invitation link
set-open = Open to anyone
set-bots = Bots
set-bot = { $level } ({ $seconds ->
    [0] at once
   *[other] about { $seconds } s a decision
 })
set-visibility = Who may watch
set-private = Private: only those who sit at the table
set-listed = Listed: anybody on this server may watch; they see only what is public
set-start = Start
set-back = Back to the lobby

me-cookie = A cookie of this browser is all that ties games to you. There are no accounts and no passwords.
me-name = Your name, as others see it
me-language = Language
me-theme = Looks
me-contrast = Contrast
me-contrast-usual = Usual
me-contrast-more = High
me-motion = Motion
me-motion-usual = As the system
me-motion-less = None
me-save = Save

about-title = About Tianxia
about-what = Tianxia ("all under heaven") plays modern board games set in ancient China: { $games }. One engine serves the browser, the terminal, tournaments and research.
about-unofficial = Unofficial: not made, approved or supported by the authors or publishers of these games. Rules are free for all; the drawings and texts here are our own.
about-honest = Honest bots
about-honest-text = A bot is given exactly what its seat may see, and a test proves it: with other secrets behind the same public history every bot chooses alike. They do not know your hand and cannot influence the luck.
about-reconstructed = Reconstructed values
about-reconstructed-text = No public source gives every printed value of these games. What we had to reconstruct is listed here, and marked in the rules:
about-correct = Do you own a game? Copy the file box.toml of its folder, correct it and play with --box FILE; the guide tells how.
about-records = Your games
about-records-text = Finished games can be downloaded as records: short texts that replay to the same end anywhere. They are kept in a database on the machine that runs this server and nowhere else.

replay-title = { $name }: replay
replay-at = After action { $count }:
replay-steps = Steps
replay-first = To the start
replay-back = One step back
replay-play = Play by itself
replay-on = One step on
replay-last = To the end
replay-slider = Moment of the game
replay-keys = Arrow keys step, Home and End jump, the space bar plays.
replay-link = Link to this moment
replay-table = To the table
replay-download = Download the record
replay-fork = Go on from here
replay-fork-help = A new game against bots begins at this moment. What you could not see then is dealt anew.
replay-fork-start = Go on against bots

review-title = { $name }: review
review-what = Search looks at every decision: it estimates each seat's chance to win and what would have been better. It takes a while; bots at other tables come first.
review-not-over = A game can be reviewed when it is over.
review-progress = { $done } of { $total } decisions looked at
review-start = Review this game
review-chart = Each seat's chance to win over the game
review-costly = The costliest decisions
review-none = No decision stands out: search found nothing clearly better.
review-cost = It cost about { $points } points of a hundred of the chance to win.
review-better = Better: { $phrase }.
review-line = Search would go on: { $line }
review-moment = The board at that moment (action { $ply })

campaign-what = A campaign is a chain of games ({ $games }): what happens in one changes the next. It is saved after every action.
campaign-new = A new campaign
campaign-name = Name
campaign-begin = Begin
campaign-file = Or open a campaign file
campaign-over = The campaign is over.
campaign-running = A game is being played.
campaign-between = The next game can begin.
campaign-broken = This campaign cannot be read: { $reason }.
campaign-go-on = Go on
campaign-next = Play the next game
campaign-export = Download the file
campaign-drop = Remove
campaign-drop-sure = Remove the campaign "{ $name }" for good?
campaign-chronicle = Chronicle
campaign-no-games = No game has been finished yet.
campaign-book = The book so far
campaign-no-stories = No story has been told yet.
campaign-shelf = All campaigns
