# Слова, общие для всех игр и всех способов играть.
seat = место { $seat }
player = Игрок
you = вы
spectator = зритель
unofficial = Неофициальная программа: независимая реализация правил. Названия, рисунки и тексты наши; значения компонентов, которых нет в открытых источниках, реконструированы.

level-apprentice = Ученик
level-scholar = Учёный
level-minister = Министр
level-general = Полководец
level-emperor = Император

error-not-your-turn = Сейчас решает { $name }.
error-nothing-to-undo = Отменять нечего.

play-welcome = { $title }. Введите номер или действие; ? объясняет, «undo» отменяет, «save» сохраняет, «quit» выходит (с сохранением).
play-commands = Команды: номер из списка, действие, как в списке, «list», «board», «undo», «save ФАЙЛ», «quit».
play-no-such-number = Выберите номер от 1 до { $most } или введите действие.
play-many = Вариантов { $count }; вот они по видам. Введите действие или выведите похожие по началу: «list tile red».
play-undone = Отменено.
play-saved = Сохранено. Продолжить: tianxia play --resume { $file }
play-rank = место
play-player = игрок
play-score = очки

campaign-saved = Сохранено. Продолжить: tianxia campaign play { $name }
campaign-standing = Побед: { $won }, поражений: { $lost }.
campaign-game = { $end } (раундов: { $rounds })
error-another-campaign = Эта партия не относится к кампании в её нынешнем виде.
