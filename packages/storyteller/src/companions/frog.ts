import type { Companion } from './companion.ts';

export const frog: Companion = {
  creature: 'frog',
  name: 'Hopscotch',
  kind: 'frog',
  character: 'springy, proud, and a terrible singer',
  noises: [
    '[Ribbit|Rrrib|Rebbit], [ribbit|rabbit|rubbit|rib]!',
    '[Boing|Hup|Hoppity], [splat|green legs|over a boot|long green legs]!',
    '[Plop|Plip|Splosh], [into a bucket|wet frog feet|a green splash|in the puddle]!',
    '[Croak|Quork|Grawk], [quork|croak, gulp|a fly|croak, croak]!',
  ],
  meet: [
    [
      '[Boing|Hop|Splat], [a green {kind}|a wet {kind}|a {kind} on the mat]! [Hello, bouncy {c}|It’s slippery {c}|Look, jumpy {c}]!',
      '[Ribbit, ribbit|Croak, croak|Quork, quork]. [It is boingy {c}|Hello, bouncy {c}|Here is slippery {c}]!',
      '[Plop|Splosh|Boing], who [jumps out of that boot|pops out of that jug|sits in that teapot]? [Bouncy {c}|It’s slippery {c}|{C} the {kind}]!',
      '[Flop|Splat|Plop], [a wet hat|a cold hat|a green hat]? [It’s|No, it’s|Hello,] {c} the {kind}!',
    ],
    [
      '[Boing|Hup|Splat], [something green|something cold|something damp] jumped on {hero’s} [head|nose|shoulder]! “[Nice view|What a view|Soft landing],” said the {kind}. “[I’m {c}|My name is {c}|Call me {c}]. [Ribbit|Quork|Croak]!” ^ And [there {c} stayed|{c} stayed there|there {c} sat].',
      '“[La, la, RIBBIT|Do, re, CROAK|Tra, la, RIBBIT]!” sang a {kind} inside {hero’s} [boot|bucket|flowerpot]. “[Thank you|Too kind|Thank you, thank you]! [I’m {c}|My name is {c}|That was {c}]!” ^ {hero} [had not clapped|had not said a word|had covered both ears]. [So {he} clapped|{He} clapped, to be kind|Then {he} clapped].',
      '{hero} put on [a boot|{his} cap|a glove]. It was [cold|damp|wet], and it said “[Ribbit|Quork|Occupied]”. ^ “[I was rehearsing|Mind my top notes|I was having a bath],” said a {kind}. “[I’m {c}|They call me {c}|{C}, that’s me]. [Wear me|Take me along], if you like.”',
      '“[Mind out|Coming over|Clear the way]!” called a {kind}, and flew over the gate into [a bucket|a flowerpot|the nettles]. ^ “I was aiming for [the step|your hat|the pond],” said a voice [inside|from there]. “I’m {c}, and it [still counts|was a record|looked fine].”',
      '“[One|Your|A cheap] ticket,” said a {kind}, and gave {hero} a [wet|green|round] leaf. “[Front row|Row one|Best seat], next to me.” ^ “When does it start?” asked {hero}. “I’m {c}, so it [starts when I breathe in|started already|never stops].”',
    ],
    [
      '“Ribbit,” sang somebody [under the tap|in the rain barrel|behind the bucket], [with feeling|on one note|with closed eyes]. “Ribbit, [ribbit|croak|quork], RIBB.” The {kind} saw {hero} [and bowed|and took a bow|and stopped to bow]. ^ “[{C}|I’m {c}|My name is {c}]. [Singer|Tenor|Star]. [I’m on tour|I’m between ponds|You may come again].” “It was very,” said {hero}, “[green|long|high].” {C} had never been [so moved|so pleased|better understood].',
      '[On the step|By the gate|On the mat] sat a {kind}, with an upturned hat in front. There was [a button|a hairpin|an acorn] in it. “[I’m {c}|My name is {c}|{C}, the voice],” said the {kind}. “[Do I sing, or do I stop|Shall I sing, or shall I stop|Singing, or no singing]? [Stopping costs more|Stopping is extra|No singing is double].” ^ {hero} found [a penny|a peppermint|a shiny bead]. “I’d like [some stopping|a bit of stopping|no song, please],” {he} said. “[Everybody does|It’s what most people choose|That’s my best seller],” said {c} [proudly|bowing|and took it], and jumped into {his} hood.',
      '“I’m not a prince,” said a {kind} on the [gatepost|step|wall], “so there’s no use [looking for a crown|asking|curtsying].” “Then what are you?” asked {hero}. “I’m {c}, the voice of the [pond|swamp|ditch],” said the {kind}. “Shall I [prove it|show you|begin]?” ^ It took one note and [a flowerpot|a window|three milk bottles]. “[Quite enough|I believe you|That will do],” said {hero}, sweeping up. “Then I’ll sing you [there and back|all the way|the rest as we go],” said {c}.',
      '“Hold this end,” said a {kind}, and gave {hero} a tape measure. “I’m {c}, and I’m about to [break|beat|better] my own record.” ^ [Boing|Hup|Hoppla] went the {kind}, and so did the tape, and so did {hero}. {He} had [held on as told|not let go|held on tight]. They landed beyond the [hedge|gate|dustbins], [nose to nose|in a heap|all tied up]. “That’s [the longest yet|twice as far|nine feet],” said {c}. “I’ll never [jump|travel|perform] without you again.”',
    ],
    [
      'It was [the worst singing|the loudest singing|the flattest singing] {hero} had ever heard. It came [out of the watering can|from inside the watering can|up from the watering can]. “[Thank you, thank you|You are too good|Bless you all],” said the {kind} inside, [when it was over|as the last note died|when the birds had gone]. “[{C}|I’m {c}|The name is {c}]. [You may have heard of me|You’ll know the name|You’ve perhaps met the voice].” {hero} thought that quite likely, [at that volume|if {he} was within a mile|whether {he} liked or not]. ^ “I’m looking for [a larger stage|a bigger house|new ears],” said {c}, [hopping on to the spout|climbing up the spout|with one arm round the spout]. “[I’ve outgrown the can|The can holds me back|It’s all gardeners here]. [Where are you off to|Which way are you bound|Where does this road go]? [Is there an echo|Do they have echoes there|How is it for echoes]?” There was, [{hero} believed|or so {hero} thought|{hero} said]. “[Then I’m your {kind}|Then it’s settled|Then say no more],” said {c}.',
      'The [drainpipe by|gutter over|pipe beside] {hero’s} door [had begun to sing|had burst into song|was giving a concert]. It sang [about a pond|of a lily pad|about a fly], in a voice like [a chair being dragged|a gate in pain|a saw in a wet log]. Afterwards [three windows were shut|a dog asked to go in|four windows came down]. “That’s to [keep it in|keep it for themselves|hold the warmth in],” said the {kind} who climbed out. “[{C}|I’m {c}|My name is {c}]. [I also jump|I jump as well|I’m also known for jumping]. [The one goes with the other|One leads to the other|It’s part of the singing].” ^ {hero} [asked how so|asked why|asked to have that explained]. “They [throw|lob|send] slippers,” said {c}. “I’ve [eleven|nine|thirteen], all [left ones|too big|size six].” Then {hero} spoke of [the road ahead|the journey], and of the miles and miles where [nobody lived at all|there was no one to hear|not a window stood]. {C} [laid a cool hand on {own}|took {him} by the thumb|gripped {his} finger]. “[A tour|On tour|Open air],” breathed {c}.',
    ],
  ],
  comic: [
    [
      '{C} [hops|leaps|jumps]. [Boing|Hup|Hop], [boing|higher|bounce], [splat|splosh|flop], [oops|ow|hello, mud].',
      '“[Ribbit|Quork|La la]!” [sings|howls|yells] {c}. [Cover your ears|Hold your hat|Oh, {c}, hush]!',
      '[Zip|Thwip|Slurp], [out shoots a tongue|a long, long tongue|out pops a tongue]! Bye-bye, {hero’s} [jam|bun|cheese]!',
      '{C} jumps [over a leaf|over a twig|the puddle]. [Nearly|Not quite|Try again], [splosh|splat|flump]!',
    ],
    [
      '“[Watch my big jump|Look how I jump|Stand back for the jump]!” said {c}. [Boing|Hup|Hop], [splat|splosh|bonk]! [It was a tree|It was a gate|There was a post]. ^ “That was [the small one|only a warm-up|my little jump],” said {c}.',
      '“I can jump [right over you|over your head|clean over you], {hero}!” said {c}. [Boing|Hup|Whee], [no {c} anywhere|where was {c}|no splat came]! ^ “[Nice|Hello|Cosy]!” said {hero’s} hood. “[Did I land|Am I down yet|Was that a record]?”',
      '{C} sang so loudly that [leaves fell down|petals fell down|leaves came off]. “[They’re throwing flowers|I’m a hit|They love me]!” said {c}. ^ {hero} threw [a daisy|one petal|some grass] too. [It was only polite|That was manners|And one clap].',
      '{C} sang to [some cows|three sheep|some ducks]. The [last|high|low] note went on [for nine hops|and on|until {spot}]. ^ They all [turned round|lay down|walked off]. “[More, they say|They need a rest|They’re weeping],” said {c}. “[Another song|Louder now|Verse two]!”',
      '{C} shot out a long tongue at a [gnat|crumb|fly], [thwip|flick|zip], and hit {hero’s} [button|bag|sleeve]. There it stuck, [fast as glue|tight as a knot|and would not budge]. ^ “[Thorry|Parthon me],” said {c}, “[I mithed|it thlipped|pleathe thtand thtill].”',
    ],
    [
      '“[I’ll sing|I’ll hum|I’ll do an encore] [to keep our spirits up|to help us along|to pass the time],” said {c}. At the first note [a cloud went over the sun|two snails moved house|a worm went back down]. At the second, [a bird packed a bag|a bird put its head in|a duck left town]. ^ “They’re leaving,” said {c}, “[to tell their friends|to fetch their friends|to get a seat].” {hero} [did not have the heart|thought it best not] [to explain|to say a word|to put it straight].',
      '“[Silence for the jump|Hush for the jump|Quiet, please, I jump],” said {c}. {C} [bent both knees|bent at the knee|sank down on both heels]. {C} looked at {spot}, and at the sky, and [bent a little lower|went down a bit further|took a breath]. {hero} [did not dare to breathe|stood like a post|held {his} breath]. {C} [bent lower still|sank lower still|folded up flat]. ^ “Well?” [gasped|whispered|begged] {hero}. “My legs [have gone to sleep|won’t come up again|have got stuck],” said {c}. “You may [clap for the knees|applaud the knees|clap what there was].”',
      '“A singer [must look after the throat|has to spare the voice|must keep a warm throat],” said {c}, and wound {hero’s} scarf round it [nine times|ten times|eleven times]. After that there was [no {kind} to be seen|no end to be found|nothing but scarf]. ^ “[Mmf|Hmf],” [sang the scarf|went the scarf|begged the scarf], all the way to {spot}. “Mmf, [MMMF|HMMF|mmf, MMF].” “[It’s your best yet|You were never better|I liked that one],” said {hero}. [For once {he} didn’t have to fib|It was perfectly true|And {he} meant it].',
      '“Let’s play leapfrog,” said {c}, “it was [named after my uncle|our invention|my best subject].” {C} went over {hero}, nearly over {spot}, and into [a puddle|a bush|a hole]. Then {c} crouched, no higher than a [teacup|bun|boot]. “[Take a run|Hold your nose|Think of feathers] and be brave,” said {c}. ^ {hero} stepped across, [trying not to laugh|on tiptoe|one foot and then the other]. “You [must have a {kind} in the family|hung in the air|cleared me by miles],” said {c}.',
    ],
    [
      '[An echo lived|There lived an echo|There was an echo] at {spot}, and {c} found it. “Ribbit,” [sang|called|boomed] the {kind}. “Ribbit,” [sang|said|answered] the echo. {C} turned [quite pale green|the colour of lettuce|pale to the toes]. “[That voice|Such a voice|What tone],” said {c}. “[Who is it|Who can it be|Whose is it]? [It’s magnificent|I’m all gooseflesh|It’s a gift].” ^ [There was no moving {c} after that|After that {c} would not stir|{C} could not be got away]. They sang to each other for [a quarter of an hour|the length of two sandwiches|a good half hour], and every single time the echo had the last word. “A great artist,” said the {kind}, [wiping an eye|hand on heart|with a sniff]. “[And so modest|So shy, too|And no airs at all]. Never once came out [to bow|for a bow|to be looked at].”',
      '“[You take the low part|You do the low notes|You start, down there],” said {c}. It was [a round, about a pond|a round, about mud|a round, on the subject of flies]. {hero} [came in where {he} was told|began when {he} was poked|did as {he} was told]. Then {c} came in, some way from the tune, like somebody [knocking at the wrong house|coming in by the window|getting on the wrong bus]. They sang it as far as {spot} [and back|and home|and twice round it]. ^ After the sixth time {hero} could no longer hear [what was wrong with it|anything the matter|what had been the trouble]. After the ninth {he} was singing it [that way {himself}|so {himself}|the same way, with trills]. “Now you’ve got it,” said {c}, [wiping both eyes|deeply moved|with a hand on {his} ear]. “You were [a bit flat|a bit clean|a shade early] at the start. [I didn’t like to say|I was too polite to say|One has to be gentle].”',
      'A {kind} must keep wet, for the health, and {c} saw to it in every puddle, [bottom first|with a bow|on principle]. “Ninety-nine,” said {c}, [climbing out|wringing out both feet|shaking one leg] near {spot}. “One more would be [a record|a hundred|history].” They [looked about|looked round|searched high and low]. It was [as dry as toast|as dry as a biscuit|dry to the bone]. ^ So {hero} poured the last of {his} water [into a hollow stone|into a dip in a stone|into a bent leaf]. It made a puddle [as wide as a saucer|as deep as a spoon|the size of a saucer]. {C} walked all round it, [to take it in|like a buyer|and shook {hero’s} hand]. There was a mighty leap, and [a very small plip|a very small plop|a tiny plip]. “[A hundred|One hundred|That’s a hundred],” said {c}, [not quite steadily|and had to cough|from the bottom]. “[And somebody built it for me|And you dug it for me|With my own pond].”',
    ],
  ],
  happy: {
    young: [
      '[Boing|Boing, boing|Hup]! [went {c}|sang {c}|said {c}].',
      '“[Ribbit|La, la|Quork]!” [sang|howled|hummed] {c}.',
    ],
    old: [
      '{C} [hopped over nothing in particular|cleared a blade of grass|did a jump with a twist], and looked back to see if anyone [had noticed|was clapping|was keeping the score].',
      '{C} sang a short song, and [it felt longer|it had nine endings|{hero} clapped the end].',
      '{C} wore [a buttercup|a daisy|half a walnut] [as a hat|like a crown].',
    ],
  },
  worried: {
    young: [
      '{C} [gulped|blinked|swallowed], [gulp|glup|glug]!',
      '“[Rib|Ri|Rrr],” said {c}. [No “bit”|And no more|Then nothing].',
    ],
    old: [
      '{C} [gulped|swallowed], [all the way down|twice|and it could be heard].',
      '{C} opened [that big mouth|that wide mouth|a very large mouth], and [not a note came out|no song was in it|shut it again].',
    ],
  },
  quiet: {
    young: [
      '{C} sat [still and small|low and small|close and still].',
      'A [cool little|small wet|damp small] hand [held on|held {hero’s}|gave a pat].',
    ],
    old: [
      '{C} sat on {hero’s} [knee|shoulder|foot] and, [as a mark of respect|out of pure friendship|for once in a way], did not sing.',
      'A small cool hand [was laid on|closed round|found] {hero’s}.',
    ],
  },
};
