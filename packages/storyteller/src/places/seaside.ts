import type { PlacePack } from './place-pack.ts';

export const seaside: PlacePack = {
  id: 'seaside',
  setting: 'seaside',
  noun: 'seaside',
  preposition: 'at',
  outfit: 'summer',
  weathers: ['clear', 'wind', 'cloudy'],
  spots: [
    'the striped hut',
    'the old jetty',
    'the humpbacked rock',
    'the upturned boat',
    'the seaweed pool',
    'the tiny front door',
    'the tall dune',
    'the driftwood chair',
  ],
  peeps: [
    '[Splish|Splosh|Plish], [splash|splosh|plosh]!',
    'Whoosh go the [waves|pebbles]!',
    '[Pinch|Nip|Click], [pinch|nip|snip], crab!',
    '[Crunch|Crackle|Clink] go the [shells|pebbles|stones]!',
    '[Sand|Salt|Grit] in my [toes|ears|hair]!',
    '[Squeal|Cry|Kee], [gull|kee|big gull]!',
    '[Pop|Squish|Slip], [seaweed|slimy seaweed|weed]!',
    '[Dig|Scoop|Pat], [dig|scoop|pat], [sandcastle|bucket|spade]!',
    '[Drip|Plip|Plop], [rock pool|pool|drip]!',
    '[Rock|Bob|Dip], [rock|bob|dip], [boat|little boat]!',
    '[Shh|Hush|Swash], [sea|big sea|swish]!',
    '[Tickle|Froth|Fizz], [foam|foam, foam|tickle]!',
    '[Flap|Flip|Flop], [sail|fish|flag]!',
    '[Tink|Clink|Ting], [tink|mast|ting]!',
    '[Salty|Sandy|Soggy], [salty|sandy|soggy], [socks|toes]!',
    '[Roll|Rattle|Rumble], [pebbles|roll|wave]!',
  ],
  sights: {
    young: [
      'A crab went by, [sideways|on tiptoe|waving], in a [hurry|huff].',
      'The waves said [hush|shush|swash], [hush|shush|swish], [hush|shush|swash].',
      'It tasted of [salt|sea|salt and wind].',
      'A [shell|stone|starfish] lay there and [listened|shone|said nothing].',
      'The wind threw a little [sand|foam|spray].',
      'A [gull|tern] looked at {hero’s} [pocket|shoes|hat].',
      'The seaweed went [pop|squish|pop, pop].',
      'A [wave|bit of foam] [tickled|licked|covered] a [stone|shell|crab] and [ran off|went back].',
      'A [boat|buoy|cork] went up and down, [up and down|nod, nod|bob, bob].',
      'A rope went [tink, tink|clink, clink|creak, creak].',
      'There was a tiny [fish|shrimp|crab] in a [pool|puddle|bucket].',
      'The pebbles went [rattle|rumble|clickety-click].',
    ],
    old: [
      'A crab went by sideways, as though it had forgotten [something|its keys|an umbrella].',
      'The sea breathed in, and out, and [in|in again|held it].',
      'A gull stole half a [sandwich|bun|biscuit] from nobody in particular.',
      'There was salt on everything, even on their [eyebrows|thumbs|laces].',
      'The waves [wrote|drew|tried] something on the sand and then [rubbed it out|thought better of it].',
      'Far out a [sail|boat|buoy] stood perfectly [still|upright], like [a full stop|a pin in a map].',
      'A rope tapped against a [mast|flagpole|post], tink, tink, like somebody stirring [tea|paint|medicine].',
      'In a pool a [shrimp|goby|hermit crab] went [round and round|backwards], looking for the [way out|sea|door].',
      'The foam came up as far as a [shell|feather|cork], and [left it|gave it a quarter turn].',
      'A heap of [weed|rope|driftwood] lay about like [somebody’s knitting|a bad dream|old spaghetti], and [popped|dried|smelled].',
      'A [bottle|plank|barrel] that had been to [Spain|Iceland|sea] came ashore and said [nothing|not a word] about it.',
      'A row of [gulls|cormorants|posts] stood with [their backs to them|one eye shut], like [people at a bus stop|a jury].',
    ],
  },
  arrive: [
    [
      '[Sand|Shells|Gulls|Salt], [sea|stones|foam|weed], [splash|swish|whoosh|slap], [hello,|big|ooh,|wet] {noun}!',
      '[Toes in the water|Feet in the foam|One toe in|Shoes off, socks off]. [Cold, cold, cold|Brrr, brrr, brrr|Ooh, ooh, ooh|Wet, wet, wet]!',
    ],
    [
      '[And there it was|And here it came|Up one last step, and look|Then they saw it]. The [whole sea|sea, all of it|big, wide sea|sea at last]! It came [running|tumbling|rolling|hopping] up to [say hello|meet them|have a look|sniff their shoes]. ^ {hero} and {c} ran back, [squealing|laughing|just in time|on tiptoe].',
      'The sand was [warm|soft] and the sea was [loud|busy|talking|salty]. ^ {hero} [dug|pushed|wriggled] {his} [toes|heels|fingers] in. {C} [sniffed at|listened to|sneezed at|knocked on] a [shell|rope|stone]. “[Ready|Now|Shall we]?” “[Ready|Go|Yes|Hats off]!”',
    ],
    [
      'You could [smell|hear|taste] {place} [before you could see it|with your eyes shut|three streets off]. Salt, [tar|seaweed] and somebody’s [chips|kippers|wet dog|sun cream]. Then the [road|wall|lane] ended, and there was only [light|air|wind|water]. ^ The sea came up to {hero’s} [shoes|laces|boots], [looked at|tasted|felt] them, and went back to [tell the others|fetch the others|think|get its friends].',
    ],
    [
      'First came the smell of it, and then the noise, like a [crowd|theatre|train] a long way off. Then {hero} came over the last [rise|hump|bank] and [stopped|stood still]. [There was|And there was|Goodness, there was] [so much|such a lot|no end] of it. The sea went all the way to the edge and [kept moving|would not lie still|shifted about], as if it [couldn’t get comfortable|had lost something|couldn’t find its place]. ^ {hero} had [meant to say|prepared|thought of] something [fitting|grand|clever|worth writing down]. What {he} said was “[Oh|Ah|Well|Hm].” The gulls [repeated|took up|borrowed] it, with [variations|feeling|additions|less restraint].',
    ],
  ],
  crossing: [
    [
      '[Big|Fat|Frothy|Whopping] wave, [hop up on the rock|up on a rock|climb up, {hero}|legs up]!',
      '[Hop, hop|Step, step|Jump, jump|Slip, slop], [from rock to rock|from stone to stone|over the pools|on little toes].',
    ],
    [
      'Now the tide [came in|crept up|had turned|was up]. The path was [gone|under|wet|a pond]! ^ {hero} [jumped|hopped|stepped] from rock to rock. [One, two, slippery three|Rough one, round one, slippery one|Left one, right one, wobbly one]!',
      '[The rocks|The stones|The boulders] were [green and slippery|black and shiny|bumpy and wet]. {hero} [went on all fours|crept on hands and toes|got down low], like a [crab|spider|frog]. ^ {C} thought that was [very funny|the right way|a game|the best thing yet].',
    ],
    [
      'Past {spot} the path [ran|went|led] across wet rocks, green and [slick|slippery] as [soap|butter|an eel|jelly]. {hero} tried walking like [a person|an uncle|a grown-up|a postman]. [Whoops|Wheee|Ouch|Splosh]. ^ Then {he} tried it like a [crab|table|spider], [low and sideways|low and slow|bottom up] and on all fours. It looked [silly|odd|daft|dreadful] and [it worked|got {him} over].',
    ],
    [
      'Beyond {spot} the tide had come in behind their backs, [the way it does|as tides will|like a cat], without [a word|a sound|knocking]. Where the path had been was a strip of [busy|green|restless] [water|sea|foam]. {hero} [counted|studied|timed] [the waves|each wave|wave after wave]. Six small ones, and then a big one that [swept everything clean|took the lot|wiped the slate]. ^ So {he} waited for the [big one|large one|bully], and [ran|jumped|went]. {He} [counted|numbered them|did the sum] [aloud|in a shout|between {his} teeth] as {he} went. On “five” {he} was across, and on “six” {he} had sat down, because {his} knees [insisted|asked to|wished it|had resigned].',
    ],
  ],
  wayHome: [
    [
      'Bye-bye, [sea|foam|waves|crab], [hush, hush, hush|swish, swash, swish|shh, shh, shh|hush, splash, hush].',
      '[Sandy|Salty|Pink|Wet] toes [go home|trot home|squelch home|skip off], [bye-bye|so long|see you soon|sleep well], {noun}!',
    ],
    [
      'The sea was [pink|flat|silver|grey] now and very [quiet|slow|soft|sleepy]. It had run about [all day too|as much as they had|and wanted a rest|with everybody]. ^ “[Good night|Thank you|So long|Well played], sea,” said {hero}. [Hush, hush|Shh, shh|Swash, swash|Mmm, mmm], it said.',
    ],
    [
      'They walked home along the [very edge|wet edge|frill], and the sea [filled up|licked away|rubbed out|took back] their footprints as fast as they [made them|left them|turned round]. ^ “It’s [tidying up|collecting them|keeping them|doing the washing-up],” said {hero}. There was sand in {his} shoes, {his} [pockets|cuffs|hair] and [one ear|both ears|{his} sandwich]. {He} meant to [keep it|grow more|post it|take it to school].',
    ],
    [
      '[On the way back|By then|Meanwhile] the sea had turned the colour of [the inside of a shell|a plum|pewter|old glass]. It let them walk on the [hard wet sand|wet brown strip|firm part] along its edge, and took back each footprint as they [lifted it|left it|looked]. By the time they [reached|had come to|were level with] {spot} there was no [proof|sign|mark|evidence] that they had ever been there at all. ^ {hero} [turned round|looked|stopped] [once more|for a look|at the steps]. It did not [matter|worry {him}|make any difference|need to]. {He} would [know|remember|be sure], and so, {he} [rather thought|suspected|believed], would the sea.',
    ],
  ],
};
