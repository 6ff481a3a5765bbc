# What came of each choice of the storybook, told once it has been made.

story-1-1-after =
    Shen wrote the figure down, blew on it and asked whether it might be a little larger. It might. From then on nobody
    in the capital inquired how long the canals were; they inquired after millet. Before spring two fields had been
    staked out beside the line, and the diggers were learning to count in sheaves.

story-1-2-after =
    Shen was surprised, but roads could be put into an account as well. The court sent the first man for the patrol, in
    new sandals, and promised more. Over the border they heard that the regent had given his word for the road, and
    certain people grew curious what such a word would weigh.

story-3-1-after =
    They dug where the groove lay, and the ground was firm all the way through the reeds. At noon a shadow went along
    the cut and came back. In the evening someone left two shells at the end of the line. By morning they were gone, and
    a fresh furrow ran on from the place.

story-3-2-after =
    Yu had the groove filled in, and they dug by the stakes. It was slower, through roots, but every night the water
    stood where he had said it would. A woman of the third gang had kept the cord taut all week without being told to.
    Yu made her captain of the ditch.

story-5-1-after =
    It took the smith two days to break the cauldron and one to pour it. The blades were good. For a while the rivers
    could still be made out on some of them, until the clay had scoured them smooth. The carter bought a strip of the
    rim, as long as a thumb, with his own bend on it.

story-5-2-after =
    They set it on dry ground above the line, under a roof of its own, and turned it so that the carter’s river faced
    south. Every lord was sent word that he might come and look for his. The first who came laid down bronze for eight
    more. It was plain that the place would have to be guarded.

story-8-1-after =
    The eldest named a figure, and Yu did not haggle. This was noticed. From that winter every band at the fords asked a
    shell more than before. Behind the men who came to collect walked a grey one whom none of them had brought; he left
    wet prints in the yard and so far wanted nothing.

story-8-2-after =
    Yu told them that he had no share to give, and saw them to the gate himself. They took up their spears with the
    points forward. By the next moon a champion in red had begun to show himself on the far bank every morning, alone,
    and the works slept in two watches.

story-10-1-after =
    Yu scattered it over the lowest fields with his own hand, a pinch at a time, as one salts a soup. It took in
    whatever clay was laid to it and rose. At sunrise long dark backs lay above the water, and people walked on them
    barefoot. Whose theft it had been, nobody mentioned.

story-10-2-after =
    He lifted the stones away, set the jar beside his father and put the stones back in their order. Old Pang held the
    lamp and afterwards asked for work. On that slope the water drew off from whatever was built, and before winter
    somebody from over the river had laid a gift there, a small one.

story-12-1-after =
    She drank the pitcher empty and went off through the reeds. On the fifth day she stood at the ford with Elder Dang
    of the Miao and a length of red cord. He tied a knot for the water, Yu one for the road; so they went on until dusk.
    Then the cord was hung in the willow.

story-12-2-after =
    They washed her hair and gave her the shield again. She fought where she was put, two paces ahead of the rest, and
    never looked across the river. Two young men asked to be taught by her. On the far bank a prince of the Miao was
    told where she stood, and had it repeated.

story-14-1-after =
    Clay came by barge and planks by ox cart, and every load was paid for on the bank. The floor dried. Ruo had not sent
    the letter after all. He stayed to see what such a canal would cost, wrote it down each evening, and doubted it
    aloud at breakfast. From here on he was usually right.

story-14-2-after =
    So they dug with the water at their knees. It was clear and cold, and one could drink it, which people said as long
    as they could. The sheds filled. Those who lay there were told through the wall how far the line had got: past the
    springs, down into country that none of them had ever walked.

story-17-1-after =
    He ate for most of an hour, rested, and ate again. Then he took Yu by the thumb and drew it along the bone from the
    snow to the salt: here it waits, here it turns over, here it lay before. He left the bone next to the bowl. That
    year they knew of high water a day ahead.

story-17-2-after =
    Tuo pointed him down the road to the ferry, where travellers were fed. The old man nodded, as if that was how it
    usually went, and wrapped up the bone. When he had gone there were two shells on the spoil heap. In his family,
    perhaps, one paid for the place where one had sat.

story-20-1-after =
    She got the corner behind the storeroom for two shells, with a hearth and a bolt on the inside. For a week nothing
    could be seen, only heard, under three lids. After that there was something for the cold mornings and something for
    the evenings, and the gangs became punctual at both ends of the day.

story-20-2-after =
    She paid for her place like the comb seller and the woman with the geese, one shell, and it went into the common
    basket. By evening the jars were empty and stood on the barrow again. The songs stayed behind for a time. Each gang
    remembered other parts of them.

story-29-1-after =
    There was a cup for each. They drank to the canal, to the man who had walled the jar up, and to his relations. Two
    guards from the upper road came by, liked the company and stayed. The bank was closed by torchlight, rather crooked,
    and those from the sheds slept where they were, on wet ground.

story-29-2-after =
    He broke the wax and poured, and it was some time before the jar was empty. Nobody helped him. The river darkened
    along the bank and went on a little more quietly. Next morning the stakes stood clear by a hand’s breadth. The gangs
    washed their cups and hung them up, and the bank was closed by noon.

story-31-1-after =
    They went in at the foot, and before dark it came down, not in one place but along its whole length. The families
    ran with their goats, and most of them reached the slope. There was clay for a season, and sound timber. Old Ke
    found the shrine tile in the mud and carried it about with him all evening.

story-31-2-after =
    It cost four days and a sack of millet. The goats were carried and the shrine was carried; the woman with the plums
    saw to both. When the crest was empty Yu walked it from end to end and looked into every hearth. A grown son of one
    of the houses stayed with the gangs and took a spade.

story-35-1-after =
    Bai was given a day’s start and a bag of oats, and he thought that fair. The horses went into the upper stable,
    where for a week nobody could do anything with them. Then two of the grooms left off shouting and tried it his way.
    So there were riders. The grey still stood facing the gully.

story-35-2-after =
    He emptied the dish, asked whose the bay was, and told the man three things about it that he had not known. The
    horses were divided between the banks again. Bai kept none. They gave him the yellow mare that had thrown everybody,
    and he rode her in after dark, worn out, without a bridle.

story-37-1-after =
    They lay down head to foot among the gang, nineteen of them, and whoever wished to turn over had to ask. In the
    morning the beams were carried up from the road. They had been cut for a house of just this width. The smallest
    child had slept against Aunt Mei’s back and went there again the next night.

story-37-2-after =
    Aunt Mei filled whatever they held out, and they ate under the eaves, standing. The rest they tied up in a cloth for
    the next district, where there were said to be houses without people. One young man remained behind to dig out the
    wheel. He had it free by dusk, and was still at the works in spring.

story-37-3-after =
    Yu told them that there was no room, and it was nearly true. They thanked him. The cart had gone in up to the axle,
    and it took them a long time to get it out; nobody came from the hut to push. It left a pit with good clay at the
    bottom, which was used the next day.

story-42-1-after =
    Shu cut the string and Yu drew the stopper. There was earth in it, dark and fine, that smelt like the first warm day
    of the year. He tipped some out at the edge of the water. It swelled and pushed the water from their feet, slowly,
    as a cow leans on a gate. Old Ke had to sit down.

story-42-2-after =
    They covered the jar where it stood. Chui had the nine blades on new handles by evening and went along the cut with
    them, trying each in a different soil. The shoring he did not like at all. He sent word home that it would take some
    time, and asked who was in charge of timber.

story-48-1-after =
    At the first stroke the water jumped. They drummed until dark, and from the far sheds men came running with whatever
    they had in their hands, and stayed. The voice did not reply. But a long way down something turned over in its
    sleep, and one head rose to ask about the noise, and then a second.

story-48-2-after =
    The fisherman showed them how it is done: the hand under water, palm downwards, then opened. Three shells went. The
    sandal stopped, turned once the other way and drifted ashore. “Your father never offered,” said the voice, from
    farther off. All along the line the water sank, and in the shallows a tired man asked where he was.

story-50-1-after =
    He took the shovel. They dug past the fence and past the well, and towards evening the crying could no longer be
    heard. Two people from the neighbouring houses had come out with baskets. They lived in this street, they said, and
    could as well dig for it. Behind them somebody closed the blue door.

story-50-2-after =
    The latch was lower than he remembered. The child broke off to look at him, the clay, the beard. Its mother moved
    the pot to the fire. He stayed until the bowl was empty, and when he came out the child sat on his shoulders.
    Meanwhile the riders had found their gap, and one of them was through.

story-52-1-after =
    Yu bowed, and the gang bowed after him. The line was led round in a bend, and one of the diggers, who had no family,
    stayed behind with the turtle. In the evenings he was seen listening to it. At the bend the current slackened, and
    the river fell a little and did not rise again until the new moon.

story-52-2-after =
    Yu gave the word, and as nobody moved he struck first himself. The turtle drew in its head. It let them come up to
    the shell; then it sank, unhurried, and the floor went with it, shoring and all, and a man with it who had not put
    his hat on again. Out of the hole came clay and timber.

story-53-1-after =
    He turned back on the pass. Shun listened to the oath with closed eyes: before the frosts of this autumn, or not at
    all. It was written down and hung where he could see it from the bed. At the works Tuo the foreman made a new cord
    with one knot for each week, and undid the first.

story-53-2-after =
    They began in the rain. Some who had dug for years looked at the ditch, which was full before it was deep, and went
    home to wait. The others worked under straw capes that Shen had sent. Told of it, the regent had his bed moved to
    the window, on the side where the river was.

story-56-1-after =
    “Give me the child,” he said. It came out the way one asks for a tool. He put down the shovel and said it once more.
    The stone opened on its north side, no wider than a door, and in it lay a boy, warm and angry. He called him Qi,
    which means to open, and carried him down.

story-56-2-after =
    He went down, as the water was at the stake and there was nobody else. Until dark it was a bear that dug, and after
    that a man. People who had heard of it came from three villages and worked next to him without a question. At
    sunrise the cut held. The knocking had stopped some time before.

story-57-1-after =
    They talked it over, since it was more than one could carry. At last the oldest filled a bowl, named one thing that
    his bank had against the other, and poured it out on the ground. Yu named the next. Some that were named had no
    living witness. When it grew light the jar was empty, and they slept.

story-57-2-after =
    The barn was opened, and they came out grey with straw, among them an archer and a rider long counted dead. The
    chieftains’ sons had guarded them for ten weeks and lost a good deal to them at dice. A few of these boys stood
    about in the yard now, and were in no hurry to be enemies.

story-61-1-after =
    They led it to the left, and a day was lost over it. In the slack behind the gate stood weirs from the time of the
    boatmen’s grandfathers, and nobody had emptied them this year. The gangs filled two big baskets with fish. Some
    women walked along the shore there and looked for a good place for houses.

story-61-2-after =
    Two baskets of the best went over the side with the words that belong to it, and the gate took them without a
    ripple. The water that it let through ran like a drawn thread. From the altar on the ledge people came down to see:
    a man with a spear, and behind him somebody looking for work.

story-61-3-after =
    They led it to the right. All that night the voices were loud, and a digger who thought he heard his brother walked
    out to the edge; his basket was found there. In the morning two men stood on the bank in armour of an old pattern,
    not at all wet, and asked where the enemy was.

story-62-1-after =
    They moved up. The prince ate all that was in the bowl. Then he undid the red cord from his sword, laid it across
    the table and tied a knot, and Yu tied one next to it. By dusk all his people had come down, and each clan added its
    own. It was hung in the willow by the ford.

story-62-2-after =
    It was soon agreed: four shells, less than for any of the uncles, and they were counted out where he could hear. He
    went up to his people and straight through them to a man in blue armour who had kept to himself. With him he talked
    for a long time, and pointed at things in the valley.

story-64-1-after =
    The scribe read it again, since it must be read before the sword. Fangfeng himself laid his head where they could
    reach it. Two guards of the other lords stayed with Yu from that day, out of respect for the law. The giant’s kin
    carried him home in nine days, and one of them put on black.

story-64-2-after =
    Yu said that the law had a second reading, and dictated it. When the cables were cut Fangfeng sat up, and it grew
    darker round about. He begged everybody’s pardon. Then he picked up the stones of the first gang, baskets and all.
    By evening he had brought clay for three banks besides, because he was going that way.
