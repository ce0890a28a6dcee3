import type { PlacePack } from './place-pack.ts';

export const school: PlacePack = {
  id: 'school',
  setting: 'school',
  noun: 'school',
  preposition: 'at',
  outfit: 'jumper',
  weathers: ['clear', 'cloudy'],
  spots: [
    'the row of pegs',
    'the book corner',
    'the paint table',
    'the big globe',
    'the climbing frame',
    'the piano',
    'the big map',
    'the lost-property box',
  ],
  peeps: [
    '[Ding|Ring|Tring]-a-ling!',
    '[Scribble|Scrabble|Scratch], [scribble|pencil|crayon]!',
    'Splat goes the [paint|glue|clay]!',
    '[La|Do|Tra], la, [la|lee|li]!',
    '[Tap|Clip|Tip], [tap|clap|hall], [tap|hall|shoes]!',
    '[Snip|Snap], [snip|paper|scissors]!',
    '[Boom|Bom|Bong], [drum|big drum|gong]!',
    '[One, two, three|Two, three, four]!',
    '[Blub|Bubble|Glub], [class|little|round] fish!',
    '[Squeak|Eek|Screech], [chalk|floor|chair]!',
    '[Tower|Bricks|Blocks], [crash|bump|whoops]!',
    '[Pegs|Hooks|Coats], [pegs|coats|hats]!',
    '[Tick|Tock], [tock|tick], [wall clock|clock]!',
    '[Peep|Peek], [door|window|cupboard]!',
    '[Flip|Flap], [flap|page|big book]!',
    '[Sniff|Mmm], [apples|paint|paste]!',
  ],
  sights: {
    young: [
      'A bell [somewhere|far off|behind a door] went [ding-a-ling|tring|cling].',
      'It smelled of [paint|chalk|paste] and [apples|soap|wool].',
      'A row of [coats|bags|hats] hung on [pegs|hooks].',
      'The class [fish|snail|tortoise] went [round and round|for a walk|to see who it was].',
      '[Somebody|Someone] [sang|laughed|counted]. Somebody [sneezed|clapped|stamped].',
      'A [pencil|crayon|marble] rolled off a [desk|table|shelf], [tick|plink|clack]!',
      'The [globe|mobile|fan] turned [a little|slowly|round] all by itself.',
      'A paper [bird|fish|boat] hung on a [thread|string] and [turned|nodded|swung].',
      'The [clock|hand on the clock] went [tick|tock|clunk].',
      'A [bean|bulb|pip] in a [jar|cup|pot] had put out one [leaf|root|green ear].',
      'The [chalk|chair|floor] went [squeak|eek|crrk].',
      'Somebody had drawn a [cat|whale|king] on the [board|wall|floor].',
    ],
    old: [
      'The class [goldfish|guinea pig|stick insect] went round to see whether anything had changed on the other side.',
      'It smelled of [paint|chalk|polish], [apples|paste|pencils] and [wet coats|old gym shoes|warm dust].',
      'A [ruler|lunch box|pencil] fell on the floor, and everybody looked at [somebody else|the ceiling|the door].',
      'On the wall the big clock moved its hand one minute, and made [a meal|a ceremony] of it.',
      'Somebody behind a door was [singing|humming|shouting] the [wrong words|words backwards] to the right tune.',
      '[Thirty|Forty|Two dozen] coats hung in a row with their arms empty, waiting for [home time|orders|their owners].',
      'A paper [aeroplane|dart|bird] [landed|came down|lay] by {spot}, and [no one owned up|said nothing|had a sum on it].',
      'The [map|skeleton|globe] on the [wall|shelf|cupboard] had a [hat|moustache|sticking plaster] on, and bore it.',
      '[Somewhere|Far off] a [recorder|violin|piano] was being taught to [behave|sing|say it nicely].',
      'A [bean|carrot top|pip] in a [jar|saucer|yoghurt pot] had grown [half an inch|a leaf], since nobody was looking.',
      'On the [board|door] stood one word: [BUT|WHY|THURSDAY]. Nobody had [rubbed it out|explained it|answered].',
      'The [radiator|cupboard|piano] [knocked|clanked|ticked], as if it knew the [answer|time|way].',
    ],
  },
  arrive: [
    [
      '[Pegs|Hooks|Chalk|Coats], [paint|glue|paper|crayons], [blocks|books|drums|beads], [hello,|big|ooh,|busy] {noun}!',
      '[Ding-a-ling|Tring-a-ling|Dong-a-dong|Clang-a-lang], [in we go|here we come|that’s for us], [big door|high steps|long hall|knock, knock]!',
    ],
    [
      'The door of {place} was [tall|thick|green|heavy]. The [handle|doorbell|letter box] was [high|cold|shiny]. Inside somebody was [singing|laughing|drumming|counting]. ^ {hero} [took a big breath|hitched up {his} socks|counted to three|wiped {his} hands] and [pushed|went in|knocked].',
    ],
    [
      '{Place} was full of [doors|corners|stairs], and behind each one was a different [noise|song|smell and noise]. [Singing|Giggling|Whistling|Drumming]. [Hammering|Sawing|Scribbling|Stamping]. [Thirty|Forty|Two dozen] people counting to [twenty|a hundred|ten, in French]. ^ There was a row of [pegs|hooks|small benches] as long as a [train|bus|street]. {hero} [hung up|left|put] {his} [jacket|scarf|bag] on an empty one, and that peg was {own}.',
    ],
    [
      'A [building that size|house that big|place with stairs] has its own [weather|climate|seasons]. In the hall of {place} it was noisy with a [chance of shouting|risk of elbows|touch of drums]. [Along the corridor|Up the stairs|Past the coats] it [cleared|settled|brightened]. By {spot} there was a patch of [quiet|calm|hush], and {hero} stood in it to [get {his} bearings|gather {himself}|look round]. ^ [Everybody|Everyone else|The whole hall] seemed to have been [born knowing where to go|given a map|there for years]. Then {he} saw a boy walk into the [cupboard|broom room|wrong line] by mistake, and come out [whistling|with a mop|bowing], and {he} felt [a good deal|much|miles] better.',
    ],
  ],
  crossing: [
    [
      '[Long, long hall|Long, shiny floor|Wide, wide stairs]. [Tap, tap, tap|Squeak, squeak, squeak|Tip, tip, tip|Click, click, clack].',
      'So many [feet|knees|bags|chairs]! [Step, step, through|In, out, through|Left, right, past|Soft feet, done].',
    ],
    [
      'The [hall|passage|staircase] was long and the [ceiling|window|roof] was high. Every step went [tap, tap, tap|tock, tock, tock|clip, clip, clop|squeak, squeak, squeak]. ^ “We sound like [ten people|a parade|five horses|a whole class],” whispered {hero}. That was [nice|fine|fun|grand].',
    ],
    [
      'Between them and {spot} lay the [playground|yard|ball court], and it was [break|games|ball day]. [Footballs flew|Balls bounced|Beanbags whizzed]. [Hoops rolled|Ropes turned|Skates rattled|Scooters swerved]. [Somebody was being|Two people were|Half of them were] a horse. ^ {hero} [waited|hoped|looked] for a gap, [and there wasn’t one|and it didn’t come|but gaps were scarce]. So {he} became a horse as well, and [galloped|trotted|cantered] [straight across|over|right through]. [Nobody noticed a thing|Nobody turned a hair|It worked perfectly|Not a soul looked].',
    ],
    [
      'To reach {spot} [you had to|one had to|they must] cross the hall [while everybody was in it|during singing|in front of everyone]. [That is to say|In other words|Or, to be exact], three hundred eyes. {hero} [hung about|hovered|lingered] in the [doorway|cloakroom|shadow of a coat]. {His} shoes, which had never [squeaked|uttered|complained] before, were [getting ready to|clearing their throats|taking a breath]. ^ Then it [occurred to|dawned on|struck] {him} that three hundred eyes belonged to a hundred and fifty people, each of whom was [worried about|thinking of|stuck in] their own shoes. {He} [walked|went|set off|took a step|stepped out]. They [squeaked|yelped|sang|quacked]. Nobody [looked up|turned round|blinked|noticed] at all.',
    ],
  ],
  wayHome: [
    [
      '[Coat on|Hat on|Boots on|Scarf on], [bag on|zip up|button up|chairs up], [bye-bye|so long|thank you|well done], {noun}!',
      '[Ding-a-ling|Tring-a-ling|Dong-a-dong|Ring-a-ling], [home we go|out we hop|off we trot], [wave, wave|skip, skip|hop, hop|hooray]!',
    ],
    [
      '[Ding-a-ling|Tring-a-ling|Dong, dong|Clang], [home time|all done|coats on|time to go]. {hero’s} peg [waved an empty arm|looked quite empty|shook a coat sleeve]. ^ “[See you tomorrow|Keep my place|Wait for me|Back soon],” {he} told it.',
    ],
    [
      '{hero} [walked|strolled|came|marched] out through the tall door. It was [odd|strange|puzzling|curious]. It had [been much taller|stood far higher|seemed a lot taller] [earlier|before|going in]. ^ “[Same time tomorrow|Are you coming again|Save you a seat]?” somebody [called|shouted|asked]. {He} [looked round|turned|glanced back|spun about|stopped] to see whom they meant. They [meant {him}|were looking at {him}|did mean {him}].',
    ],
    [
      'When {hero} came out, the [steps were the same steps|doormat was the same doormat|wall was the same wall] and the gate was the same [gate|old gate|green gate]. Yet [going in|before|on arrival] there had been [twelve|fourteen|twenty] steps and now, {he} could have sworn, there were about [five|four|six]. ^ Somebody ran past and [punched the air|waved a shoe|grinned] and called {his} name, and was gone before {he} could [answer|blink|wave]. [Nobody there|Not one of them|No one in there] had known it [yesterday|before|that week]. {He} tried out how it [sounded|tasted|felt], going down the [street|road|hill].',
    ],
  ],
};
