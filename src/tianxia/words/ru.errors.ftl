# Что может быть не так с файлом, позицией, действием или настройкой. Место называется перед фразой.
unreadable-file = не читается: { $reason }
unreadable-not-text = это не текстовый файл (байт { $byte } не в UTF-8)
unreadable-not-in-format = это не { $format }, или файл обрывается (строка { $line }, столбец { $column })
unreadable-nested-too-deeply = слишком глубокая вложенность
unreadable-number-too-long = в числе слишком много цифр
unreadable-not-a-json-text = нужен текст в кавычках, как его пишет JSON, а здесь { $found }
unreadable-half-a-character = есть половина символа (суррогат вроде \ud800 без второй половины)
unreadable-not-a-table = ожидалась таблица, а здесь { $found }
unreadable-not-a-number = ожидалось целое число от { $low } до { $high }, а здесь { $found }
unreadable-out-of-range = { $found } вне пределов от { $low } до { $high }
unreadable-not-unsigned = ожидалось число или текст вида "0xff", а здесь { $found }
unreadable-not-a-boolean = ожидалось true или false, а здесь { $found }
unreadable-not-one-of = ожидалось одно из: { $known }, а здесь { $found }
unreadable-not-a-text = ожидался текст, а здесь { $found }
unreadable-key-not-text = ключи должны быть текстом
unreadable-unknown-key = неизвестный ключ; известны { $known }
unreadable-unknown-game = нет игры { $found }; есть { $known }
unreadable-missing = отсутствует
unreadable-missing-cut-off = отсутствует; возможно, файл обрывается
unreadable-not-a-list = ожидался список длины { $length }, а здесь { $found }
unreadable-not-any-list = ожидался список, а здесь { $found }
unreadable-derived = следует из остального и здесь должно быть { $expected }, а указано { $found }
unreadable-option = при числе игроков { $players } возможно { $allowed }, а не { $found }
unreadable-players = { $game }: число игроков — { $known }, а не { $found }
unreadable-not-name-value = ожидалось имя=значение, а здесь { $found }

# Где это встретилось: обрамление другой ошибки.
unreadable-within = { $reason }
unreadable-at-line = строка { $line }: { $reason }
unreadable-at-action = действие { $action }, «{ $text }»: { $reason }
unreadable-at-action-line = действие { $action } (строка { $line }), «{ $text }»: { $reason }
unreadable-box-shape = что-то в файле не того вида, какой нужен на этом месте (текст вместо числа, список вместо текста, не хватает координат); сравните с { $standard }
unreadable-box = { $reason } (за основу можно взять стандартный файл: { $standard })
unreadable-box-line = строка { $line }, { $reason } (за основу можно взять стандартный файл: { $standard })
unreadable-box-text = больше { $most } символов или есть то, что нельзя напечатать: { $found }
unreadable-box-number = нужно число не больше { $most }, а здесь { $found }
unreadable-box-too-long = слишком длинно: { $found }, читается не больше { $most }
unreadable-box-date = это дата ({ $found }); текст надо взять в кавычки
unreadable-box-not-that = компоненты в записи не те, которыми играли: у них дайджест { $found }, а в записи указан { $expected }
unreadable-box-too-large = размер { $found } байт, а читается не больше { $most }
unreadable-not-utf-8 = это не текст в UTF-8 (байт { $byte }); сохраните файл ещё раз и выберите UTF-8, в электронной таблице — «CSV UTF-8»
unreadable-not-csv = это не CSV: не закрыта кавычка или есть то, чего в тексте не бывает ({ $reason })
unreadable-csv-head = в первой строке должны быть названия столбцов: { $known }; { $found } среди них нет
unreadable-csv-head-twice = в первой строке столбец { $found } указан дважды
unreadable-csv-head-missing = в первой строке нет { $missing }; там должны быть названия всех столбцов: { $known }
unreadable-at-cell = строка { $line }, столбец { $column }: { $reason }
unreadable-too-many-cells = ячеек больше, чем столбцов ({ $most }); текст с запятыми берут в кавычки
unreadable-cell-pair = нужны пары из имени и значения, например «white 1, clay 3», а здесь { $found }
unreadable-cell-json = нужны списки или таблицы, как их пишет JSON, например [[1, 2], [3, 4]], а здесь { $found }
unreadable-box-lost = стол накрыт с чьими-то своими компонентами ({ $digest }), а их здесь нет
unreadable-no-such-sheet = в этом наборе нет таблицы { $found }
unreadable-left-as-it-is = { $reason }; файл оставлен как есть

# Что говорит система.
unreadable-os-missing = такого файла или папки нет
unreadable-os-folder = это папка
unreadable-os-not-a-folder = часть пути — не папка
unreadable-os-forbidden = нет прав
unreadable-os-exists = уже существует
unreadable-os-full = не осталось места
unreadable-os-read-only = туда нельзя писать
unreadable-os-name = такое имя невозможно
unreadable-os-taken = порт занят
unreadable-os-no-address = у этого компьютера нет такого адреса
unreadable-os-other = система отвечает «{ $text }»

# Действия.
unreadable-not-the-decider = строка от места { $seat }, а решает место { $decider }
unreadable-already-over = игра уже окончена

# Записи партий.
unreadable-not-a-record = это не запись партии: первой строкой должно быть «tianxia: 1»
unreadable-record-format = формат записи — { $found }, а программа читает формат { $known }
unreadable-unknown-header = неизвестный заголовок { $found }; известны { $known }
unreadable-twice = { $key } встречается дважды
unreadable-not-scores = ожидались очки по порядку мест, а здесь { $found }
unreadable-not-resignations = ожидались место и число ходов до сдачи, например 1@34, а здесь { $found }
unreadable-not-an-action-line = ожидались место и действие, а здесь { $found }
unreadable-not-hexadecimal = ожидались цифры от 0 до f ({ $length }), получено { $found }
unreadable-not-a-table-id = ожидался идентификатор стола, получено { $found }
unreadable-not-entropy = для каждого места ({ $players }) ожидались цифры от 0 до f ({ $length }) или тире, через |, получено { $found }
unreadable-other-rules = партия сыграна по версии правил { $found }, а программа играет в { $game } по версии { $known }
unreadable-other-box = партия сыграна с другим набором компонентов ({ $found }); нужен его файл (--box)
unreadable-no-beginning = отсутствует, как и позиция: неизвестно, как началась партия
unreadable-result-differs = указано { $given }, а партия заканчивается со счётом { $found }; возможно, запись обрывается или изменена
unreadable-result-not-over = указано { $given }, но партия не окончена; возможно, запись обрывается или изменена
unreadable-entry = запись { $number } сохранённой партии не удаётся разобрать
unreadable-snapshot = сохранённая партия не сходится со своим снимком { $number }

# Кампании.
unreadable-not-a-campaign = это не файл кампании: { $reason }
unreadable-no-campaigns = в игре { $game } нет кампаний
unreadable-not-a-record-text = ожидалась запись партии текстом, а здесь { $found }
unreadable-foreign-game = начатая партия не относится к этой кампании
unreadable-campaign-name = имя состоит из строчных латинских букв, цифр и дефисов, а указано { $found }
unreadable-no-such-campaign = нет кампании { $found }; все показывает `tianxia campaign list`
unreadable-which-campaigns = кампании есть в нескольких играх; выберите одну из { $known } ключом --game

# Сценарии.
unreadable-no-steps = в сценарии должны быть шаги или указание, какой путь неверен
unreadable-lesson-no-steps = в уроке должен быть хотя бы один шаг
unreadable-lesson-beginning = урок начинается либо с позиции, либо с зерна и вариантов игры, но не с того и другого
unreadable-lesson-name-taken = имя { $name } уже занято
unreadable-no-scenarios = в этой папке нет сценариев (*.toml)

# Командная строка.
unreadable-no-game-named = укажите игру (их список — `tianxia games`) или сохранённую партию ключом --resume
unreadable-seat = места — от 0 до { $most }, а не { $found }
unreadable-own-seat = места — от 1 до { $most }, а не { $found }
unreadable-not-bots = ожидались боты через запятую, а здесь { $found }
unreadable-until-clear-alone = в игре для одного сравнивать не с кем; уберите этот ключ
unreadable-several-players = в наборе данных одно число игроков, а в этих партиях — { $found }; выберите ключом --players
unreadable-no-such-players = среди этих партий нет ни одной с числом игроков { $players }
unreadable-no-records = в этой папке нет файлов *.record
unreadable-another-game = это партия игры { $found }, а не { $wanted }
unreadable-no-such-setting = такой настройки нет; есть { $known }
unreadable-setting = { $found } не может быть значением: «{ $text }»
unreadable-no-backup = это не резервная копия: их пишет `tianxia backup`
unreadable-backup-damaged = резервная копия повреждена или оборвана; возьмите другую
unreadable-restore-differs = прочитано не то, что хранит резервная копия; ничего не оставлено
unreadable-no-games-kept = в этой базе нет партий; выберите другую ключом --database
unreadable-no-such-line = за этим столом нет реплики с номером { $number }
unwritable-database-not-empty = эта база не пуста; копия восстанавливается в новую, которую называет --database
unreadable-at-of-position = --at — для записей партий, а это одна позиция

# Прочие неудачи.
stale-moved-on = Игра ушла вперёд, пока вы смотрели. Вот как всё выглядит сейчас.
stale-plies = Игра ушла вперёд, пока вы смотрели: действие относится к моменту { $given }, а сыграно уже { $now }. Посмотрите ещё раз.
unavailable-package = нужен пакет { $package }: pip install "tianxia[{ $extra }]"
unavailable-cluster = по адресу { $address } нет кластера Ray: «{ $text }»
unavailable-database = база данных не годится: «{ $text }»; выберите другую ключом --database
unavailable-database-file = база данных не годится: { $reason }; выберите другую ключом --database
unavailable-database-url = это не может быть базой данных: «{ $text }»; укажите ключом --database файл SQLite или адрес вида postgresql://user@host/name
unavailable-database-gone = Сервер сейчас не может обратиться к базе данных. Ничего не потеряно; попробуйте снова через несколько секунд.
unavailable-database-newer = база данных более новой версии ({ $found }, известна { $known }); установите более новую Tianxia или выберите другую базу ключом --database
unavailable-database-served = этот файл открыт другим сервером; сначала остановите его или выберите другую базу ключом --database (несколько серверов могут работать с одной базой PostgreSQL)
unwritable-file = не записывается: { $reason }
unwritable-folder = сюда нельзя записать: { $reason }; выберите другую папку ключом --out
unwritable-exists = уже существует и оставлен как есть
unwritable-other-parts = здесь части другого набора данных; удалите папку или выберите другой файл ключом --out
unwritable-campaign-exists = кампания с таким именем уже есть и оставлена как есть
unwritable-another-campaign = здесь другая кампания или эта же, но позже; файл оставлен как есть
address-taken-port = { $reason }; выберите другой ключом --port
address-taken-host = { $reason }; выберите другой ключом --host
out-of-memory-trees = не хватает памяти для деревьев: { $threads } по { $nodes } узлов; уменьшите nodes
out-of-memory-bot = не хватает памяти
crashed-bot = { $bot } не может продолжать: { $reason }
crashed-bot-raised = бот { $bot } завершился с ошибкой { $text } ({ $place })
crashed-bot-illegal = бот { $bot } выбрал { $found }: это не номер допустимого действия
crashed-process = процесс дважды был прерван; возможно, кончилась память
crashed-node = на узле кончилась память
crashed-no-game = ни одна партия не доиграна до конца

# Чего сценарий ожидал и не нашёл.
failed-step = шаг { $number }: { $reason }
failed-position = позиция не принята: { $reason }
failed-no-error = ожидалась ошибка в { $where }, но позиция прочитана
failed-other-error = ожидалась ошибка в { $where }, а найдено: { $reason }
failed-seat = должно решать место { $expected }, а решает { $found }
failed-not-legal = действие «{ $action }» должно быть возможно: { $reason }
failed-spelling = оно возможно, но пишется иначе
failed-legal = действие «{ $action }» не должно быть возможно
failed-list = возможные действия: не хватает { $missing }; лишние { $extra }
failed-value = ожидалось { $where } = { $expected }, а найдено { $found }
failed-refused-otherwise = ожидался отказ «{ $action }» с кодом { $expected }, а найден { $found }: { $reason }
failed-not-refused = ожидался отказ «{ $action }», но действие возможно
failed-changed = отказ «{ $action }» изменил позицию

cli-error = ошибка: { $sentence }
cli-unreadable = не читается { $sentence }
cli-failed = не сошлось { $file }: { $sentence }

# Что говорят команды администратора.
operator-backed-up = { $file }: записано и проверено ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  }, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[other] { $entries } записей
  }). Внутри ключ ко всем cookie: никому не показывайте этот файл.
operator-restored = { $file }: восстановлено и проверено ({ $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
  }, { $entries ->
    [one] { $entries } запись
    [few] { $entries } записи
   *[other] { $entries } записей
  }).
operator-pruned = { $count ->
    [one] Удалена { $count } партия.
    [few] Удалены { $count } партии.
   *[other] Удалено { $count } партий.
  }
operator-would-prune = { $count ->
    [one] Была бы удалена { $count } партия.
    [few] Были бы удалены { $count } партии.
   *[other] Было бы удалено { $count } партий.
  }
operator-line-removed = Реплика убрана. За открытым столом она видна, пока сервер не перезапустится (SIGHUP).
operator-renamed = { $count ->
    [one] Имя изменено в { $count } месте.
    [few] Имя изменено в { $count } местах.
   *[other] Имя изменено в { $count } местах.
  } За открытым столом прежнее имя видно, пока сервер не перезапустится (SIGHUP).

# Исследования и боты.
unreadable-batch-size = в наборе должна быть хотя бы одна партия, а не { $found }
unreadable-not-an-array = ожидался массив { $expected }, найдено: { $found }
unreadable-not-in-main-memory = не в памяти процессора: { $reason }
unreadable-not-on-the-gpu = не в памяти видеокарты ({ $found }): передайте тензор CUDA или укажите device="cpu"
unreadable-not-contiguous = массив должен быть непрерывным и доступным для записи
unreadable-not-whole-numbers = ожидались целые числа (int32 или int64), найдено: { $found }
unreadable-other-numbers = ожидалось { $expected }, найдено: { $found }
unreadable-other-shape = ожидалась форма { $expected }, найдено: { $found }
unreadable-unknown-bot = нет бота { $found }; есть уровни { $levels }, а также { $bots } с настройками
unreadable-bot-setting = после двоеточия ожидались настройки вида samples=4, найдено: { $found }
unreadable-bot-number = { $found }: значение настройки — число не меньше 0
unreadable-bot-making = бота { $found } не удалось создать: { $text }
unreadable-bot-settings = { $bot } знает не все из настроек { $found }
unreadable-bot-import = не удаётся импортировать { $found }: { $text }
unreadable-bot-no-choice = { $found } — не бот: у него нет метода choose(s, seat, ply)
unreadable-bot-command = после exec: ожидалась команда, запускающая программу
crashed-engine-start = программа «{ $command }» не запускается: { $text }
crashed-engine-ended = программа «{ $command }» завершилась
crashed-engine-late = программа «{ $command }» не отвечает уже { $text } с
crashed-engine-answer = программа «{ $command }» ответила не в JSON: { $text }
crashed-engine-illegal = программа «{ $command }» сыграла недопустимое действие: { $text }
unreadable-nothing-to-decide = бота попросили сыграть за место { $seat }, но { $decider ->
    [-1] партия окончена
   *[other] решение принимает место { $decider }
}
unreadable-action-id = номера действий в { $game }: от 0 до { $last }, а не { $found }
unreadable-other-column = { $column } не совпадает с тем, что в партии
unreadable-other-outcome = исход не тот, что у партии
unreadable-other-opponent = бот { $bot } играет не так, как записано в { $benchmark }: этой версией Tianxia провести этот тест нельзя
unreadable-champions-alone = у этого набора свои игроки, боты и сиды: с ним можно указать только --games, --processes и --out
unreadable-no-benchmark = в { $benchmark } нет столов для этой игры
unreadable-report-hash = хеш не совпадает с отчётом: в нём что-то изменили
unreadable-report-benchmark = ожидался отчёт { $known } по правилам, которые знает эта программа
unreadable-report-games = партии не те, что в тесте, или встречаются не по одному разу
unreadable-report-figures = это не следует из партий
unreadable-report-record = запись относится к другой партии
unreadable-report-opponent = соперник на полуходе { $ply } решает иначе
unreadable-game-not-known = игры { $game } нет среди тех, которые программа знает по имени (другие добавляет TIANXIA_GAMES), поэтому сохранить её нельзя
unreadable-other-layout = записано другой версией Tianxia: в ней состояния { $game } устроены иначе
unreadable-other-own-box = записано с компонентами { $game } из другой версии Tianxia
unreadable-other-records = ожидались записи состояний { $game } — такие, как у столов и наборов партий
unreadable-faulty-state = состояние противоречит правилам игры: { $text }
unavailable-reader = чтобы прочитать файл, нужен { $package }: pip install { $package }
unavailable-gpu = нет видеокарты, доступной CUDA: { $text }; укажите device="cpu"
unavailable-dlpack = для обмена через DLPack нужен PyTorch или CuPy; для __cuda_array_interface__ — ни тот, ни другой
