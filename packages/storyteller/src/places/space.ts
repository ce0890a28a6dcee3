import type { PlacePack } from './place-pack.ts';

export const space: PlacePack = {
  id: 'space',
  setting: 'space',
  noun: 'space',
  preposition: 'in',
  outfit: 'spacesuit',
  weathers: ['clear'],
  spots: [
    'the crumbly comet',
    'the smallest moon',
    'the ring of ice',
    'the old satellite',
    'the sleepy crater',
    'the purple planet',
    'the drifting teapot',
    'the starry bend',
  ],
  peeps: [
    '[Beep|Boop|Bip], [beep|boop|bip], [boop|beep|bing]!',
    'Float, [float, float|float|drift], [{hero}|float]!',
    '[Whoosh|Zoom|Swoosh], [comet|little comet|rocket]!',
    '[Twinkle|Glitter|Blink], [twinkle|glitter|blink]!',
    '[Spin|Roll|Turn], [planet|little rock|spin]!',
    '[Bump|Bonk|Clonk], [space rock|rock|meteor]!',
    '[Click|Clack|Bing], [buttons|dials|switch]!',
    'Up? Down? [Round|Sideways|Neither|Both]!',
    '[Bounce|Boing|Hop], [bounce|boing|hop], [hop|bounce|boing]!',
    '[Hush|Shh|Soft], [so quiet|quiet, quiet|big quiet]!',
    '[Wave|Hello|Ahoy], [planet|Saturn|comet]!',
    '[Pfff|Psst|Hiss], [rocket door|hatch|says the hatch]!',
    '[Big|Round|Pink], [round|big|stripy] [planet|world]!',
    '[Tick|Hum|Whirr], [whirr|hum|tick], [rocket|engine]!',
    '[Tumble|Twirl|Roll], [spoon|sock|pencil]!',
    '[Dust|Crumbs|Bubbles|Spoons] [everywhere|float]!',
  ],
  sights: {
    young: [
      'A comet went by, [whoosh|swish|zip]!',
      'A [spoon|sock|biscuit] [floated|drifted|tumbled] past.',
      'A small [planet|rock|world] spun like a [ball|top|plate].',
      '[Beep|Bip|Tring], said the [rocket|radio|hatch], [boop|bop|bing]!',
      'It was very [big|wide|deep] and very [quiet|still|smooth].',
      'A [pebble|rock] [tumbled|rolled] by, [head over heels|over and over|humming].',
      'A [drop|bubble] of [juice|water|soup] hung in the air, [round|fat] as a [plum|bead].',
      'The [planet|ring|dust] was as [pink|pale|smooth] as a [shell|sweet|pearl].',
      '{C} [turned|rolled] slowly [over|round], feet [up|first].',
      'Something [far off|small] went [blink|wink|twinkle], [twice|once more].',
      'A [glove|button|shoelace] [waved|floated up|would not stay down].',
      'They could hear [their own ears|each other blink|the engine think].',
    ],
    old: [
      'A comet went by, trailing its long white [hair|scarf|beard].',
      'A [teaspoon|sock|pencil] drifted past, on its way round [everything|Jupiter|nothing].',
      'It was so quiet that they could hear each other [blink|swallow|think].',
      'A small [planet|rock|world] turned over, to [warm its other side|get comfortable|see who it was].',
      'Far off something sparkled, and might have been a planet or might have been a [biscuit|toffee|chocolate] wrapper.',
      '[Down|Up] here there was no [down|up].',
      'A [drop|bubble] of [tea|juice|soup] hung before them, quite [round|calm], with a tiny upside-down {hero} in it.',
      'The [radio|hatch|engine] [cleared its throat|hummed a note|clicked], and then said nothing for a [million|thousand] miles.',
      'A ring of [ice|dust|pebbles] went round and round, like [skaters|horses|a thought], and never [arrived|got giddy].',
      'Somebody’s [satellite|old glove|lost kite] came by, [blinking|politely|still looking] for its [owner|orders|way].',
      'Dust drifted down as slowly as if it had [all week|to be asked|nowhere to be].',
      'A crater lay [open|there] like a [mouth|plate|yawn], with nothing [in it|to say].',
    ],
  },
  arrive: [
    [
      '[Five, four, three, two, one|Three and two and one|Buckle up, three, two, one], [whoosh|zoom|brrroooom|vroom]!',
      '[Up, up, up|Out, out, out|Light, light, light], [float, {hero}, float|hang on, {hero}|turn over, {hero}|wheee, {hero}]!',
    ],
    [
      '[Three, two, one, whoosh|Nine, eight, seven, zoom|Shake, rattle, roar|Rumble, grumble, whee]! [And then it was|And then all was|Then suddenly it was] [quiet|still|silent|soft]. ^ {hero} [let go of a spoon|let go of a sock|dropped a pencil|put down a biscuit]. It [hung in the air|stayed up|did not fall|floated off] and turned, slowly, like a [fish|leaf|whale|dancer].',
    ],
    [
      '[The rocket|The ship|Everything] [shook, roared and hiccuped|groaned, rattled and sneezed|coughed, bucked and howled]. Then somebody seemed to [switch off|turn down|swallow|shut a lid on] the noise, and they were {within}. ^ {hero} let go of the [handle|strap|seat] and did not [fall|drop|sink|land]. {C} floated by [upside down|with folded arms|feet first|like a balloon]. “Which of us is the [right way up|top|wrong way round]?” [asked|wondered|said] {hero}. “[Yes|Both|No|In turn],” said {c}.',
    ],
    [
      'The first [eight|nine|ten] minutes were all [noise|thunder|roaring] and being sat on by something [invisible|large|the size of a piano]. Then the engine [coughed|hiccuped|sighed], and stopped, and there was a silence like the one [after a bell|in an empty theatre|after a slammed door]. {hero} opened one eye. {His} [pencil|left shoe|watch strap] was hanging in the air before it, [turning gently|quite at ease|spinning slowly], with the whole of {place} behind. ^ [Nobody had told|Nothing had warned|No book had told] {him} about the [size|quiet|width]. They say it is [big|large|enormous]. They do not say that you can [feel it looking in|hear it leaning|feel it breathing] at the [window|glass|porthole].',
    ],
  ],
  crossing: [
    [
      '[Rocks|Look out|Whoops|Uh-oh], [zig, zag, zig, zag, zoom|left, right, left, right, wheee|over, under, over, under, phew]!',
      '[Big dark|Big gap|Wide, wide nothing|No floor], [hold hands|hold on|hug tight|take my hand], [float on|drift on|swim on|on tiptoe].',
    ],
    [
      '[Bump|Clonk|Thump|Bang], [bonk|clang|donk|bump], space rocks, [big as buses|big as barns|fat as whales|like rolling houses]! ^ {hero} steered [left|up|round one]. {He} steered [right|down|under another]. [Zig, zag, zig, zag|Twist, turn, twist|Dip, dodge, dip|In, out, in, out], [through|there|phew]!',
    ],
    [
      'Behind {spot} hung a whole [flock|herd|crowd] of rocks, all [tumbling|rolling|bumping|turning]. {hero} [gripped|grabbed|squeezed] the stick with both hands and tried to [dodge|miss|pass] every one. [Bonk|Clonk|Bump|Dong]. [Bonk|Clang|Thud|Ding]. ^ “They’re not [dodging|fighting|chasing us|playing tag],” said {c}. “They’re [dancing|waltzing, I think|having a ball|doing steps].” So {hero} waited for the [beat|tune|right moment], and [waltzed|twirled|danced|bowed, and joined in].',
    ],
    [
      'Past {spot} they [flew|drifted|steered] into the [rocks|rubble|boulders]. There were [thousands|millions|hundreds] of them, [rolling|turning|tumbling] over and over in no order at all, and the first one [took off the aerial|rang the roof|took a lamp]. {hero} [swerved|dodged|ducked|braked|turned]. {He} [swerved again|did it again|ducked again]. [The more {he} swerved, the more|The harder {he} steered, the more|The faster {he} went, the more] of them there were. ^ Then {he} took {his} hands off the stick and [watched|waited|looked|counted]. There was a [gap|hole|way|space between]. [It closed|It shut|It vanished], and opened [further on|higher up|to the left]. It was like a skipping rope [in a playground|on a playground|when it is turning]: no good jumping, you had to [wait for your turn|watch for the moment|count yourself] to run in.',
    ],
  ],
  wayHome: [
    [
      '[Down, down, down|Home, home, home|Big, bigger, biggest]. [Bump|Bonk|Plonk|Thud], [home again|grass again|that’s our gate|home, sweet home].',
      'Bye-bye, [planets|comets|space rocks|Saturn], [home to bed|home to supper|home for a hug|off home]!',
    ],
    [
      'Home was a [small|little|tiny|round] blue ball. It [grew and grew|swelled and swelled|got bigger and fatter|grew hills]. Then it was a garden, with [a bump|a dent|a rocket|a hole] in it. ^ “[We’ve landed|We’re here|Home|We’re down],” said {hero}.',
    ],
    [
      'From up there, home was a blue [marble|bead|button], and you could [hide|lose|put] it behind your thumb. {hero} [tried it|did so|did just that|held it up|shut one eye]. Then {he} [quickly|kindly|gently] took {his} thumb away [again|for everyone’s sake|at once]. ^ It grew into [a ball, a map|a plum, a globe|a balloon, a map], a town, a roof. [Bump|Thud|Plonk|Crunch].',
    ],
    [
      'You could cover the whole of it with one thumb: the seas, the [school|shops|bicycles], the dog [next door|on the corner|with one ear], everyone {hero} had ever been cross with. {He} held {his} thumb there for a moment, then took it away, in case they [minded|wanted the light|were frightened|felt it]. ^ The blue marble [became|swelled into|turned into] a [globe|ball|balloon], and then a map. The map [became|turned into|sprouted] roofs, and one of [the roofs|them|those] was {own}. They came down in the [flower bed|potatoes|long grass|rhubarb], a little to the [left|right|north] of where they had started.',
    ],
  ],
};
