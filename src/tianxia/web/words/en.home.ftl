# A person's page, in English.
home-title = My games and results
home-link = My results and achievements
home-nothing = Nothing here yet. When you have finished a game, its result is counted here.
home-won = { $games ->
    [one] { $won } of { $games } game won ({ $share }%)
   *[other] { $won } of { $games } games won ({ $share }%)
 }
home-streak = Wins in a row: { $now } now, { $longest } at best
home-sharing = Who can see this page
home-is-private = Only you.
home-is-shared = Anyone with this link. They see your results, but no other player's name and no private table:
home-share = Share with a link
home-hide = Stop sharing
home-records = Results by game
home-seats = { $players ->
    [one] { $players } player
   *[other] { $players } players
 }
home-best = { $points ->
    [one] Best score: { $points } point
   *[other] Best score: { $points } points
 }
home-rating = { $games ->
    [one] Rating: { $mean } ± { $spread } (after { $games } game between people)
   *[other] Rating: { $mean } ± { $spread } (after { $games } games between people)
 }
home-rating-note = Ratings are counted by OpenSkill from games between people. Everyone starts at 25 ± 16.7, and the range narrows with every game: with 95% probability your strength lies within it.
home-achievements = Achievements
home-achievements-note = Small goals that teach the games. Each is noted the first time you reach it in a game you finish.
home-achieved-of = ({ $count } of { $all })
home-achieved = achieved
home-not-yet = not yet
home-rivals = Results by opponent
home-rival = Opponent
home-met = Met
home-ahead = Finished ahead
home-behind = Finished behind
home-people = people
home-somebody = a person
home-bot = bot
home-campaign-new = no game finished yet
home-games = Finished games
home-with = with { $names }
home-place = Place { $place } of { $players }
home-place-points = { $points ->
    [one] Place { $place } of { $players }, { $points } point
   *[other] Place { $place } of { $players }, { $points } points
 }
home-resigned = Resigned
home-newer = Newer
home-older = Older
home-page = Page { $number } of { $count }
home-new-achievements = { $count ->
    [one] New achievement
   *[other] New achievements
 }
