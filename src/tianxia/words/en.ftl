# Words that all games and all ways to play share.
seat = seat { $seat }
you = you
spectator = spectator
unofficial = Unofficial: an independent implementation of the rules. Names, drawings and words are our own; component values that no public source gives are reconstructed.

error-not-your-turn = It is { $name }'s decision.
error-stale = The game has moved on since you looked: action { $given } was meant, { $now } have been played. Look again.
error-nothing-to-undo = There is nothing to take back.
