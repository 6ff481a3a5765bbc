# The waiting room and invitations.
gather-title = { $name }: waiting to start
gather-start-what = Start
gather-empty = { $count ->
    [one] One seat is still empty.
   *[other] { $count } seats are still empty.
}
gather-not-ready = Everybody is here. Not ready yet: { $names }
gather-ready = I am ready
gather-unready = Not ready after all
gather-go = Start now
gather-go-with-bots = Start with bots in the empty seats
gather-by-itself = The game starts when every seat is taken and everybody is ready, or when the host starts it.
gather-watching = You are watching. The game starts when everybody is ready.
gather-invite = Invite your friends
gather-copy = Copy the link
gather-share = Share
gather-copied = The link is copied. Send it to your friends.
gather-not-copied = The link is selected: copy it with Ctrl+C, or by a long press.
gather-scan = The link as a code to scan
gather-link-what = One link for everybody: whoever opens it is asked for a name and takes an empty seat. Once all seats are taken it lets people watch.
gather-loopback = This address works on this computer only. For friends on other devices, start the server for your whole network (the server's documentation says how) and open this page at your computer's address.
gather-here = here now
gather-away = away
gather-is-ready = ready
gather-a-bot = bot
gather-same-screen = at the same screen
gather-host = host
gather-move = Sit here instead
gather-sit-at = Sit down at seat { $seat }
gather-leave = Get up
gather-free = Free this seat
gather-you = You
gather-name = Your name
gather-colour = Your colour
gather-options = What you will play
gather-chance = Nobody chooses the deal
gather-chance-what = Before anybody sat down, the server drew a secret and published its fingerprint, which you see below. Every player's browser adds random numbers of its own, and the deal follows from all of them. At the end the secret is revealed, and anybody can check that nobody chose the deal.
gather-added = { $count ->
    [0] No browser has added anything yet.
    [one] One browser has added its numbers.
   *[other] { $count } browsers have added their numbers.
}
gather-commitment = Fingerprint of the secret:
join-title = { $host } invites you to { $name }
join-sit-down = Sit down
join-used = All seats are taken by now. You can watch the game: you will see what everybody sees, and no hands.
join-watch = Watch
lobby-waiting = waiting for players
table-note-start = The game is dealt from the server's secret and from what the players' browsers added.
table-note-seed = The deal was chosen when the table was set: seed { $seed }.
table-check = Check the deal
table-checking = Checking …
table-check-mine = This browser remembers the fingerprint it was shown and what it added, and both are in the record.
table-check-not-mine = This browser remembers another fingerprint, or added something else than what the record says.
table-check-yourself = You need not trust this server: download the record and run “tianxia verify” on your own computer.
table-check-record = Download the record
