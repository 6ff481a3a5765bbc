# Таблица в конце ZhanGuo.
sheet-during = За игру
sheet-region = Губернаторы: { $region }
sheet-marker = Большинство маркеров: { $aspect }
sheet-objective = Цели: { $section ->
    [upper] верхняя секция
   *[lower] нижняя секция
}
sheet-wall = Стены: { $section } ({ $face })
sheet-total = Всего
sheet-winner = Победитель: { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
sheet-tie = Поровну очков: { $seats }. Выигрывает более высокий диск на треке наград: { $winner }.
