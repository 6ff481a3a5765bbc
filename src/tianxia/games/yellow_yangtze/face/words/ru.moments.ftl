# Yellow & Yangtze: то, на что стоит взглянуть отдельно, по-русски.
moment-against = { $one } — { $other }
moment-you = вы
moment-strength = { $you ->
    [yes] вы
   *[no] { $who }
} — { $total }
moment-clash = Сторона { $side }: { $leaders }.
moment-forecast = Если никто ничего не добавит: { $strengths }; { $outcome ->
    [win] вы победите
    [lose] вы проиграете
    [tie] ничья, победителя выберет { $chooser }
    [you-choose] ничья, победителя выберете вы
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
moment-total = сейчас
moment-not-yet = ещё нет
moment-strength-head = сила
moment-side = { $leaders }{ $part ->
    [attacks] {" "}(атакует)
    [defends] {" "}(защищается)
    [wins] {" "}(победа)
    [loses] {" "}(поражение)
   *[war] {""}
}{ $you ->
    [yes] {" "}— вы
   *[no] {""}
}
moment-war-side = Сторона { $side } у { $at }: { $leaders }{ $you ->
    [yes] {" "}— вы
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
    [yes] При ничьей побеждаете вы: вы защищаетесь.
   *[no] При ничьей побеждает { $seat }, защищающийся.
}
moment-revolt-stake = У проигравшего уходит в запас { $leader }; победитель получает очко: { $points }.
moment-revolt-strength = Каждый чёрный тайл рядом с лидером даёт 1; столько же — каждый чёрный тайл, добавленный с руки, и чёрный лидер в запасе.
moment-war-tie = { $you ->
    [yes] При ничьей победителя выбираете вы: сейчас ваш ход.
   *[no] При ничьей победителя выбирает { $seat }: сейчас ход этого игрока.
}
moment-war-tied = { $you ->
    [yes] Силы равны: победителя выбираете вы, сейчас ваш ход.
   *[no] Силы равны: победителя выбирает { $seat }, сейчас ход этого игрока.
}
moment-war-stake = Может потерять { $side }: { $leaders ->
    [one] { $leaders } лидера
    [few] { $leaders } лидеров
   *[other] { $leaders } лидеров
} и { $soldiers ->
    [0] ни одного солдата
    [one] { $soldiers } солдата
    [few] { $soldiers } солдат
   *[other] { $soldiers } солдат
}.
moment-war-toll = Победитель получает по очку за каждого ушедшего лидера и отдаёт столько солдат, какова сила сильнейшего из проигравших; сначала считаются добавленные с руки.

moment-revolt-won = В мятеже побеждает { $winner }, { $score }
moment-revolt-held = Силы равны: при ничьей побеждает защищающийся, { $seat }.
moment-war-won = В войне { $count ->
    [one] побеждает { $winner }
   *[other] побеждают { $winner }
}, { $score }
moment-war-named = Силы равны: победителя выбрал игрок, чей был ход.
moment-war-due = Победителю осталось отдать солдат: { $count }.

moment-riot = Восстание на { $hex }: убран { $tile }
moment-riot-home = Восстание: { $count ->
    [one] лидер уходит в запас
   *[other] лидеры уходят в запас
} ({ $leaders })
moment-riot-why = Лидеру нужен чёрный тайл рядом, а последнего больше нет.

moment-pagoda-built = { $seat }: построена пагода «{ $pagoda }»
moment-pagoda-moved = { $seat }: перемещена пагода «{ $pagoda }»
moment-pagoda-income = В этом царстве стоит { $leader } ({ $seat }): в конце каждого хода этого игрока — очко, { $points }.
moment-pagoda-nobody = В этом царстве нет нужного лидера ({ $leader }): пока пагода ничего не приносит.
moment-income = Пагоды приносят: { $seat }, { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}
moment-income-why = По очку за каждую пагоду в царстве лидера её цвета.

moment-end = Подсчёт очков
moment-score = результат
moment-end-why = Золото пополняет слабейшие цвета; затем считается только самый слабый.
