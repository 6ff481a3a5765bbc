# ZhanGuo: то, на что стоит взглянуть отдельно, по-русски.
moment-round = Начинается раунд { $round } из 5
moment-round-first = Первым ходит { $seat }.
moment-aspect = больше всех маркеров
moment-reward-head = награда в конце
moment-unification = Раунд { $round }: награды объединения
moment-unification-why = Все карты сыграны. Первым спрашивают того, у кого значение аспекта больше всех (маркер значения 3 считается за три); при равенстве — того, чей диск выше на треке наград.
moment-offer = Награда за { $aspect ->
    [writing] письменность
    [currency] валюту
   *[laws] законы
}: { $reward }
moment-offer-asked = { $you ->
    [yes] Решаете вы: принять награду и сдать все маркеры аспекта или спасовать и сохранить их.
   *[no] Решает { $seat }.
}
moment-offer-takes = { $you ->
    [yes] Награду получаете вы.
   *[no] Награду получает { $seat }.
}
moment-offer-declined = Пас: { $seats }.
moment-offer-why = Первым спрашивают того, у кого значение больше всех (маркер значения 3 считается за три); при равенстве — того, чей диск выше на треке наград.
moment-reward = { $seat }: получена награда — { $reward }
moment-reward-why = Возвращаются все маркеры { $aspect ->
    [writing] письменности
    [currency] валюты
   *[laws] законов
} (и маркер значения 3, если он есть), диск встаёт после остальных.
moment-objective = { $seat }: цель достигнута
moment-objective-why = В конце игры значения дисков секции складываются и умножаются на их число.
moment-palace = Дворец: { $seat }, { $points } ПО
moment-revolt = Мятеж: { $seat }, { $region }
moment-revolt-why = Волнения на последней ячейке ({ $unrest }): пока они не снизятся, карты региона не действуют, нельзя ни строить дворец, ни нанимать работников.
moment-unrest = Волнения: { $seat }, { $region }
moment-unrest-why = Кубик на отмеченной ячейке ({ $unrest }): пока он там, строить здесь дворец нельзя.
moment-end = Подсчёт очков
moment-end-during = за игру
moment-end-governors = губернаторы
moment-end-markers = маркеры
moment-end-objectives = цели
moment-end-walls = стены
moment-end-total = всего
