# The guided first game: its card at the table, and the offer in the lobby.
lobby-learn = Learn by playing
lobby-offer-title = Your first game of { $name }?
lobby-offer = A guided game shows you what matters, one idea at a time, at a real table against gentle opponents. It takes about ten minutes; then the game goes on, and you can win it.
lobby-offer-no = Straight to the table

lesson-card = Guided game
lesson-step = { $what } of { $count }
lesson-ready = The game goes on
lesson-aim = What it is about
lesson-brought = What it brought
lesson-later = In a moment. First decide what you are asked, as you like.
lesson-on = Go on
lesson-play-on = Play on
lesson-rules = In the rules
lesson-more = More
lesson-fold = Fold and unfold
lesson-skip = Skip this step
lesson-leave = Leave the lesson and play on
lesson-again = Start over

error-no-lesson = There is no lesson here.
