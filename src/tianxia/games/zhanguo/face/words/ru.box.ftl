# Таблицы из box.toml: названия и столбцы.

box-table-pieces = Фишки
box-table-numbers = Числа из правил
box-table-map = Поле
box-table-map-adjacent = Соседние регионы
box-table-great-wall = Великая стена
box-table-great-wall-faces = Стороны тайлов стены
box-table-great-wall-tiles = Тайлы стены
box-table-objectives = Цели: ценность
box-table-objectives-tiles = Тайлы целей
box-table-rewards-grid = Награды объединения
box-table-boards = Планшеты игроков
box-table-cards-list = Карты

box-column-key = что
box-column-value = значение
box-column-region = регион
box-column-neighbour = сосед
box-column-face = сторона
box-column-counts = что считается
box-column-one-stick = одна палочка
box-column-two-sticks = две палочки
box-column-three-sticks = три палочки
box-column-tile = тайл
box-column-front = лицо
box-column-back = оборот
box-column-kind = вид
box-column-needs = требует
box-column-round = раунд
box-column-aspect = аспект
box-column-reward = награда
box-column-regions = регионы
box-column-card = карта
box-column-trigger = чем активируется
box-column-bonus = бонус
