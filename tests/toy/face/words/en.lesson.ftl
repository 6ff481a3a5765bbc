# Lanterns: the guided first game, in English.
lesson-goal = Bring lanterns home across the river. Whoever has enough ends the game; then the hidden cards count as well.
lesson-card-title = Your card
lesson-card = Your card counts at the end, from one to four. Once in the game, with nothing afloat, you may swap it. Do it now.
lesson-card-why = The die comes next. Swap your card first.
lesson-card-done = That is the card you keep; nobody else knows it.
lesson-roll-title = Roll
lesson-roll = Roll the die: two to six float as many lanterns, a one sinks all of them and ends your turn.
lesson-roll-why = Roll the die first.
lesson-roll-done = Lanterns on the water are not yours yet.
lesson-bank-title = Bring them home
lesson-bank = Bring home what is afloat before a one sinks it.
lesson-bank-why = Each further roll is a risk. This time bring the lanterns home.
lesson-bank-done = These lanterns are safe, and your turn is over.
lesson-end = Now the river is yours: roll as long as you dare.
