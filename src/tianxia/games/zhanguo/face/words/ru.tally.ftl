# Таблица в конце ZhanGuo.
tally-during = За игру
tally-region = Губернаторы: { $region }
tally-marker = Большинство маркеров: { $aspect }
tally-objective = Цели: { $section ->
    [upper] верхняя секция
   *[lower] нижняя секция
}
tally-wall = Стены: { $section } ({ $face })
tally-total = Всего
tally-winner = Победитель: { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
tally-tie = Поровну очков: { $seats }. Выигрывает более высокий диск на треке наград: { $winner }.
