# What all pages share, and the table page.
page-brand = Tianxia
page-skip = Skip to the content
page-nav = Pages
page-lobby = Lobby
page-campaigns = Campaigns
page-about = About
page-waiting = Just a moment
page-again = Try again now
page-language = Language
page-theme = Theme
page-theme-system = System
page-theme-light = Light
page-theme-dark = Dark
page-theme-contrast = High contrast
page-me = You
page-turns = Your turn:
page-turns-key = To the next table that waits for you (N)

table-heading = The table
table-ask = Your decision
table-board = The board
table-own = What is in front of you
table-row = What everybody can take from
table-verdict-won = You won with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-verdict-shared = You share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
table-verdict-place = You came { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. { $winner } won with { $best }.
table-verdict-difference = What made the difference: { $kind }, { $own } to { $other }.
table-standing = What is going on
table-sound = Sound
table-answers = Choices and help
table-warming = The rules are being compiled, once on this computer. For a few minutes the bots play more simply.
table-skip = Skip
table-skip-key = Show everything at once (Space)
table-pace = How fast the others' turns are shown
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-fast = Fast
table-pace-instant = Instant
table-log-new = New lines: { $count }
table-log-more = More about this: { $count }
table-confirm = Let me confirm a forced choice instead of playing it for me
table-forced = There was only one choice: { $what }.
table-missed = Actions by others while you were away: { $count }.
table-tools = Tools
table-panels = More about the table
table-panel-seats = Seats
table-panel-log = Log
table-panel-actions = Actions
table-panel-chat = Chat
table-chat-earlier = Show earlier lines
table-panel-text = In words

table-picked = Chosen: { $what }
table-back = Back
table-ways = Possible: { $count }. Keep choosing
table-more = Actions found: { $count }
table-effect-gain = you score
table-effect-give = another player scores
table-effect-conflict = starts a conflict
table-effect-harm = takes something off the board
table-start-conflict = Start the conflict
table-waiting = There is nothing for you to decide right now.
table-acted = Done.
table-find = Find an action
table-no-script = Scripts are off; choose here:

table-bot-decides = A bot decides for you.
table-bot-plays-for-you = A bot plays for you until you take over again.
table-back-again = I am back
table-ended-abandoned = The game was abandoned by agreement. Nobody has won or lost.
table-ended-given-up = You gave up: the game counts as lost.
table-ended-resigned = Resigned: { $names }. Won: { $winners }.
table-verdict-resigned = You resigned; a bot played on for you.
table-total-resigned = Resigned, and last whatever the points: { $names }.
table-chair-here = { $name }: here
table-chair-seen = { $name }: last seen { $what }
table-chair-unseen = { $name }: not here
table-chair-played = { $name }: away, a bot plays for them
table-chair-resigned = { $name }: resigned, a bot plays on
table-company = Who is here, and what was agreed
table-chat-more = More about { $name }'s line
table-watching = Watching: { $count }
table-leave = Leave…
table-leave-title = Leave the table
table-leave-bot = Let a bot play for me
table-leave-bot-what = The seat stays yours, and so does the game in your list. “I am back” takes over again at any time.
table-leave-resign = { $players ->
    [1] Give up
   *[other] Resign
}
table-leave-resign-what = { $players ->
    [1] The game ends, and counts as lost.
    [2] The game ends, and the other player wins.
   *[other] A bot plays on in your place, and you come last whatever the points. If nobody else is left to play, the game ends and the others win. You cannot take this back.
}
table-leave-abandon = Abandon the game
table-leave-abandon-what = The game ends, and nobody has won or lost.
table-leave-asked = Everybody else is asked first.
table-mute = Mute { $name }
table-unmute = Show what { $name } says
table-muted = { $name } (muted)
table-report = Report to the operator
table-reported = The operator of this server will see that line.
table-rematch-there = Go to the rematch
terms-wait-minutes = After 10 minutes without a decision, the others may ask for a bot to stand in.
terms-wait-day = After a day without a decision, the others may ask for a bot to stand in.
terms-wait-days = After 3 days without a decision, the others may ask for a bot to stand in.
terms-wait-never = Everybody is waited for, however long it takes.
terms-hints-yes = Hints are allowed for everybody.
terms-hints-no = No hints: everybody thinks for themselves.

table-undo = Take back
table-undo-short = Take back
table-again = Restart my turn
table-again-short = Restart
table-since = Since your last turn
table-since-short = Last turn
table-hint = Hint
table-hint-short = Hint
table-notify = Tell me when it is my turn
table-notify-short = Tell me
table-result = Result
table-result-short = Result
table-picture = Share a picture
table-picture-short = Share
table-picture-making = Drawing the picture…
table-picture-saved = The picture has been saved.
table-picture-failed = The picture could not be drawn.
table-poster = Tianxia, unofficial
table-undo-done = Taken back.
table-hint-thinking = Thinking…
table-ask-others = Ask to take back
table-ask-others-short = Ask
table-asked = The others have been asked.
table-yes = Yes
table-no = No

table-looking = Action { $count }:
table-started = The beginning of the game.
table-step-back = One action back
table-step-on = One action forward
table-now = Back to now

table-lost = Connection lost; trying again…
table-found = Connected again.
table-your-turn = Your turn
table-chapter = Rules · { $what }

table-pass-screen = Pass the screen to { $name }
table-pass-screen-ready = I am here

table-say = Say something
table-say-send = Send

table-rules = Rules
table-rules-key = Rules (key ?)
table-rules-page = On its own page
table-rules-missing = There are no rules in this language yet.
table-close = Close

table-zoom = Zoom
table-zoom-in = Zoom in
table-zoom-out = Zoom out
table-zoom-fit = Whole board

table-end = The game is over
table-source = Points from
table-review = Review
table-replay = Replay
table-play-again = Play again
table-rematch = Rematch, everybody a seat further

table-ask-takeback = { $name } asks to take back the last action. Still to answer: { $waits }
table-ask-bot = { $name } asks to let a bot play for { $whose }, who can take over again at any time. Still to answer: { $waits }
table-ask-abandon = { $name } asks to abandon the game: it would end without a result. Still to answer: { $waits }
table-note-undo = { $name } takes an action back.
table-note-bot = A bot plays here now: { $name }.
table-note-person = { $name } sits down.
table-note-away = { $name } is away: a bot plays for them until they are back.
table-note-back = { $name } is back.
table-note-resign = { $name } resigns.
table-note-abandon = The game is abandoned by agreement.
table-note-rematch = { $name } has set up a rematch.
table-note-bot-failed = { $name } could not decide; a simpler bot decides instead.
table-sit = Sit down here: { $name }
table-give-to-bot = Let a bot stand in for { $name }
table-invite = Copy the invitation for { $name }
table-invite-copied = Copied. Send it to your friend: { $what }
table-campaign = To the campaign

table-book = Book
table-book-short = Book
table-book-entry = Story { $name }
table-book-turn = Turn the page
table-book-close = Back to the table
table-book-back = Previous page
table-book-contents = Told in this game
table-read = Read “{ $what }”

table-keys = Keys
table-key-tab = Tab
table-key-tab-does = goes through what you can choose, then everything else on the page
table-key-arrows = Arrows
table-key-arrows-does = go through everything on the board, with explanations; when you look at the past, step through it
table-key-enter = Enter
table-key-enter-does = chooses; the last part of a choice carries it out
table-key-space = Space
table-key-space-does = skips the other players' turns as they are shown
table-key-undo = Ctrl+Z
table-key-undo-does = takes back your last decision
table-key-escape = Esc
table-key-escape-does = goes back a step: undoes the last thing chosen, returns from the past, closes a panel
table-key-go = G
table-key-go-does = goes to what you can choose
table-key-search = /
table-key-search-does = finds an action by its words, or by what it would do (“you score”, “conflict”)
table-key-zoom = + − 0
table-key-zoom-does = zoom in, zoom out, whole board
table-key-rules = ?
table-key-rules-does = rules
table-key-next = N
table-key-next-does = goes to the next table where it is your turn
table-key-drag = Drag
table-key-drag-does = with mouse or finger: a lit card or piece onto a lit place

table-help = What can I do?
table-help-close = Got it
table-fold = Less
table-unfold = This player's board
