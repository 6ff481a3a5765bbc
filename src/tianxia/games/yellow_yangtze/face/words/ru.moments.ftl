# Yellow & Yangtze: то, на что стоит взглянуть отдельно, по-русски.
moment-against = { $one } – { $other }
moment-you = вы
moment-strength = { $you ->
    [yes] вы
   *[no] { $who }
} – { $total }
moment-clash = Сторона { $side }: { $leaders }.
moment-forecast = Если никто ничего не добавит: { $strengths }; { $outcome ->
    [win] вы победите
    [lose] вы проиграете
    [tie] ничья, победителя назовёт { $chooser }
    [you-choose] ничья, победителя назовёте вы
   *[other] { $count ->
        [one] победит { $winner }
       *[other] победят { $winner }
    }
}{ $defended ->
    [yes] {" "}(ничья в пользу защищающегося)
   *[no] {""}
}.

moment-revolt = Мятеж: { $sides }
moment-war = Война: { $sides }
moment-base = на поле
moment-added = добавлено
moment-total = пока
moment-not-yet = ещё нет
moment-strength-head = сила
moment-side = { $leaders }{ $part ->
    [attacks] {" "}(атакует)
    [defends] {" "}(защищается)
    [wins] {" "}(победа)
    [loses] {" "}(поражение)
   *[war] {""}
}{ $you ->
    [yes] {" "}– вы
   *[no] {""}
}
moment-war-side = Сторона { $side } у { $at }: { $leaders }{ $you ->
    [yes] {" "}– вы
   *[no] {""}
}
moment-losing-side = Сторона { $side } (поражение)
moment-may-add = { $count ->
    [one] { $you ->
        [yes] Добавить ещё можете только вы.
       *[no] Добавить ещё может только { $seats }.
    }
   *[other] Добавить ещё могут, по порядку: { $seats }.
}
moment-revolt-tie = { $you ->
    [yes] При ничьей побеждаете вы как защищающийся.
   *[no] При ничьей побеждает { $seat }: это защищающийся.
}
moment-revolt-stake = У проигравшего уходит в запас { $leader }; победитель получает очко: { $points }.
moment-revolt-strength = Каждый чёрный тайл рядом с лидером даёт 1; столько же – каждый тайл с руки и чёрный лидер в запасе.
moment-war-tie = { $you ->
    [yes] При ничьей победителя называете вы: сейчас ваш ход.
   *[no] При ничьей победителя называет { $seat }: это игрок, чей сейчас ход.
}
moment-war-tied = { $you ->
    [yes] Силы равны: победителя называете вы, сейчас ваш ход.
   *[no] Силы равны: победителя называет { $seat }, это игрок, чей сейчас ход.
}
moment-war-stake = Может потерять { $side }: { $leaders ->
    [one] { $leaders } лидера
   *[other] { $leaders } лидеров
} и { $soldiers ->
    [one] { $soldiers } солдата
   *[other] { $soldiers } солдат
}.
moment-war-toll = Победитель получает по очку за каждого ушедшего лидера и отдаёт столько солдат, сколько было у сильнейшего из проигравших; сначала считаются добавленные с руки.

moment-revolt-won = В мятеже побеждает { $winner }, { $score }
moment-revolt-held = Силы равны: при ничьей побеждает защищающийся, { $seat }.
moment-war-won = В войне { $count ->
    [one] побеждает { $winner }
   *[other] побеждают { $winner }
}, { $score }
moment-war-named = Силы равны: победителя назвал игрок, чей был ход.
moment-war-due = Победителю осталось отдать солдат: { $count }.

moment-riot = Восстание на { $hex }: убран { $tile }
moment-riot-home = Восстание: { $count ->
    [one] лидер уходит в запас
   *[other] лидеры уходят в запас
} ({ $leaders })
moment-riot-why = Лидеру нужен чёрный тайл рядом, а последнего больше нет.

moment-pagoda-built = { $seat }: построена пагода «{ $pagoda }»
moment-pagoda-moved = { $seat }: перемещена пагода «{ $pagoda }»
moment-pagoda-income = В этом царстве стоит { $leader } ({ $seat }): в конце каждого хода этого игрока – очко, { $points }.
moment-pagoda-nobody = В этом царстве нет нужного лидера ({ $leader }): пока пагода ничего не приносит.
moment-income = Пагоды приносят: { $seat }, { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
moment-income-why = По очку за каждую пагоду в царстве лидера её цвета.

moment-end = Подсчёт очков
moment-score = счёт
moment-end-why = Золото пополняет слабейшие цвета; затем считается только самый слабый.
