# ZhanGuo: все слова, которые видит человек, по-русски.
title = ZhanGuo
tagline = Шесть карт в раунд: каждая ляжет на планшет или отправится ко двору. Объедините пять регионов для первого Императора.
goal = Победа — больше всех ПО за пять раундов: дворцы, стены, губернаторы, цели, маркеры.
about-time = 120 мин
about-weight = сложная

colour-blue = синий
colour-red = красный
colour-purple = фиолетовый
colour-yellow = жёлтый

aspect-writing = письменность
aspect-currency = валюта
aspect-laws = законы

official-red = красный
official-grey = серый
official-white = белый

region-1 = 1 Вэй
region-2 = 2 Чжао
region-3 = 3 Чу
region-4 = 4 Ци
region-5 = 5 Янь

area-gov = область губернатора
area-work = область работников

court-hire = нанять одного чиновника
court-reassign = переназначить чиновников
court-governor = назначить одного губернатора
court-recruit = нанять работников
court-palace = построить один дворец
court-wall = построить одну стену

section-jade-a = бирюзовая секция А
section-jade-b = бирюзовая секция Б
section-gold-a = золотая секция А
section-gold-b = золотая секция Б
section-iron-a = железная секция А
section-iron-b = железная секция Б
tract-jade = бирюзовый
tract-gold = золотой
tract-iron = железный

place-moves = квадрат с очками переназначения
place-official = квадрат с чиновником
place-points = квадрат с четырьмя ПО
place-beside = место без бонуса

face-calm = за регион без волнений
face-order = за регион, где чиновников не меньше, чем волнений
face-grey = за регион с серым чиновником
face-red = за регион с красным чиновником
face-white = за регион с белым чиновником
face-peace = минус все ваши волнения
face-sets = за набор из трёх аспектов
face-full = за регион с тремя картами
face-pairs = за регион с двумя картами одного аспекта
face-currency = за регион с картой валюты
face-laws = за регион с картой законов
face-writing = за регион с картой письменности

board-a = сторона А
board-circle = круг
board-square = квадрат
board-triangle = треугольник
board-star = звезда

bonus-marker = маркер на выбор
bonus-moves = до двух очков переназначения
bonus-points-2 = 2 ПО
bonus-points-3 = 3 ПО
bonus-worker = работник в регион карты
bonus-per-writing = по ПО за каждую карту письменности
bonus-per-currency = по ПО за каждую карту валюты
bonus-per-laws = по ПО за каждую карту законов
bonus-calm-any = волнения −1 в любом регионе
bonus-calm-here = волнения −1 в регионе карты
bonus-carry = переместить работника в соседний регион
bonus-red = красный чиновник в регион карты
bonus-grey = серый чиновник в регион карты
bonus-white = белый чиновник в регион карты

power-extra-worker = ещё один работник и очко переназначения
power-carry = переместить работника в соседний регион
power-marker = маркер на выбор
power-relief = волнения −1 в одном регионе и работник туда же
power-moves = до двух очков переназначения
power-shift = переместить губернатора в соседний регион

reward-official = чиновник
reward-two-red = два красных чиновника
reward-two-grey = два серых чиновника
reward-two-workers = два работника
reward-governor = губернатор
reward-wall = стена
reward-palace = дворец

option-boards = Планшеты игроков
option-boards-help = Для первых партий лучше сторона А. У сторон В свои треки волнений и по две возможности.
option-boards-a = сторона А: одинаковая у всех
option-boards-b = сторона В: выбор, начиная с последнего игрока
option-boards-auction = сторона В: аукцион за победные очки
option-draft = Выбор карт
option-draft-help = Больше выбора и меньше случая: вы видите девять карт и оставляете шесть.
option-draft-no = по две карты из каждой колоды
option-draft-yes = раунды 1–4: взять по три карты, по одной сбросить
option-track_order = Порядок хода
option-track_order-help = Если ходить по треку, награды решают и то, кто ходит вторым, третьим и последним.
option-track_order-no = по часовой стрелке от верхнего диска
option-track_order-yes = по треку наград сверху вниз
option-harsh_recruiting = Суровый найм
option-harsh_recruiting-help = Волнения ограничивают сильнее; для опытных игроков.
option-harsh_recruiting-no = найм работников повышает волнения на один
option-harsh_recruiting-yes = найм работников повышает волнения на один за каждого работника

prompt-board = { $who ->
    [you] Выберите планшет.
   *[other] { $name } выбирает планшет.
}
prompt-bid = { $bid ->
    [0] { $who ->
        [you] Откройте аукцион: поставьте хотя бы одно очко за право первого выбора.
       *[other] { $name } открывает аукцион.
    }
   *[other] { $who ->
        [you] Поставьте больше { $bid } или спасуйте.
       *[other] { $name } может поставить больше { $bid } или спасовать.
    }
}
prompt-draft = { $who ->
    [you] Сбросьте одну карту: каждого аспекта у вас останется по две.
   *[other] { $name } сбрасывает карты.
}
prompt-card = { $who ->
    [you] Ваш ход, раунд { $round }: сыграйте карту с руки.
   *[other] { $name } выбирает карту.
}
prompt-use = { $who ->
    [you] Карта { $card }: положите её на свой планшет или отправьте ко двору ради одного из шести действий.
   *[other] { $name } решает, как использовать карту { $card }.
}
prompt-move = { $who ->
    [you] Переназначьте чиновников (осталось очков: { $points }).
   *[other] { $name } переназначает чиновников (осталось очков: { $points }).
}
prompt-pay = { $who ->
    [you] { $action ->
        [palace] Дворец стоит двух работников региона { $region } и одного из другого региона: из какого?
       *[other] { $sticks ->
            [1] Отдайте одного работника.
           *[other] Отдайте работников: { $sticks }, всех из разных регионов.
        }
    }
   *[other] { $name } отдаёт работников.
}
prompt-seal = { $who ->
    [you] Дворец приносит маркер значения 3: возьмите один.
   *[other] { $name } берёт маркер значения 3.
}
prompt-square = { $who ->
    [you] Поставьте губернатора на свободный квадрат бонуса в регионе { $region }.
   *[other] { $name } выбирает квадрат бонуса в регионе { $region }.
}
prompt-official = { $who ->
    [you] Поставьте чиновника из запаса.
   *[other] { $name } ставит чиновника.
}
prompt-ability = { $who ->
    [you] Применяйте способности карт и возможность планшета или закончите ход.
   *[other] { $name } может применять способности.
}
prompt-marker = { $who ->
    [you] Возьмите маркер на выбор.
   *[other] { $name } берёт маркер.
}
prompt-calm = { $who ->
    [you] Снизьте волнения в одном из регионов.
   *[other] { $name } снижает волнения.
}
prompt-carry = { $who ->
    [you] Переместите работника в соседний регион.
   *[other] { $name } перемещает работника.
}
prompt-shift = { $who ->
    [you] Переместите одного из своих губернаторов в соседний регион.
   *[other] { $name } перемещает губернатора.
}
prompt-reward = { $who ->
    [you] { $aspect ->
        [writing] Награда за письменность
        [currency] Награда за валюту
       *[laws] Награда за законы
    }: { $reward }{ $places ->
        [none] {""}
       *[other] {" "}({ $places })
    }. Сдать за неё все маркеры аспекта (значение { $value })?
   *[other] { $name } решает, принять ли награду { $aspect ->
        [writing] за письменность
        [currency] за валюту
       *[laws] за законы
    }: { $reward }.
}
prompt-governor = { $who ->
    [you] Выберите регион для нового губернатора.
   *[other] { $name } выбирает регион для губернатора.
}
prompt-wall = { $who ->
    [you] Выберите место для стены.
   *[other] { $name } выбирает место для стены.
}
prompt-palace = { $who ->
    [you] Выберите регион для дворца.
   *[other] { $name } выбирает регион для дворца.
}
prompt-none = Игра окончена. Победитель: { $name }, { $points } ПО.
prompt-nobody = Ни у кого нет карт: решать нечего.

help-board = У каждого планшета стороны В свои треки волнений, свои три начальных чиновника и две возможности, которые следуют за определёнными действиями двора при любом номере карты.
help-bid = Сделавший высшую ставку платит её очками и выбирает планшет; спасовавший в этом аукционе больше не участвует. Последний игрок получает последний планшет за одно очко.
help-draft = Из трёх карт каждого аспекта две остаются у вас, третья уходит лицом вниз под свою колоду.
help-card = Любую карту можно положить на планшет или отправить ко двору. При дворе номер выше верхней карты активирует способности найма работников, дворца и стены; номер ниже — способности найма чиновника и назначения губернатора. Средние номера лучше класть на планшет.
help-use = Первая, вторая или третья карта региона приносит 1, 2 или 3 маркера и повышает волнения на 0, 1 или 2. При дворе карта оплачивает любое из шести действий. Перед этим чиновники могут бесплатно спуститься из области губернатора в область работников.
help-move = Одно очко переводит чиновника в такую же область соседнего региона или из области работников вверх, в область губернатора того же региона. В области работников помещаются двое; через полную можно пройти. Спуститься можно бесплатно.
help-pay = Дворец стоит двух работников своего региона и одного из любого другого. Стена стоит по работнику за каждую палочку своей ячейки, всех из разных регионов.
help-seal = Дворец, построенный работниками, приносит один из маркеров значения 3, оставшихся на поле. Такой маркер считается за три.
help-square = Один квадрат даёт до четырёх очков переназначения, другой — чиновника из запаса в любую область губернатора, третий — сразу четыре ПО.
help-official = Чиновник из запаса ставится в область губернатора.
help-ability = Сыгранный номер активирует способности этого действия: выше карты под ним — для найма работников, дворца и стены, ниже — для найма чиновника и назначения губернатора. Карты региона, где волнения на последней ячейке, не действуют. Каждую способность применяют раз в ход; возможность планшета действует при любом номере.
help-marker = Маркеры решают, кому предложат награды в конце раунда, и приносят очки в конце игры.
help-calm = Волнения одного региона снижаются на один.
help-carry = Один работник переходит в соседний регион вашего планшета.
help-shift = Губернатор переходит на свободный квадрат соседнего региона, а если свободных нет, встаёт рядом с ними. Бонуса он не приносит, волнений не снижает.
help-reward = Если вы примете награду, то сдадите все маркеры аспекта, и маркер значения 3 тоже, а ваш диск окажется ниже дисков тех, кто в этом раунде ничего не возьмёт. Если спасуете, всё останется у вас.
help-governor = Чиновников отдавать не нужно; волнения в регионе падают до 0, свободный квадрат надо занять.
help-wall = Работников отдавать не нужно. В одной секции может быть только одна ваша стена.
help-palace = Работников отдавать не нужно, маркер значения 3 не даётся; очки за карты на планшете — как обычно. Дворец нельзя строить там, где волнения на отмеченной или на последней ячейке.
help-none = В конце игры очки приносят большинство губернаторов в каждом регионе, большинство маркеров каждого аспекта, диски целей по секциям и стены по тайлам своих секций.

event-bid = { $seat }: ставка { $points }.
event-passed = { $seat }: пас.
event-auction-won = { $seat }: аукцион выигран, уплачено ПО: { $points }.
event-board-taken = { $price ->
    [0] { $seat }: взят планшет «{ $board }».
   *[other] { $seat }: взят последний планшет «{ $board }», уплачено ПО: { $price }.
}
event-round-begun = Начинается раунд { $round }: розданы новые карты, первым ходит { $seat }.
event-given-back = { $card ->
    [0] { $seat }: сброшена карта { $aspect ->
        [writing] письменности
        [currency] валюты
       *[laws] законов
    }.
   *[other] { $seat }: сброшена карта { $card }.
}
event-card-played = { $seat }: сыграна карта { $card } ({ $aspect ->
    [writing] письменность
    [currency] валюта
   *[laws] законы
}).
event-card-laid = { $seat }: карта { $card } ({ $aspect ->
    [writing] письменность
    [currency] валюта
   *[laws] законы
}: { $trigger } — { $bonus }) положена в регион { $region }, маркеров: { $markers }{ $points ->
    [0] {""}
   *[other] , ПО за недостающие: { $points }
}{ $rise ->
    [0] {""}
   *[other] , волнения +{ $rise }
}.
event-dropped = { $seat }: { $colour ->
    [red] красный
    [grey] серый
   *[white] белый
} чиновник региона { $region } спускается в область работников.
event-hired = { $seat }: в регионе { $region } { $number ->
    [1] появляется { $colour ->
        [red] красный
        [grey] серый
       *[white] белый
    } чиновник
   *[other] появляются { $colour ->
        [red] красные
        [grey] серые
       *[white] белые
    } чиновники: { $number }
}.
event-moves-given = { $seat }: { $origin ->
    [action] переназначение чиновников, очков: { $points }
   *[other] очков переназначения: { $points }
}.
event-moved = { $seat }: { $colour ->
    [red] красный
    [grey] серый
   *[white] белый
} чиновник { $way ->
    [up] поднимается в область губернатора, регион { $goal }
    [working] переходит из региона { $start } в регион { $goal }, области работников
   *[governing] переходит из региона { $start } в регион { $goal }, области губернатора
}{ $cost ->
    [1] {""}
   *[other] {" "}(очков: { $cost })
}.
event-stopped = { $seat }: осталось неиспользованных очков переназначения: { $points }.
event-recruited = { $seat }: в регионе { $region } нанято работников: { $workers }{ $rise ->
    [0] {""}
   *[other] , волнения +{ $rise }
}.
event-governor-named = { $seat }: назначен губернатор в регион { $region }{ $paid ->
    [0] {""}
   *[other] , три чиновника вернулись в запас
}{ $calmed ->
    [0] {""}
   *[other] , волнения упали с { $calmed } до 0
}.
event-governor-placed = { $seat }: губернатор в регионе { $region } занимает { $place }.
event-palace-planned = { $seat }: строится дворец в регионе { $region }.
event-palace-built = { $seat }: дворец в регионе { $region } построен, ПО за карты на планшете: { $points }.
event-wall-planned = { $seat }: строится стена, { $section }, палочек: { $sticks }.
event-wall-built = { $seat }: стена построена, { $section }, палочек: { $sticks }.
event-seal-taken = { $seat }: взят маркер значения 3 { $aspect ->
    [writing] письменности
    [currency] валюты
   *[laws] законов
}.
event-activated = { $seat }: применена карта { $card } ({ $bonus }).
event-power-used = { $seat }: применена возможность планшета «{ $board }» ({ $power }).
event-marker-taken = { $seat }: взят маркер { $aspect ->
    [writing] письменности
    [currency] валюты
   *[laws] законов
}.
event-scored = { $seat }: получено ПО: { $points }.
event-calmed = { $seat }: волнения в регионе { $region } снижены на один.
event-workers-came = { $seat }: новых работников в регионе { $region }: { $workers }.
event-carried = { $seat }: работник перешёл из региона { $start } в регион { $goal }.
event-shifted = { $seat }: губернатор ушёл из региона { $start } ({ $place }) в регион { $goal } ({ $new_place }).
event-skipped = { $seat }: чиновник не взят.
event-turn-ended = { $seat }: конец хода.
event-claimed = { $seat }: выполнена { $half ->
    [upper] верхняя
   *[lower] нижняя
} цель { $kind ->
    [wall] стен
    [palace] дворцов
   *[governor] губернаторов
}, диск на { $points }.
event-reward-offered = { $aspect ->
    [writing] Награда за письменность
    [currency] Награда за валюту
   *[laws] Награда за законы
} ({ $reward }) предложена: { $seat }.{ $count ->
    [0] {""}
   *[other] {" "}Не могут её получить: { $over }.
}
event-reward-left = { $aspect ->
    [writing] Награду за письменность
    [currency] Награду за валюту
   *[laws] Награду за законы
} никто не берёт.{ $count ->
    [0] {""}
   *[other] {" "}Не могут её получить: { $over }.
}
event-reward-declined = { $seat }: пас, награда не взята.
event-reward-taken = { $seat }: сданы все маркеры { $aspect ->
    [writing] письменности
    [currency] валюты
   *[laws] законов
}, получена награда: { $reward }.
event-discs-back = Трек наград сверху вниз: { $seats }.
event-game-over = Игра окончена. Победитель: { $seat }.

final-governors = Регион { $region }: { $seat } лидирует (губернаторов: { $governors }), ПО: { $points }.
final-markers = { $seat }: больше всех маркеров { $aspect ->
    [writing] письменности
    [currency] валюты
   *[laws] законов
}, ПО: { $points }.
final-objectives = { $seat }: дисков целей { $discs }, ПО: { $points }.
final-wall = { $seat }: { $section } (палочек: { $sticks }, { $face }), ПО: { $points }.
final-total = { $seat }: { $before } за игру + { $final } в конце = { $total } ПО.

refusal-game-over = Игра окончена.
refusal-not-now = Сейчас надо решить другое. { $decision ->
    [board] Сначала выберите планшет.
    [bid] Сначала сделайте ставку или спасуйте.
    [draft] Сначала сбросьте карту.
    [card] Сначала выберите карту.
    [use] Решите, как использовать карту.
    [move] Переназначьте чиновников или остановитесь.
    [pay] Сначала отдайте работников.
    [seal] Сначала возьмите маркер значения 3.
    [square] Сначала выберите квадрат бонуса.
    [official] Сначала поставьте чиновника.
    [ability] Примените способность или закончите ход.
    [marker] Сначала возьмите маркер.
    [calm] Сначала выберите регион, где снизить волнения.
    [carry] Сначала переместите работника.
    [shift] Сначала переместите губернатора.
    [reward] Сначала примите награду или спасуйте.
    [governor] Сначала выберите регион губернатора.
    [wall] Сначала выберите место стены.
   *[palace] Сначала выберите место дворца.
}
refusal-board-taken = Планшет «{ $board }» не предлагается.
refusal-bid-too-low = Поставьте не меньше { $least } или спасуйте.
refusal-bid-too-high = Столько очков у вас нет: всего { $points }.
refusal-must-open = Вы открываете аукцион: поставьте не меньше { $least }.
refusal-card-not-in-hand = Карты { $card } нет у вас на руке.
refusal-draft-aspect = Сейчас надо сбросить карту другого аспекта: { $aspect }.
refusal-region-full = В регионе { $region } уже три карты.
refusal-unrest-limit = Волнения в регионе { $region } — { $unrest } из { $length }, а выросли бы на { $rise }: на треке нет места.
refusal-no-official-left = В запасе нет { $colour ->
    [red] красных
    [grey] серых
   *[white] белых
} чиновников.
refusal-reward-region = Эта награда не для этого региона, а для региона { $regions }.
refusal-cannot-skip = Вы приняли награду, и её надо взять.
refusal-no-official-on-board = На вашем планшете нет чиновников.
refusal-no-governor-left = Все ваши губернаторы уже на поле.
refusal-needs-three-officials = Чтобы назначить губернатора, нужны красный, серый и белый чиновники в области губернатора региона { $region }.
refusal-no-recruiter = В области работников региона { $region } нет чиновников: сначала спустите туда хотя бы одного.
refusal-no-palace-left = Все ваши дворцы построены.
refusal-palace-slots-full = В регионе { $region } нет свободных ячеек для дворца.
refusal-palace-unrest = Волнения в регионе { $region } запрещают дворец: кубик на отмеченной или на последней ячейке.
refusal-palace-workers = Для дворца нужны два работника в регионе { $region } и один в другом.
refusal-no-wall-left = Все ваши стены построены.
refusal-one-wall-per-section = У вас уже есть стена в этой секции: { $section }.
refusal-wall-space-taken = Эта ячейка занята: { $section }, палочек: { $sticks }.
refusal-wall-workers = { $sticks ->
    [1] Для этой стены нужен хотя бы один работник.
   *[other] Для этой стены нужны работники в разных регионах, регионов: { $sticks }.
}
refusal-no-such-official = Здесь нет { $colour ->
    [red] красного
    [grey] серого
   *[white] белого
} чиновника: { $area }, регион { $region }.
refusal-worker-area-full = В области работников региона { $region } уже двое, больше там не поместится.
refusal-not-adjacent = Регионы { $start } и { $goal } не соседние.
refusal-not-enough-points = Этот путь стоит { $cost ->
    [one] { $cost } очко
    [few] { $cost } очка
   *[many] { $cost } очков
} переназначения, а у вас { $points }.
refusal-must-spend-a-point = Надо потратить хотя бы одно очко переназначения.
refusal-pay-count = { $needed ->
    [1] Отдайте одного работника.
   *[other] Отдайте работников из разных регионов, регионов: { $needed }.
}
refusal-pay-same-region = Третий работник должен быть не из региона { $region }, а из другого.
refusal-pay-no-worker = В регионе { $region } у вас нет работников.
refusal-seal-gone = Этого маркера значения 3 нет на поле: { $aspect }.
refusal-square-taken = Там уже стоит губернатор: { $square }.
refusal-not-on-board = Карты { $card } нет на вашем планшете.
refusal-already-used = В этот ход вы это уже применили.
refusal-wrong-trigger = Карту { $card } активирует другое действие: { $trigger }.
refusal-wrong-number = { $wanted ->
    [lower] Этой способности нужен номер ниже { $beneath }
   *[higher] Этой способности нужен номер выше { $beneath }
}, а сыграна карта { $played }.
refusal-region-in-revolt = В регионе { $region } волнения на последней ячейке: его карты не действуют.
refusal-no-effect = Сейчас это ничего не даст.
refusal-no-power = У вашего планшета нет возможности, которая следует за этим действием.
refusal-marker-gone = Таких маркеров не осталось: { $aspect }.
refusal-no-unrest = В регионе { $region } нет волнений.
refusal-no-worker = В регионе { $region } у вас нет работников.
refusal-no-such-governor = В регионе { $region } здесь нет вашего губернатора: { $place }.
refusal-take-a-square = В регионе { $region } есть свободный квадрат бонуса: займите его.

reconstructed-cards = Карты: номера и аспекты напечатаны, но какая карта какую способность имеет — реконструкция (известны только две).
reconstructed-boards = Планшеты: треки волнений, отмеченные ячейки, начальные чиновники стороны В и то, у какой фигуры какие возможности.
reconstructed-rewards = Таблица наград: виды наград напечатаны, но их расположение большей частью реконструкция.
reconstructed-objectives = Десять из двенадцати тайлов целей и ценность четвёртого диска.
reconstructed-walls = Какие две стороны у одного тайла стены и название третьего участка.
reconstructed-map = Поле: по три квадрата бонуса в каждом регионе, по одному каждого вида, и соседство регионов в ряд.

letter-hire = ч
letter-reassign = п
letter-governor = г
letter-recruit = р
letter-palace = д
letter-wall = с
letter-red = К
letter-grey = С
letter-white = Б
letter-jade = Би
letter-gold = Зо
letter-iron = Же
short-marker = мк
short-moves = пн
short-points-2 = +2
short-points-3 = +3
short-worker = рб
short-per-writing = xПи
short-per-currency = xВа
short-per-laws = xЗа
short-calm-any = -1*
short-calm-here = -1
short-carry = пр
short-red = чК
short-grey = чС
short-white = чБ
short-unrest = вл
short-writing = Пи
short-currency = Ва
short-laws = За

board-title = ZhanGuo, раунд { $round } из 5, { $phase ->
    [boards] выбор планшетов
    [draft] выбор карт
    [play] розыгрыш карт
    [rewards] награды объединения
   *[over] игра окончена
}
board-court = Двор: сверху { $top }, карт в стопке: { $cards }. ▲ выше активирует р, д, с (работники, дворец, стена); ▼ ниже — ч, г (чиновник, губернатор).
board-court-empty = Двор пуст. Первая карта активирует все способности своего действия.
board-own = { $mark } { $name }, планшет: { $board }
board-cards = карты
board-gov = управление
board-work = найм
board-workers = работники
board-unrest = волнения
board-map = поле
board-moves = 4 перехода
board-official = чиновник
board-points = 4 ПО
board-beside = без бонуса
board-palaces = дворцы
board-hand = Рука, и что активирует каждый номер:
board-backs = Рука: { $backs }
board-upper-wall = верхняя, стены:
board-upper-palace = верхняя, дворцы:
board-upper-governor = верхняя, губернаторы:
board-lower-wall = нижняя, стены:
board-lower-palace = нижняя, дворцы:
board-lower-governor = нижняя, губернаторы:
board-rewards = Награды раунда: { $offers }
board-track = Трек наград: { $track }. Осталось: маркеры { $supply }, маркеры значения 3 { $seals }, карты { $decks }
board-seat = { $turn ->
    [yes] >
   *[no] {" "}
} { $mark } { $name }: ПО { $points }; рука { $backs }; маркеры { $markers }, по 3: { $seals }; запас { $officials } губ { $governors } дв { $palaces } ст { $walls }
board-final = { $mark } { $name }: { $during } за игру + губернаторы { $governors } + маркеры { $markers } + цели { $objectives } + стены { $walls } = { $total }
board-key = Карта: номер действие>бонус. ч чиновник, г губернатор, р работники, д дворец, с стена; мк маркер, пн переназначение, рб работник, пр переместить работника, xПи xВа xЗа ПО за карты письменности, валюты, законов, -1 волнения здесь, -1* в любом регионе, чК чС чБ красный, серый, белый чиновник. ■ кубик, × без дворца, ! последняя ячейка.
