# What the server says when something cannot be done.
error-forged = This page is out of date. Load it again and repeat what you did.
error-too-large = That is too large: at most { $most } bytes can be sent.
error-too-many = Too many requests have come from you or from your address. Try again in { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
}
error-too-slow = The request took too long to arrive. Send it again.
error-too-many-bytes = Too much has been sent from you or from your address lately. Try again in { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
}
error-too-many-streams = You have this server open in { $most } tabs, and no more can be kept up to date. Close one of them.
error-too-many-streams-here = Too many pages are open from your address: at most { $most } can be kept up to date. Close one of them.
error-too-many-streams-in-total = Too many people are following games here right now. Try again in { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
}
error-too-many-tables = You have { $most } unfinished games. Finish or leave one before you set up another table.
error-too-many-tables-lately = Too many tables have been set up by you or from your address lately. Try again in { $seconds ->
    [one] a second.
   *[other] { $seconds } seconds.
}
error-table-full = This table is full: it cannot hold more than { $most } entries. Set up a new one to go on.
error-talk-full = The chat of this table is full: it holds at most { $most } lines. The game itself goes on.
error-database-full = This server has no room for more games. Games in progress go on; please tell whoever runs the server.
error-gone = Nobody is waiting for the answer any more.
error-no-such-page = There is nothing at this address.
error-no-such-table = There is no such table.
error-wrong-method = This address does not accept such requests.
error-private = This table is private. Ask for an invitation.
error-not-your-seat = This seat is not yours.
error-not-your-decision = It is not your decision right now.
error-already-sitting = You already sit at this table.
error-colour-taken = Another player has this colour.
error-not-started = The game has not started yet.
error-started = The game has already started.
error-not-host = Only the host, who set up the table, can do that.
error-seats-empty = Some seats are still empty. Wait for your friends, or start with bots in these seats.
error-chosen-seed = The deal can be chosen only at a table without other people. Where others sit, nobody chooses it.
error-seat-taken = Somebody already sits there.
error-bad-message = The server could not read the request: { $reason }
error-body-cut-off = The request ended before its body did. Send it again.
error-no-such-token = This token is unknown or has been revoked. You can make a new one on the page /me.
error-too-many-tokens = You have { $most } bots. Revoke the token of one first.
error-bot-needs-name = A bot needs a name.
error-no-such-bot = There is no such bot: { $bot }
error-bad-invitation = This invitation is not valid.
error-preparing = { $game } is being prepared. The first time, this takes a minute or two; then it goes on by itself.
error-our-fault = Something went wrong on our side. Nothing was lost; please load the page again.
error-no-such-game = There is no such game: { $game }.
error-no-such-seat = There is no such seat.
error-no-such-moment = The game has no such moment to show or to go on from.
error-no-such-campaign = There is no such campaign.
error-no-such-home = Nobody shows their games at this address. Whoever sent you the link may have stopped sharing; ask for a new one.
error-not-asked = You are not being asked, or you have already answered.
error-not-away = { $wait ->
    [minutes] A bot can stand in for this player once it has been their decision for 10 minutes.
    [day] A bot can stand in for this player once it has been their decision for a day.
    [days] A bot can stand in for this player once it has been their decision for 3 days.
   *[never] At this table everybody is waited for: only the players themselves can let a bot stand in for them.
}
error-bot-plays-for-you = A bot plays for you. Press “I am back” first.
error-has-resigned = You have resigned. A bot plays on for you.
error-game-over = The game is over.
error-campaign-game = The games of a campaign are played to the end: each changes the next one.
error-no-hints = At this table nobody gets hints.
error-no-such-line = There is no such line in the chat.
error-not-over = Available once the game is over.
error-no-hint = No hint could be found. Try again.
error-campaign-over = This campaign has ended. Start a new one.
error-too-many-campaigns = You have { $most } campaigns. Remove one first.
error-undo-over = The game is over.
error-undo-nothing = You have not decided anything yet.
error-undo-another-acted = Another player has acted since. You can ask to take it back.
error-undo-revealed = Your action has revealed something hidden. You can ask to take it back.
error-undo-too-far = That is too far back.

why-for-instance = For instance: { $reason }
error-unreadable = This cannot be read: { $detail }.
error-unreadable-record = The record cannot be read: { $detail }.
error-unreadable-campaign = The campaign cannot be read: { $detail }.
error-unreadable-table-request = Such a table cannot be set up: { $detail }.
error-unreadable-action = There is no such action: { $detail }.
error-unreadable-table = The stored game cannot be read: { $detail }.
error-campaign-broken = This campaign cannot be played: { $reason }.
error-warming = The rules are still being compiled: try again in a few minutes.
error-wrong-host = This server does not go by that name. Check the address.
error-tables-invited = Only people whom the operator has invited may set up tables here. You can still join one.
error-tables-operator = Only the operator sets up tables here. You can still join one.
error-bad-welcome = This link is not valid, or it is older than a week. Ask the operator for a new one.
