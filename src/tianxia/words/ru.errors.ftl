# Что может быть не так с файлом, позицией или действием. Место называется перед фразой.
unreadable-file = не читается: { $reason }
unreadable-not-text = это не текстовый файл (байт { $byte } не в UTF-8)
unreadable-not-in-format = это не { $format }: { $reason }
unreadable-not-a-table = ожидалась таблица, а здесь { $found }
unreadable-not-a-number = ожидалось целое число от { $low } до { $high }, а здесь { $found }
unreadable-out-of-range = { $found } вне пределов от { $low } до { $high }
unreadable-not-unsigned = ожидалось число или текст вида "0xff", а здесь { $found }
unreadable-not-a-boolean = ожидалось true или false, а здесь { $found }
unreadable-not-one-of = ожидалось одно из: { $known }, а здесь { $found }
unreadable-key-not-text = ключи должны быть текстом
unreadable-unknown-key = неизвестный ключ; известны { $known }
unreadable-missing = отсутствует
unreadable-not-a-list = ожидался список длины { $length }, а здесь { $found }
unreadable-derived = следует из остального и здесь должно быть { $expected }, а указано { $found }
unreadable-option = при числе игроков { $players } возможно { $allowed }, а не { $found }
unreadable-players = { $game }: число игроков — { $known }, а не { $found }
unreadable-unknown-game = нет игры { $found }; есть { $known }

# Research and bots
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
unreadable-bot-settings = { $bot } знает не все из настроек { $found }
unreadable-nothing-to-decide = бота попросили сыграть за место { $seat }, но { $decider ->
    [-1] партия окончена
   *[other] решение принимает место { $decider }
}
unreadable-action-id = номера действий в { $game }: от 0 до { $last }, а не { $found }
unreadable-other-column = { $column } не совпадает с тем, что в партии
unreadable-other-outcome = исход не тот, что у партии
unreadable-one-seed = ожидалось одно начальное число: партия i начинается с seed + i
