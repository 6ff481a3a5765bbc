# Таблицы из box.toml: названия и столбцы.

box-table-values = Карты и конец игры

box-column-key = что
box-column-value = значение
