# Yellow & Yangtze: the guided first game, in English. Of each step its title, what to do, why not now, and what it brought.
lesson-goal = You collect points in black, red, blue and green, and your score is the colour you have fewest of. Gold is wild. Tiles bring the points, leaders collect them, and two leaders of one colour fight over a state. A turn is two actions.

lesson-leader-title = A leader
lesson-leader = Leaders stand on empty land next to a black tile. Choose your black leader below the map, then a free hex beside the capital j6, in the south. You will need the two red tiles there.
lesson-leader-why = One thing at a time. First place your black leader on a free hex beside the capital j6.
lesson-leader-done = Tiles and leaders that touch form a group, and with your leader in it this one is a state. The black leader takes the points of every colour that has no leader of its own there.

lesson-tile-title = A tile scores
lesson-tile = You have a second action. Place your black or your green tile on a free hex beside the capital j6, so that it joins your state. (Blue tiles lie on rivers only; keep the red ones for later.)
lesson-tile-why = That is allowed, but keep it for later. Place your black or your green tile on a free hex that touches the capital j6.
lesson-tile-done = The tile brings one point of its colour, and your black leader takes it. Had somebody else placed it there, you would have got the point all the same. At the end of your turn everybody draws up to six tiles.

lesson-second-title = The weakest colour
lesson-second = You have no red point yet, so as things stand your score is nothing. Bring out your red leader, also beside the capital j6: then the red points there are yours.
lesson-second-why = That can wait. Red is your weakest colour, and only the weakest counts: place your red leader beside the capital j6.
lesson-second-done = Two of your leaders share a state, and that is fine: only two leaders of one colour quarrel. Now every red tile that joins the state is a point for you.

lesson-triangle-title = A triangle
lesson-triangle = Two red tiles lie side by side. A third one on k8, touching both, makes a triangle. Place it there.
lesson-triangle-why = Elsewhere a tile brings a point at best. A red tile on k8 brings a point and completes a triangle.
lesson-triangle-done = A red point for your red leader. And three tiles of one colour in a triangle can carry a pagoda: you are asked whether to build it.

lesson-pagoda-title = A pagoda
lesson-pagoda = Build it: click the triangle.
lesson-pagoda-why = You may decline, but a pagoda pays turn after turn. Build it.
lesson-pagoda-done = At the end of each of your turns a red pagoda brings a red point to the red leader in its state. Most colours have only two; when both are on the board, whoever builds on a new triangle moves one of them there.

lesson-revolt-title = A revolt
lesson-revolt = In the north your rival's green leader has one black tile beside it. Walk in with yours where two black tiles are beside it: on f11 or h11. Leaders of one colour cannot share a state, so there will be a revolt.
lesson-revolt-why = A fight first: place your green leader on f11 or h11, beside two black tiles.
lesson-revolt-done = A revolt is fought with black tiles: those beside each leader, and those that are added from hands. The attacker must be stronger; equal is not enough.

lesson-commit-title = How many tiles?
lesson-commit = You have two black tiles beside you, your rival one. You may add black tiles from your hand; they are lost, whoever wins. Your black leader would help only from your supply. Choose how many to add.
lesson-commit-why = Choose how many black tiles you add to the revolt.
lesson-commit-done = The loser's leader returns to the supply and the winner gets a point of the leaders' colour. Your green leader now stands in the state that your rival built.

lesson-war-title = A war
lesson-war = A tile that joins states with leaders of one colour starts a war, and wars are fought with red tiles. You have three, the state in the south has one, and both have a red leader. Join them: place a black, green or yellow tile on l8.
lesson-war-why = Strike while you are stronger: place a tile on l8, between the two states. Keep your red tiles, you are about to need one.
lesson-war-done = Now everybody may support a side with red tiles from the hand, and these are lost whoever wins. The winner pays too, with as many red tiles as the loser had strength. What you send in support is counted first.

lesson-support-title = Paying with the hand
lesson-support = You win anyway, three to one. But without support you would lose a red tile from the board, and the pagoda with it. Click your side on the map, the disc with a 3, and send a red tile to pay instead.
lesson-support-why = Your side is the disc with a 3 on the map, and one red tile from your hand keeps the pagoda standing. Support it.
lesson-support-done = The defeated leader returns to the supply, all red tiles of its side are gone, and you gain a red point. The tile that joined the states stays, but brings nothing by itself.

lesson-riot-title = A riot
lesson-riot = Blue tiles can riot: two of them, or one while your blue leader is in your supply, remove any tile from the board. A leader without a black tile beside it returns to the supply. Choose the riot below the map, then the capital g11.
lesson-riot-why = One more idea: start a riot against the capital g11, the only black tile beside your rival's black leader.
lesson-riot-done = The capital is gone, and your rival's black leader left the board with it. Your green leader stays: it has another black tile beside it. So keep two black tiles beside the leaders that matter.

lesson-end = That is Yellow & Yangtze. It ends when a tile must be drawn and the bag is empty. Look at your weakest colour before every turn: a move that earns a point there is nearly always right.
