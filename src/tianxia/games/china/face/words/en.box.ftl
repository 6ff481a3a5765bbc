# The tables of box.toml: titles and columns.

box-table-cards = Cards
box-table-pieces = Pieces of a player
box-table-sides = Sides of the board
box-table-drawing = The drawing
box-table-region = Regions
box-table-lake-polygon = The shore of the lake
box-table-spaces-at = House spaces
box-table-alliances-list = Alliances
box-table-roads-four = Roads, side for three or four players
box-table-roads-five = Roads, side for four or five players

box-column-key = what
box-column-value = value
box-column-name = name
box-column-colour = colour
box-column-spaces = spaces
box-column-title = title
box-column-dragon = emissaries at
box-column-plate = name plate at
box-column-polygon = border
box-column-x = x
box-column-y = y
box-column-space = space
box-column-alliance = alliance
box-column-region = region
box-column-neighbour = neighbour
box-column-to = leads to
