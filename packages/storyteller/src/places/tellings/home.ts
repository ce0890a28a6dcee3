import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the house's three pages. */
export const homeTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Pat, pat, bare feet. Hello, sofa! Hello, lamp!',
      'Under the table! Behind the door! Explore, {hero}!',
    ],
    crossing: [
      'Squeaky stair! Eek! Miss that one out, {hero}.',
      'Long, long landing. Tippy-toe, tippy-toe, past every door.',
    ],
    wayHome: [
      'Past the coats. Past the clock. Nearly tucked in!',
      'One stair, two stairs, three stairs. {hero’s} own rug!',
    ],
  },
  '4-5': {
    arrive: [
      '{hero} looked at the sofa from behind. It was a mountain with buttons on. ^ “Has anybody ever climbed this side?” {he} asked {c}. Nobody {within} ever had.',
      'There were nine doors {within}, and {hero} listened at each. ^ One hummed. One gurgled. One sounded like toast. “Toast first,” said {c}.',
      '{hero} crept in under the big table and looked up. Somebody had drawn a face there! ^ “I think it was me,” {he} whispered, “when I was little.”',
    ],
    crossing: [
      'The floor had turned to custard. ^ {hero} tiptoed from cushion to cushion, as far as {spot}. {C} got custard on one side only.',
      'There were building blocks all over the landing, and every block had eight corners. ^ {hero} sent {his} toes ahead to look. Ooh! Ooh! Ooh! Over!',
      'The bathroom tap was talking to itself. Gloop. Gurgle. Gloop. ^ {hero} went by on tiptoe, with {his} ears shut. It would be rude to listen.',
    ],
    wayHome: [
      'Back past the chairs. Back up the stairs. ^ {hero} went up them backwards. Now {place} would think they were just coming.',
      '{hero} put back the cushions. {He} put back the pans. One thing was left over, and that was {c}. “You go with me,” said {hero}. ^',
      'Up went {hero}, and each stair gave a creak. They were deep at the bottom and high at the top. It was very nearly a song. ^',
    ],
  },
  '6-8': {
    arrive: [
      '{hero} drew a map of {place}, with everything in it that others leave out. There was the Warm Patch. There was the Bay of Lost Socks. ^ “What’s this white bit?” asked {c}. It was just behind {spot}, and no one had ever set foot there. “That,” said {hero}, “is where we’re going.”',
      'Houses behave themselves as long as people are about. {hero} knew a way round this. {He} banged the front door, from the inside, and stood by {spot} without breathing. ^ First the fridge relaxed. Then the stairs had a stretch, one at a time. “Now,” {he} whispered to {c}. {Within} it had begun.',
      'For an expedition {within} you need provisions. {hero} packed a torch, a cheese roll and a spare sock. They left in single file, so that {c} came second. ^ By the kitchen there was only the sock. “We’ll have to live off the land,” said {hero}, and opened the biscuit tin.',
    ],
    crossing: [
      'Beyond {spot} the lamp wasn’t working, and hadn’t been since the spring. “I know where everything is,” said {hero}. ^ {He} knew where the wall was. {He} knew, a moment later, where the bucket was. {C} went ahead and hummed, and {he} walked along the hum, on tiptoe, until it reached a door.',
      'Wet washing hung across the passage, all the way to {spot}. There was nothing for it but to go in. The first sheet was cold. The second got {hero} by the ear. ^ {He} pushed on through a shirt, and a towel, and a whole family of socks. When {he} came out, even {his} eyebrows were clean.',
      'Somebody was asleep behind the third door, this side of {spot}. “On the very ends of your toes,” mouthed {hero}. ^ {He} kept to the edge of the carpet. {He} held the door handle, so that it shouldn’t click. It was {c} who hiccuped. The snore stopped, thought about it, and went on.',
    ],
    wayHome: [
      '“Do you think it’ll stay like this?” asked {hero}. {C} looked round {place}. The rug was a rug again. The sofa had its back to them, as sofas do. ^ {hero} bent down and lifted the fringe. In there it was still all caves and mountains. “Yes,” {he} said, and let the fringe fall.',
      'They left {place} as they hoped to meet it again. One cushion lay where it might be an island. One drawer was open by a thumb. “It’s for next time,” said {hero}. ^ At the corner {c} looked round. Behind {spot} something let itself down with a sigh, as if it had taken its shoes off.',
      'The stairs were higher going up. {hero} put both feet on each of them, like somebody with shopping. On the seventh {he} had a rest, and offered {c} the eighth. ^ From there you could see half of {place}, and one slipper by itself. “It’s on duty,” said {hero}. {He} saluted it with the other.',
    ],
  },
  '9-12': {
    arrive: [
      'Everyone has a room {within} that they’ve never really been into. They go in for the scissors, and come out with the scissors. {hero} turned the handle and stood there as you would in a museum. ^ It was all on show. There was the crack like Norway. There was the tin that had once held toffees, and now held what people can’t throw away. “How long has it smelled like this?” asked {c}. It always had. It had been there for so long that you needed to come as a stranger to be introduced.',
      'The rooms we know best, {hero} had once read, are the ones we see least. {He} tested this on {c}. “Shut your eyes. What’s over the kitchen door?” {C} said a clock, and then a plate with a windmill. It was a nail. It was just a nail, in a pale square where something used to hang. Not a soul {within} could have told you what. ^ {He} looked from that to {spot}, and on down the passage. The place was packed with things that nobody had noticed yet.',
      'You take a mirror, hold it flat beneath your nose, and look down into it as you walk. {hero} had invented this, or so {he} believed. At once {he} was on the ceiling. It was white up there, and beautifully clean. Lamps grew out of the floor like tulips, and you had to step over the top of every doorway. ^ “What’s it like?” asked {c}. “Empty,” said {hero}. “There’s a whole {noun} up here, and nobody’s moved in.” {He} lifted a knee for the next doorway. That it was not really there made no difference to the knee.',
    ],
    crossing: [
      'There were thirteen stairs, and {hero} knew their tempers. Three and four were sound, seven groaned, and eleven went off like a cork. It had never mattered. But this had to be done without a sound. {He} felt for the first time some respect for the tooth fairy. ^ Three. Four. {He} kept to the wall side, on {his} toes, where wood has less to say. Seven {he} left out. By {spot}, far below, nothing stirred. At eleven {he} took to the banister, upwards, an inch at a time. It’s slow, but a banister has never told on anybody.',
      'Beyond {spot} came the room where they kept what they weren’t using. It had been piled up by people who never meant anyone to get through. There were chairs on chairs, and on the very top a box marked GLASS. ^ {hero} read the heap for some time, as you read a page before you have to say it aloud. This leaned on that. That was held up by a skate. Nobody must upset the skate. {He} breathed out, and went in between the knees of a table. Above {him} something chimed once, and stayed where it was.',
      'Between {hero} and {spot} a strip of lamplight lay across the floor. It came through a door that stood ajar, and behind the door were voices, in the tone that people use when they think they’re alone. {He} didn’t want to hear them. But there was no way round. ^ {He} went over on the points of {his} toes. In the very middle {he} heard {his} own name, and laughter, of the kind that you’d like to keep in a pocket. {He} stayed a second longer than was honest. Then {he} tiptoed on, with both ears hot.',
    ],
    wayHome: [
      'They went by way of every room, though it was not the shortest. {hero} felt that it was owing. {He} looked in at each door for about as long as one looks at somebody asleep. The plates stood in their rack. The bathroom was humming something. ^ “You’re saying goodbye,” said {c}. “I’m not,” said {hero}. “I’m telling them I’ll be upstairs.” But {he} had laid {his} palm on every handle. You can live in a place for years, it seems, and come home to it quite suddenly, between the linen and the lamps.',
      'An explorer has to write it all down afterwards. {hero} did it in {his} head. Distance covered: about one bus. Highest point: the top of the bookcase. Inhabitants: friendly, and free with biscuits. ^ None of it was quite right. {He} began again at the beginning. Left {place}, {he} wrote. There {he} stopped, for it came to {him} that the last line was going to be: Reached {place}. “Then we’ve been nowhere,” said {c}. {hero} thought about that for the length of the landing. “Not nowhere,” {he} said. “We’ve been round the back of here.”',
      '“Listen,” said {hero}, with one foot on the stair. There had been a great many noises {within} to begin with, and each had made {him} jump. Now there was the tank, clearing its throat. There was the third board from {spot}, letting go. It was like a roomful of strangers when you suddenly know them all. ^ “What are they saying?” asked {c}. {He} held on to the knob of the banister. It fitted {his} palm exactly, being worn to the shape of people going up. “They’re practising my name,” {he} said. “They’ve nearly got it.”',
    ],
  },
};
