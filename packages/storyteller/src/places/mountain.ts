import type { PlacePack } from './place-pack.ts';

export const mountain: PlacePack = {
  id: 'mountain',
  setting: 'mountain',
  noun: 'mountain',
  preposition: 'on',
  outfit: 'explorer',
  weathers: ['clear', 'wind', 'mist', 'cloudy'],
  spots: [
    'the split rock',
    'the goat’s ledge',
    'the little waterfall',
    'the windy gap',
    'the leaning pine',
    'the heap of stones',
    'the eagle’s seat',
    'the cold spring',
  ],
  peeps: [
    '[Puff, puff|Huff, puff|Heave ho], up we go!',
    'Hello, [lo, lo|…lo, …lo|oh, oh]!',
    '[Tap, tap|Tick, tack|Click, clack], [stones|pebbles|rocks]!',
    'Whoo, says the [wind|gap|ledge]!',
    '[Meh|Maa|Meeeh], [goat|says the goat|big goat]!',
    '[Trickle|Plink|Drip], [trickle|plonk|plop], [spring|cold water]!',
    '[High|Up], [high|up], [eagle|big bird]!',
    '[Hop|Skip|Step], [hop|skip|step], [goat|stones|rock]!',
    '[Roll|Bump|Tumble], [pebble|little stone|stone]!',
    '[Hold|Hug|Pat] the [rock|rope|stone]!',
    '[Peep|Pip|Whistle], [marmot|little marmot|pika]!',
    '[Steep|Tall|Big], [steep|tall|old] [rock|path]!',
    '[Clonk|Tonk|Ting], [goat bell|bell|tin bell]!',
    '[Caw|Kraa|Cronk], [crow|raven|caw]!',
    '[Left, right|Toe, heel|Up, up], [boots|toes]!',
    '[Cold|Red|Chilly] [nose|toes|thumbs]!',
  ],
  sights: {
    young: [
      'A goat looked [down|round|up]. “[Meh|Maa|Meeeh],” it said.',
      'The wind pulled at their [hair|sleeves|hats].',
      'A pebble went tick, [tack|tick], tock, down the [hill|path|rock].',
      'A [snail|feather|butterfly] sat on a rock to rest.',
      'Water trickled, [plink, plonk|drip, drop|tink, tonk].',
      'A [goat|tin] bell went [clonk|tonk|ting].',
      'A [marmot|bird] [whistled|peeped], and [another|someone] [whistled|peeped] back.',
      'The rock was [rough|cold|bumpy] as [bark|a crust|an elephant].',
      'A [flower|fern|bush] grew in a [crack|gap], no bigger than a [button|thumb].',
      '{hero} said “[Boo|Hup|Ho]!” The rocks said it [too|twice|back].',
      'A [stone|rock] looked like a [cat|cheese|king].',
      'Their boots went [crunch|clack|scrape], [crunch|clack|scrape].',
    ],
    old: [
      'A goat looked [down|over] at them from a place where there was nowhere to [stand|sit|put a goat].',
      'A pebble came loose, and they listened to it all the way [down|to the end].',
      'A [wisp|puff|rag] of mist came by, looked into their faces, and [moved on|went home].',
      'The wind had nobody to [talk to|tease|push] up there, and made the most of them.',
      'Water trickled out of the rock, so cold that it made their [teeth|ears|thoughts] ring.',
      'Far below, a road lay about like a piece of dropped [string|ribbon|wool].',
      '[A marmot|A bird|Somebody small] whistled [once|twice], and everything with [short legs|whiskers|a burrow] went indoors.',
      'An eagle went round and round overhead, like a [spoon|finger] stirring the [sky|air].',
      'A tuft of [flowers|thyme|grass] had moved into a crack, and seemed to be [paying no rent|very happy].',
      'Somebody had piled up [five|seven|nine] stones there, and gone away [proud|whistling|happy].',
      'Their voices went across to the next [rock|ridge|crag], and came back a [little|shade] [grander|deeper|later].',
      'A [boulder|block] the size of a [cottage|bus|cow] stood on a [point|corner|toe], as it had for a [million|thousand] years.',
    ],
  },
  arrive: [
    [
      '[Up, up, up|High, high, high|Puff, puff, puff|Rock, rock, rock]! [Tall, tall rocks|Steep, steep stones|Big, old stones|Goats on top]!',
      '[So high|So tall|So steep|So bumpy], [puff, puff, puff|huff, huff, huff|climb, climb, climb|step, step, puff], [hello, clouds|hello, goats|hello up there|more, more, more]!',
    ],
    [
      '{Place} went up and up, [right into the clouds|past the goats|as far as eyes go|and up some more]. It wore [a rock|a wisp|one eagle] like a [hat|button|feather]. ^ “[Hello|Hallo]!” [called|shouted|sang] {hero}. “…lo!” [said|called|answered] {place}.',
    ],
    [
      'From [the bottom|the gate|the foot|the first stone], {hero} could not see the top. From where the path [got steep|turned|began to climb], {he} could not see the [bottom|start|gate] either. ^ “We’re [in the middle|in between|halfway], [then|I suppose|I think],” {he} said. “That’s [always|often|surely] the [longest|widest|highest] part.” A [goat|marmot|crow] who was listening [nodded|agreed|chewed|said nothing].',
    ],
    [
      '[Some places|Most places|Some countries] [spread out|lie down|stretch sideways]. This one [stood up|stood on tiptoe|sat up straight|had got to its feet]. {hero} [had to tip {his} head back|leaned back and back|had to look up] until {his} [hat|hood|cap] fell off. Even then there was more of it, going on [above the clouds|past the crags|over the ledges] as if nobody had [told it to stop|said when|measured it|stopped it]. ^ “[It isn’t really|It isn’t even|It’s not really] high,” {he} said after [a while|some thought|a pause]. “It’s [only|just] a lot of low bits, one [on top of the other|on another’s shoulders|after the other].” {C} seemed to find that [a comfort|a help|good news]. They [began with|started on|climbed] the [nearest low bit|lowest of them|first in the row].',
    ],
  ],
  crossing: [
    [
      '[Narrow|Thin|Bendy|Stony] path, [toes, toes, toes|tip, tip, tip|nose in, toes in|heel, toe, heel], [done|phew|across|wide again]!',
      '[A big gap|A crack|Ooh, a gap|No path there], [one, two, jump|big, long step|hup, {hero}, hup|stretch, stretch, hop]!',
    ],
    [
      'The path was thin as a [ribbon|shoelace|pencil|string]. {hero} [held on to|hugged|leaned on] the rock with [all ten fingers|all ten toes, too|both elbows]. ^ “[Toe, heel, toe, heel|Left, left, left, right|Slow, and slow, and slow|You first, then you],” {he} told {his} [feet|boots|knees].',
    ],
    [
      'At {spot} the path [shrank to|came down to|narrowed to] the width of a [book|dinner plate]. [On|To] one side was [rock|stone|wall]. On the other side was [nothing|air|a view], [a great deal of it|as far as the next county|with a bird in it]. ^ {hero} [turned {his} face to|faced|leaned on] the rock and told it a story as {he} [shuffled|crept|inched] along. By the time the [princess was rescued|wolf was sorry|bear had gone to bed|dragon had apologised], {he} was across.',
    ],
    [
      'Beyond {spot} the path became a shelf, and then a narrower shelf, and then what you might call [a suggestion|a rumour|a hint|an idea]. {hero’s} stomach wished to [go home|be elsewhere|lie down|write a letter]. {He} gave it {his} full [attention|sympathy|ear] for a [moment|minute|breath]. ^ “[I know|Quite|So do I|Yes, yes],” {he} told it. “We’ll [just do this one step|only do the next bit|go to that pebble].” [They did|So they did|It agreed|It was done]. It was such a [small|modest|harmless] step that there seemed no reason not to [do another|try the next|have two|add one]. That was how {he} crossed: not [bravely|boldly|well|like a hero], but one at a time.',
    ],
  ],
  wayHome: [
    [
      '[Down, down, down|Down and round and down|Bump, bump, bump|Heels, heels, heels], bye-bye, [clouds|goats|rocks|top]!',
      '[Hop, hop, down|Skip, skip, down|Stone, stone, grass|Trot, trot, down], [home we go|slippers next|there’s the gate|home and sit]!',
    ],
    [
      'Going down was [quick|bouncy|bumpy|easy]. Their legs [ran|hopped|galloped] [all by themselves|all alone|without asking]! ^ “Good night!” [called|shouted|sang] {hero}. “…night!” [said|called|answered] {place}.',
    ],
    [
      '[The way down was|Going down was|The whole descent was] made of knees. {hero} had never noticed that {he} had [so many|such a lot|dozens|more than two]. ^ {He} [turned and waved at|turned and bowed to|blew a kiss to] [the top|the heights], and it put its cloud back on, like somebody tipping a hat.',
    ],
    [
      'Coming down, {hero} passed all the places where {he} had wanted to [turn back|sit down|stop|give up]. There was {spot}, where {he} had sat for [ten minutes|ages|two biscuits|a song]. [There was|There, too, was|And there was] the [shelf|ledge|thin bit]. They were smaller than {he} remembered, and {he} felt [almost|rather|nearly] [fond of|proud of|sorry for] them. ^ [At the bottom|On the grass|Beside the gate] {he} [looked up|turned round|tipped back {his} head]. The top was [pink|small|blue], and [ridiculously|impossibly|absurdly] far off. {He} had to tell {himself} [twice|three times|aloud] that {he} [knew what was|had been|had stood] up there.',
    ],
  ],
};
