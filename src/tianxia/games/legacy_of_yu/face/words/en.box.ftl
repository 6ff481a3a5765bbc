# The tables of box.toml: titles and columns.

box-table-pieces = Pieces
box-table-story = A story icon without the campaign
box-table-setup = Set-up
box-table-row = The row: costs of its spaces
box-table-section = The river
box-table-harvest = Harvest
box-table-farm = Farms
box-table-outpost = Outposts
box-table-hut = Huts: cost
box-table-slot = Worker slots
box-table-townsfolk = Townsfolk
box-table-outsider = Outsiders
box-table-canal = Canals
box-table-hutcard = Hut cards

box-column-key = what
box-column-value = value
box-column-n = number
box-column-trade = trade
box-column-build = for building
box-column-outsiders = outsiders
box-column-cost = cost
box-column-harvest = harvest
box-column-colour = colour
box-column-gain = gain
box-column-role = role
box-column-food = food
box-column-play = play
box-column-discard = discard
box-column-tuck = tuck
box-column-from = source
box-column-reward = reward
box-column-assault = assault
box-column-tribute = tribute
box-column-group = group
box-column-effects = effects
