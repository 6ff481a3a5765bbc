# Words that all games and all ways to play share.
seat = seat { $seat }
player = Player
you = you
spectator = spectator
unofficial = Unofficial: an independent implementation of the rules. Names, drawings and words are our own; component values that no public source gives are reconstructed.

level-apprentice = Apprentice
level-scholar = Scholar
level-minister = Minister
level-general = General
level-emperor = Emperor

error-not-your-turn = It is { $name }'s decision.
error-nothing-to-undo = There is nothing to take back.

play-welcome = { $title }. Type a number or an action; ? explains, "undo" takes back, "save" keeps the game, "quit" leaves it (and saves).
play-commands = Commands: a number from the list, an action such as you see there, "list", "board", "undo", "save FILE", "quit".
play-no-such-number = Choose a number from 1 to { $most }, or type an action.
play-many = There are { $count } choices; here they are by kind. Type an action, or list those that begin alike: "list tile red".
play-undone = Taken back.
play-saved = Saved. Go on with: tianxia play --resume { $file }
play-rank = rank
play-player = player
play-score = points

campaign-saved = Saved. Go on with: tianxia campaign play { $name }
campaign-standing = { $won } won, { $lost } lost.
campaign-game = { $end } ({ $rounds } rounds)
error-another-campaign = This game does not belong to the campaign as it stands now.
