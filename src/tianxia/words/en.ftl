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

# Where the rules say something: the page of the rulebook and the chapter of the rules in our own words.
cited = Rules · { $chapter }
cited-page = Rulebook p. { $page } · { $chapter }

error-not-your-turn = It is { $name }'s decision.
error-nothing-to-undo = There is nothing to take back.

play-welcome = { $title }. Type a number or an action; ? explains, "undo" takes back, "save" saves the game, "quit" leaves it (and saves).
play-commands = Commands: a number from the list, an action as shown there, "list", "board", "undo", "save FILE", "quit".
play-no-such-number = Choose a number from 1 to { $most }, or type an action.
play-many = Choices: { $count }, listed here by kind. Type an action, or list those that begin alike: "list tile red".
play-undone = Taken back.
play-saved = Saved. To go on: tianxia play --resume { $file }
play-rank = rank
play-player = player
play-score = points

dataset-stopped = Stopped. Games kept in { $folder }: { $kept } of { $total }. The same command goes on from there.
campaign-saved = Saved. To go on: tianxia campaign play { $name }
campaign-standing = { $won } won, { $lost } lost.
campaign-game = { $end } ({ $rounds ->
    [one] one round
   *[other] { $rounds } rounds
})
error-another-campaign = This game does not belong to the campaign as it is now.

# What `tianxia verify` and the button at the end of a game find: that it holds, and that it does not.
proof-commitment = The server kept its word: the secret it reveals is the one it had committed to before anybody sat down.
proof-no-commitment = The server did not keep its word: the secret it reveals is not the one it had committed to.
proof-entropy = { $count ->
    [one] One player's browser added chance of its own (seat { $seats }).
   *[other] The browsers of { $count } players added chance of their own (seats { $seats }).
}
proof-no-entropy = No player's browser added anything: the server alone drew this deal.
proof-seed = The deal follows from the secret and from what the browsers added. Nobody could choose it.
proof-no-seed = The deal is another one: the secret and what the browsers added give the seed { $derived }, but the game was dealt with { $seed }.
proof-play = Every action follows the rules ({ $count }), and the result is right.
proof-no-play = The game does not replay: { $reason }.
proof-no-deal = Nothing is known of how this game was dealt: its seed was chosen, or drawn by one computer alone.
proof-no-set-up = The game began from a given position, so nothing is proven of how it was dealt.
proof-no-secret = The secret has not been revealed: that happens at the end of the game.
proof-holds = Verified.
proof-fails = Not verified.
