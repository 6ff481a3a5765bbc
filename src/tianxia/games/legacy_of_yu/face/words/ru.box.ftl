# Таблицы из box.toml: названия и столбцы.

box-table-pieces = Фишки
box-table-story = Символ сюжета без кампании
box-table-setup = Подготовка
box-table-row = Ряд: цена клеток
box-table-section = Река
box-table-harvest = Урожай
box-table-farm = Фермы
box-table-outpost = Заставы
box-table-hut = Хижины: цена
box-table-slot = Ячейки работников
box-table-townsfolk = Поселенцы
box-table-outsider = Чужеземцы
box-table-canal = Каналы
box-table-hutcard = Карты хижин

box-column-key = что
box-column-value = значение
box-column-n = номер
box-column-trade = обмен
box-column-build = за строительство
box-column-outsiders = чужеземцев
box-column-cost = цена
box-column-harvest = урожай
box-column-colour = цвет
box-column-gain = даёт
box-column-role = роль
box-column-food = еда
box-column-play = розыгрыш
box-column-discard = сброс
box-column-tuck = под поле
box-column-from = источник
box-column-reward = награда
box-column-assault = нападение
box-column-tribute = дань
box-column-group = группа
box-column-effects = эффекты
