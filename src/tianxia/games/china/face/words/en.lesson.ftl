# China: the guided first game, in English. Of each step its title, what to do, why not now, and what it brought.
lesson-goal = Whoever has the most points at the end wins. Houses score in their regions, emissaries in alliances between neighbours, and houses once more where they stand in a row along a road. You join a game after its first rounds: every idea is only a turn away.

lesson-house-title = A house
lesson-house = A card pays for a piece in a region of its colour. You hold two orange cards, and Lu, by the lake in the east, is orange. Click one of its two free spaces, then your orange cards.
lesson-house-why = You may do that, and often will. But your two orange cards are just what Lu needs: build there first.
lesson-house-done = Two of the houses in Lu are yours and one is a rival's, so you lead. A region scores the moment its last space is built on, and only one is left.

lesson-majority-title = The majority
lesson-majority = In one turn you may place two pieces if both go to the same region. Take the last free space in Lu and pay with your other orange card.
lesson-majority-why = You may stop here, but the last space in Lu brings points at once. Build on it.
lesson-majority-done = Lu is full. You have the most houses there and score a point for every house in the region: four. The runner-up gets three, as many as you have houses. So win narrowly: houses you do not need feed the player behind you.

lesson-draw-title = Cards
lesson-draw = A turn ends with drawing back up to three cards, one at a time, from the face-up row or blind from the deck. Next you are going to Wei, which is red: take a red card.
lesson-draw-why = Any card is allowed, but for what comes next you need two red ones. Take one from the row.
lesson-draw-done = With two red cards you can do two things in Wei. Take one more card, whichever you like; then the others have their turns.

lesson-emissary-title = An emissary
lesson-emissary = Emissaries win this game. A region takes as many of them, all players together, as its strongest player has houses: in Wei that is you, with two. Click Wei itself, beside its spaces, then your red cards.
lesson-emissary-why = First send an emissary to Wei, in the middle of the map. The rest comes right after it.
lesson-emissary-done = Your emissary stands on the dragon of Wei. Alone it is worth nothing yet: points come from pairs of neighbouring regions, and Wei has five neighbours.

lesson-road-title = A road
lesson-road = Look at the roads. A single gap separates your house in Zhao, your two in Wei and your one in Han. Close it with a house on Wei 4.
lesson-road-why = Not yet: with your second red card you can close the gap on the road. Build on Wei 4.
lesson-road-done = Five of your houses stand in an unbroken row. When the game ends, four or more in a row bring a point each; three bring nothing.

lesson-alliance-title = An alliance
lesson-alliance = A numbered knot on a border marks an alliance between two regions. Send an emissary to a neighbour of Wei: Zhao, Qi, Qin, Han or Lu. If you have no card of its colour, two matching cards of another colour will do.
lesson-alliance-why = Houses can wait. Send an emissary to one of the five neighbours of Wei, so that your two stand on both sides of a border.
lesson-alliance-done = You lead with emissaries on both sides of a border. At the end that brings a point for every emissary in the two regions, whoever owns it. From Wei you can have five such alliances: they decide most games.

lesson-second-title = Behind the leader
lesson-second = In Chu, Shu and Yan others have more houses than you. Whoever is behind gets as many points as the player just ahead has houses, even for a single house. Build one in one of the three.
lesson-second-why = One more thing before you play on: build a house in Chu, Shu or Yan, where another player leads.
lesson-second-done = That is cheap and good: the more the leader builds there, the more your one house earns.

lesson-end = That is all of China. The deck is played through twice, then the round is finished; regions that are not full, alliances and rows are counted at the end. Keep an eye on the alliances, and win.
