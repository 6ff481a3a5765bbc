# Страница игрока, по-русски.
home-title = Мои партии и результаты
home-link = Мои результаты и достижения
home-nothing = Здесь пока пусто. Когда вы доиграете партию, её результат появится здесь.
home-won = Побед: { $won } из { $games } ({ $share } %)
home-streak = Побед подряд: сейчас { $now }, лучшая серия { $longest }
home-sharing = Кому видна эта страница
home-is-private = Только вам.
home-is-shared = Всем, у кого есть эта ссылка. Они видят ваши результаты, но не имена других игроков и не закрытые столы:
home-share = Поделиться ссылкой
home-hide = Закрыть доступ
home-records = Результаты по играм
home-seats = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
   *[other] { $players } игроков
 }
home-best = { $points ->
    [one] Лучший счёт: { $points } очко
    [few] Лучший счёт: { $points } очка
   *[other] Лучший счёт: { $points } очков
 }
home-rating = Рейтинг: { $mean } ± { $spread } (партий между людьми: { $games })
home-rating-note = Рейтинг считается по партиям между людьми (OpenSkill). Все начинают с 25 ± 16,7, и с каждой партией разброс сужается: ваша сила лежит в этих пределах с вероятностью 95 %.
home-achievements = Достижения
home-achievements-note = Небольшие цели, которые помогают освоить игры. Каждая отмечается, когда вы впервые достигнете её в доигранной партии.
home-achieved-of = ({ $count } из { $all })
home-achieved = достигнуто
home-not-yet = пока нет
home-rivals = Результаты по соперникам
home-rival = Соперник
home-met = Встреч
home-ahead = Вы выше
home-behind = Вы ниже
home-people = люди
home-somebody = игрок
home-bot = бот
home-campaign-new = ни одной доигранной партии
home-games = Завершённые партии
home-with = с кем: { $names }
home-place = { $place }-е место из { $players }
home-place-points = { $points ->
    [one] { $place }-е место из { $players }, { $points } очко
    [few] { $place }-е место из { $players }, { $points } очка
   *[other] { $place }-е место из { $players }, { $points } очков
 }
home-resigned = Сдача
home-newer = Новее
home-older = Старше
home-page = Страница { $number } из { $count }
home-new-achievements = { $count ->
    [one] Новое достижение
   *[other] Новые достижения
 }
