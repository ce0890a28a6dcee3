import type { Companion } from './companion.ts';

export const dinosaur: Companion = {
  creature: 'dinosaur',
  name: 'Stomper',
  kind: 'dinosaur',
  character: 'huge feet, and manners from another age',
  noises: [
    '[Stomp|Stamp|Tromp], [huge feet|the ground hops|cups rattle|three big toes]!',
    '[Thud|Boom|Thump], [goes the tail|tail first|the puddles jump|so sorry, path]!',
    '[Munch|Crunch|Chomp], [a treetop|a hedge|two ferns|six cabbages]!',
    '[Raaar|Rooo|Graaa], [pardon|politely|excuse me|old and loud]!',
  ],
  meet: [
    [
      '[Thud, thud|Boom, boom|Thump, crash], [a {kind}|a big {kind}|a {kind}, this high]! [Hello, enormous {c}|It’s gentle {c}|Look, scaly {c}]!',
      '[Big feet|Big knees|Huge teeth], [big smile|long neck|small wave]. [It is enormous {c}|Hello, thudding {c}|Here is gentle {c}]!',
      '[Raaar|Rooo|Graaa]! [Pardon me|So sorry|Excuse me], [hello|good day|peep-bo]! [I’m big, big {c}|It’s only {c}|I’m {c}, up here]!',
      '[Crack|Crunch|Snap], [there goes the gate|the hedge is flat|down comes a fence]! “[Sorry|Oops|Pardon],” says {c} the {kind}.',
    ],
    [
      '[Thud|Boom|Thump], [thud|crash|bump], [the cups rattled|the spoons jumped|a plate fell down]. [Over the hedge|Over the roof|Round the chimney] looked a {kind}. “[I’m {c}|My name is {c}|{C}, good day],” said the {kind}. “[What year is it|Is it still Tuesday|Have I missed tea]?” ^ {hero} [told {c}|looked it up|broke it gently]. “[I’ve overslept|Then I’m late|What a long nap]!”',
      '[The ground shook|The windows hummed|A flowerpot jumped]. A huge {kind} [rang|pressed|poked] the bell with [one careful toe|the tip of a claw|one very small thumb]. [It rang no more|Crack|There was a crunch]. ^ “[So sorry|Oh dear|Was that yours]!” said the {kind}. “[I’m {c}|My name is {c}|{C}, by the way]. [Is {hero} in|Can {hero} come out|Is {hero} at home]?”',
      '“Is this [a tree|a twig|a toothpick]?” asked somebody [high up|far above|over the roof]. It was the [lamp post|flagpole|gatepost]. A {kind} put it back, [nearly straight|upside down|with a bow]. ^ “[I’m {c}|They call me {c}|{C}, by the way]. Do you [know the way|need a friend|like long walks]?”',
      'A long neck came over the wall, in a [collar|bow tie|napkin]. “[Excuse my reach|Pardon my neck|I do beg pardon],” said the {kind}. ^ [Nine|Ten|Six] minutes later the tail came, too. “[Now I’m all here|That’s all of me|I end there], and I’m {c}!”',
      'Where the [gate|bench|bush] had been stood one huge foot. “I did [cough|knock|ring] first,” said a {kind}, [far above|from over the roof|up by the chimney]. ^ {hero} shook [the big toe|one toe|the nearest claw]. “I’m {c}, and you’re [so nicely small|kind|most polite].”',
    ],
    [
      '“I only meant to [shut my eyes for a minute|have a quick nap|close one eye],” said the {kind} in the [flower bed|rose bed|vegetable patch]. ^ “[I’m {c}|My name is {c}|They called me {c}]. Everything has got [so small|so short|rather small]. [Where are the ferns|Where is the swamp|Where are my neighbours]?” “That was millions of years ago,” said {hero}, [as gently as {he} could|patting one claw|and gave {c} a hanky]. “[Oh|Ah|Dear me],” said {c}. “I suppose I’ve [missed lunch|missed the bus|lost my place].”',
      'A visiting card [had come|lay on the step|had been left]. It was made of stone, and it had [cracked the doorstep|gone through the doormat|taken four to lift]. “{C},” [read {hero}|{hero} spelled out|{hero} read aloud]. “At home on [Tuesdays|Fridays|Mondays], in the Jurassic.” ^ [High up, beyond the chimney,|Far above, by the weathercock,|Up where the swallows live,] somebody [coughed|cleared a long throat|hummed a little]. “I do hope [it’s a good age to call|I’m not too early|it’s the right century],” said the {kind}. “I didn’t like to [come during the ice|trouble anyone in the ice age|ring while the ice was on].”',
      'There was a new pond in the lane, with [three toes|claws at one end|a heel]. There was [a second|another|a deeper one] by the gate. At the third a {kind} bent down to {hero} from above the [chimney|roof|gutter]. “I’m {c}, and I do walk [on tiptoe|as on eggs|lightly],” said the {kind}. ^ “The ducks are [delighted|moving in|very pleased],” said {hero}. “Then they shall have [a lake|a whole row|one each],” said {c}, [and lifted a foot|already feeling better|blushing all the way up].',
      '“May one pay a call?” asked a {kind}, and set down a basket as big as [a bath|a cart|the shed]. Inside was a [pudding|plum cake|pie], and it had turned to stone. “I’m {c}, and I only stopped [to smell a fern|for a nap|to admire a swamp],” said the {kind}. ^ {hero} [tapped it with a spoon|knocked on it|licked one corner], and said that it would [keep|go a long way|last]. “[Such manners|You may have seconds|You were well brought up],” said {c}, [dabbing one eye|much moved|from high above].',
    ],
    [
      'The mound [at the end of the garden|beside the path|behind the shed] had always been there. It had [daisies on it|a bench on it|molehills on it]. [That morning|All at once|Today] [it yawned|it scratched itself|it stretched]. “[Good heavens|Dear, dear|Upon my word],” said the {kind}, sitting up and [shedding turf|shedding beetles|dropping daisies]. “[Who let it get so cold|Who moved the sea|What has become of the swamp]? [{C}|I’m {c}|My name is {c}]. [How do you do|Delighted, I’m sure|Pray don’t get up]. [Have you seen|You haven’t met|I don’t see] my family? They’re [about so high|roughly that size|up to there].” [The {kind} pointed at|A claw pointed at|The {kind} waved at] the chimney. ^ {hero} explained, [which took some tact|and held a claw while {he} did it|beginning with the comet]. {C} was [silent for a time|quiet, and picked a daisy|still for a while]. “Sixty-six million years,” [said {c}|{c} repeated|{c} said slowly]. “I really must get [an alarm clock|up earlier|somebody to call me]. [May I come with you|Might I join you|Could you use a friend]? [I don’t seem to have any other plans|My diary seems to be empty|I find that I’m free all week].”',
      '“[One moment|A moment, please|Don’t go],” said a voice from [above the roof|beyond the gutter|above the treetops]. “[I was brought up to|Where I come from, we|My mother taught me to] bow before I speak.” There was a creaking, [as of tall trees|as of a ship turning|like a crane’s]. When it was over, a head as long as [a rowing boat|a bath|a park bench] lay [in the flower bed|among the beans|across the path], on a level with [{hero’s} knees|{hero’s} boots|the doormat]. “{C},” [said the {kind}|said the head|the {kind} said]. “[It’s an honour|I’m charmed|Your servant].” ^ {hero} bowed as well, since that was plainly [how it was done|what one did|the custom]. It went on [for some time|until both their ears sang|for a minute or two], [neither wishing to be the first to stop|since neither liked to stop first|as nobody said when]. “You’ve [beautiful manners|a lovely bow|a fine straight back],” said {c}, [from underneath|into the gravel|with a daisy in one nostril]. “I was afraid [that they’d died out|it had gone the way of the ferns|nobody did it now].”',
    ],
  ],
  comic: [
    [
      '[Thud|Boom|Crash], {c} [sits down|falls over|jumps once]! [Everything hops|Cups hop|Up hop the stones]!',
      '{C} eats [a bush|a hedge|a tree]. [Burp|Crunch|Gulp], [pardon me|so sorry|excuse me]!',
      '[Thud|Boom|Stomp], {c} [dances|hops|skips]! Up [flies|goes|bounces] {hero}! [Wheee|Whoops|Again], [thud|bump|flop]!',
      '{C} hides behind a [leaf|twig|daisy]. [Where is {c}|Any {c} here|Can you see {c}]? [There, and there|All over|Tail, tum, toes]!',
    ],
    [
      '{C} [tried to tiptoe|went on tiptoe|crept along]. [THUD|BOOM|CRASH], [thud|boom|thump], [THUD|CRUNCH|BUMP]. ^ “[Was that quiet|Did you hear me|How was that]?” asked {c}. [Three apples fell off a tree|A squirrel fell off a branch|All the ants held on].',
      '“I’ve lost {hero}!” cried {c}, and [looked under the bushes|lifted up two bushes|looked in a nest]. ^ “[I’m up here|Up here|I’m here],” said {hero}. {He} was [sitting|standing|lying flat] on {c’s} head.',
      '“After you,” said {c}, [bowing low|with a bow|holding a branch aside]. “After YOU,” said {hero}, and [bowed lower|bowed to {his} knees|bent double]. ^ So {c} [bowed lowest of all|bowed to the ground|bowed once more]. [Splash|Splosh|Crash], [there was a ditch|there was a pond|goodbye, path]!',
      '{C} sneezed. [Three hats|Two caps|All the hats] flew up, and so did [a goat|the ducks|a picnic]. ^ “[Bless you|Good health]!” said {hero}, from {spot}. {He} had been standing [somewhere else|next to {c}|in front].',
      '{C} tried on {hero’s} hat, and it fitted [one claw|one tooth|one toe]. “[How smart|So modern|Very dashing],” said {c}, and [paraded|strutted|tripped] past {spot}. ^ Then {c} raised it to [a beetle|two ants|a stone], and lost it [up one nostril|between two toes|behind one ear].',
    ],
    [
      '“In my day,” said {c}, “one simply [stepped over that|hopped across it|took it in one stride].” And the {kind} [did so|showed how|did it], and came down on something else, which [went crunch|said crack|went flat]. ^ “Was that important?” asked {c}, [lifting one foot|looking under one toe|with one foot in the air]. It had been [a wheelbarrow|a birdbath|a garden bench]. They [left a note|wrote a letter|left a flower on it].',
      '“One always wipes one’s feet,” said {c}, and wiped them, near {spot}, [left and right|one after the other|with great care]. [It took a while|There was some dust|The ground shook]. It made a noise [like ploughing|like a sawmill|like an old mangle]. When the {kind} had finished, there were [two deep holes, each as big as a bath|two holes, each as deep as a well|two ponds without water]. ^ “[Very clean|Spotless|You missed a bit],” called {hero}, from the bottom of one.',
      '“May I [trouble you for a leaf|beg a leaf of you|ask you for one leaf]?” asked {c}. {hero} [held one up|picked one|found a green one]. {C} chewed it [forty times, as one should|fifty times, mouth shut|on both sides]. “[Most filling|Quite delicious|So rich]. [One mustn’t be greedy|I couldn’t manage another|I shall be full till Friday].” There was a rumble, like [a train in a tunnel|barrels on a stair|a cart on a bridge]. ^ “[Was that you|What was that|Did you speak]?” asked {hero}. “[That was my tummy|It was only my tummy|My tummy spoke],” said {c}. “[It never had any manners|I can’t take it anywhere|It was brought up in a swamp].”',
      'By {spot} a thistle pricked {c} in the tail. “[Doesn’t that hurt|Didn’t you feel that]?” asked {hero}. “[Feel what|What, dear|Where]?” said {c}. They [shared an apple|counted beetles|played I Spy] and talked of [ferns|eggs|old times]. ^ A good while later {c} jumped over [two bushes|a boulder|{hero}] and said “[Ow|Ouch|Yow]”. “It has [such a long way to come|so many bones to pass|all those stairs],” {c} explained. “I’ve still to laugh at [your joke from Tuesday|something of last week’s|a thing Grandpa said].”',
    ],
    [
      'They met a [brown|speckled|rather thin] chicken by {spot}. {C} [stopped, and went down on both knees|stood quite still, and then knelt|bowed until both knees cracked]. “[Cousin|Dear cousin|At last, family]!” cried the {kind}. The chicken [put its head on one side|scratched behind an ear|stood on one leg]. “You’ve your [great-grandmother’s feet|Uncle Rex’s walk|grandfather’s eyes],” said {c}, deeply moved. “[How is everybody|Do they all keep well|Who got the house]?” ^ The chicken said what it had to say [about the weather|on the subject of corn|on worms]. {C} listened [with tears in both eyes|to every word|with folded claws]. “They’ve come down in the world,” said {c} [afterwards|later|when they had gone on]. “But you can [see the breeding|tell by the ankles|still see the profile].”',
      '“When I was young,” said {c}, “we danced [until the swamp steamed|every Saturday|by the week].” {hero} said that people [still did|did it now, too|had never stopped]. It was [a rash thing to say|an unwise remark|careless of {him}], with all that space [beside|around|this side of] {spot}. {C} [bowed and held out a claw|curtsied|wiped a claw and offered it]. One, two, three, went the {kind}, and at every “one” [the entire landscape|everything loose|most of the parish] left the ground. ^ {hero} [left it too|went with it|rose as well]. {He} [hardly touched down|barely touched down|trod mainly on air] between the bars. Somewhere [a wall sat down|a chimney gave up|a window opened itself]; a long way off, [church bells started to ring by themselves|every dog for miles joined in|a dinner gong rang]. “You’re as light as [a feather|a leaf|thistledown],” said {c}. At every “two”, [as it happened, that was true|this was true|{hero} was just that].',
      'There was a footprint in the stone near {spot}, [as broad as a bathtub|as long as a sofa|with a small pond in it]. {C} [gazed at it|sniffed at the edge], and then, [shyly|with a look round|slowly], put a foot in. [It fitted|It fitted perfectly|It fitted snugly]. “[I remember|Ah, yes|That’s mine],” said {c}. “[It was a Thursday, and the mud was lovely|It was washday, and the mud was warm|I was small, and the mud was new]. I’d been told [not to|to go round|twice to keep off].” ^ {hero} [did the sum|counted on {his} fingers|worked it out]. Somebody had been waiting sixty-six million years for [a telling-off|a scolding|a talking-to]. “Well,” {he} said, [as sternly as {he} could|and folded {his} arms|and wagged a finger], “don’t do it again.” {C} [hung that enormous head|studied both feet]. “I’m so sorry,” said {c}, and gave a sigh that [bent the bushes|combed the grass|flattened ferns]. “Oh, [that’s MUCH better|how light I feel|what a relief].”',
    ],
  ],
  happy: {
    young: [
      '{C} [wagged a tail|swung a tail|turned round], [crash|smash|bang]!',
      '“[Raaar|Rooo|Graaar]!” said {c}. That means [hooray|yes please|I like it].',
    ],
    old: [
      '{C} wagged that tail, and [they lost a fence|a gate went with it|a haystack moved over].',
      '{C} ate [a small tree, with an excuse-me|half a hedge, and wiped both lips|a bush, having asked its name].',
      '“In my day,” said {c}, “[this was all swamp|you couldn’t see for ferns|this had a volcano on it].”',
    ],
  },
  worried: {
    young: [
      '{C} went [thud, thud, backwards|stomp, stomp, backwards|boom, boom, round a tree].',
      '“[Oh dear|Oh my|Help],” said big {c}.',
    ],
    old: [
      '“I’ve had a bad experience with the sky,” said {c}, [looking up|under a bush|ducking].',
      '{C} [trembled|shook|shivered], and [cups rattled a mile away|ponds slopped over|apples came down for a mile].',
    ],
  },
  quiet: {
    young: [
      '{C} lay down [like a hill|like a wall|all round {hero}].',
      '{C} breathed, [slow and warm|in and out|like a big wind].',
    ],
    old: [
      '{C} [lay|settled|sank] down beside {him}, and it was like leaning on a [hill|warm wall|haystack].',
      '“I’ve waited sixty-six million years [for a friend|for company|for somebody to talk to],” said {c}. “I can [wait a little more|sit here until you’re ready|easily sit another hour].”',
    ],
  },
};
