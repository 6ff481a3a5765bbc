# Таблица в конце ZhanGuo.
sheet-during = За игру
sheet-regions = Губернаторы
sheet-markers = Больше всех маркеров
sheet-objectives = Цели
sheet-objective = { $section ->
    [upper] Верхняя секция
   *[lower] Нижняя секция
}
sheet-walls = Стены
sheet-wall = { $section } ({ $face })
sheet-total = Всего
sheet-winner = Победитель: { $seat }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
sheet-tie = Поровну очков: { $seats }. Выигрывает более высокий диск на треке наград: { $winner }.
