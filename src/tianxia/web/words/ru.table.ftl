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
page-turns = Ваш ход:
page-turns-key = К следующему столу, где ждут вас (N)

table-heading = Стол
table-ask = Ваше решение
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
table-verdict-place = Ваше место — { $place }-е: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}. Победитель — { $winner }: { $best }.
table-verdict-difference = Решающая разница — { $kind }: { $own } против { $other }.
table-standing = Что происходит
table-sound = Звук
table-answers = Выбор и подсказки
table-warming = Правила компилируются, один раз на этом компьютере. Несколько минут боты будут играть попроще.
table-skip = Пропустить
table-skip-key = Показать всё сразу (пробел)
table-pace = Как быстро показывать ходы других
table-pace-slow = Медленно
table-pace-normal = Обычно
table-pace-fast = Быстро
table-pace-instant = Мгновенно
table-log-new = Новых строк: { $count }
table-log-more = Подробности: { $count }
table-confirm = Единственный возможный ход не делать за меня, а спрашивать подтверждение
table-forced = Выбор был только один: { $what }.
table-missed = Пока вас не было, другие сделали действий: { $count }.
table-tools = Инструменты
table-panels = Подробнее о партии
table-panel-seats = Игроки
table-panel-log = Ход игры
table-panel-actions = Действия
table-panel-chat = Чат
table-chat-earlier = Показать, что было раньше
table-panel-text = Текстом

table-picked = Выбрано: { $what }
table-back = Назад
table-ways = Вариантов: { $count }. Выбирайте дальше
table-more = Найдено действий: { $count }
table-effect-gain = вы получаете очки
table-effect-give = очки получает другой игрок
table-effect-conflict = начнётся конфликт
table-effect-harm = что-то уйдёт с поля
table-start-conflict = Начать конфликт
table-waiting = Сейчас вам ничего решать не нужно.
table-acted = Готово.
table-find = Найти действие
table-no-script = Скрипты отключены, выберите здесь:

table-bot-decides = За вас решает бот.
table-bot-plays-for-you = За вас играет бот, пока вы не вернётесь.
table-back-again = Я снова здесь
table-ended-abandoned = Партия прекращена по общему согласию, без победителей и проигравших.
table-ended-given-up = Вы сдались: партия считается проигранной.
table-ended-resigned = Сдались: { $names }. Победа: { $winners }.
table-verdict-resigned = Вы сдались, вместо вас доигрывал бот.
table-total-resigned = Сдались и потому последние при любом счёте: { $names }.
table-chair-here = { $name }: за столом
table-chair-seen = { $name }: последний раз здесь { $what }
table-chair-unseen = { $name }: не за столом
table-chair-played = { $name }: игрок отошёл, пока играет бот
table-chair-resigned = { $name }: игрок сдался, доигрывает бот
table-company = Кто за столом и о чём договорились
table-chat-more = Ещё о сообщении ({ $name })
table-watching = Зрителей: { $count }
table-leave = Уйти…
table-leave-title = Уйти из-за стола
table-leave-bot = Пусть за меня играет бот
table-leave-bot-what = Место остаётся вашим, партия — в вашем списке. Кнопка «Я снова здесь» вернёт вас в игру в любой момент.
table-leave-resign = Сдаться
table-leave-resign-what = { $players ->
    [1] Партия закончится и будет считаться проигранной.
    [2] Партия закончится победой соперника.
   *[other] Вместо вас доиграет бот, а вы окажетесь последним при любом счёте. Если больше играть некому, партия закончится победой остальных. Отменить это нельзя.
}
table-leave-abandon = Прекратить партию
table-leave-abandon-what = Партия закончится без победителей и проигравших.
table-leave-asked = Сначала спросят всех остальных.
table-mute = Не показывать сообщения: { $name }
table-unmute = Снова показывать сообщения: { $name }
table-muted = { $name } (скрыто)
table-report = Пожаловаться администратору
table-reported = Администратор сервера увидит это сообщение.
table-rematch-there = К новой партии
terms-wait-minutes = Через 10 минут без решения остальные могут попросить бота заменить игрока.
terms-wait-day = Через день без решения остальные могут попросить бота заменить игрока.
terms-wait-days = Через 3 дня без решения остальные могут попросить бота заменить игрока.
terms-wait-never = Каждого ждут сколько нужно.
terms-hints-yes = Подсказки разрешены всем.
terms-hints-no = Без подсказок: каждый думает сам.

table-undo = Отменить
table-undo-short = Отменить
table-again = Начать ход заново
table-again-short = Заново
table-since = Ходы с прошлого раза
table-since-short = Ходы
table-hint = Подсказка
table-hint-short = Подсказка
table-notify = Сообщать о моём ходе
table-notify-short = Сообщать
table-result = Итог
table-result-short = Итог
table-picture = Поделиться картинкой
table-picture-short = Поделиться
table-picture-making = Рисую картинку…
table-picture-saved = Картинка сохранена.
table-picture-failed = Не удалось нарисовать картинку.
table-poster = Тянься, неофициально
table-undo-done = Действие отменено.
table-hint-thinking = Думаю…
table-ask-others = Попросить об отмене
table-ask-others-short = Попросить
table-asked = Запрос отправлен остальным.
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
table-chapter = Правила · { $what }

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
table-zoom-in = Приблизить
table-zoom-out = Отдалить
table-zoom-fit = Всё поле

table-end = Игра окончена
table-source = Очки за
table-review = Разбор
table-replay = Просмотр
table-play-again = Сыграть ещё
table-rematch = Реванш, все пересаживаются на одно место

table-ask-takeback = { $name } просит отменить последнее действие. Ещё не ответили: { $waits }
table-ask-bot = { $name } предлагает, чтобы вместо игрока { $whose } пока играл бот; вернуться можно в любой момент. Ещё не ответили: { $waits }
table-ask-abandon = { $name } предлагает прекратить партию без результата. Ещё не ответили: { $waits }
table-note-undo = { $name } отменяет действие.
table-note-bot = Теперь здесь играет бот: { $name }.
table-note-person = { $name } садится за стол.
table-note-away = { $name }: игрок отошёл, пока за него играет бот.
table-note-back = { $name } снова за столом.
table-note-resign = { $name } сдаётся.
table-note-abandon = Партия прекращена по общему согласию.
table-note-rematch = { $name } приглашает на новую партию.
table-note-bot-failed = { $name }: решение не найдено, вместо него решает бот попроще.
table-sit = Сесть сюда: { $name }
table-give-to-bot = Пусть пока играет бот: { $name }
table-invite = Скопировать приглашение: { $name }
table-invite-copied = Скопировано. Отправьте другу: { $what }
table-campaign = К кампании

table-book = Книга
table-book-short = Книга
table-book-entry = Сюжет { $name }
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
table-key-undo-does = отменяет ваше последнее решение
table-key-escape = Esc
table-key-escape-does = шаг назад: снимает последний выбор, возвращает из прошлого, закрывает панель
table-key-go = G
table-key-go-does = переходит к тому, что можно выбрать
table-key-search = /
table-key-search-does = ищет действие по словам или по тому, что из него выйдет («вы получаете», «конфликт»)
table-key-zoom = + − 0
table-key-zoom-does = приблизить, отдалить, всё поле
table-key-rules = ?
table-key-rules-does = правила
table-key-next = N
table-key-next-does = к следующему столу, где ваш ход
table-key-drag = Перетащить
table-key-drag-does = мышью или пальцем: подсвеченную карту или фишку на подсвеченное место

table-help = Что делать?
table-help-close = Понятно
table-fold = Свернуть
table-unfold = Планшет этого игрока
