# The storybook: entries of the campaign, told when they are reached.

story-1 = A ribbon from the regent
story-1-1 = Promise full granaries
story-1-2 = Promise safe roads instead
story-1-text =
    When the water was running in the last canal of the season, Shen, the regent’s clerk, rode down with a yellow
    ribbon in a lacquer box. He did not care to bring his court shoes onto the bank, so Yu climbed up to the road,
    wet to the thigh, and took the ribbon there.

    “The regent Shun is pleased,” said Shen, and read out at some length how pleased. Then he rolled up the slips and
    asked what the new fields would yield, since a figure had to stand in the yearly account. Tuo the foreman went over
    his knotted cord from end to end. There was nothing on it about fields.

    The court had fed the works since spring and was ready to go on feeding them. In return it wished to hold something
    in its hand. Shen wetted his brush and waited.

story-2 = Seed above the water
story-2-text =
    The river came over in the night, and in the morning there was no village, only the tops of the persimmon trees with
    a few hens in them. Those who had got out sat along the ridge and counted one another. Aunt Mei, who cooked for half
    the village, had saved a pot and had nothing to put in it.

    On the third day a man walked down from the highest hill with a basket on his head. It was Houji, who knew grain the
    way other people know their cousins. He had carried the basket up before the rains and slept across it, and the
    millet inside had not felt a drop. He would not let anybody boil it.

    Instead he scratched rows in the new silt and showed whoever was left how deep, how far apart and with which thumb.
    By the time the first green stood, they were setting posts for a granary, a man’s height above the mark the water
    had left on the trees.

story-3 = A line in the mud
story-3-1 = Dig along the line
story-3-2 = Trust your own stakes
story-3-text =
    Shu, the boy who carried the stakes, found it at first light. Past the end of the cut, where the evening before
    there had been nothing but wet flat, a groove ran on through the mud, a forearm deep and straight as a hauled rope.
    It went as far as the gangs could dig in a day. To either side of it the ground was scraped, as if something heavy
    had beaten its wings there to get up again.

    Tuo the foreman stretched a cord along the groove and found no bend in it. Only it did not keep to Yu’s stakes. It
    bore off to the left of them, into the reeds, where nobody had thought of looking for firm ground.

    The diggers leaned on their spades. After a while Tuo came over and asked, not loudly, which of the two lines he was
    to pay them for.

story-4 = The tail again
story-4-text =
    There was fog, and the gangs went out late. When it lifted, half of the day’s ground lay open in front of them. The
    groove ran clean between the stakes, the spoil had been thrown out on both sides and patted flat, and at the far end
    the mud kept the print of a long tail, scaled like a carp.

    Nobody cried out. Old Ke, the eldest of the diggers, lifted his hat to the print, as he would have done to any
    foreman who was up before him. Fen, who made the ropes, thought that the dragon might have squared the corner too.

    They climbed down and dressed the sides, and before noon there was water standing in the bottom. That left two gangs
    with clean spades. Yu sent them on to the next stretch while the light was good.

story-5 = The cauldron in the clay
story-5-1 = Melt it into tools
story-5-2 = Keep it for the nine provinces
story-5-text =
    It took eight men and the thickest rope of Fen the rope-maker to bring it over the lip of the cut. With the clay
    washed off, it was a cauldron of bronze, as wide as a cartwheel and older than any house in the valley. All round
    its belly went lines that joined and parted. Yu laid a finger on one of them and said the name of a river. He
    followed it up to others for which neither he nor the boatmen had a name.

    The smith rapped the rim and reckoned aloud: spade edges for every gang, some axes, and a bit over.

    A carter from the south had stopped to look. His own river was there, he said, near the handle, with all its bends
    in the right order. He wanted to know to whom the thing belonged. Nobody was able to tell him.

story-6 = A smaller cauldron
story-6-text =
    Another cauldron came up with the mud, a small one, such as might have served a large family. The river had drowned
    a good many kitchens in its time, and all along the valley people were turning up bronze. The boys no longer ran to
    look.

    Both handles were cracked at the root. The smiths knocked them off, disputed the weight, and by evening were pouring
    hoe blades. Aunt Mei the cook got the bowl. She scoured it with sand and found that it held soup for thirty.

    Yu kept the lid. There were marks along its edge, three peaks and a ford, and he sat by the fire turning it this way
    and that until the peaks stood as he had once seen them from the road.

story-7 = Shields from the ashes
story-7-text =
    By the time the smoke had thinned the raiders were gone, and with them the grain, the oxen and every rope worth
    coiling. Out of forty roofs six were left. People raked the ash for pots and knife blades.

    Under what had been the long house the young ones found their fathers’ shields, hung up there after some older
    quarrel and forgotten. The leather was scorched, the boards were sound. A girl called Lin put her arm through a
    strap cut for a far bigger man, and nobody laughed.

    That evening they drilled among the black walls, badly, without anyone having called them. Over the water a few
    youngsters of the other side sat down to watch, no older and no better armed, and stayed until it was dark. The
    first house to be rebuilt was one for the shields. They were hung beside the door, low down, where a short arm could
    reach them.

story-8 = Envy along the border
story-8-1 = Let them name a price
story-8-2 = Refuse and arm
story-8-text =
    That year the fields below the canal dried so well that people complained of dust. The news ran ahead of the water.
    A pedlar took it over the border with his needles, and before the stubble was burnt the chieftains of five valleys
    had met to talk about it.

    They sent three men, who sat down in Yu’s yard and would not eat. Their own land, said the eldest, lay as wet as
    ever, and parts of it wetter, since what is led away from one place must arrive at another. Yu could not swear that
    he was wrong. They asked for a share in the dry fields, counted out in shells each year. There were other ways of
    counting, he added, if shells were short.

    Aunt Mei, who cooked for the gangs, carried the dishes away full. The three had leaned their spears against the wall
    with the points down, and would stay so until evening.

story-9 = Seed in the rafters
story-9-text =
    The new hut went up on the posts of an old one, and the roof-tree was kept because it was sound. When the thatchers
    got to it they found a bundle hanging in the dark: ears of wheat, heads down, as dry as on the day they were tied.
    The cord had seven knots in it, no two alike. Whoever tied them had meant to come back.

    Fen the rope-maker knew knots, but not these. They sent for Qiao, who had kept a mill until the flood moved the
    stream. She ran the cord through her fingers with her eyes shut. So much for sowing, she read. So much for the
    stone. The bran to the cow.

    She asked for two flat stones and a stall. Before the walls were daubed there was flour on the floor, and somebody’s
    cow at the door.

story-10 = What the father stole
story-10-1 = Use the soil
story-10-2 = Bury it with his bones
story-10-text =
    The flood went down and left the valley under a skin of yellow mud, and for weeks people dug for what had been
    theirs. Old Pang the boatman, poling along what used to be a street, struck something that rang. He brought it to Yu
    under a wet sack and would not have it in his boat an hour longer.

    It was a jar, stopped with pitch. Yu’s father, Gun, had stolen such jars out of heaven for his dykes; there was
    earth in them that grows by itself, and he had been put to death for it. This one had leaked a few grains on the
    way. Where they lay, the planks were bulging over a heap of dark soil, and the heap was rising. A spoonful would
    lift a field above the water in a night.

    Gun’s bones lay on the slope behind the camp, under stones. From where Yu sat he could see the stones and the jar,
    and all the people who no longer had a field.

story-11 = Guests at the feast
story-11-text =
    The treaty cord with its knots still hung in the willow by the ford. In all that season nobody had cut it. When the
    work was finished Yu gave a feast for the diggers, and people came to it from over the river as well. They brought
    their bedding, and their grandmothers on barrows.

    Whole clans out of the marshes had heard that one could sleep in the shadow of that cord. They were thin. They ate
    politely, then less politely, and at sunrise there were reed walls leaning on the back of the granary. Aunt Mei the
    cook counted her bowls twice.

    One man had a soldier’s haircut, called himself a basket maker and held the knife all wrong. Several bundles were
    longer than bundles should be. Tuo the foreman was for opening them. Yu told him to put the newcomers in among the
    old gangs and to have another field broken before the frost.

story-12 = The captive
story-12-1 = Give water and let her go
story-12-2 = Make her fight for us
story-12-text =
    The rest of her band had gone back through the reeds, but the woman with the shield stayed on the bank and fought
    on. She broke two spears and most of the patience of Tuo the foreman. In the end Fen the rope-maker threw a hauling
    rope from behind. Five men hung on to it, and the rope held.

    They sat her down against a stack of wicker. Blood ran out of her hair, and she had not told them her name. She
    asked for a sword, to finish it, or else for water. She might have been a neighbour come to borrow a tool.

    A pitcher stood within reach. Some of the men were saying that they could use such an arm on their own side of the
    river. Yu picked her shield out of the mud. It was lighter than he had expected, and patched in nine places.

story-13 = One dry field
story-13-text =
    From the ridge they saw a brown sheet of water and, far out in it, something green, no bigger than a
    sleeping mat. It was the field that Yu had fed with the swelling soil out of his father’s jar. All the rest lay an
    arm’s length down.

    They went over on a raft. The millet reached to the chest and its roots were dry. Whenever the river rose by a hand
    the earth rose by a hand too, creaking like a loaded cart, so that nobody cared to sleep there. They cut and bound
    and ferried until dark. Tuo the foreman tied the number of sheaves into his cord, undid it, and counted once more
    because he did not believe it.

    Hungry people from upriver came and looked over the edge of the bin. Seed was set aside before anyone ate. By then
    the water had begun to draw back, starting with the ground around the field.

story-14 = Springs in the cut
story-14-1 = Pay for the lining
story-14-2 = Press on in the wet
story-14-text =
    The last stretch of the season had been opened, and it held. Then the ground behind it began to weep. Threads of
    clear, cold water came through the sides, and within the week there were pools on the floor where the gangs had
    danced at the finishing. Any canal dug beyond this place would have to be lined with clay and plank, or dug standing
    in the wet.

    The minister Ruo had been sent to see the finishing and saw the pools. He tied up his robe and walked the whole
    length, for he was an honest man, and afterwards wrote to the capital that it could not be done. He read Yu the
    letter before he sealed it.

    Lining would eat shells. Going on without would eat something else: already half a gang lay in the sheds with
    chattering teeth, and Aunt Mei the cook was boiling willow bark. Tuo the foreman worked out both and laid the two
    cords side by side.

story-15 = Those who came back
story-15-text =
    After the rout the names of the missing were knotted into a cord in the tool shed, and one by one knots were undone.
    Two stayed tied into the winter: Hao, who carried a spear, and Meng, who carried an axe, both of them grey and bad
    in the knees.

    They walked in across the ice one noon, wearing other men’s coats. They had been led from camp to camp to fetch
    wood, and nobody there had lowered his voice for a pair of old prisoners. They knew where every chief slept and
    which of them no longer spoke to each other. The people camped nearest had eaten their hills bare, Hao said, fallen
    out over the last ox and gone home by separate roads. One of the guards had been sorry to see them leave and might
    come by in spring with a gift.

    Then they asked for soup, and slept until the evening of the next day.

story-16 = The empty jar
story-16-text =
    Behind the back wall of the new hut the plasterers broke into a hollow, and in the hollow stood a jar of the large
    kind, stopped and sealed. Word of it crossed the works faster than a whistle. A dozen men discovered business in the
    hut.

    There was nothing in the jar. Someone had sealed it again very neatly with fresh clay, and a straw lay in the
    bottom. Yidi the brewer, who had been sleeping in that corner while her own roof was mended, examined the ceiling.
    It was a good ceiling. She gave it her full attention.

    At last she tied up her sleeves and made it up to everyone with dumplings, two sacks of flour’s worth, and the broth
    they were boiled in. A brewer, she said, had to know what had been managed before her time.

story-17 = The scratched bone
story-17-1 = Feed him
story-17-2 = Send him on
story-17-text =
    Since early morning an old man had been sitting on the spoil heap, watching the gangs eat. When the bowls were empty
    he came down to Yu and took a bone out of his coat, the shoulder blade of an ox, brown with handling. It was covered
    with scratches.

    “The river,” he said. “All of it. My grandfather did the top end.” He wanted a proper meal for it, and by a meal he
    meant sitting down, twice, with something to take along.

    Tuo the foreman thought that the scratches had been made by a dog. Yu held the bone level with his eyes and turned
    until the longest scratch ran the same way as the cut. Close to the joint was a kink, just where the diggers had met
    gravel the week before. Aunt Mei, who cooked for the gangs, lifted the lid of the store basket and showed him how
    little was in it.

story-18 = The broken totem
story-18-text =
    The raiders had come with their totem before them on a pole, and when they ran it was left lying across the ditch,
    in five pieces. The diggers were for burning it. Yu gathered the pieces out of the water, dried them, wrapped each
    in clean sacking and sent them over the ford, under the willow where the treaty cord hung.

    Three days later four elders came to see the man who did such a thing. The oldest, Elder Dang of the Miao, wished to
    know if it was meant as an insult. He was told that it was meant as a parcel. He thought this over until the soup
    was ready.

    They stayed to talk. On the second evening they sent for their tents, since the ground by the cut was dry, and by
    the third Aunt Mei the cook had them shelling beans.

story-19 = The river’s own hand
story-19-text =
    For nine days the valley lay under water, and nothing was heard in it but frogs. Hebo, count of the river, passed
    over the drowned roofs in his boat of lotus leaves with two turtles swimming ahead. He had never borne these people
    a grudge. He rolled over in his sleep and they were in the way, and he had grown tired of it.

    Yu was on the ridge, sharpening stakes, because there was nothing else to do. Towards evening he saw a white horse’s
    hide spread out on the bank, held down by four stones, and went to look. Someone had drawn on it with a wet finger,
    and the wet did not dry: the bed of the river with its shoals, its old channels and the places where it liked to
    turn.

    A ripple was going away upstream. People who went down the next day to look for their houses found that the water
    had left more room for them than before.

story-20 = Market day
story-20-1 = Give her a place
story-20-2 = Take a day’s fee, move on
story-20-text =
    It rained, but for the first time the market had a roof, and people stood under the eaves of the new hut with their
    geese and onions, astonished to be dry. There were combs for sale, and salt, and a blind kid that nobody bought.

    A place cost a shell for the day. At the end of the row a woman called Yidi had put up a plank and two jars. She let
    each digger taste from a shell. It was made out of millet, she said, and patience. The first gang laughed at the
    price; a little later they were singing, and Tuo the foreman, who was not a man for singing, beat time on a bucket.

    She wiped the plank when Yu came by. Jars on a barrow went sour, she told him. What she needed was a corner that
    stayed put, with a hearth and a door that shut.

story-21 = Reading it again
story-21-text =
    When the houses had been lost Yu spread the map out on a drowned door and went over it with his thumb, looking for
    the mistake. The river had gone exactly where the map said. It was the diggers who had not.

    Old Pang the boatman moored to the same door and watched for a time. Then he turned the map round, so that the sea
    lay nearest to him. “You read it as a man walks. The river thinks the other way. It always asks what is lower.” From
    that side the bend was no bend, and the rains, early or late, could be seen coming two valleys off.

    They spent the dark end of the year afloat, Pang poling and Yu asking. They learnt which backwaters filled first and
    by which creeks certain people brought in salt at night. When they were home again Pang drove a peg at the lowest
    water and told everybody to build from that.

story-22 = The shell road
story-22-text =
    In the autumn after the raids a string of traders came over the pass and found a valley of tents. They had brought
    goods for a market, and there was no market. Their leader, a stout woman named Gui, sat on a bale and looked at the
    people, and they looked at the bale.

    She gave away the cloth, which she described as damaged. After that she sent her sons to measure the way along the
    foot of the hills. It was a day longer than the old road, but there was grass on it and no toll, and the hill
    chieftains, who liked to be paid by the head, would see rather fewer heads there.

    By the next thaw the whole trade went through the valley. Donkeys drank at the works and drivers paid for fodder and
    mended straps. A few followed who preferred to travel after dark, with smaller bundles. The children learnt to look
    for shells wherever a pack had been set down.

story-23 = The cave of the ruler
story-23-text =
    Where the map showed a small square with a dot in it there was a hillside, and in the hillside a cave. Yidi the
    brewer had jars cooling in its mouth. She lent them her lamp and came along to see that it was returned.

    Far inside, where the lamp burned low, a man sat on a ledge mending a net. From the waist down he was a serpent,
    coiled on the floor like spare rope. This was Fuxi. He asked Yu how wide the cut was. Yu said that it was as wide as
    needful. Fuxi sighed and gave him a ruler of jade, a foot long, cool and perfectly straight. Everything could be
    measured, he said, even needful.

    On the way out Yu measured the passage, Tuo the foreman, and Yidi’s largest jar. A young guard, who had come only
    because he was afraid to wait alone outside, asked to hold the other end.

story-24 = The wrong cave
story-24-text =
    There was said to be a hollow hill on the line, which would spare them a month. Without a map one hill was as good
    as another. They broke into the one that sounded empty.

    Bats came out, so many that the cook fire was put out by them. After them came air that had been shut in for a very
    long time. The man in front sat down, and then the man behind him. Fen, who had made the ropes round their waists,
    dragged them out. Both lived. One of them rolled up his mat that evening, said that he had never minded weather, and
    went home.

    Farther in stood props of old cedar, holding up nothing. Tuo the foreman had them pulled before the roof settled,
    and the line was moved to the next valley.

story-25 = The scout’s silence
story-25-text =
    They found the scout in the sedge above the ford with a spear wound under the ribs. She could not have been twenty.
    Yu asked what she wanted, and Tuo the foreman asked how many there were behind her. She looked past both of them at
    the sky over her own bank, and a little after sunrise she died without a word.

    There was blood between the two sides that year. They laid her on a hurdle at the edge of the water with her hands
    folded. By noon the hurdle was gone, and the marks of one pair of feet led up to it and back.

    From the works that evening somebody could be seen on the far hill, stringing her bow: taller than she had been,
    taking time over it. Two archers came to ask for the post at the ford, with arrows of their own.

story-26 = The scout’s arrow
story-26-text =
    The scout had fallen badly. Her leg was broken below the knee, her bow under her, and when the diggers came up she
    had one arrow in her fist and was holding it like a kitchen knife. Nobody wished to be first.

    Yu sat down out of reach and began to whittle a splint from a stake. He said that the leg would heal crooked if it
    was left until evening. She watched the knife. Her name was Sang, she told him after a time, and there were four
    fords, not three, and one of them was a lie.

    So they bargained. For the splint they got the false ford. For a bowl of broth they got the other three. For a new
    bow of mulberry, with horn tips, they got Sang, who had been cold on that hill since the new moon and was in no
    hurry to go back up.

story-27 = The count’s daughter
story-27-text =
    The boat lay in the top of a walnut tree, and since the water had gone it was a long way down. The girl who sat in
    it let herself be lifted out by two ladders tied together. She was about sixteen. Her sleeves were wet and stayed
    wet. She had with her six bags of shells and no story that she cared to tell.

    Old people who had been to the river altars said that the Count of the River had a daughter, and said no more about
    it. Aunt Mei the cook gave her an apron. She could not cook, but wherever she sat down the damp went out of the
    ground. Along the works there were places that had wept, and others that might have, and after she had been there
    with her sewing they were as firm as a threshing floor.

    The shells bought seed. Hungry people who drifted in from upstream were fed against a promise, and she kept the
    tally. She stayed.

story-28 = The nine-headed one
story-28-text =
    The canal ran full that autumn, and people came from the hill farms to see water that went where it was told.
    Someone else had noticed too. At the bottom of the wild water Gonggong, its lord, felt the pull grow weaker, and he
    shook his minister awake.

    The minister was called Xiangliu. He had nine heads, each with a man’s face, and he travelled by laying his body
    over the hills like a rope over a wall. He did not burn or kill. He drank, and from every place where he had drunk a
    marsh was left, bitter to the tongue, in which no frog would live. He took the pond at Three Willows, and after it
    the well of the potters.

    A potter brought Yu a bucket of what was in the well now. They set it down in the yard, and the dog walked round it
    in a wide circle. Tuo the foreman began to mark on a board how far it was from each head to the granary.

story-29 = The jar behind the wall
story-29-1 = Drink to the canal
story-29-2 = Pour it into the river
story-29-text =
    Driving a peg for his hat into the one old wall of the hut, the stake boy Shu went through it to the elbow. In the
    space behind was a jar with a wax stopper, put there by someone who had owned the place before the flood and had
    evidently meant to keep it from his relations.

    It was wine. It was so good that the foreman Tuo, who tried it first to see whether it had spoiled, tried it again
    to make sure. The smell got out through the hole and went along the cut. Gang after gang put down their baskets.
    There was a bank to be closed before dark; the sky in the west looked heavy, and several men from the sheds, who
    should have been under blankets, had got up and were standing in line.

    Everyone had brought a cup. Yu stood with the jar in his arms between the doorway and the river.

story-30 = The serpent’s brood
story-30-text =
    It was the best harvest since the works began, and the guards on the stacks were doubled. They knew what to listen
    for. The old serpent with the nine heads had been met before on this river, and nobody who had smelt that marsh
    forgot it.

    What came was younger. Out of the dead pools and the bitter places crept things with one head each, thin and quick,
    and they had learnt something that their elder never troubled to learn: they went about with men. They walked in
    among the raiders on two legs, under cloaks, and showed them paths over the mud that bore no weight by day. They
    carried fire in their mouths without being burnt by it.

    Two stacks were lost on the same night, at opposite ends of the valley. By the light of the second one could see
    riders going off along the dyke with no sound of hooves. In the morning Yu paced out where watchers would have to
    stand, and found that he had not enough of them.

story-31 = The old dyke
story-31-1 = Break it down
story-31-2 = Move the people first
story-31-text =
    The dyke of Gun, Yu’s father, lay straight across the line. It had once been three men high. Now it was split from
    crest to foot, with wasps’ nests in the cracks, and along the top, where it was dry, eleven families had settled
    with their goats. They had a shrine made from a roof tile.

    Old Ke, who had carried earth here under Gun, walked beside it and put his palm to the clay from time to time. It
    was good clay, he said, and there was sound timber in the heart of it. The gangs could be through before dark. Only
    the river stood high on the other side and would not wait, once there was a hole, for people to find their shoes.

    A woman came down with a bowl of plums and asked if he was the son.

story-32 = The dyke that healed
story-32-text =
    They had come prepared to tear it down. The old dyke of Gun, Yu’s father, crossed the line at this point, a ruin by
    all accounts, and the gangs had brought wedges and mauls. They stood before it and felt foolish.

    The dyke was whole. Along its face ran seams of dark, fresh earth, like scars on a ploughman’s hand, and from the
    seams grew grass. Some of the swelling soil out of the jar had found its way here, down the ditches or on somebody’s
    boots, and had crept into the cracks and filled them. The wasps had moved out.

    Old Ke, who had carried earth for Gun, drove a stake in at the waterline. An hour later the stake stood clear by the
    length of a finger. It would not hold for ever. Yu had the canal staked out behind it while it did.

story-33 = The treaty remembered
story-33-text =
    Those who broke in at the end of that season had broken more than fences. They had ridden under the willow at the
    ford, and one of them had cut the cord with the treaty knots and thrown it into the water.

    An old woman washing clothes downstream fished it out and carried it to Elder Dang of the Miao. He hung it over the
    door of his tent and called in the young men one after another. What he said to them was not told on this side. Some
    lost their horses. Their leaders were given a bag of barley each and shown the road to the desert.

    In spring the cord was back in the tree, with a new knot in it, and there was no more riding to be heard at night.
    What was left of the bands came over on foot, to trade: a man with salt under his coat, a family that wanted only
    millet, two girls who had brought a present and did not know whom to give it to.

story-34 = Tired of war
story-34-text =
    The raiders had won that year, if it could be called so. They went home with some oxen and a great many litters. All
    winter the smoke of their burials stood over the hills, and the people of the valley, who had fires of the same kind
    to tend, watched it and said little.

    No peace was made. There was nobody on either bank who would have known how to begin. But when the snow had gone
    those who came down to the fords were different: boys with their brothers’ spears, too long for them, tied up with
    twine; a band that called out before it attacked, to ask whether there was anything to eat; a man who had taken up
    smuggling because it let him sleep at home.

    Fen the rope-maker caught one of the boys in her nets with a bronze sickle in his belt. It was all they had left, he
    said. She let him go, and kept her eyes on him until he was over.

story-35 = The horse thief
story-35-1 = Keep the horses
story-35-2 = Keep the thief
story-35-text =
    For a month horses had been missing from both banks, and when the thief was run down at last in a dry gully, with
    the ways out blocked, there were eleven of them. The owners came up with clubs. Then they saw the horses.

    Their coats shone. The grey that used to bite was eating from the thief’s hat. A mare whose hoof had been given up
    stood on four feet, poulticed and bound. The owners turned their clubs round in their hands, and one of them asked
    what was in the poultice.

    The thief, who gave the name of Bai, told him. He was hungry, as anybody could see: he had spent what he had on
    oats. He would ride anything, he said, and for anyone, but he would not carry. The horses had already begun to
    follow Yu’s men home. They kept looking back.

story-36 = Horses returned
story-36-text =
    There had been a scuffle over stolen horses, and the gangs were getting ready for a second one. Instead a rider came
    through the ford at a walk, with his hands in sight and the whole string on one rein behind him. Over the river they
    had looked at the knots in the treaty cord. There was one that spoke of animals.

    The horses had been curried and their tails plaited. The owners went round them twice and found nothing to complain
    of.

    The rider’s name was Bai. He had been told to hand over the string and come straight back. He drank what he was
    offered, watched the sun go down on the water, and asked who looked after the grey in winter. As nobody had a good
    answer, he hung up his saddle in the shed.

story-37 = A roof for strangers
story-37-1 = Take them in
story-37-2 = Give them food for the road
story-37-3 = Send them away
story-37-text =
    The hut had been thatched that afternoon and smelt of straw. At dusk there were people at the door. They had come
    from a district where the river now ran, nineteen of them with the children, and all they had brought out was a cart
    of beams: their own house, taken apart while the water stood on the step.

    They did not ask for anything. The man in front had his straw hat in his hands, and from time to time he moved his
    foot so that the light from inside would fall on the smallest child. It had begun to rain.

    Inside there was room for the gang that had built the place, who were tired, and for the stores, such as they were.
    Aunt Mei, who cooked here, looked at the ladle and at Yu. A wheel of the cart had started to sink where it stood.

story-38 = Fires on the hill
story-38-text =
    On the second evening after the flood there was a glow on the hill, and those who were huddling under the carts
    thought that raiders had come to finish things. It was Boyi. He was burning off the drowned brush in strips, walking
    behind the flames with a wet branch and talking to them as one talks to oxen.

    The water had driven everything uphill: hares, deer, pheasants, a bewildered pig. Boyi taught people to wait
    downwind and how to set a snare with one hand. He dug pits, laid green alder over the embers and hung up meat and
    split carp in the smoke until it kept. Children who had cried from hunger on the first night were by the new moon
    complaining of pheasant.

    From across the river somebody sent a sack of salt, without a word as to why. They used it all. When they moved down
    again each family carried a coal from the hill in a pot of ash, and the hearths were built before the walls.

story-39 = The cart comes back
story-39-text =
    The hut was still waiting for its ridge beam when a cart turned in at the gate. Tuo the foreman knew it at once. It
    belonged to the works; it had been lent out in a bad week, and he had long ago taken it off his cord.

    Beside the ox walked Grandmother Lan, the eldest of those whom Yu had once spared when there were reasons enough not
    to. She returned the cart with thanks and pointed out that the axle was new. On top of a load of timber sat Chui,
    master of beams, looking at the hut with his head to one side.

    “Who cut that joint?” he asked. Nobody said anything. He got down, took off his coat and asked for the ladder.
    Grandmother Lan was given the stool by the fire. She had come nine days on foot to say that it was paid, and when
    she had said it she fell asleep.

story-40 = The second camp
story-40-text =
    After the season’s last canal had been opened Yu climbed the bluff, as he did every autumn, to see where the next
    should go. On the far side, where the raiders always had their camp, a smoke was rising. A day’s march to the north
    of it rose another.

    The foreman Tuo counted the tents as well as he could with his bad eyes, and Shu, the stake boy, counted them again.
    The two camps were of one size. They had laid in wood. Between them the grass was worn to a track already, and there
    were women there, and looms, which meant that they were going to stay until spring and would be up and dressed on
    the first day of digging.

    Word went round the villages below. Some of the farmers came in with flour and a spear, unasked, and wanted to be
    shown where to stand. Yu wrote down their names. Then he moved the first stake of the new line a little closer to
    the walls.

story-41 = They swear revenge
story-41-text =
    It lay across the ditch where the raiders had dropped it, a pole with a carved head and wings of painted hide. The
    guards had lost friends that morning. Before Yu had come down from the upper cut it was on the fire, and the shells
    that had been sewn all over it were in somebody’s hat.

    From the hills there came a sound then, out of many throats, for as long as the thing took to burn. By morning every
    valley to the west knew.

    A charcoal burner did not come home that week. After him it was two sisters with a load of reeds, and a clerk on a
    mule; the mule turned up alone. There was never any blood. People simply stopped being on the road, and at a bend
    someone had scratched a bird’s head into the clay, with a row of strokes under it.

story-42 = The father’s spades
story-42-1 = Open the jar
story-42-2 = Give the spades to a builder
story-42-text =
    At the depth of a man the diggers struck wood, and then more wood. Nine spades lay there in a row, all broken at the
    neck, of a pattern no longer made. Old Ke, who had dug under Yu’s father Gun, knew them. This was as far as Gun had
    got.

    Next to the last one stood a jar sealed with pitch and tied crosswise. The stake boy Shu laid his palm on it and
    took it away. It was warm, like a steamed cake in its cloth. About what Gun had stolen out of heaven, and how many
    jars of it, there were only tales. No one cared to tell them just then.

    Chui the builder had walked over from the upper village to see what had stopped the work. He took up a spade and
    sighted along the blade. There was nothing wrong with the metal, he said. The water was already coming in around
    their feet.

story-43 = A prince left out
story-43-text =
    The peace on the border had been kept, and the season’s work with it. Trouble came from a place at table. When the
    knots were tied into the treaty cord there had been a knot for this chief and a knot for that one. But the Miao had
    a great many princes, and one of them, who was hunting that week, had been given none.

    He let it be known that he could not break a treaty in which he did not occur. After that he came by night, with
    picked men, and opened dams. He took no grain and hurt nobody who stayed in bed. On each breach he left a stool,
    well made, with three legs and no seat.

    The elders over the river were ashamed and offered to fetch him, but they could not find him. Tuo the foreman had
    the stools brought in. There were five by the time the frost came, and all that winter the carpenters were kept busy
    with bank and sluice.

story-44 = The gate of rock
story-44-text =
    The line ended at a mountain. There was no way round; the river had looked for one for a thousand years.

    At noon Yinglong, the winged dragon, came over, low, so that the baskets rolled. He folded his wings above the rock
    and brought his tail down on it, and all who were standing were sitting. He considered the place and struck once
    more. Dust went up. When it had settled, there was daylight in the mountain, with water running through.

    Carp had been waiting below, nobody could say how long. That same evening they were leaping through the gap, one
    after another, red in the low sun. A few soldiers sent to guard the works forgot to go back to their post.

story-45 = Fire and vinegar
story-45-text =
    A mountain stood across the line, and nobody was going to move it for them. They stacked brushwood against its foot
    and let it burn for two days. Then they threw on water, and vinegar where the grain was closest, from every jar the
    villages could spare, and the rock split with a noise that set all the dogs howling. What had split they pulled down
    with bars, to the depth of an arm. Then they stacked brushwood again.

    In the fourth week a slab that everyone had walked under fell on a gang from the lower village. The others dug with
    their hands until dark. No fire was lit the next day, or the day after, and some people went home and were sent
    their wages.

    The rubble made good clay once it was pounded. Late in the autumn a man on the scaffold raised his hand, and one
    after another they stopped to listen. There was wind in the crack. From the far side, still a long way below, came
    the sound of the river.

story-46 = The watch hill
story-46-text =
    The raiders had come at noon, over open ground, and nobody had seen them. After the sack of the village this was
    what people kept returning to. Behind the houses there was a hill with a view of three bends of the river, and in
    all those years it had been used for drying reeds.

    They pulled out the posts of the burnt houses, which were too green to have burnt through, and dragged them up. The
    tower grew by a storey whenever somebody had rope to spare. Shu, who used to carry the stakes, was light enough for
    the ladder. He was given a horn and told to blow it for anything he did not like.

    He did not like bands of riders, and those, hearing themselves announced, mostly turned round. He was not sure about
    boats. The boatmen took the horn for a toll and put a shell ashore each time they passed. In summer some half-grown
    boys from over the river crept up through the barley to see who was counting them.

story-47 = Riders of the high ground
story-47-text =
    Yu had pitched his tent on the last dry ground, and there was water on all sides of it. In the night something large
    came down outside. It shook itself, and the felt streamed. When he had found a light and put his head out, the
    dragon Yinglong was already a shape against the cloud, going north.

    On the grass in front of the tent stood an archer and a rider, holding each other by the sleeve. They had been in
    the top of the same poplar for two days, with the flood pulling at it. Then the tree had been lifted, they said,
    with great care, and shaken until they let go.

    Neither had any wish to talk about the journey. The archer asked for dry string, and the rider asked after his
    horse. By the time it was light a few starved people had come wading towards the tent from somewhere, following the
    wings. Those who could still stand were put to frying what fish there was.

story-48 = A voice under the water
story-48-1 = Answer with drums
story-48-2 = Offer shells to the deep
story-48-text =
    The envoy had been beaten fairly, in the shallows, and lay on his back in a foot of water with his grey eyes open.
    The foreman Tuo bent down to ask where the rest were. Then the mouth opened much wider than it should have, and what
    came from it did not come from the man.

    “So that is the son,” it said. “The father was louder.” It was Gonggong, lord of the wild water, and he was amused.
    He wondered how long one could go on digging holes for him to lie in. As he talked, the water around everyone’s
    ankles grew cold and began to turn, slowly, with the reeds and somebody’s sandal going round on it.

    On the bank the drummers had their sticks in their hands. An old fisherman made the sign for paying, thumb on palm,
    as his people did before a storm. The voice had stopped and seemed to be listening.

story-49 = A song from Mount Tu
story-49-text =
    In the afternoon a white fox crossed the works. It walked along the edge of the cut in no haste, between the
    baskets, and its tails, of which there were certainly more than one, did not touch the mud. The diggers made room.
    Shu, the stake boy, counted nine and was told to count his stakes.

    That evening the wind came from Mount Tu, and there was a woman’s voice in it. She sang one line, left off, and sang
    it again: I wait for you. The men round the fire all looked at Yu, who was past thirty and patched his own coat.

    He put down the bowl and went up the hill with the mud on him, as he was. Late at night they heard two people come
    down, talking of ditches. By morning the woman of Mount Tu had seen the camp and had some questions for Tuo the
    foreman about the guard.

story-50 = Passing the door
story-50-1 = Walk on
story-50-2 = Go in
story-50-text =
    For a whole week Tuo the foreman had been trying to bend the line, and it could not be bent. It came down between
    the mulberry trees, past the well, and along the fence of a house with a blue door. It was Yu’s house. They all knew
    it.

    They dug up to the gate before noon. Behind the door a child was crying, in the way that children do who have been
    at it for some time and have no great hope of it. The gang dug more quietly. Tuo found something to look at in the
    opposite direction.

    The water in the cut behind them was waiting on the next ten paces. On the ridge across the fields a few riders had
    appeared, watching for a gap. Yu stood by the gatepost with clay up to his elbows. A shovel leaned on the fence, and
    there was half a millet cake on the step.

story-51 = The winged one
story-51-text =
    In the end all of it was water, from the one range of hills to the other, and Yu sat in the middle of it with Old
    Pang the boatman because there was no longer anywhere to stand. They had a bailing scoop and half a radish. Pang was
    mending a net for want of anything else.

    Towards evening the water humped itself and ran off two wings, and a dragon came up between them. It was Yinglong,
    who saw to the rain in the south. He had been watching the works, he said. He thought the idea was right and the
    tools too small. He laid his tail along the side of the boat: it was longer than six such boats and had an edge like
    a ploughshare.

    He did not give it for nothing. He wanted shells, for he liked the sound of them, by the furrow and paid on the
    day. Pang bit on one of his scales to see if it was real. Yu said that they would have to owe him for the first.

story-52 = The three-legged turtle
story-52-1 = Bow and dig around
story-52-2 = Dig on
story-52-text =
    In the deepest part of the cut, farther down than even Yu’s father Gun had dug, the bottom moved. The diggers jumped
    back. It was a turtle, as broad as a threshing basket, and as it turned round to see who was there they noticed that
    it had two legs in front and only one behind.

    Old Ke took off his hat. So did the two or three others who had worked under Gun, and they stood there bareheaded in
    the drizzle. The turtle had Gun’s eyes, brown and heavy in the lid. It looked from the stakes to the bank and along
    the line, just as a man does who knows what ought to have been done. Then it looked at Yu.

    It lay exactly in the way. To go round it would take a hard day more and someone to stay behind with it. It did not
    seem to mean to move.

story-53 = The regent grows old
story-53-1 = Swear to a deadline
story-53-2 = Start in the rains
story-53-text =
    The season’s banks had been turfed and the snow was going when Yu was called to the capital. He went in his one
    clean coat. The regent Shun received him lying down. He had got thin. On the blanket he had a tray of wet sand, with
    the river drawn in it, and he had Yu show him with a finger how far the water now obeyed.

    He did not complain. He only asked when it would be finished; he would like, he said, to see it. Outside, the
    physician held up his fingers, one for each season he thought likely, and then folded one down.

    Shen the clerk rode part of the way back with Yu. It was warm for the time of year, and swallows were flying low. On
    the pass they met the first rain, two months before it was due. There was an old man who could not wait, and weather
    that would not. Yu pulled his straw cape close and went over the days that were left.

story-54 = A stone by the river
story-54-text =
    The court sent another man. He was younger and had a good coat, and nobody could say anything against him. Yu gave
    him the stakes, the measuring cords and the names of those who could be relied upon, walked the bank with him for a
    day and showed him where it was soft. Then he gripped the arm of Tuo, his foreman, and Tuo found nothing to say, and
    he went up the road with his shovel on his shoulder.

    At the place below the ferry where he used to measure the water, morning and evening for so many years, somebody set
    up a stone. It had no name on it. Fen the rope-maker said later that it was not she, and Tuo said that it was
    heavier than it looked.

    The children took it over. They scratched a line wherever the river stood on the first day of spring, and under the
    line whatever they could write. When the new man came to ask how high the floods had been, it was the children he
    was sent to.

story-55 = Something digs at night
story-55-text =
    On the cord of Tuo the foreman the cut was forty paces long. In the morning it was fifty-two. He paced it off
    himself and put the night guard under oath.

    The guard had seen a bear. So had the second man, and so, on the following night, had Fen the rope-maker, who went
    to look. It was a large one, brown, with clay on its arms. It dug with both paws and threw the spoil clear of the
    edge, the way they were always being told to. When a basket was in its path it put it aside. Somebody had coughed,
    and it had nodded.

    There was some talk of pits and spears, without much heart. Aunt Mei, who cooked for everybody, left a pan of
    dumplings on the bank at dusk. By sunrise the pan was clean, and they were another dozen paces on. Yu slept late
    that day. Nobody woke him.

story-56 = The bear
story-56-1 = Ask the stone for the child
story-56-2 = Dig until it is done
story-56-text =
    A drum used to be struck when his meal was wanted, and nobody but the woman of Mount Tu was to bring it. That day a
    stone had sprung from the pick and hit the drum. She put the bowl in the basket and came much too early, with the
    child she was carrying.

    There was nobody in the cut except a bear. It stood upright in brown water and worked with Yu’s shovel, in Yu’s
    manner, with his short rest after every tenth throw. It turned its head and knew her.

    She ran. He was halfway up the hill after her before he thought of what he must look like. At the top she had
    stopped. When he laid his hand on her shoulder, it was a man’s hand again, and the shoulder was rock, with her shawl
    still blowing around it. Below him the water had reached the last stake. From inside the stone came a knocking,
    quite small.

story-57 = Old enemies, new seats
story-57-1 = End the old quarrels
story-57-2 = Ask for the prisoners
story-57-text =
    They had taken the valley, and now they sat in it. The chieftains slept in other people’s beds and slept poorly.
    There was a gate to be minded that someone always forgot, and a cow bellowing to be milked, and when the ditch
    beside the granary filled up there was nobody who knew which board to lift. One of them lifted the wrong one.

    In the tenth week they sent for Yu, who was living with his people in the caves. They were drawn up in the yard on
    benches too low for them, with their boots wet. They did not say that they were sorry. They said that the valley was
    his again as far as they were concerned, and that before the next season it might be as well to talk.

    He could ask for one thing, they thought. It should be something they could carry home and tell to their wives. From
    the barn the prisoners were looking out between the slats.

story-58 = The ape in the Huai
story-58-text =
    Where the cut ran into the Huai there was a rock in the meeting of the waters, and on the rock sat a grey ape,
    larger than an ox. Its eyes were like two lamps set in a window.

    It never came nearer. It pursed its lips and blew, and there was wind, and the hats went. It drummed on the stone
    and the river stood up in short steep waves. This was Wuzhiqi. At dusk it called out over the water in a friendly
    voice, name after name, and from the hills on the other side one raider after another answered.

    Some of the diggers found that it knew their names as well. One soldier of the guard, a deaf man, did not hear his.
    After that every gang asked for him.

story-59 = Nine heads, one spring
story-59-text =
    It took three bands and the whole of a day. The swordsmen drew it on, the spears held it from the sides, and the
    archers, who had been fed beforehand because Aunt Mei, the cook, insisted, shot at the eyes, of which there were
    eighteen. Towards evening Xiangliu, the nine-headed serpent, lay down over two hills and a barley field and did not
    get up.

    His blood ran into the ground, and what it touched stank and bore nothing. They covered it with clean earth, and the
    earth sank. They covered it three times. So Yu had the bad earth dug out, three spears deep and down to the rock,
    and a spring broke out there which was clear. He tasted it first.

    Of what had been dug out they built a tower on the place, faced with clean clay, so that nobody would ever sow
    there. Some of those who had fought asked for the first watch up there, since they did not expect to sleep.

story-60 = The ransom road
story-60-text =
    The track by which the ransom takers had come went up behind a waterfall to a sheepfold with a roof of branches.
    There they were, all the people who had disappeared from the road: the charcoal burner, the two sisters, the clerk
    without his mule, and thirty more. They were thin, but they were alive, and they were standing in a line.

    An elderly man with a dark face and a jutting lip was calling them out from a bundle of bamboo, each with village,
    day of capture and what had been taken from him, down to the hats. It was Gao Yao, the judge. He had been stolen in
    the first week, on his way to a hearing, and had gone on sitting.

    By the second month the takers were bringing him their own disputes. He had notes on those too. He handed over half
    a sack of their barley for the way home, and before dark the whole line was on the road.

story-61 = Three gates
story-61-1 = Gate of men
story-61-2 = Gate of gods
story-61-3 = Gate of ghosts
story-61-text =
    At the bottom of the gorge two islands of black rock split the river, so that it went out by three gates. The
    boatmen had names for them. To the left was the gate of men, wide and slow, where one might lose a day. The gate of
    gods was in the middle, smooth and very fast, and people threw millet in before it. On the right was the gate of
    ghosts. There was always spray over that one, and a sound of voices.

    The canal could be led to any of them but only to one. Tuo the foreman dropped a bundle of straw into the water,
    and it spun about in front of the three and chose none of them.

    The boatmen rested on their poles. They had worked in all three, they said, and had brothers in the third.

story-62 = The prince of the Miao
story-62-1 = Seat him
story-62-2 = Sell him back
story-62-text =
    When the fighting was over there was a young man sitting on a rock in the middle of it, alone, with his sword across
    his knees and a cut over the eye that he would let nobody touch. From his belt hung more jade than there was in the
    valley. He was a prince of the Miao, and he was waiting to be told his price.

    He knew it already, more or less. His uncles had been bought back before him, each for somewhat less than the one
    before. It annoyed him.

    Along the ridge stood his people. They had not run off, and they had not come down. It was close to mealtime; under
    the awning Aunt Mei the cook was setting out the bowls for the foremen, and the bench there had room for one more,
    if people moved up. Yu saw that the prince was looking at the bench.

story-63 = The ape under Turtle Hill
story-63-text =
    They went out to the rock on two rafts of new timber, archers in front, and from the bank the riders let the ropes
    run out. The ape called to each of them by name. They had wax in their ears. It blew, and the rafts stood on end.
    Then the first noose was over its arm, and the horses leaned into the hauling.

    It was brought ashore at dusk, very wet, and sat down like someone who has missed a boat. The smiths put a chain of
    bronze on it, and through its nose a ring with a golden bell. So it was led to Turtle Hill, and children walked
    beside it, because at each step the bell rang.

    In a cave under the hill the chain was made fast to the root of the rock. When the stone had been rolled to, the
    wind dropped, and people on the bank found that they were shouting.

story-64 = The giant who came late
story-64-1 = The law is the law
story-64-2 = Let him carry stones
story-64-text =
    When the ten thousand lords had met in assembly, one place was left empty until the evening of the last day.
    Fangfeng had not arrived. He was so tall that his stride covered three fields, and still he was late; he had stopped
    to watch some cranes. He was late for the battle as well. The raiders had gone home by the time he came over the
    hill, and he fought on their side alone until he was brought down with cables.

    Now he lay along the bank, tied at wrist and ankle, with his feet in the next village. The scribe unrolled the law
    of the assembly. There was only one penalty in it, and every lord had sealed it, this one too.

    “I meant to come,” said Fangfeng. The gangs stood about with their baskets of stones, each of which he could have
    carried on one finger. The scribe asked whether he should read it again.

story-65 = Boyi’s wells
story-65-text =
    Before the floor of the new hut was stamped, Boyi, who understood both fire and water, asked to have the middle of
    it for himself. He lay down with his ear to the ground, moved a pace, listened, and began to dig. By the second day
    he could be heard but not seen. On the third the bucket came up full.

    It was sweet water, colder than the river and without the taste of clay. He ringed the shaft with stones, set a lid
    on it, sat on the lid and ate an onion.

    Until that time somebody from each house had gone to the river after dark, with two pails and no free hand. The
    raiders used to wait in the willows by the landing. They waited there two nights more and were heard to quarrel.

story-66 = Brothers over the river
story-66-text =
    It had hardly been a fight. There was some pushing at the ford, and afterwards they all sat on the gravel, bandaging
    one another, because nobody wanted to be the first to leave. Fen the rope-maker passed round a flat cake. A big man
    with one ear said that his mother used to break them like that, crosswise, with the burnt end for the dog.

    In which village had that been? He named it. There was no such place any more, but Fen had been born there, three
    doors down, across from the well. They had been neighbours, all of them, until in one night the flood had shifted
    the river and it had come to lie between the houses. Since then each bank had told its children tales about the
    people opposite.

    From memory they went down the street, house by house, until it was dark. One of the young men came along to see his
    aunt, and in the morning he took up a spade.

story-67 = The one-legged drum
story-67-text =
    Kui had walked for a month with the drum on his back. It stood on a single post, and its skin came from a beast
    about which he would say only that it had had one leg too, and a great voice. He set it up next to the new hut and
    asked everyone to step back.

    He struck it once. On the other bank a man who was mowing straightened up and looked around. Two hills away sheep
    started to run.

    After this the works had a beat. A slow one was for hauling, and the baskets went up the ramp to it as if they had
    been emptied of half their stones. The fast one was for danger. A lookout was posted on the hill with a red cloth,
    and when it dipped Kui changed hands. Within a week the babies slept through the first beat, and nobody slept
    through the second.

story-68 = The giant kneels
story-68-text =
    The ground shook for an hour before he came in sight. Fangfeng, who had been late for the assembly of the ten
    thousand lords, was arriving late for the battle too, with a club made of a whole pine, and those who had just won
    it took hold of their spears again.

    He stopped at the edge of the works, knelt down, so that a wave ran along the canal, and laid the club on the grass.
    On the road he had spoken with some people, he said. They had told him of a man here who could have gone by the rule
    and had not. He had thought about it for three valleys. That was why he was late; no, he had been late before.

    Then he asked where the stones should go. The foreman Tuo showed him. He carried until moonrise, a gang’s week in
    each armful. His bodyguard, one man of ordinary size, stayed to help with the counting.

story-69 = The digger goes home
story-69-text =
    The last gate was opened on a dull morning with no one of rank present. Tuo the foreman lifted the board, the water
    hesitated and went through, and the river lay in its bed from the mountains to the sea. Some of the gangs cheered.
    Most of them sat down.

    Yu went to the capital and gave back the seal. Shen the clerk had drawn up a list of offices. Yu heard it to the end
    and thanked him, and asked if he might keep the shovel.

    It was eleven days on foot. He kept to the canals most of the way and here and there, from habit, kicked at a bank.
    They were sound. People in the fields greeted him as one greets any man with a shovel. On the last evening he
    reached the mulberry trees, then the well, then his own fence and the blue door. He had walked past it oftener than
    he cared to count. He scraped his boots for a good while. Then he lifted the latch.

story-70 = Nine tripods
story-70-text =
    When the river had reached the sea and stayed there, the nine provinces sent bronze. It came on carts and rafts and,
    from over the border, on the backs of men who had come that way with other loads. There were spearheads in it,
    cauldrons, a child’s bell. The smiths cast nine tripods, and on each they drew the rivers of a province with all
    their bends.

    They were set up in a yard, and everyone came: Tuo the foreman with his cord, on which there was no room left, Fen
    the rope-maker, Aunt Mei the cook, and people who had been in the way of the work and had been let live. Behind the
    tripods stood a chair. Yu supposed it was for the regent. Then he saw that the regent was standing.

    He had never in his life sat down while others were on their feet, and he said so. Old Ke, who had dug for his
    father too, told him that the others would sit as well. They did, on the ground, the whole yard, and waited.

story-71 = The dragon takes him up
story-71-text =
    The work was lost. The banks had gone one after another, from the top of the valley down, and there was nothing left
    on them worth another man’s life. Yu sent the gangs to the hills. From the slope they could see him for some time on
    the last piece of dyke, driving in a stake and then, a pace farther on, another.

    At dusk the place where he stood went dark. Those who were nearest said that the dragon Yinglong had come down for
    him. Others saw no one come, only someone go up: another dragon, not large, brown as clay, that carried its head a
    little to the left, as he did.

    That night the river lay still from one end of the land to the other. One could hear dogs on the far shore. Families
    drifting on rooftops were able to paddle to the bank with their hands, and nobody was drowned. Towards morning it
    began to run again. Shu, who had carried them as a boy, found the stakes at low water years later, in line.

story-72 = The hard crown
story-72-text =
    The river did as it was told, and people said that it was afraid of him. The border was quiet for the same reason.
    Chieftains who had fought for their fords came in at the new year with shells on a tray, and did not look up while
    these were being counted.

    The regent Shun laid the crown in Yu’s hands, and he put it on. He ruled well. The granaries were full and the
    weights honest; there was one law for the clerk and the ferryman. When he went along the banks, people stopped
    working and stood straight, and he could no longer find anybody who would tell him where it was soft. Tuo, his old
    foreman, would have, but lived with a daughter by then.

    He slept badly. The guard before his room heard him get up at the hour when the water used to be measured. He would
    go out to the wall and stand there with a cord in his fingers, listening. There was nothing to be heard from the
    river or the hills.

story-73 = Still water
story-73-text =
    When the envoy of the deep went down they all moved back, for it was known that something was in the habit of
    talking through such people. His jaw opened as wide as a gate. Tuo the foreman had his fingers in his ears.

    Nothing came. A little water ran out and a small fish. The envoy lay there with the look of a man who has knocked at
    his own house and been told that nobody lives there.

    On the rise behind them stood the tower, over the spring where the nine-headed serpent had been put under. The deep
    had no voice here any longer. After a while the man shut his mouth. He had been an oarsman, it turned out, before he
    was an envoy. He had a shell on a thong round his neck and wanted to pay for something to eat.
