# What can be wrong with a file, a position or an action. The place is said before the sentence.
unreadable-file = cannot be read: { $reason }
unreadable-not-text = is not a text file (byte { $byte } is not UTF-8)
unreadable-not-in-format = is not valid { $format }: { $reason }
unreadable-not-a-table = expected a table, found { $found }
unreadable-not-a-number = expected a whole number from { $low } to { $high }, found { $found }
unreadable-out-of-range = { $found } is not between { $low } and { $high }
unreadable-not-unsigned = expected a number or a text such as "0xff", found { $found }
unreadable-not-a-boolean = expected true or false, found { $found }
unreadable-not-one-of = expected one of { $known }, found { $found }
unreadable-key-not-text = keys must be text
unreadable-unknown-key = unknown key; the known ones are { $known }
unreadable-missing = is missing
unreadable-not-a-list = expected a list of length { $length }, found { $found }
unreadable-derived = follows from the rest and must be { $expected } here, found { $found }
unreadable-option = with { $players } players it can be { $allowed }, not { $found }
unreadable-players = { $game } is for { $known } players, not { $found }
unreadable-unknown-game = there is no game { $found }; there are { $known }
