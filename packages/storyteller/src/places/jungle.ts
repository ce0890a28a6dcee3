import type { PlacePack } from './place-pack.ts';

export const jungle: PlacePack = {
  id: 'jungle',
  setting: 'jungle',
  noun: 'jungle',
  preposition: 'in',
  outfit: 'explorer',
  weathers: ['clear', 'mist', 'rain'],
  spots: [
    'the rope bridge',
    'the banana tree',
    'the broken statue',
    'the giant leaf',
    'the whispering tree',
    'the tangle of vines',
    'the muddy pool',
    'the humming flower',
  ],
  peeps: [
    '[Squawk|Screech|Awk], [squawk|screech|awk], [parrot|squawk|awk]!',
    'Buzz, [buzz|hum|zzz], [fly|beetle|big beetle]!',
    '[Swing|Sway|Dangle], [swing|sway|dangle], [vine|creeper]!',
    '[Drip|Plip|Plop], [drop|drip|plop], [leaf|big leaf|nose]!',
    '[Ooh-ooh|Hoo-hoo|Eek-eek], [aah-aah|ooh-ooh|hee-hee]!',
    '[Croak|Ribbit|Gribbit], [croak|frog|tree frog]!',
    '[March|Tramp|Hurry], [march|tramp|hurry], [ants|little ants]!',
    '[Rustle|Rattle|Swish], [rustle|fern|bamboo]!',
    '[Hot|Warm|Wet], [sticky|drippy|shiny] [leaves|toes]!',
    '[Peep|Peek|Boo], [monkey|lizard|toucan]!',
    '[Slow|Sleepy|Small] [snail|sloth|frog]!',
    '[Plop|Splash|Glug], [mango|nut|river]!',
    '[Big|Flappy|Floppy], [big|wet|green] leaf!',
    '[Flutter|Flit|Flap], [butterfly|moth|wings]!',
    '[Sniff|Mmm], [bananas|flowers|wet earth]!',
    '[Squish|Squelch|Slurp], [mud|moss|squish]!',
  ],
  sights: {
    young: [
      'A parrot said, “[Hello|Ahoy|Good day], [hello, hello|pretty boots|who’s that]!”',
      'A drop fell. [Plip|Plop|Plink]! On the [nose|hat|ear].',
      'Something [hummed|buzzed|sang] in a big [red|yellow|spotty] flower.',
      'The leaves were as big as [beds|doors|boats].',
      'Vines hung down like [ropes|scarves|noodles].',
      'A [monkey|lizard|frog] [looked|peeped|blinked] and was gone.',
      '[Ants|Beetles] marched past with a [crumb|petal|leaf] [each|on top].',
      'A frog the size of a [thumb|button|bean] went [croak|tink|ribbit].',
      'It smelled of [bananas|mud|mangoes] and [flowers|pepper|moss].',
      'A [nut|mango|seed] fell [far off|nearby], [thud|bump|bonk]!',
      'A [butterfly|moth|beetle] as [blue|big] as a [plate|hat|book] [sat|walked|rested] on a leaf.',
      'A [sloth|snail|chameleon] moved one [foot|eye|inch].',
    ],
    old: [
      'A parrot said something [rude|personal|shocking], very [politely|clearly].',
      'Somewhere a monkey laughed at its own [joke|feet|idea].',
      'A leaf the size of a [tablecloth|door|bedspread] tipped, and poured water down the back of somebody’s [neck|boot|collar].',
      'The air was as warm and wet as the inside of a [kettle|mouth|glove].',
      'A line of ants marched past, carrying what looked like somebody’s [homework|parasol|sandwich].',
      'Everything that could climb was climbing, and everything else was being [climbed on|leaned against].',
      'A [frog|lizard|moth] the colour of [a sweet|nail varnish|lemonade] looked at them, and turned [green|brown|away].',
      'Somewhere a [fruit|nut|branch] [fell|came down], after thinking it over for [a year|weeks|long enough].',
      'A [vine|creeper|tendril] had got as far as {spot}, and was [feeling|asking] its way [round|onwards].',
      'A sloth was [waking up|scratching|changing trees], and would be [done|finished] by [Thursday|the weekend|spring].',
      'A flower like a [trumpet|hat|gramophone] opened a little [more|further], and let out a [bee|smell|beetle].',
      'Something [croaked|clicked|whooped] a question, and from the other side something [croaked|clicked|whooped] the same [question|one] back.',
    ],
  },
  arrive: [
    [
      '[Green|Leaves|Drip|Fronds], [green|flowers|drop|vines], [squawk|screech|ooh-ooh|croak], [hello,|hot|ooh,|noisy] {noun}!',
      '[Big|Flappy|Wet|Shiny] leaves, [long|loopy|curly|knotty] vines, [peekaboo|who’s behind there|peep, {hero}|in we creep]!',
    ],
    [
      '{Place} was [hot and loud|warm and wet|hot and steamy|loud and leafy]. [Squawk|Screech|Croak|Craaark], [buzz|zzzip|hum|drip], [ooh-ooh|aah-aah|hoo-hoo|eek-eek]! ^ “Everybody is [talking at once|telling a story|saying hello|asking who we are],” said {hero}.',
    ],
    [
      '{Place} did not do anything [quietly|by halves|slowly|in whispers]. It [squawked|croaked|hooted], it dripped, it [buzzed|hummed|creaked], and it grew, so fast that you could nearly [hear it|watch it|measure it]. ^ {hero} [pushed aside|lifted|peered round] a leaf as big as a [door|bath towel]. Behind it was [another leaf|a bigger one|a flower with whiskers|a leaf with a frog on].',
    ],
    [
      'There was no [front door|gate|doorstep|letter box] to {place}. There was a wall of [green|leaves|creepers], and you put your arm into it up to the [shoulder|armpit|ear] and hoped. {hero} [hoped|did it|put in both|hoped, and pushed]. Then {he} stepped through, and the [noise|din|whole racket] closed over {his} head [like water|like a hood|like a sack]. ^ Everything in there was [busy|in a hurry|at work|up to something]. Things [climbed up|crawled up|grew up], things [hung down|dropped down|swung past], things ate other things’ [lunch|beds|tails|front doors]. Nobody took [the slightest notice|any notice|the least notice] of a {child} and a {kind}, which [suited|pleased|relaxed] them both.',
    ],
  ],
  crossing: [
    [
      '[Wobble, wobble|Wibble, wobble|Creak, creak|Sway, sway], [the bridge swings|the bridge bounces|the rope bridge|the planks jump], [hold tight|small steps|two hands|don’t look]!',
      '[Swing on a vine|Hang on a creeper|Grab that vine|Up on the vine], [wheee|whooo|whoosh|aaaah-eee]!',
    ],
    [
      'There was a bridge of [ropes|vines|knots|string and sticks]. It [wobbled|shook|swung] when {hero} [breathed|blinked|coughed|thought]! ^ “[Small steps|Slow steps|Mouse steps|Soft steps],” {he} told {his} [feet|toes|knees]. “[Very small ones|The smallest|And no jumping|No skipping now].”',
    ],
    [
      'A rope bridge [hung over|drooped over|swayed above] the river like a [washing line|long thin smile]. Some of the [boards|planks|knots] had [gone elsewhere|gone home|jumped in|left long ago]. ^ {hero} [looked at|thought of|watched] the far side, not at the [gaps|water|holes]. When {he} was [halfway|in the middle|at the wobbliest part], {c} began to hum. [It helped|That helped|It was good], so they hummed [the rest of the way|the whole second half|to the far side] together.',
    ],
    [
      'The only way across the river was a bridge made of [rope, moss and optimism|string, bark and luck|knots, hope and good manners]. Every [third|other|fourth] board was [missing|on holiday|a memory|not there]. [Under it|Below|Far down] the water went by, [brown and thoughtful|green and in no hurry|wide and yawning]. {hero} put one [foot|toe|heel] on it, and it said “[Eeek|Oooh|Nyaaa],” or perhaps that was {hero}. ^ There turned out to be a [trick|knack|secret|way to do it]. If you [hurried|ran|dashed], [it swung|it bucked|it jumped]. If you [stopped|froze|clung on], it [swung more|swung harder|swung wildly]. If you walked as if you were thinking of [something else|soup|the weather|Thursday], it [let you over|hardly noticed|behaved].',
    ],
  ],
  wayHome: [
    [
      'Bye-bye, [parrots|monkeys|beetles|frogs], [squawk, squawk|croak, croak|hoo, hoo|screech, screech], [good night|bye-bye|they say|same to you]!',
      '[Home we go|Home we swing|Out we pop|Mud and all, home], [bye-bye|so long|thank you|sleep well], {noun}!',
    ],
    [
      'Now {place} was [yawning|humming low|settling|winding down]. The parrots put their heads under their [wings|feathers|leaves]. ^ “[Squawk|Croak|Awk|Mm-awk],” said the last one. That meant [good night|come again|goodbye|the end].',
    ],
    [
      '{Place} had [turned the noise down|lowered its voice|gone soft round the edges], and only the [frogs|beetles|drips|crickets] were still at it. {hero} [knew|had learned|remembered] the [way|smells|turnings] now. Left at {spot}, right at {spot}, and [mind the ants|duck|jump the root|not the third leaf]. ^ A [vine|creeper|root] swung by {his} ear, [all by itself|with nobody on it|slowly]. It looked like [waving|goodbye|a see-you-soon|beckoning].',
    ],
    [
      '[It is hard|It isn’t easy|It’s difficult] to be [lost|puzzled|frightened] in the same place twice. On the way out {hero} greeted {spot} like [an old friend|a cousin|the postman] and ducked under the leaf that [poured|dripped|spilled|emptied itself]. {He} had [crossed the bridge|got over the bridge|left the bridge behind] before {he} remembered to be [afraid of it|careful|anxious]. ^ Behind them {place} went on growing, [loud and green|up and sideways|leaf on leaf], over every [footprint|step|heel mark] they had left. [By next week|In a day or two|Before long] nobody would be able to [tell|know|see|say]. {hero} [found|noticed|saw] that {he} did not [mind|object|care] at all.',
    ],
  ],
};
