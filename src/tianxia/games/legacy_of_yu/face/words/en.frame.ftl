# The frame of the campaign: how it begins, what has changed before each game, how it ends.

prologue = The river before
epilogue = Afterwards

prologue-text =
    The river had been out of its bed for a generation. In the valley there were grown people who had never seen it lie
    still, and who set their houses on posts without asking why.

    A man named Gun had been told to stop it. He raised dykes for nine years, each higher than the last, and when they
    broke he stole from heaven a kind of earth that grows by itself. Heaven missed it. Gun was put to death, and the
    river went on over the place.

    He left a son, Yu. The regent Shun sent for him and asked if he would finish the work, and how. Yu had thought about
    it all the way to the capital. One should not stop it, he said. One should find out where it wants to go, and dig.

    So he was given a seal, a shovel, and such people as could be spared. On the first morning Tuo the foreman counted
    them, and tied the number into a cord. Aunt Mei, who was to cook for them, counted too, and put more water in the
    pot.

epilogue-won-far =
    Within one lifetime people forgot what the valley had been like. Children were shown the old mark of the water on
    the posts, far above a man’s head, and took it for a tale. Most of the gangs stayed where the last canal had left
    them. One can still tell those villages: the fields begin at the bank, with nothing in between.

epilogue-won-near =
    It had been close, and those who were there never said otherwise. In half of the villages along the line a second
    row of posts stood beside the first, charred or rotten. Every spring, before the gates were opened, somebody called
    out the seasons that had been lost, one by one. Then the board was lifted, and the water went where it was led.

epilogue-lost-near =
    More than half of it had been dug, and in dry years the river used it. People led a little water onto their fields
    at night with a board and a stone. The next man whom the court sent found the stakes in line and the soft places
    marked. He needed eleven seasons for the rest, and never claimed to have begun it.

epilogue-lost-far =
    There was not much to be seen of it later: some lengths of ditch with willows in them, a row of posts, a cord with
    knots in a cave, which nobody could read to the end. But in that valley people had once dug downhill instead of
    piling up, and this was talked about. Whoever tried it next began at the sea.

epilogue-home =
    Yu’s son Qi was asked, as an old man, what his father had been like. He remembered the smell of clay, he said, and
    being carried along a bank on somebody’s shoulders while a voice underneath him counted paces. For years he had
    thought that this was the word for walking.

epilogue-wed =
    On Mount Tu they know a song with only one line. Women sing it at the loom and by the well, leave off, and begin
    again. Who was it that kept her waiting so long? Somebody who was busy, they say. As far as one can hear, it is not
    meant as a reproach.

epilogue-alone =
    Of Yu himself less is told than of the water: that he limped, that he patched his own coat, that he never threw away
    a stake. The limp has become a step in a dance. It is done at weddings, one foot drawn after the other, by people
    who have no idea what it is for.

change-rule-new = New rule, “{ $rule }” ({ $kind ->
    [boon] a boon
   *[burden] a burden
}): { $effect }
change-rule-gone = No longer in force: “{ $rule }”.
change-joined = { $kind ->
    [townsfolk] Townsfolk who have joined
    [outsiders] New among the outsiders
    [canals] New canals
   *[huts] New hut cards
}: { $cards }.
change-left = { $kind ->
    [townsfolk] Townsfolk who have left
    [outsiders] Outsiders who will not come again
    [canals] Canals that have gone into history
   *[huts] Hut cards that have gone into history
}: { $cards }.
change-none = No card and no rule has changed.

story-way = { $label } (costs { $cost })
