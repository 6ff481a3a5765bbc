# Play over days: clocks, pauses, notices of turns.
set-clock = Time to think
set-clock-none = no limit
set-clock-5-minutes = 5 minutes a turn
set-clock-1-day = 1 day a turn
set-clock-3-days = 3 days a turn
set-clock-7-days = 7 days a turn
set-clock-20-minutes-and-30-seconds = 20 minutes each, and 30 seconds more after every turn
set-clock-3-days-and-12-hours = 3 days each, and 12 hours more after every turn
set-end = When somebody's time is up
set-end-bot = a bot plays for them until they are back
set-end-resign = they have resigned
terms-clock-5-minutes = Everybody has 5 minutes a turn.
terms-clock-1-day = Everybody has 1 day a turn.
terms-clock-3-days = Everybody has 3 days a turn.
terms-clock-7-days = Everybody has 7 days a turn.
terms-clock-20-minutes-and-30-seconds = Everybody has 20 minutes. Every turn gives back 30 seconds.
terms-clock-3-days-and-12-hours = Everybody has 3 days. Every turn gives back 12 hours.
terms-end-bot = When somebody's time is up, a bot plays for them until they are back.
terms-end-resign = Whoever runs out of time has resigned.
table-clocks = Time left
table-clock-left = { $name }: { $what }
table-clock-up = { $name }: time is up
table-clock-until = ends { $what },
table-note-away-late = { $name }'s time is up: a bot plays for them until they are back.
table-note-resign-late = { $name }'s time is up, so they have resigned.
table-leave-pause = Pause the game
table-leave-pause-what = Nobody is waited for and all clocks stand still, until somebody decides or ends the pause.
table-ask-pause = { $name } asks for a pause. Still to answer: { $waits }
table-paused = The game is paused: nobody is waited for. It goes on as soon as somebody decides.
table-resume = End the pause
table-note-pause = The game is paused.
table-note-resume = { $name } ends the pause.
notice-with = { $game } with { $names }
error-bad-subscription = This browser's notices cannot be used: its push service has no public HTTPS address, or its keys are broken. Turn notices off and on again.
app-about = Board games of ancient China, with friends, alone and against bots.
offline-title = There is no connection
offline-what = Your games are safe on the server, and nobody's turn is lost. As soon as you are online again, you can go on.
offline-again = Try again
me-notices = When it is my turn
me-push-begin = Tell me in this browser
me-push-stop = Stop telling me in this browser
me-push-on = This browser tells you when it is your turn, also when no page is open.
me-push-off = This browser can tell you when it is your turn, also when no page is open.
me-push-cannot = This browser cannot tell you when no page is open: it does not allow it, or this page was not opened by HTTPS.
me-push-denied = Your browser does not allow notices for this page. You can change that in its settings for this site.
me-push-failed = That did not work: the push service of your browser could not be reached. Try again later.
me-push-browsers = { $count ->
    [one] You are told in one browser.
   *[other] You are told in { $count } browsers.
}
me-push-stop-all = Stop in all browsers
table-notify-on = This browser tells you when it is your turn, also when no page is open.
table-notify-off = This browser tells you of your turn only while the page is open.
me-mail-none = You can also have a mail when it is your turn.
me-mail-waiting = A link was sent to { $address }. Open it to confirm the address.
me-mail-on = Mails about your turns go to { $address }.
me-mail-address = E-mail address
me-mail-send = Send me a link to confirm it
me-mail-stop = No mails, and forget the address
mail-confirm-subject = Confirm your address for Tianxia
mail-confirm-text = Somebody, probably you, would like to have mails at this address when it is their turn in a game. Open this link to confirm it; it is good for three days:

    { $link }

    If it was not you, do nothing: you will not hear from us again.
mail-confirm-title = Mails about your turns
mail-confirm-what = Shall mails about your turns go to { $address }?
mail-confirm-button = Yes, write to me there
mail-confirm-done = { $address } is confirmed: you will get a mail when a game has waited for you for a while.
mail-leave-title = No more mails
mail-leave-what = Shall no more mails about turns go to { $address }?
mail-leave-button = No more mails
mail-leave-done = { $address } is forgotten: no more mails go there.
mail-subject = { $count ->
    [one] It is your turn
   *[other] It is your turn at { $count } tables
}
mail-left = { $table }: { $time } left
mail-hours = { $hours ->
    [one] You get at most one such mail in an hour.
   *[other] You get at most one such mail in { $hours } hours.
}
mail-leave = No more of these mails:
lasting-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
lasting-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
lasting-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
error-no-mail = This server sends no mail. You can be told of your turns in your browser.
error-bad-address = This does not look like an e-mail address. It should be like name@example.org.
error-mail-too-soon = A link was sent just now. Look into your mailbox, also among the spam, or try again in a few minutes.
error-mail-too-often = Too many people have given this address today. Try again tomorrow.
error-mail-not-sent = The mail could not be sent: the mail server does not answer, or does not take it. Check the address, or try again later.
error-bad-mail-link = This link is not complete. Copy the whole of it from the mail, or ask for another one on your page.
error-old-mail-link = This link is older than three days. Ask for another one on your page.
error-other-mail-link = This address is not waiting to be confirmed: it was taken back, or exchanged for another. Ask for a new link on your page.
