# The tables of box.toml: titles and columns.

box-table-values = Numbers of players
box-table-colour = Tiles and pagodas by colour
box-table-dynasty = Dynasties
box-table-numbers = Numbers of the rules
box-table-map = Map: counts
box-table-map-rows = Map, row by row
box-table-river = Rivers
box-table-capital = Capitals
box-table-drawing = The drawing

box-column-key = what
box-column-value = value
box-column-name = name
box-column-role = role
box-column-role-ru = role in Russian
box-column-tiles = tiles
box-column-on-capitals = on capitals
box-column-pagodas = pagodas
box-column-ones = pieces of 1 point
box-column-fives = pieces of 5 points
box-column-terrain = terrain
box-column-points = points
box-column-points-ru = points in Russian
box-column-pagoda = pagoda
box-column-pagoda-ru = pagoda in Russian
box-column-seat = seat
box-column-name-ru = name in Russian
box-column-name-en = name in English
box-column-hexes = hexes
box-column-hex = hex
box-column-state = state
box-column-state-ru = state in Russian
