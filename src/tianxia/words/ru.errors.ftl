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
