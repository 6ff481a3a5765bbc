# Каждое действие ZhanGuo словами, коротко, как на кнопке.
phrase-board = Взять планшет: { $board }
phrase-bid = Поставить { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
phrase-pass = Пас
phrase-discard = Сбросить карту { $card } ({ $aspect })
phrase-card = Сыграть карту { $card } ({ $aspect })
phrase-unify = Положить карту на свой планшет: { $region }
phrase-hire = Поставить { $colour ->
    [red] красного
    [grey] серого
   *[white] белого
} чиновника: { $region }
phrase-reassign = Переназначить чиновников: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
phrase-governor = Назначить губернатора: { $region }
phrase-recruit = Нанять работников: { $region }
phrase-palace = Построить дворец: { $region }
phrase-wall = Построить стену: { $section }, { $sticks ->
    [one] { $sticks } палочка
    [few] { $sticks } палочки
   *[many] { $sticks } палочек
}
phrase-drop = { $colour ->
    [red] Красного
    [grey] Серого
   *[white] Белого
} чиновника вниз, в область работников: { $region }
phrase-move = { $colour ->
    [red] Красного
    [grey] Серого
   *[white] Белого
} чиновника { $way ->
    [up] вверх, в область губернатора: { $start }
    [working] из { $start } в { $goal }, области работников
   *[governing] из { $start } в { $goal }, области губернатора
}
phrase-stop = Закончить переназначение
phrase-pay = Отдать работников: { $regions }
phrase-seal = Взять маркер значения 3: { $aspect ->
    [writing] письменность
    [currency] валюта
   *[laws] законы
}
phrase-square = Поставить губернатора: { $place }
phrase-skip = Не брать чиновника
phrase-activate = Применить карту { $card }: { $bonus }
phrase-power = Применить возможность планшета
phrase-done = Закончить ход
phrase-marker = Взять маркер: { $aspect ->
    [writing] письменность
    [currency] валюта
   *[laws] законы
}
phrase-calm = Снизить волнения: { $region }
phrase-carry = Переместить работника из { $start } в { $goal }
phrase-shift = Губернатор из { $start } ({ $place }) в { $goal } ({ $new_place })
phrase-accept = Принять награду
phrase-decline = Спасовать и сохранить маркеры
