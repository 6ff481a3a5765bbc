# Таблицы из box.toml: названия и столбцы.

box-table-cards = Карты
box-table-pieces = Фигуры игрока
box-table-sides = Стороны поля
box-table-drawing = Рисунок
box-table-region = Области
box-table-lake-polygon = Берег озера
box-table-spaces-at = Места для домов
box-table-alliances-list = Альянсы
box-table-roads-four = Дороги, сторона с четырьмя фигурами
box-table-roads-five = Дороги, сторона с пятью фигурами

box-column-key = что
box-column-value = значение
box-column-name = имя
box-column-colour = цвет
box-column-spaces = мест
box-column-title = название
box-column-dragon = место послов
box-column-plate = место названия
box-column-polygon = граница
box-column-x = x
box-column-y = y
box-column-space = место
box-column-alliance = альянс
box-column-region = область
box-column-neighbour = сосед
box-column-to = ведёт к
