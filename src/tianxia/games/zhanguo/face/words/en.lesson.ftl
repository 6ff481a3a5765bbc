# ZhanGuo: the guided first game, in English. Of each step its title, what to do, why not now, and what it brought.
lesson-goal = You serve the first Emperor, and most points after five rounds win. Every turn is one card: lay it on your board, where it makes you stronger, or send it to court, where it pays for an action. You join in round three, so that each idea is only a turn away.

lesson-card-title = A card
lesson-card = A card has a number and an ability: on the left the action that activates it, on the right what it brings. High and low numbers are valuable at court, middle ones less so. Choose one of your two orange cards, 46 or 57: it goes on your board.
lesson-card-why = That number will serve you better at court, and soon. Take one of the orange cards, 46 or 57.
lesson-card-done = Now choose where it goes.

lesson-board-title = Board or court
lesson-board = Lay the card on your board: click the glowing place above region 3 or region 5, where there is none yet. The first card of a region brings one marker of its aspect and no unrest.
lesson-board-why = That would be a court action, or a second card in a region. Both come later: lay this one in region 3 or region 5.
lesson-board-done = A currency marker, no unrest, and an ability for the rest of the game. Every card on your board also makes each palace worth a point more. Laying a card ends your turn.

lesson-high-title = Higher
lesson-high = Now to court. Look at the number on top, 55. For hiring workers, palaces and walls, a higher number activates the cards on your board that show the action. Take one of your brown cards, 91 or 111.
lesson-high-why = Keep that card for later and take 91 or 111: they are safely higher than the card on the court.
lesson-high-done = Any card will do for any of the six actions. Its number only decides whether your board adds something.

lesson-workers-title = Workers
lesson-workers = Two of your officials stand in the worker area of region 4. Each of them can hire a worker. Click the sign with the straw hat at court, then the workers of region 4 on your board.
lesson-workers-why = Your high number is made for hiring. Hire workers in region 4 first.
lesson-workers-done = Two workers came, and the people grumble: unrest in region 4 has risen by one. On the cell marked × you could not build a palace there. On the last cell the region revolts: its cards are blocked and nobody can be hired.

lesson-ability-title = An ability
lesson-ability = Your number was higher, so hiring workers has activated every card on your board with a straw hat on its left. Click card 17, or another one that glows.
lesson-ability-why = You may end the turn without it, but an ability costs nothing. Use the card first.
lesson-ability-done = That was free. Each card works once a turn; if another one glows, use it as well. The more cards of one sign you lay, the more a single action brings.

lesson-low-title = Lower
lesson-low = Hiring an official and installing a governor need the opposite: a number lower than the top one. Your opponent has just left 70 there. Take one of your ivory cards, 6 or 24.
lesson-low-why = What comes now needs a low number. Take 6 or 24.
lesson-low-done = Lower than 70: your cards with the stamp of the governor on the left will work.

lesson-governor-title = A governor
lesson-governor = A red, a grey and a white official stand in the governor area of region 4. Together they make a governor. Click the stamp at court, then region 4 on the map.
lesson-governor-why = Install the governor first: click region 4 on the map.
lesson-governor-done = The three officials are back in your supply, and unrest in region 4 is gone. At the end of the game, whoever has the most governors in a region scores 9 points and 3 for each of them.

lesson-square-title = A bonus
lesson-square = Choose a free square. Its bonus is yours at once: four steps for officials (↔4), an official (+1) or four points (+4).
lesson-square-why = A free square must be taken. Choose one of the three.
lesson-square-done = Later governors get what is left. After the bonus your low number does its work as well: card 19 glows. Use it for three points.

lesson-palace-title = A palace
lesson-palace = Two workers of a region and one of another build a palace. You have them: play any card, click the palace at court, then the palaces of region 4 on the map.
lesson-palace-why = Build the palace first: click the palaces of region 4 on the map.
lesson-palace-done = Now choose the third worker, and a seal: a marker worth three. The palace scores a point for each card on your board, so later palaces are worth more; but a region has only two slots, so do not wait too long.

lesson-unrest-title = Unrest
lesson-unrest = A second card in a region brings two markers, a third one three; but unrest rises by one, then by two. Play any card and lay it in region 1, 2 or 4, next to the card that is there.
lesson-unrest-why = Use this card on your board: lay it as the second one in region 1, 2 or 4.
lesson-unrest-done = Two markers at once, and one unrest. That is a good bargain as long as the cube stays off the last cell. Governors end unrest, and some cards lower it.

lesson-wall-title = A wall
lesson-wall = Your last card this round builds on the Great Wall. Each stick on a space costs a worker, all from different regions; the tile above says what the wall will score. Point at the tiles to read what they would bring you now, then choose a space.
lesson-wall-why = There are workers left: build on the Great Wall. Click one of its free spaces.
lesson-wall-done = Pay the workers. A wall scores only at the end of the game, so look after whatever its tile counts.

lesson-reward-title = The reward
lesson-reward = All cards are played. For each aspect, the player with the highest value in markers is offered the reward of the round, in the highlighted column of the table. It is offered to you: accept.
lesson-reward-why = You may decline and keep your markers for a better reward. But take one now to see how it works: accept.
lesson-reward-done = You give back all your markers of this aspect, and your disc drops on the reward track; nothing else is paid. If you got a governor, choose region 2: together with region 4 that fulfils one of the objectives, and you are the first there.

lesson-end = That is ZhanGuo, and two rounds are left. Lay cards early, send high and low numbers to court when they activate something, and keep unrest off the last cell. At the end governors, markers, objectives and walls score; a second and a third disc double and triple a section of the objectives.
