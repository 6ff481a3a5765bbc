# Что может быть не так с файлом компонентов, действием или позицией «Хуанхэ и Янцзы». Место называется перед фразой.

# Файл компонентов
unreadable-yellow-yangtze-rows = ожидался список рядов, от 1 до { $most }
unreadable-yellow-yangtze-signs = ожидался текст из знаков { $signs }, а здесь { $found }
unreadable-yellow-yangtze-too-many-hexes = на карте может быть не больше { $most } гексов, а здесь { $found }
unreadable-yellow-yangtze-too-many-triangles = на карте может быть не больше { $most } треугольников, а здесь { $found }
unreadable-yellow-yangtze-colour-order = цвета и их порядок менять нельзя: { $colours }
unreadable-yellow-yangtze-terrain = синие тайлы лежат на реках, все остальные — на суше
unreadable-yellow-yangtze-not-a-river = { $found } — не речной гекс
unreadable-yellow-yangtze-not-a-capital = { $found } — не столица

# Действия
unreadable-yellow-yangtze-action = не удаётся прочесть { $text }: { $why }
unreadable-yellow-yangtze-no-such-action = в этой игре нет такого действия (примеры: { $examples })
unreadable-yellow-yangtze-not-a-hex = { $found } — не гекс: гекс обозначается рядом и числом, например e7
unreadable-yellow-yangtze-no-such-hex = на карте нет гекса { $found }
unreadable-yellow-yangtze-not-a-triangle = { $found } — не треугольник: треугольник записывается так: k10-l9-l10
unreadable-yellow-yangtze-no-such-triangle = { $found } — не треугольник: нужны три соседних гекса одного ландшафта в порядке чтения, например k10-l9-l10

# Позиции: поле
unreadable-yellow-yangtze-leader-on-river = { $hex } — река, а лидеры стоят на суше
unreadable-yellow-yangtze-occupied = гекс { $hex } занят: на гексе помещается что-то одно
unreadable-yellow-yangtze-no-governor = рядом с { $hex } нет чёрного тайла
unreadable-yellow-yangtze-two-leaders = в этом царстве уже есть лидер того же цвета ({ $colour }) места { $seat }
unreadable-yellow-yangtze-no-three-tiles = для пагоды этого цвета ({ $colour }) нужны три его тайла
unreadable-yellow-yangtze-shared-tile = один из тайлов принадлежит другой пагоде
unreadable-yellow-yangtze-no-pagodas-left = пагод этого цвета ({ $colour }) в игре больше нет, всего их { $most }

# Позиции: тайлы и ход игры
unreadable-yellow-yangtze-too-many-tiles = тайлов здесь может быть не больше { $most }, а указано { $found }
unreadable-yellow-yangtze-no-tiles-left = в игре нет столько тайлов этого цвета ({ $colour })
unreadable-yellow-yangtze-not-over = результат есть только у законченной игры
unreadable-yellow-yangtze-over-or-not = причина указывается, если decision.kind — "over", и только тогда
unreadable-yellow-yangtze-no-failed-draw = тайлов не могло не хватить: они ещё есть в мешке ({ $tiles })
unreadable-yellow-yangtze-idle-end = должно быть { $limit }, если игра закончилась оттого, что никто не брал тайлов
unreadable-yellow-yangtze-idle-limit = должно быть меньше { $limit }: на этом числе игра заканчивается

# Позиции: вопрос, на который нужно ответить
unreadable-yellow-yangtze-no-offer = этот тайл не завершает треугольник, на котором можно построить пагоду
unreadable-yellow-yangtze-empty-market = рынок пуст, и брать с него нечего
unreadable-yellow-yangtze-cannot-carry = пагоде нужны три тайла одного цвета, не принадлежащих другой пагоде
unreadable-yellow-yangtze-nothing-to-move = пагоду этого цвета ({ $colour }) выбирать не нужно: одна есть в запасе или она вообще одна
unreadable-yellow-yangtze-not-in-triangle = этот гекс не входит в треугольник
unreadable-yellow-yangtze-no-tile = здесь нет тайла нужного цвета ({ $colour })
unreadable-yellow-yangtze-chain-over = земледелец, за которым появилась пагода, заканчивает цепочку
unreadable-yellow-yangtze-no-free-river = рядом нет пустого речного гекса
unreadable-yellow-yangtze-empty-hand = рука пуста, и сбрасывать нечего
unreadable-yellow-yangtze-more-than-a-hand = вместе с рукой это больше { $most } тайлов
unreadable-yellow-yangtze-tossed-fewer = место { $seat } сбросило меньше тайлов ({ $tossed })
unreadable-yellow-yangtze-no-leader = у места { $seat } нет на поле лидера этого цвета ({ $colour })
unreadable-yellow-yangtze-no-revolt = мятежа нет: лидер не вошёл в царство с другим лидером своего цвета ({ $colour })
unreadable-yellow-yangtze-answers = ожидался список ответов, не больше { $most }
unreadable-yellow-yangtze-answers-missing = ожидались ответы всех мест, их { $players }
unreadable-yellow-yangtze-no-unifying-tile = здесь нет тайла, который мог бы объединить царства
unreadable-yellow-yangtze-no-war = этот тайл не приводит к войне
unreadable-yellow-yangtze-empty-support = поддержать сторону — значит что-то дать, воздержаться — не дать ничего
unreadable-yellow-yangtze-no-tie = ничьей нет: сильнейшая сторона одна
unreadable-yellow-yangtze-leader-not-at-home = у места { $seat } этот лидер ({ $colour }) на поле, а не в запасе
unreadable-yellow-yangtze-not-hexes = ожидался список гексов, а здесь { $found }
unreadable-yellow-yangtze-hex-twice = { $hex } указан дважды
unreadable-yellow-yangtze-too-few-soldiers = должен быть выбор: не меньше двух солдат, из которых хотя бы один остаётся
