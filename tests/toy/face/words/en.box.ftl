# The tables of box.toml: titles and columns.

box-table-values = Cards and the end of the game

box-column-key = what
box-column-value = value
