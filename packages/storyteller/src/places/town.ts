import type { PlacePack } from './place-pack.ts';

export const town: PlacePack = {
  id: 'town',
  setting: 'town',
  noun: 'town',
  preposition: 'in',
  outfit: 'coat',
  weathers: ['clear', 'cloudy', 'rain', 'wind'],
  spots: [
    'the baker’s window',
    'the stone steps',
    'the clock tower',
    'the red postbox',
    'the fountain',
    'the crooked lamp post',
    'the sunny doorstep',
    'the flower stall',
  ],
  peeps: [
    '[Beep, beep|Toot, toot|Honk, honk], [van|bus|bike]!',
    'Ding, [dong|ding|dang], [clock|bell|tower]!',
    'Clip, clop, [shoes|boots|heels]!',
    '[Mmm|Sniff], [warm|new|soft] [bread|buns]!',
    '[Coo|Croo|Prr], [coo|pigeon|says the pigeon]!',
    '[Tap|Tip], [tap|tip], [pavement|steps]!',
    '[Rattle|Clatter|Bang], [cart|bins|shutter]!',
    '[Ring|Tring|Ting], [ring|bell|bicycle]!',
    '[Miaow|Mew|Prrp], [street|alley|doorstep] cat!',
    '[Drip|Plip|Splash], [drainpipe|fountain|gutter]!',
    '[Peep|Peek], [window|letter box|round the corner]!',
    '[Rumble|Grumble|Brrum], [bus|train|road]!',
    '[Tall|High|Big], [tall|thin|wide] [house|tower]!',
    '[Wave|Hello|Nod], [lamp post|stone lion|little shop]!',
    '[Hop|Step|Jump] [up|over|down], {hero}!',
  ],
  sights: {
    young: [
      'A bicycle went [ding, ding|tring|rattle].',
      'It smelled of [warm bread|hot buns|soup] and [wet|old] stone.',
      'A [pigeon|sparrow|cat] walked along like a [postman|mayor|policeman].',
      'The clock said [bong|bim, bam|ding, dong].',
      'A [van|bus|cart] [sighed|rumbled|rattled] [far off|by|round the corner].',
      'A [cat|dog|face] looked out of a [window|letter box|basket].',
      'Somebody [sang|laughed|whistled] behind a [wall|door|shutter].',
      'A [flag|curtain|sign] went [flip, flap|flap|squeak].',
      '[A stone lion|A stone man|The fountain] had a [pigeon|hat|leaf] on its head.',
      'A [ball|hat|paper bag] rolled [by|along|round] [on its own|all alone].',
      'Drip went a [drainpipe|gutter|tap]. Drop went [another|the next].',
      'There was [soup|polish|onion] in the air, and [tea|soap|paint].',
    ],
    old: [
      'A pigeon walked ahead of them with its hands, so to speak, [behind its back|in its pockets].',
      'It smelled of [dust|stone|rope], [bread|soap|oranges] and other people’s [suppers|cupboards|ideas].',
      'A [van|cart|bicycle] went by with a [wardrobe|bath|ladder] on it, [politely|sighing], like [an aunt|a large guest].',
      'The town clock struck, a little [late|early|flat], as if it had been [talking|asleep|elsewhere].',
      'Somebody was practising the [trumpet|tuba|accordion] behind the [third|fourth|last] window on the [left|right].',
      'A [sign|shutter|gate] [creaked|swung|tapped], and nobody [came out|looked up|did a thing about it].',
      'A cat sat in a [doorway|window|flowerpot], watching them as one [reads|skims] the [back pages|small print].',
      '[High|Far] up, a [shirt|sheet|pair of tights] on a line was [waving|bowing] to a [chimney|weathercock|skylight].',
      'The stone [general|poet|mayor] in the square had a [pigeon|snail|leaf] on one [ear|shoulder], and bore it.',
      'A [drain|manhole|cellar] [gurgled|muttered|hummed], and something [far|deep] below [replied|laughed|said “Quite”].',
      'Behind a wall a [piano|family|choir] was going over the same [four notes|old argument|tune] again.',
      'A paper bag crossed the road, looked [round|both ways], and went [after|home].',
    ],
  },
  arrive: [
    [
      '[Beep, beep|Toot, toot|Honk, honk|Brrm, brrm], [ding, ding|bong, bong|clang, clang|tring, tring], [hello,|big|busy|ooh,] {noun}!',
      '[Big|Red|Round|Shiny] doors, [tall towers|tall chimneys|high roofs|stone steps]. So many [shoes|boots|hats|knees]!',
    ],
    [
      '{Place} [was all|was nothing but|was full of] [noise and knees|bells and boots|wheels and elbows]. [Beep|Toot|Honk|Tring], [clang|bang|rattle|whee], [mind your backs|mind your toes|make way|coming through]! ^ {hero} [held {his} hat|held {his} nose|hugged the railing] and {c} [held on to|hung on to|hid behind] {hero}.',
    ],
    [
      '{Within} everybody was [going somewhere|late|in a hurry|on an errand]. They went round {hero} on both sides, as a [stream|river|flock] goes round a [stone|post|cow]. ^ “Somebody here must [know something|have seen it|be able to help],” {he} said. A [pigeon|cat|sparrow|lion on a fountain] looked as if it [might|did|wouldn’t tell].',
    ],
    [
      'The [trouble|difficulty|odd thing] with {place} is that it was built for people a good deal [taller|longer in the leg|higher up]. From where {hero} [stood|looked|was] it was mostly [coats|elbows|belts|bags]. But coats have gaps between them, and in the gaps {he} saw [the real {noun}|a second {noun}|the better half]. {He} saw the [cellar|bakery|workshop] window with the [boots|ankles|wheels] going by, the cat [doing its rounds|off on business|counting the railings], the [coin|button|marble] in the drain. ^ “We’ll [see more|find more|get further] [than they do|than any of them|down here],” {he} told {c}. “They’re all looking at the [time|signs|hats|sky].”',
    ],
  ],
  crossing: [
    [
      '[Stop|Halt|Wait], [look|left|peek], [listen|right|hush], now [cross|run|go|over].',
      'So many [legs|bags|feet|wheels]! [Hold hands|Stay close|Hold tight|Hang on], {hero}.',
    ],
    [
      'The street was [wide and full|long and loud|wide and busy]. [Red light, stop|Stand still, toes|Stop at the kerb|Wait for the gap]. Look [left|this way|up the street], look [right|that way|down the street]. ^ “[Now|Clear|Go|Quick]!” said {hero}, and over they went, hand in hand.',
    ],
    [
      'It was market day past {spot}, and there was [no way|not a gap|no getting] through. There were [baskets, elbows|boxes, knees|trolleys, hats] and a man with a [very long ladder|double bass]. ^ {hero} got down [low|flat|small], where there was room, and went through under the [tables|trestles|chairs|barrows]. {He} came out on the far side with a [cabbage leaf|feather|ribbon|noodle] in {his} [hair|ear|collar].',
    ],
    [
      'By {spot} the whole street was [jammed|stuck|at a stop], because a cart of oranges had [tipped over|fallen over|lost a wheel] and everybody was being helpful. {hero} [tried going|thought of going] round, and [round was full|round was shut|so had all the others]. {He} [tried waiting|stood and waited], and [it got worse|more came to help|it got louder]. ^ [In the end|So at last|Then] {he} rolled up {his} [sleeves|cuffs|trouser legs]. It was [quicker|easier|better] to pick up two hundred oranges than to [wish|hope|pretend] that they weren’t there. Somebody gave {him} one, and [a way opened|the crowd parted|everyone stepped aside], the way it does for people who [carry|bring|hold] things.',
    ],
  ],
  wayHome: [
    [
      '[Lamps on|Doors shut|Curtains closed|Trip, trap], [home, home, home|corner, corner, home|left, right, home], [good night|bye-bye|well done|so long], {noun}!',
      'Bye-bye, [shops|roofs|pigeons|towers], bye-bye, [bus|bridge|clock|cat], [home|hop|in|here]!',
    ],
    [
      '[One by one|Two by two|Click, click] the lamps went on. [Ping, ping, ping|Pop, pop, pop|Plink, plink, plink|Tick, tick, tick], all down the street. ^ {hero} and {c} walked home [from light to light|from glow to glow|from post to post|in and out].',
    ],
    [
      'The lamps came on, [one after another|in turn|one by one], as though they were [passing a message|handing a secret|telling a joke] along. ^ {hero} [read|counted|looked in at] the windows [as {he} went|in passing|one by one]. Somebody was [laying a table|rolling dough|folding shirts|feeding a fish]. Somebody was dancing with a [broom|cushion|teapot|baby]. [Nobody knew|No one guessed|Not one knew] [where {he} had been|who went by|what {he} had done].',
    ],
    [
      'They walked home through {place} in the [blue time|quiet time|soft time], when the windows are lit and nobody has [drawn the curtains|thought of curtains|let down the blinds]. [It was like|It resembled|It was as good as] walking past a hundred [small theatres|puppet shows|picture books]. [In one|Behind one|In the first] they were [laughing|singing|playing cards]. [In one|In the next|Higher up] an old man [stirred a pot|tuned a fiddle|ironed a tie]. ^ [Before|Going out|An hour ago] they had all been strangers in [coats|boots|a rush]. [{hero} felt now as though {he} had|It was as if {he} had|{hero} seemed to have] been [let in on something|told a secret|given a key]. {He} [nodded|bowed|winked] to {spot}, which had [seen everything|been awake all along|watched it all] and would not tell.',
    ],
  ],
};
