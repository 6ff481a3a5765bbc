# Legacy of Yu: every word a person sees, in English.
title = Legacy of Yu
tagline = Lead the Yellow River where others tried to stop it: dig canals, keep your people, hold off the outsiders. For one player.
goal = Win: six canals. Lose: the flood, seven outsiders, or no card left to draw.

about-time = 60 min
about-weight = medium

option-story = Story
option-story-help = A single game stands alone: every story icon gives a soldier instead. A campaign is a chain of 7 to 13 games in which stories change cards and rules; a win makes the next games a little harder, a loss a little easier.
option-story-no = a single game without the campaign
option-story-campaign = one game of a campaign

piece-white = labourer (white)
piece-red = warrior (red)
piece-blue = spearman (blue)
piece-yellow = archer (yellow)
piece-black = rider (black)
piece-provision = provision
piece-cowrie = cowrie
piece-clay = clay
piece-timber = timber

short-white = white
short-red = red
short-blue = blue
short-yellow = yellow
short-black = black
short-provision = prov.
short-cowrie = cowrie
short-clay = clay
short-timber = timber
short-soldier = any soldier
short-worker = any worker
short-material = clay/timber
short-draw = draw
short-recruit = recruit
short-destroy = destroy
short-story = story
short-flood = flood +1
short-ebb = flood −1
short-raid = raid
short-lose = lose { $piece }

some-white = { $count ->
    [one] 1 labourer
   *[other] { $count } labourers
}
some-red = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}
some-blue = { $count ->
    [one] 1 spearman
   *[other] { $count } spearmen
}
some-yellow = { $count ->
    [one] 1 archer
   *[other] { $count } archers
}
some-black = { $count ->
    [one] 1 rider
   *[other] { $count } riders
}
some-provision = { $count ->
    [one] 1 provision
   *[other] { $count } provisions
}
some-cowrie = { $count ->
    [one] 1 cowrie
   *[other] { $count } cowries
}
some-clay = { $count } clay
some-timber = { $count } timber
some-soldier = { $count ->
    [one] 1 soldier (any worker but white)
   *[other] { $count } soldiers (any workers but white)
}
some-worker = { $count ->
    [one] 1 worker of your choice
   *[other] { $count } workers of your choice
}
some-material = { $count } clay or timber
some-draw = { $count ->
    [one] draw a card
   *[other] draw { $count } cards
}
some-recruit = { $count ->
    [one] recruit a card
   *[other] recruit { $count } cards
}
some-destroy = { $count ->
    [one] a card is destroyed
   *[other] { $count } cards are destroyed
}
some-card = { $count ->
    [one] a hand card
   *[other] { $count } hand cards
}
some-flood = the flood moves one canal on
some-ebb = the flood moves one canal back
some-raid = an outsider comes

item-piece = a piece
item-soldier = a soldier, that is, a worker of any colour but white
item-worker = a worker of any colour
item-material = clay or timber

food-meat = meat
food-fish = fish
food-wheat = wheat
food-milk = milk

building-farm-1 = farm 1
building-farm-2 = farm 2
building-farm-3 = farm 3
building-outpost-red = red outpost
building-outpost-blue = blue outpost
building-outpost-yellow = yellow outpost
building-outpost-black = black outpost
building-hut = the next hut
building-hut-1 = hut 1
building-hut-2 = hut 2
building-hut-3 = hut 3
building-hut-4 = hut 4

card-townsfolk = { $role } ({ $card })
card-outsider = outsiders no. { $card }
card-outsider-role = { $role } (no. { $card })
card-canal = canal card { $card }
card-hut = hut card { $card }
card-rule = “{ $rule }”

slot-0 = the village
slot-1 = hut 1
slot-2 = hut 2
slot-3 = hut 3
slot-4 = hut 4
slot-5 = the watch hill
slot-6 = the peace camp
slot-7 = a story

phase-harvest = harvest
phase-actions = actions
phase-assault = assault
phase-epilogue = epilogue
phase-over = over

decision-main = choose an action
decision-pay = choose which worker goes instead of the missing one
decision-gain = choose what you gain
decision-short = free a piece by trading, or do without it
decision-assault = pay the tribute or take the losses
decision-give = choose a worker to give back
decision-story = choose how the story goes on
decision-over = the game is over

prompt-main = Round { $round }: use every card in your hand, build, attack, trade; then end the actions.
prompt-pay = Which worker goes instead of the missing one? ({ $left } to go)
prompt-gain = Choose what you gain: { $item }.
prompt-short = The supply has none left: { $item }. Free one by trading, or do without it.
prompt-short-cards = You must draw or lose a townsfolk card, and there is none left: trade a card from your hand for two cowries, or the game is lost.
prompt-assault = Attack by { $raider }: pay the tribute ({ $tribute }) or take the losses ({ $loss }).
prompt-assault-no-tribute = Attack by { $raider }, who cannot be bought off: trade if you like, then take the losses ({ $loss }).
prompt-give = Choose a worker to give back.
prompt-story = “{ $title }”: choose how the story goes on.
prompt-over = { $outcome ->
    [win] Won: all six canals are built, and you got through the end of the round.
    [flood] Lost: the flood reached a canal that was not built, or ran off the board.
    [outsiders] Lost: seven outsiders are in the row.
    [damage] Lost: a townsfolk card had to be drawn or destroyed, and there was none.
   *[doom] Lost: the deadline has passed.
}

help-main = Use every card in your hand before you end the actions: play it (a small gain, and it comes back), discard it (a larger gain, but it is lost), or tuck it under the board (it adds to every harvest). You may also build the next canal once a round, attack outsiders, hire or dismiss townsfolk from the row, build farms, outposts and huts, put workers in slots, and trade as often as you like.
help-pay = White and the colours of your outposts can replace one another in every price. The exact colours have been paid; choose the substitutes in the order of colours.
help-gain = Take one of those that are left in the supply.
help-short = Pieces are limited. A trade can bring some back to the supply; with “{ phrase-skip }” you go without this one. If a townsfolk card must be drawn or destroyed and both piles are empty, only trading a card from your hand saves the game.
help-assault = Every outsider in the row attacks, from left to right, and does what its card shows (usually it destroys a card of your ready pile) unless you pay its tribute. You may trade first.
help-give = A worker of your choice goes back to the supply. Workers in slots do not count.
help-story = Each choice shows its price. What comes of it is told once you have chosen; the other choices are gone for the rest of the campaign.
help-over = The game is won when six canals are built and you get through the end of that round; in a campaign, every goal on its rule cards must be met too. It is lost when the flood reaches an unbuilt canal or leaves the board, when seven outsiders are in the row, or when a card must be drawn or destroyed and there is none.

event-played = Played: { $card }.
event-discarded = Discarded: { $card }.
event-tucked = Tucked under the board: { $card }.
event-cooked = Cooked with: { $card }.
event-hired = Hired from space { $space }: { $card }.
event-dismissed = Dismissed from space { $space }: { $card }.
event-attacked = Attacked on space { $space }: { $card }.
event-canal-built = Canal { $number } is built ({ $card }).
event-built = Built on space { $space }: { $building }.
event-traded = Traded: { $pay } → { $gain }.
event-slot-used = Put in the slot of { $slot }: { $piece }.
event-tool-used = Used: { $card }.
event-paid = Paid as a substitute: { $piece }.
event-gained = Gained: { $pieces }.
event-missed = Not gained, because the supply has none left: { $item }.
event-drew = Drawn: { $cards }.
event-recruited = From the townsfolk deck to hand: { $cards }.
event-destroyed = Destroyed: { $cards }.
event-remade = { $count ->
    [one] The ready pile is made anew from one exhausted card.
   *[other] The ready pile is made anew from { $count } exhausted cards.
}
event-flooded = { $section ->
    [7] The flood runs off the board.
   *[other] The flood moves to canal { $section }.
}
event-ebbed = { $section ->
    [0] The water falls: the flood is back at the start.
   *[other] The water falls: the flood is back at canal { $section }.
}
event-ended = The actions are over: the outsiders attack.
event-bought-off = Bought off: { $card }.
event-suffered = Not bought off: { $card }.
event-came = New in the row: { $cards }.
event-chased-off = Driven out of the row: { $card }.
event-round-began = Round { $round } begins.
event-story-told = Story { $entry }: “{ $title }”.
event-story-again = You have heard this story before. Somebody pays you a shell for telling it better.
event-chose = You choose: { $label }.
event-card-joined = Joins the campaign: { $card }.
event-card-dropped = Leaves the campaign: { $card }.
event-retired = Leaves for good: { $card }.
event-gave-back = Given back: { $piece }.
event-remembered = This will be remembered.
event-forgot = An old mark is rubbed out.
event-hut-card = Turned up: { $card }.
event-game-over = { $outcome ->
    [win] The river is led to the sea: the game is won.
    [flood] The flood has come: the game is lost.
    [outsiders] Seven outsiders are in the row: the game is lost.
    [damage] There is nobody left to lose: the game is lost.
   *[doom] The deadline has passed: the game is lost.
}

phrase-play = Play { $card }: { $gain }
phrase-discard = Discard { $card }: { $gain }
phrase-tuck = Tuck { $card }: { $gain } at every harvest
phrase-cook = Cook { $food } with { $card }: { $gain }
phrase-hire = Hire from space { $space } ({ $cost }): the card joins your exhausted pile
phrase-dismiss = Dismiss from space { $space } ({ $cost }): gain what it gives when played
phrase-attack = Attack on space { $space } ({ $cost } and the workers)
phrase-canal = Build the next canal
phrase-build = Build on build space { $space }: { $building } → { $gain }
phrase-trade = Trade: { $pay } → { $gain }
phrase-slot = Put in the slot of { $slot }: { $worker } → { $gain }
phrase-tool = Use { $rule }
phrase-end = End the actions
phrase-pay = Pay: { $piece }
phrase-gain = Take: { $piece }
phrase-give = Give back: { $piece }
phrase-skip = Do without it
phrase-choose = { $number ->
    [1] Choose the first way
    [2] Choose the second way
    [3] Choose the third way
   *[other] Choose the last way
}
phrase-tribute = Pay the tribute
phrase-suffer = Don’t pay, take the losses

refusal-game-over = The game is over.
refusal-wrong-decision = Not now: { $decision }.
refusal-not-in-hand = Card { $card } is not in your hand.
refusal-no-tuck-space = No space under the board is free: each hut opens one more.
refusal-food-locked = Food ({ $food }) has no use yet: a story must give it one.
refusal-space-empty = There is no card on space { $space } of the row.
refusal-not-an-outsider = The card on space { $space } is one of the townsfolk: they are hired or dismissed, not attacked.
refusal-not-townsfolk = The card on space { $space } is an outsider: it can be attacked, but not hired or dismissed.
refusal-not-enough-provision = Not enough provisions: { $needed } needed, { $held } held.
refusal-not-enough-cowrie = Not enough cowries: { $needed } needed, { $held } held.
refusal-not-enough-clay = Not enough clay: { $needed } needed, { $held } held.
refusal-not-enough-timber = Not enough timber: { $needed } needed, { $held } held.
refusal-not-enough-workers = Not enough workers: needed { $needed }; held { $held }.
refusal-canals-complete = All six canals are built.
refusal-barge-used = One canal a round: the barge comes back for the next round.
refusal-already-built = That is already built: choose another building.
refusal-build-space-closed = Build space { $space } opens with canal { $canal }.
refusal-build-space-taken = There is already a building on space { $space }.
refusal-slot-closed = { $hut ->
    [5] This slot is closed: a story must open it.
    [6] This slot is closed: a story must open it.
    [7] This slot is closed: a story must open it.
   *[other] This slot opens with hut { $hut }.
}
refusal-slot-taken = There is already a worker in the slot of { $slot }; it comes back at the harvest.
refusal-no-such-worker = You do not have one: { $colour }.
refusal-trade-closed = This trade opens with canal { $canal }.
refusal-supply-empty = There is no { $piece } left in the supply.
refusal-deck-empty = There is no townsfolk card left in deck or discard.
refusal-hand-not-empty = { $cards ->
    [one] Use the card in your hand first.
   *[other] Use the { $cards } cards in your hand first.
}
refusal-not-interchangeable = { $colour } cannot replace another worker: build the outpost of that colour first.
refusal-wrong-order = Substitutes are paid in the order white, red, blue, yellow, black, and those that follow must be enough: { $colour } cannot go now.
refusal-not-offered = That is not on offer: choose { $item }.
refusal-no-tribute = This attacker cannot be bought off.
refusal-no-such-tool = Rule card { $rule } is not in force, or has no action.
refusal-tool-used = { $per ->
    [game] It works once a game and has been used.
   *[round] It works once a round and has been used.
}
refusal-no-such-choice = The story has no choice { $choice }.

reconstructed-cards = Twenty townsfolk, eleven outsiders, four canals, all hut cards and some tributes are reconstructed from the printed patterns.
reconstructed-board = Farms 1 and 2 and the rewards of the slots of huts 3 and 4 are reconstructed.
reconstructed-story = The campaign is our own: only its structure follows the printed game.

board-round = Round { $round }, { $phase }
board-river = River
board-canal = canal { $number }
board-built = built
board-barge = barge
board-flood = flood
board-row = Row
board-hand = Hand
board-supply = You have (supply left)
board-piles = Ready { $ready }, exhausted { $exhausted }, deck { $deck }, discard { $discard }; outsiders { $outsiders }
board-clock = { $cards ->
    [0] the flood moves with the next card
    [one] the flood moves after 1 more card
   *[other] the flood moves after { $cards } more cards
}
board-buildings = Buildings
board-slots = Slots
board-tucked = Tucked
board-effects = then
board-cost = cost
board-tribute = tribute
board-free = free
board-pending = Pending
board-play = play
board-discard = discard
board-tuck = tuck
board-newcomers = outsiders a round: { $count }
board-rules = Rules in force
board-choices = Choices
board-beaten = beaten { $beaten }
board-campaign = Campaign: { $wins } won, { $losses } lost
board-gives = gives { $items }
board-none = nothing
draw-title = The river, the row and the village
draw-own = Your pieces, piles and hand
draw-seat = { $name }: the game so far
draw-start = Start
draw-canal = Canal { $number }
draw-canal-label = Canal { $number }, { $state ->
    [built] built
    [next] the next to build
   *[later] to be built later
}
draw-flood-label = { $section ->
    [0] Flood marker at the start.
   *[other] Flood marker at canal { $section }.
} { $clock }
draw-barge-label = { $there ->
    [yes] Barge: a canal can be built this round
   *[no] Barge: away until the next round
}
draw-newcomer = { $section ->
    [0] One outsider comes every round from the start
   *[other] { $count ->
        [one] Once canal { $section } is built, one more outsider comes every round
       *[other] Once canal { $section } is built, { $count } more outsiders come every round
    }
}
draw-trade-label = Trade: { $trade }
draw-row-label = Space { $space }: { $card }
draw-empty-label = Space { $space }: empty
draw-space-label = Build space { $space }: { $building }
draw-space-free = free, gives { $gain }
draw-building-label = { $building }, { $stands ->
    [yes] built
   *[no] not built yet
}
draw-hut-label = { $count ->
    [one] Hut: 1 left to build
   *[other] Hut: { $count } left to build
}
draw-slot-label = Worker slot of { $slot }: { $worker }
draw-slot-closed = Worker slot of { $slot }: closed
draw-tucked-label = Under the board, space { $space }: { $card }
draw-pile-label = { $pile }: { $count }
draw-piece-label = { $piece }: { $held } held, { $supply } in the supply
draw-white = labourers
draw-red = warriors
draw-blue = spearmen
draw-yellow = archers
draw-black = riders
draw-provision = provisions
draw-cowrie = cowries
draw-clay = clay
draw-timber = timber
draw-rule-title = { $number }. { $rule } ({ $kind }{ $used ->
    [yes] , used
   *[no] {""}
})
draw-boon = boon
draw-burden = burden
draw-play = play
draw-discard = discard
draw-tuck = tuck
draw-attack = attack
draw-reward = reward
draw-assault = assault
draw-outsiders = Outsiders
draw-outsiders-head = Outsiders in the row: { $count }, lost at { $all } · { $more } more at the end of this round
draw-free = free
draw-closed = closed
draw-farms = Farms
draw-outposts = Outposts
draw-huts = Huts
draw-left = { $count } left
draw-slots = Worker slots, once a round
draw-tucked = Under the board: every harvest
draw-ready = Ready pile
draw-clock = { $cards ->
    [0] The flood moves with the next card.
    [one] The flood moves after 1 more card.
   *[other] The flood moves after { $cards } more cards.
}
draw-exhausted-pile = Exhausted
draw-discard-pile = Discard
draw-deck-pile = Townsfolk deck
draw-outsiders-pile = Outsider deck
draw-no-hand = No cards in hand.
draw-fact-canals = Canals built: { $built } of { $all }
draw-fact-flood = { $section ->
    [0] Flood: at the start
   *[other] Flood: canal { $section }
}
draw-fact-outsiders = Outsiders in the row: { $count } of { $all }
draw-fact-newcomers = To come this round: { $count }
draw-fact-campaign = Campaign: { $wins } won, { $losses } lost
draw-fact-beaten = Outsiders beaten: { $count }

about-canal = Costs { $cost }; then: { $effects }. Opens its build spaces and the trade { $trade }. One canal a round. The game is won when all six are built and you get through the end of the round.
about-canal-built = The flood passes here without harm. Its build spaces are open, and the trade { $trade }.
about-flood = It moves on by one canal each time the ready pile is made anew. If that canal is not built, or if it was the last one, the game is lost.
about-barge = One canal a round: the barge leaves when you build and comes back when you end the actions.
about-trade = As often as you like, and in the middle of a gain or an assault too, when it could help.
about-trade-closed = Opens with canal { $canal }.
about-space = A building put here stays for good and gives once: { $gain }.
about-space-closed = Opens with canal { $canal }. A building put here will give once: { $gain }.
about-farm = Costs { $cost }. Adds to every harvest: { $gain }.
about-outpost = Costs { $cost }. From then on white and this colour ({ $colour }) can replace each other in every price, and every harvest adds { $gain }.
about-hut = Costs { $cost }. Opens the next worker slot and one more space under the board, and turns up a hut card with a gain.
about-slot = Put any worker here once a round and gain: { $gain }. The worker comes back at the next harvest.
about-slot-closed = Opens with hut { $hut }. It will give: { $gain }.
about-tucked = A card tucked here stays for the whole game and adds its items to every harvest.
about-tucked-closed = Opens with hut { $hut }.
about-row-townsfolk = For { $cost }: hire (the card joins your exhausted pile) or dismiss (it is discarded, and you gain { $gain }).
about-row-empty = Nobody is here. The row is filled again at the end of the round.
about-outsider = Attack for { $cost } and { $workers }, and gain: { $reward }. Until then it attacks at the end of every round ({ $assault }) unless you pay the tribute: { $tribute }. With seven outsiders in the row the game is lost.
about-outsider-no-tribute = Attack for { $cost } and { $workers }, and gain: { $reward }. Until then it attacks at the end of every round ({ $assault }) and cannot be bought off. With seven outsiders in the row the game is lost.
about-hand = Play: { $play }; the card goes to the exhausted pile and comes back later. Discard: the same plus { $discard }; the card is lost. Tuck under the board: nothing now, but { $tuck } at every harvest. Food ({ $food }) has no use until a story gives it one.
about-ready = You draw four of these at every harvest, and outsiders destroy them. When a card is needed and none is left, the exhausted pile becomes the ready pile and the flood moves. If both are empty, the game is lost.
about-exhausted = Cards you have played or hired. They become the next ready pile.
about-discard = Townsfolk discarded, dismissed or destroyed. They become the next townsfolk deck.
about-deck = New townsfolk for the row, and for recruiting.
about-outsiders = Outsiders still to come; beaten ones return when this deck runs out.
about-choice = Costs { $cost }. What comes of it is told once you have chosen; the other choices are gone for the rest of the campaign.
about-choice-free = Nothing has to be paid. What comes of it is told once you have chosen; the other choices are gone for the rest of the campaign.
about-seat = You win with six canals at the end of a round. You lose when the flood reaches a canal that is not built or leaves the board, when seven outsiders are in the row, or when a card must be drawn or destroyed and there is none.
about-piece-white = Labourers dig canals and build. There are ten in all.
about-piece-red = Warriors fight outsiders and help with the last canals. There are six in all.
about-piece-blue = Spearmen fight outsiders and help with the last canals. There are six in all.
about-piece-yellow = Archers fight outsiders and help with the last canals. There are six in all.
about-piece-black = Riders fight outsiders and help with the last canals. There are six in all.
about-piece-provision = Provisions pay for everything done in the row: hiring, dismissing, attacking. There are nine in all.
about-piece-cowrie = Cowries pay for canals, trades and tributes. There are twelve in all.
about-piece-clay = Clay is for buildings. There are nine in all.
about-piece-timber = Timber is for buildings. There are nine in all.

sheet-rounds = Rounds played
sheet-canals = Canals built
sheet-flood = Canals the flood has reached
sheet-buildings = Farms, outposts and huts built
sheet-tucked = Cards under the board
sheet-beaten = Outsiders beaten
sheet-outsiders = Outsiders left in the row
sheet-ending = { $outcome ->
    [win] Victory: the river is tamed
    [flood] Defeat: the flood has broken in
    [outsiders] Defeat: the village is overrun
    [damage] Defeat: nobody is left to send
   *[doom] Defeat: too late
}
sheet-epilogue = { $outcome ->
    [win] The water runs to the sea in the bed that your people dug for it. The fields are dry, the fires are lit, and the children are told who led the work.
    [flood] The water found the gap where no canal was dug yet, and took the fields by night. Those who could climb the hills will have to begin again.
    [outsiders] Too many camp fires burned before the gate. The spades lie where they fell, and the river goes its own way.
    [damage] The work called for hands, and there were none. A river does not wait for people to come back.
   *[doom] The days that were granted have run out with the work undone. Others may finish what you began.
}
sheet-of = { $count } of { $all }
sheet-campaign = The campaign so far: { $wins } won, { $losses } lost; it ends with the seventh of either.
sheet-finished = { $how ->
    [won] The campaign is won.
   *[lost] The campaign is lost.
}

role-basket-weaver = basket weaver
role-elder = elder
role-ferryman = ferryman
role-fisher = fisher
role-flute-player = flute player
role-herder = herder
role-hunter = hunter
role-lute-player = lute player
role-net-maker = net maker
role-shell-reader = shell reader
role-lord-of-grain = lord of grain
role-fire-tamer = tamer of fire
role-judge = judge
role-bride-of-tu = woman of Mount Tu
role-son-of-stone = son of stone
role-brewer = brewer
role-master-builder = master builder
role-drum-master = drum master
role-river-maiden = count’s daughter
role-old-boatman = old boatman
role-veteran-spearman = veteran spearman
role-veteran-warrior = veteran warrior
role-veteran-archer = veteran archer
role-veteran-rider = veteran rider
role-ditch-captain = ditch captain
role-hill-refugees = refugees from the hills
role-marsh-refugees = refugees from the marshes
role-fevered = fevered
role-deserter = deserter
role-doubting-minister = doubting minister
role-red-champion = red champion
role-blue-champion = blue champion
role-yellow-champion = yellow champion
role-black-champion = black champion
role-fire-raiders = fire raiders
role-dam-breakers = dam breakers
role-night-riders = night riders
role-envoy-of-the-deep = envoy of the deep
role-prince-of-the-miao = prince of the Miao
role-late-giant = giant who came late
role-ransom-takers = ransom takers
role-smugglers = smugglers
role-hungry-band = hungry band
role-young-braves = young braves
role-brothers-over-the-river = brothers over the river
role-gift-bearers = gift bearers

rule-the-granary = The granary
rule-the-granary-effect = Every game starts with 2 provisions.
rule-the-shell-road = The shell road
rule-the-shell-road-effect = Every harvest gives one more cowrie.
rule-volunteers = Volunteers
rule-volunteers-effect = Every game starts with a soldier of your choice.
rule-hearths = Hearths
rule-hearths-effect = Cook meat for 2 provisions, fish for a provision and a cowrie.
rule-mills-and-dairies = Mills and dairies
rule-mills-and-dairies-effect = Cook wheat for a labourer and a cowrie, milk for 3 cowries.
rule-the-swelling-soil = The swelling soil
rule-the-swelling-soil-effect = Once a game: pay 2 clay, and the flood moves one canal back.
rule-the-winged-dragon = The winged dragon
rule-the-winged-dragon-effect = Once a round: pay 2 cowries and gain a labourer.
rule-the-river-map = The river map
rule-the-river-map-effect = Your ready pile starts with one more card.
rule-the-watch-hill = The watch hill
rule-the-watch-hill-effect = A worker slot on the hill gives a cowrie.
rule-the-peace-camp = The peace camp
rule-the-peace-camp-effect = A worker slot in the camp gives a provision.
rule-the-restless-border = The restless border
rule-the-restless-border-effect = One more outsider comes at the end of round 7; every game starts with a soldier of your choice.
rule-springs-in-the-cut = Springs in the cut
rule-springs-in-the-cut-effect = Canals 4, 5 and 6 cost one more cowrie each.
rule-proud-chieftains = Proud chieftains
rule-proud-chieftains-effect = Every tribute to an outsider in the row costs one more cowrie.
rule-the-granaries-of-the-court = The granaries of the court
rule-the-granaries-of-the-court-effect = To win, you must also have built two farms.
rule-the-nine-headed-serpent = The nine-headed serpent
rule-the-nine-headed-serpent-effect = In every assault it attacks after the row: you lose a provision unless you pay it a cowrie. Once a round: pay red, blue, yellow and a provision to face it.
rule-early-rains = Early rains
rule-early-rains-effect = Your ready pile starts with one card fewer.
rule-the-autumn-deadline = The autumn deadline
rule-the-autumn-deadline-effect = The game is lost at the end of round 11 unless it has been won by then.
rule-the-second-camp = The second camp
rule-the-second-camp-effect = The row starts with two outsiders; every game starts with 2 provisions and 2 soldiers of your choice.
rule-the-river-ape = The river ape
rule-the-river-ape-effect = One more outsider comes at the end of round 6. Once a round: pay 2 timber, yellow and black to face it.
rule-the-tripods = The tripods
rule-the-tripods-effect = To win, you must also have built an outpost.
