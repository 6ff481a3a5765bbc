# What the server says when something cannot be done.
error-forged = This page is out of date. Load it again and repeat what you did.
error-too-large = That is too large; at most { $most } bytes can be sent.
error-too-many = That was too fast. Wait a moment and try again.
error-no-such-page = There is nothing at this address.
error-no-such-table = There is no such table.
error-wrong-method = This address does not take such requests.
error-private = This table is private. Ask for an invitation.
error-not-your-seat = This seat is not yours.
error-not-your-decision = It is not your decision now.
error-seat-taken = Somebody sits there already.
error-bad-message = The server could not read the request: { $reason }
error-no-such-bot = There is no such bot: { $bot }
error-bad-invitation = This invitation is not valid.
error-preparing = { $game } is being prepared. It takes a minute or two the first time; this page looks again by itself.
error-moved-on = The game has moved on since you looked. Here is the board as it is now.
error-our-fault = Something went wrong on our side. Nothing was lost; please load the page again.
