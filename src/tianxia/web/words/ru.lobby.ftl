# Страницы, которые читают, а не играют за ними.
lobby-title = Сыграем сегодня
lobby-lead = Четыре настольные игры о древнем Китае: против ботов, которые никогда не видят ваших карт, за одним экраном или с друзьями по ссылке.
lobby-picture = Картина к игре «{ $name }»
lobby-players = { $most ->
    [1] 1 игрок
    [few] { $least }–{ $most } игрока
   *[other] { $least }–{ $most } игроков
 }
lobby-play = Играть
lobby-set = Настроить
lobby-rules = Правила
lobby-mine = Продолжить
lobby-listed = Открытые столы и партии, которые можно смотреть
lobby-none-listed = Пока таких нет. Стол, который вы сделаете открытым, увидят здесь все на этом сервере.
lobby-finished = Сыгранные партии
lobby-older = Ещё { $count }
lobby-over = окончена
lobby-solo = { $won ->
    [yes] Победа
   *[no] Поражение
 }
lobby-won-by = Победа: { $names }
lobby-place = { $place ->
    [1] { $shared ->
        [yes] Вы разделили победу
       *[no] Вы победили
    }
   *[other] Ваше место – { $place }-е
 } ({ $points })
lobby-your-turn = Ваш ход
lobby-turn-of = Ходит { $name }
lobby-replay = Просмотр
lobby-review = Разбор
lobby-more = Ещё
lobby-upload = Открыть запись
lobby-upload-help = Запись — это партия в виде текстового файла: скачанная здесь или сделанная в командной строке.
lobby-upload-file = Файл записи
ago-minutes = { $count ->
    [0] только что
    [one] { $count } минуту назад
    [few] { $count } минуты назад
   *[other] { $count } минут назад
 }
ago-hours = { $count ->
    [one] { $count } час назад
    [few] { $count } часа назад
   *[other] { $count } часов назад
 }
ago-days = { $count ->
    [one] { $count } день назад
    [few] { $count } дня назад
   *[other] { $count } дней назад
 }

seat-open = свободное место
seat-invited = ждёт приглашённого

set-title = { $name }: настроить стол
set-players = Игроки
set-seats = Кто где сидит
set-seat = Кто сидит на месте { $seat }
set-name = Имя на месте { $seat }
set-colour = Цвет места { $seat }
hue-blue = синий
hue-cyan = голубой
hue-pink = розовый
hue-violet = фиолетовый
hue-plum = сливовый
hue-brown = коричневый
hue-grey = серый
set-name-placeholder = Имя
set-person = Вы
set-hotseat = Друг за этим же экраном
set-invite = Друг по ссылке-приглашению
set-open = Место для любого
set-bots = Боты
set-bot = { $level } ({ $seconds ->
    [0] ходит сразу
   *[other] около { $seconds } с на решение
 })
set-visibility = Кто может смотреть
set-private = Закрытый стол: только те, кто за ним сидит
set-listed = Открытый стол: смотреть может любой на этом сервере, но видит лишь общедоступное
set-start = Начать
set-back = В зал

me-cookie = С вами партии связывает только cookie этого браузера. Учётных записей и паролей нет.
me-name = Ваше имя для других
me-language = Язык
me-theme = Оформление
me-contrast = Контраст
me-contrast-usual = Обычный
me-contrast-more = Высокий
me-motion = Движение
me-motion-usual = Как в системе
me-motion-less = Нет
me-save = Сохранить

about-title = О программе «Тянься»
about-what = «Тянься» («всё под небом») — это современные настольные игры о древнем Китае: { $games }. Один и тот же движок служит браузеру, терминалу, турнирам и исследованиям.
about-unofficial = Неофициальная программа: авторы и издатели игр её не делали, не одобряли и не поддерживают. Правила свободны для всех; рисунки и тексты здесь наши собственные.
about-honest = Честные боты
about-honest-text = Бот получает ровно то, что видно с его места, и это доказывает тест: при других секретах за той же открытой историей каждый бот решает одинаково. Боты не знают вашей руки и не влияют на случай.
about-reconstructed = Реконструированные значения
about-reconstructed-text = Ни один открытый источник не приводит всех напечатанных значений этих игр. То, что пришлось восстановить, перечислено здесь и отмечено в правилах:
about-correct = У вас есть сама игра? Скопируйте файл box.toml из её папки, исправьте его и играйте с --box FILE; как это сделать, рассказано в руководстве.
about-records = Ваши партии
about-records-text = Сыгранную партию можно скачать как запись: короткий текст, который где угодно приведёт к тому же концу. Партии хранятся в базе данных на машине, где работает этот сервер, и больше нигде.

replay-title = { $name }: просмотр
replay-at = После действия { $count }:
replay-steps = Шаги
replay-first = К началу
replay-back = Шаг назад
replay-play = Показывать подряд
replay-on = Шаг вперёд
replay-last = К концу
replay-slider = Момент партии
replay-keys = Стрелки — шаг, Home и End — к началу и к концу, пробел — показывать подряд.
replay-link = Ссылка на этот момент
replay-table = К столу
replay-download = Скачать запись
replay-fork = Продолжить отсюда
replay-fork-help = С этого момента начнётся новая партия против ботов. То, чего вы тогда не видели, будет сдано заново.
replay-fork-start = Продолжить против ботов

review-title = { $name }: разбор
review-what = Поиск рассматривает каждое решение: оценивает шансы каждого места на победу и то, что было бы лучше. Это требует времени; боты за другими столами важнее.
review-not-over = Разобрать можно только оконченную партию.
review-progress = Рассмотрено решений: { $done } из { $total }
review-start = Разобрать партию
review-chart = Шансы каждого места на победу по ходу партии
review-costly = Самые дорогие решения
review-none = Ни одно решение не выделяется: ничего явно лучшего поиск не нашёл.
review-cost = Это стоило примерно { $points } из ста шансов на победу.
review-better = Лучше: { $phrase }.
review-line = Дальше поиск пошёл бы так: { $line }
review-moment = Поле в тот момент (действие { $ply })

campaign-what = Кампания — это цепочка партий ({ $games }): случившееся в одной меняет следующую. Она сохраняется после каждого действия.
campaign-new = Новая кампания
campaign-name = Название
campaign-begin = Начать
campaign-file = Или откройте файл кампании
campaign-over = Кампания окончена.
campaign-running = Идёт партия.
campaign-between = Можно начинать следующую партию.
campaign-broken = Эту кампанию нельзя прочесть: { $reason }.
campaign-go-on = Продолжить
campaign-next = Играть следующую партию
campaign-export = Скачать файл
campaign-drop = Удалить
campaign-drop-sure = Удалить кампанию «{ $name }» навсегда?
campaign-chronicle = Хроника
campaign-no-games = Ни одна партия ещё не окончена.
campaign-book = Книга до этого места
campaign-no-stories = Ни одна история ещё не рассказана.
campaign-shelf = Все кампании
