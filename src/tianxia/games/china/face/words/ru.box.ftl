# Таблицы из box.toml: названия и столбцы.

box-table-cards = Карты
box-table-pieces = Фишки игрока
box-table-sides = Стороны поля
box-table-drawing = Рисунок
box-table-region = Области
box-table-lake-polygon = Берег озера
box-table-spaces-at = Места для зданий
box-table-alliances-list = Альянсы
box-table-roads-four = Дороги, сторона для трёх или четырёх игроков
box-table-roads-five = Дороги, сторона для четырёх или пяти игроков

box-column-key = что
box-column-value = значение
box-column-name = обозначение
box-column-colour = цвет
box-column-spaces = мест
box-column-title = название
box-column-dragon = место эмиссаров
box-column-plate = место названия
box-column-polygon = граница
box-column-x = x
box-column-y = y
box-column-space = место
box-column-alliance = альянс
box-column-region = область
box-column-neighbour = сосед
box-column-to = ведёт к
