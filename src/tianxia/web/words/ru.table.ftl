# Общее для всех страниц и страница стола.
page-brand = Тянься
page-skip = К содержанию
page-nav = Страницы
page-lobby = Зал
page-campaigns = Кампании
page-about = О программе
page-waiting = Одну минуту
page-again = Попробовать сейчас
page-language = Язык
page-theme = Оформление
page-theme-system = Система
page-theme-light = Светлое
page-theme-dark = Тёмное
page-theme-contrast = Контрастное
page-me = Вы

table-heading = Стол
table-ask = Что нужно решить
table-board = Поле
table-own = Что лежит перед вами
table-row = Откуда берут все
table-verdict-won = Вы победили: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
table-verdict-shared = Вы разделили победу: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
table-verdict-place = Ваше место – { $place }-е: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Победитель – { $winner }: { $best }.
table-verdict-difference = Решающая разница – { $kind }: { $own } против { $other }.
table-standing = Что происходит
table-sound = Звук
table-answers = Выбор и подсказки
table-warming = Правила компилируются, один раз на этом компьютере. Несколько минут боты играют попроще.
table-skip = Пропустить
table-skip-key = Показать всё сразу (пробел)
table-pace = Как быстро показывать ходы других
table-pace-slow = Медленно
table-pace-normal = Обычно
table-pace-fast = Быстро
table-pace-instant = Мгновенно
table-log-new = Новых строк: { $count }
table-log-more = Подробности: { $count }
table-confirm = Не делать за меня единственный возможный ход: я подтвержу его сам
table-forced = Выбор был только один: { $what }.
table-missed = Пока вас не было, ходов: { $count }.
table-tools = Инструменты
table-panels = Подробнее о партии
table-panel-seats = Игроки
table-panel-log = Ход игры
table-panel-actions = Действия
table-panel-chat = Чат
table-panel-text = Текстом

table-picked = Выбрано: { $what }
table-back = Назад
table-ways = Вариантов: { $count }. Выбирайте дальше
table-more = Найдено действий: { $count }
table-effect-gain = вы получаете очки
table-effect-give = очки получает другой игрок
table-effect-conflict = начнётся конфликт
table-effect-harm = что-то уйдёт с поля
table-waiting = Сейчас от вас ничего не требуется.
table-acted = Решение принято.
table-find = Найти действие
table-no-script = Скрипты отключены, выберите здесь:

table-undo = Отменить
table-again = Начать ход заново
table-since = С прошлого хода
table-hint = Подсказка
table-notify = Сообщать о моём ходе
table-result = Итог
table-picture = Поделиться картинкой
table-picture-making = Рисую картинку…
table-picture-saved = Картинка сохранена.
table-picture-failed = Не удалось нарисовать картинку.
table-poster = Tianxia, неофициально
table-undo-done = Действие отменено.
table-hint-thinking = Думаю…
table-ask-others = Просить отмену
table-asked = Остальным отправлен вопрос.
table-yes = Да
table-no = Нет

table-looking = Действие { $count }:
table-started = Начало партии.
table-step-back = На действие назад
table-step-on = На действие вперёд
table-now = К текущему моменту

table-lost = Связь потеряна, пробую восстановить…
table-found = Связь восстановлена.
table-your-turn = Ваш ход
table-page-of-rules = Правила: { $what }

table-pass-screen = Передайте экран: { $name }
table-pass-screen-ready = Я здесь

table-say = Сообщение
table-say-send = Отправить

table-rules = Правила
table-rules-key = Правила (клавиша ?)
table-rules-page = На отдельной странице
table-rules-missing = На этом языке правил пока нет.
table-close = Закрыть

table-zoom = Масштаб
table-zoom-in = Ближе
table-zoom-out = Дальше
table-zoom-fit = Всё поле

table-end = Игра окончена
table-source = Очки за
table-review = Разбор
table-replay = Повтор
table-play-again = Сыграть ещё

table-ask-takeback = { $name } просит отменить последнее действие. Ещё не ответили: { $waits }
table-ask-bot = { $name } предлагает передать боту место игрока { $whose }. Ещё не ответили: { $waits }
table-note-undo = { $name } отменяет действие.
table-note-bot = Теперь здесь играет бот: { $name }.
table-note-person = { $name } садится за стол.
table-note-bot-failed = { $name } не смог принять решение: за него решает бот попроще.
table-sit = Сесть сюда: { $name }
table-give-to-bot = Пусть за { $name } играет бот
table-invite = Скопировать приглашение: { $name }
table-invite-copied = Скопировано. Отправьте другу: { $what }
table-hint-line = Возможное продолжение: { $what }
table-campaign = К кампании

table-book = Книга
table-book-entry = История { $name }
table-book-turn = Перевернуть страницу
table-book-close = Вернуться к столу
table-book-back = Предыдущая страница
table-book-contents = Рассказано в этой партии
table-read = Прочесть: «{ $what }»

table-keys = Клавиши
table-key-tab = Tab
table-key-tab-does = обходит всё, что можно выбрать, затем остальное на странице
table-key-arrows = Стрелки
table-key-arrows-does = обходят всё на поле с пояснениями; при просмотре прошлого листают действия
table-key-enter = Enter
table-key-enter-does = выбирает; последняя часть выбора выполняет действие
table-key-space = Пробел
table-key-space-does = пропускает показ ходов других
table-key-undo = Ctrl+Z
table-key-undo-does = возвращает ваше последнее решение
table-key-escape = Esc
table-key-escape-does = шаг назад: снимает последний выбор, возвращает из прошлого, закрывает панель
table-key-go = G
table-key-go-does = переходит к тому, что можно выбрать
table-key-search = /
table-key-search-does = ищет действие по словам или по тому, что из него выйдет («вы получаете», «конфликт»)
table-key-zoom = + − 0
table-key-zoom-does = ближе, дальше, всё поле
table-key-rules = ?
table-key-rules-does = правила
table-key-drag = Перетащить
table-key-drag-does = мышью или пальцем: подсвеченную карту или фишку на подсвеченное место

table-help = Что делать?
table-help-close = Понятно
table-fold = Свернуть
table-unfold = Планшет этого игрока
