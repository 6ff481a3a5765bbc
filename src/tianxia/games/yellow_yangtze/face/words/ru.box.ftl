# Таблицы из box.toml: названия и столбцы.

box-table-values = Число игроков
box-table-colour = Тайлы и пагоды по цветам
box-table-dynasty = Династии
box-table-numbers = Числа из правил
box-table-map = Карта: счёт
box-table-map-rows = Карта по рядам
box-table-river = Реки
box-table-capital = Столицы
box-table-drawing = Рисунок

box-column-key = что
box-column-value = значение
box-column-name = имя
box-column-role = роль
box-column-role-ru = роль по-русски
box-column-tiles = тайлов
box-column-on-capitals = в столицах
box-column-pagodas = пагод
box-column-ones = фишек по 1 очку
box-column-fives = фишек по 5 очков
box-column-terrain = местность
box-column-points = очки
box-column-points-ru = очки по-русски
box-column-pagoda = пагода
box-column-pagoda-ru = пагода по-русски
box-column-seat = место
box-column-name-ru = имя по-русски
box-column-name-en = имя по-английски
box-column-hexes = гексы
box-column-hex = гекс
box-column-state = царство
box-column-state-ru = царство по-русски
