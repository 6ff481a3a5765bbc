# What all pages share, and the table page.
page-brand = Tianxia
page-skip = Go to the content
page-nav = Pages
page-lobby = Lobby
page-campaigns = Campaigns
page-about = About
page-waiting = Just a moment
page-again = Try again now
page-language = Language
page-theme = Looks
page-theme-system = System
page-theme-light = Light
page-theme-dark = Dark
page-theme-contrast = High contrast
page-me = You

table-heading = The table
table-ask = What is asked
table-board = The board
table-own = What lies before you
table-row = What all may take from
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
table-standing = What goes on
table-sound = Sound
table-answers = Choices and help
table-warming = The rules are being compiled, once on this machine. For a few minutes the bots play simply.
table-skip = Skip
table-skip-key = Show everything at once (Space)
table-pace = How fast the others' turns are shown
table-pace-slow = Slow
table-pace-normal = Normal
table-pace-fast = Fast
table-pace-instant = Instant
table-log-new = New lines: { $count }
table-log-more = More about this: { $count }
table-confirm = Let me confirm a choice that is forced, instead of playing it for me
table-forced = There was only one choice: { $what }.
table-missed = Actions of others while you were away: { $count }.
table-tools = Tools
table-panels = More about the table
table-panel-seats = Seats
table-panel-log = Log
table-panel-actions = Actions
table-panel-chat = Chat
table-panel-text = In words

table-picked = Chosen: { $what }
table-back = Back
table-ways = { $count } possibilities: go on choosing
table-more = Actions found: { $count }
table-effect-gain = you score
table-effect-give = another player scores
table-effect-conflict = starts a conflict
table-effect-harm = drives something off the board
table-waiting = There is nothing for you to decide now.
table-acted = Decided.
table-find = Find an action
table-no-script = Without scripts, choose here:

table-undo = Take back
table-again = Start my turn again
table-since = Since your last turn
table-hint = Hint
table-notify = Tell me when it is my turn
table-result = Result
table-picture = Share a picture
table-picture-making = Drawing the picture…
table-picture-saved = The picture has been saved.
table-picture-failed = The picture could not be drawn.
table-poster = Tianxia, unofficial
table-undo-done = Taken back.
table-hint-thinking = Thinking…
table-ask-others = Ask to take back
table-asked = The others have been asked.
table-yes = Yes
table-no = No

table-looking = Action { $count }:
table-started = The beginning of the game.
table-step-back = One action back
table-step-on = One action on
table-now = Back to now

table-lost = The connection was lost; trying again…
table-found = Connected again.
table-your-turn = Your turn
table-page-of-rules = Rulebook: { $what }

table-pass-screen = Pass the screen to { $name }
table-pass-screen-ready = I am here

table-say = Say something
table-say-send = Send

table-rules = Rules
table-rules-key = Rules (key ?)
table-rules-page = On a page of its own
table-rules-missing = There is no text of the rules in this language.
table-close = Close

table-zoom = Zoom
table-zoom-in = Closer
table-zoom-out = Farther
table-zoom-fit = The whole board

table-end = The end
table-source = Points from
table-review = Review
table-replay = Replay
table-play-again = Play again

table-ask-takeback = { $name } asks to take the last action back. Still to answer: { $waits }
table-ask-bot = { $name } asks to let a bot play for { $whose }. Still to answer: { $waits }
table-note-undo = { $name } takes back.
table-note-bot = A bot plays here now: { $name }.
table-note-person = { $name } sits down.
table-note-bot-failed = { $name } could not decide; a simpler bot decides instead.
table-sit = Sit down here: { $name }
table-give-to-bot = Let a bot play for { $name }
table-invite = Copy the invitation for { $name }
table-invite-copied = Copied. Send it to your friend: { $what }
table-hint-line = It might go on: { $what }
table-campaign = To the campaign

table-book = Book
table-book-entry = Story { $name }
table-book-turn = Turn the page
table-book-close = Back to the table
table-book-back = The page before
table-book-contents = Told in this game
table-read = Read “{ $what }”

table-keys = Keys
table-key-tab = Tab
table-key-tab-does = walks what may be chosen, then everything else on the page
table-key-arrows = Arrows
table-key-arrows-does = walk everything on the board, each thing with its explanation; step through the past while it is shown
table-key-enter = Enter
table-key-enter-does = chooses; the last part of a choice acts
table-key-space = Space
table-key-space-does = skips the others' turns that are being shown
table-key-undo = Ctrl+Z
table-key-undo-does = takes your last decision back
table-key-escape = Esc
table-key-escape-does = steps back: from the last thing chosen, from the past to now, out of a panel
table-key-go = G
table-key-go-does = goes to what may be chosen
table-key-search = /
table-key-search-does = finds an action by its words, or by what it would do (“you score”, “conflict”)
table-key-zoom = + − 0
table-key-zoom-does = closer, farther, the whole board
table-key-rules = ?
table-key-rules-does = rules
table-key-drag = Drag
table-key-drag-does = with mouse or finger: a lit card or piece onto a lit place

table-help = What can I do?
table-help-close = Understood
table-fold = Less
table-unfold = The board of this seat
