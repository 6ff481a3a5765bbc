# Legacy of Yu: the guided first game, in English. Of each step its title, what to do, why not now, and what it brought.
lesson-goal = You are Yu, and the river is rising. You win when six canals are built and you get through the end of that round. You lose when the flood reaches a canal that is not built, when seven outsiders are in the row, or when a card is needed and none is left.

lesson-tuck-title = Tuck a card
lesson-tuck = The people in your hand must all be used this round, each in one of three ways. First the lasting one: tuck a card under the board, and what its lowest line shows comes with every harvest. Click a card and choose “tuck”.
lesson-tuck-why = That comes later. Begin with what pays longest: tuck a card under the board.
lesson-tuck-done = The card gives nothing today, but something at every harvest until the end. There is room for one; each hut you build makes room for one more. So tuck early.

lesson-play-title = Play a card
lesson-play = The gentle way: play a card for what its first line shows. It goes to the exhausted pile and will come back to you. Play one of the two that are left.
lesson-play-why = Keep that for the other card. Play one of your two cards now.
lesson-play-done = You have what the card shows, and the card is not lost: when your ready pile has run out, the exhausted pile takes its place.

lesson-discard-title = Discard a card
lesson-discard = The greedy way: discard your last card. You gain both lines, the one for playing and the one for discarding, but the card leaves your people.
lesson-discard-why = Be greedy for once: discard your last card and take both of its gains.
lesson-discard-done = Twice the gain, one card fewer. Your piles are your clock: fewer cards mean that the flood moves sooner. Discard when you must, not whenever you can.

lesson-attack-title = An outsider
lesson-attack = Outsiders gather at the right end of the row. You have what the one on space 7 costs: a spearman, two riders and three provisions. Click it to drive it off.
lesson-attack-why = First drive off the outsider on space 7. Its price is on the card, and you have it.
lesson-attack-done = It is gone and leaves you its goods. Every outsider that stays strikes once a round, and seven in the row end the game. You can live with two or three.

lesson-canal-title = A canal
lesson-canal = Now the work itself. The leftmost canal costs two labourers and two cowries, and one canal may be dug each round. Click the canal with the barge.
lesson-canal-why = Your labourers are needed at the river: dig the first canal before anything else.
lesson-canal-done = The canal is built, and what is printed on its card follows. It opens a trade and a build space, and the flood may now pass here. In a campaign such a card often opens a page of the story; in a single game you choose a soldier instead.

lesson-farm-title = A farm
lesson-farm = You have a labourer, clay and timber: the price of a farm. Each of the three adds something to every harvest: a provision, a labourer or a soldier. Click a farm, then a free build space, which gives its own reward.
lesson-farm-why = Build a farm while you have a labourer, clay and timber for it.
lesson-farm-done = The farm works from the next harvest on. Outposts let colours replace one another, huts open slots and room for tucked cards. All of them cost labourers, and so do canals: that is the tension of the game.

lesson-slot-title = A worker at work
lesson-slot = No worker need be idle. Put one on the open slot: it brings a provision now, and the worker comes back at the harvest.
lesson-slot-why = One more thing before the round ends: put a worker on the open slot.
lesson-slot-done = A provision for nothing. Provisions pay for everything in the row: hiring, dismissing and driving off outsiders.

lesson-rest-title = End of the round
lesson-rest = Your hand is empty, so you may end your actions. Look at the ready pile first: three cards. The harvest draws four, so the flood is going to move. Your canal is ready for it. End the actions.
lesson-rest-why = There is more you could do, but this is enough for one round. End the actions.
lesson-rest-done = Now the outsiders strike, from left to right. Each one destroys the top card of your ready pile, unless you pay its tribute.

lesson-assault-title = The assault
lesson-assault = The outsider in the row asks for two cowries. Pay the tribute, or take the losses: a card of your ready pile. Either can be right; think of the clock.
lesson-assault-why = Trading can wait. Pay the tribute, or take the losses.
lesson-assault-done = The outsider stays, and another has come. Then came the harvest: the ready pile ran out, your exhausted people took its place, and the flood moved on to the first canal. It is built, so nothing happened. The next one must be built before the flood moves again.

lesson-hire-title = More people
lesson-hire = To hold the flood off you need more people. The row offers some: hiring puts a card on your exhausted pile, dismissing gives its first line at once. The one on space 1 costs nothing. Hire somebody.
lesson-hire-why = First hire somebody from the row: the longer your piles, the later the flood.
lesson-hire-done = That is one more card to draw before the flood moves. Count the ready pile when a round begins: it tells you how many rounds the next canal may take.

lesson-end = That is Legacy of Yu: labourers for the river, soldiers for the row, people against the flood. Five canals are still to be built, so waste no round. If you win, a campaign with its story awaits you.
