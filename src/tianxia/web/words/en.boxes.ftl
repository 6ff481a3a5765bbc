# The components of a game as tables, and corrected copies of them.
box-title = { $name }: the components
box-lead = Every card, space, tile and number that the game here is played with. No public source gives all printed values; what we had to reconstruct is marked. If you own a printed copy, you can correct the values and play with your true components.
box-rules = Rules of the game
box-tables = All tables
box-mark = reconstructed
box-mark-means = : no public source gives this value, so it is our own.
box-changed = changed
box-marked = { $count } reconstructed
box-rows = { $count ->
    [one] 1 row
   *[other] { $count } rows
}
box-csv = Download as CSV
box-source = Where the values come from
box-file = Download the whole box (box.toml)
box-own = Your own boxes
box-unnamed = My box
box-bring = Play with your own copy
box-step-take = Download the tables you want to correct as CSV, for any spreadsheet program, or the whole box as box.toml, for a text editor.
box-step-correct = Correct the values. Keep the first line, the names and the order. Lists and prices are written like this:
box-step-bring = Upload the file here. If something is wrong with it, you are told in which line, and nothing is lost.
box-what = What is in the file
box-whole = The whole box (box.toml)
box-one = One table (CSV): { $title }
box-which-file = The file (at most { $most } kB)
box-name = Name
box-send = Check and keep
box-mistakes = What is wrong with the file
box-own-title = { $name } ({ $game })
box-play = Set up a table with it
box-digest = Its digest, which records of games played with it carry:
box-differs = { $count ->
    [one] What differs from the shipped box: 1 value
   *[other] What differs from the shipped box: { $count } values
}
box-head-table = Table
box-head-row = Row
box-head-column = Column
box-head-shipped = Shipped
box-head-yours = Here
box-whole-row = the whole row
box-not-there = –
box-further = Correct it further
box-keeping = Rename or delete
box-rename = Rename
box-drop = Delete …
box-drop-sure = “{ $name }” will be deleted. Games that are played with it go on with it.
box-drop-yes = Delete it
box-back = All tables of the shipped box
box-at-table = { $name }: the components at this table
box-at-table-own = This table is played with somebody's own box, “{ $name }”.
box-at-table-standard = This table is played with the components that are shipped.
box-to-table = Back to the table
box-all-tables = The shipped components as tables
box-line = Played with its owner's box “{ $name }”.
box-line-differs = { $count ->
    [one] 1 value differs
   *[other] { $count } values differ
}
set-box = Components
set-box-standard = As shipped
set-box-help = Everybody at the table sees which box it is and what differs.
set-box-look = Components as tables, and how to play with your own copy
rules-box = The components as tables
error-no-such-box = There is no such box, or it is not yours.
error-too-many-boxes = You keep { $most } boxes, and no more can be kept. Delete one first.
error-box-as-shipped = This box has the same values as the shipped one: nothing was corrected in it.
error-no-file = Choose a file first.
error-unreadable-own-box = The box cannot be read: { $detail }
error-box-mistakes = { $count ->
    [one] There is a mistake in the file. Nothing was kept; correct it and upload the file again.
   *[other] There are { $count } mistakes in the file. Nothing was kept; correct them and upload the file again.
}
