# The tables of box.toml: titles and columns.

box-table-pieces = Pieces
box-table-numbers = Numbers of the rules
box-table-map = Map
box-table-map-adjacent = Neighbouring regions
box-table-great-wall = Great Wall
box-table-great-wall-faces = Faces of the wall tiles
box-table-great-wall-tiles = Wall tiles
box-table-objectives = Objectives: values
box-table-objectives-tiles = Objective tiles
box-table-rewards-grid = Unification rewards
box-table-boards = Player boards
box-table-cards-list = Cards

box-column-key = what
box-column-value = value
box-column-region = region
box-column-neighbour = neighbour
box-column-face = face
box-column-counts = what is counted
box-column-one-stick = one stick
box-column-two-sticks = two sticks
box-column-three-sticks = three sticks
box-column-tile = tile
box-column-front = front
box-column-back = back
box-column-kind = kind
box-column-needs = needs
box-column-round = round
box-column-aspect = aspect
box-column-reward = reward
box-column-regions = regions
box-column-card = card
box-column-trigger = trigger
box-column-bonus = bonus
