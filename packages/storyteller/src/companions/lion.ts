import type { Companion } from './companion.ts';

export const lion: Companion = {
  creature: 'lion',
  name: 'Rory',
  kind: 'lion',
  character: 'a great roar, and a small heart for thunder',
  noises: [
    '[Roar|Roooar|Raaah], [royal roar|roar, cough|the king is here|small roar]!',
    '[Purr|Prrr|Grumbly], [rumble, royal tummy|purr, warm mane|rumble, big cat]!',
    '[Swish|Fluff|Comb], [golden mane|royal mane|that tail tuft|a very big mane]!',
    '[Pad|Pat|Prowl], [pad, royal paws|pad, big soft paws|stop, yawn]!',
  ],
  meet: [
    [
      '[Roar|Raah|Roooar|Row-wow]! [Oh, hello|Oh, sorry|Good day|Sit down], {c} the {kind}!',
      'Big [mane|paws|yawn|nose], big [smile|hug|comb|fluff]. [It is|Here is|It’s big|Look, it’s] {c}!',
      '[Swish|Comb, comb|Fluff, fluff|Puff], who has [so much hair|a woolly face|all that fluff|hair to the knees]? [Hello|Well combed|Come in|Roar back], [royal|curly-maned|noble] {c}!',
      '[Who combs|Who sings|Who yawns] by the [gate|door|bin]? [Big teeth|Big paws|Gold fluff], it’s {c}!',
    ],
    [
      '“[ROAR|RAAAR|ROOOAR|GRRROAR]!” said [somebody|a voice|the hedge|the dustbin]. {hero} [jumped|dropped a shoe|spun round|squeaked]. “[Sorry|Pardon|So sorry|Oh, excuse me],” said the {kind}. “[I’m {c}|They call me {c}|My name is {c}]. It [just comes out|does that|is the hiccups|was meant to be hello].” ^ [They shook big paws|They shook hands and paws|{hero} said boo|{hero} roared back].',
      '“I [fear nothing|am never afraid|laugh at danger]!” said a {kind} [at the gate|on the wall|with a big chin]. Then [a door went bang|a twig went crack|a bee went by|a spoon fell down]. ^ “[I’m {c}|They call me {c}|{C} here],” said a voice under {hero’s} [coat|arm|foot|hat]. “[Is it over|Has it gone|Did it see me|Who won]?”',
      'A {kind} came [backwards|sideways|on tiptoe] through the gate, with a [comb|crown|cushion]. “Is [anyone|a beetle|a mouse] behind me?” ^ “[Only me|Just me],” said {hero}. “[Good|Phew],” said the {kind}. “[Stay there|Hold my tail|Guard my back]. I’m {c}.”',
      '“Friend or [foe|beetle|burglar]?” said a [barrel|bush|blanket] by the gate, [trembling|rustling|with a wobble]. “[Only|Just] {hero},” said {hero}. ^ “Then I can [come out|breathe again|stop growling],” said a {kind}. “I’m {c}, and I was guarding [the step|you|the milk].”',
      '“[Bow|Kneel|Tremble]!” said a {kind} in a [paper|cardboard|gold paper] crown. {hero} did so, and the crown slid over [both eyes|that nose|two ears]. ^ “Where has everybody [gone|got to|hidden]?” cried the {kind}. “I’m {c}, and kings [want holding|need company|hate being alone]!”',
    ],
    [
      '“[Roar|Grrr|Raah],” said the {kind} in the [flower bed|hedge|wheelbarrow|empty flowerpot], and looked at {hero} [hopefully|sideways|through a daisy|over a marigold]. ^ “[Was that frightening|Did you tremble|Were you terrified|Did your knees knock]? [Be honest|Say yes|Take your time|Out of ten]. [I’m {c}|{C}, that’s me|My name is {c}|I’m called {c}]. [I’m practising|I’m learning|It’s lesson two|I do it daily].” “It was [very loud|nicely rounded|good at the end|warm and loud],” said {hero}. “[That’s what they all say|So says my aunt|Nobody ever faints],” [sighed|said|sniffed] {c}. “May I [practise|try again|roar a little] on the way?”',
      'A {kind} lay [on the gatepost|on the wall|beside the step], as stiff as the [ones outside a museum|one on a fountain|big stone ones in the park|lid of a trunk]. ^ “[I’m a statue|I’m stone|I’m carved|I’m marble, right through],” said the {kind}, with [closed lips|stiff lips|hardly a whisker moving]. “[Statues|Carvings] [needn’t roar at people|get the day off|never need be brave]. [I’m {c}|They call me {c}|It says {c} on the bottom].” “You’re [very good at it|just like one|wonderfully still],” said {hero}, and [patted a paw|scratched one ear|tickled that chin]. The statue [purred|sneezed|giggled|yawned]. [That rather gave it away|Statues don’t, as a rule|Marble seldom does].',
      'A red carpet lay along the lane, and on it came a {kind}, [nodding to the nettles|waving to both sides|one paw raised]. “I’m {c} the [Bold|Brave|Fearless], and there’s no need to [kneel|tremble|faint],” said the {kind}. Then the letter box [clacked|snapped|rattled]. ^ When {hero} had unrolled the carpet again, [there was {c}|out fell {c}|{c} lay in it]. “I was only [inspecting the lining|looking for the other end|testing its strength],” said {c}. “You may walk in front [from here|all the way|wherever we go].”',
      '“[Keep calm|Don’t scream|Stand still],” said a {kind}, “there’s a spider on your [gate|step|doormat].” The voice came from the top of the [shed|drainpipe|porch]. {hero} carried the spider to the hedge [on a spoon|on a leaf|in a cup]. ^ “Did it [ask for me|look back|laugh]?” asked the {kind}. “It said you looked [strong|royal|dangerous],” said {hero}. So the {kind} climbed down, [tail first|slowly|taller than before]. “They all know {c},” said the {kind}, and took {his} hand [just in case|to guard it|for {his} sake].',
    ],
    [
      'The {kind} had [combed|brushed|blown on] that mane until it stood out like [a dandelion|a wheel|a halo in a picture|a chimney brush]. “I should [warn|tell] you that I am the king of beasts,” said the {kind}. “[{C}.|{C}, if you please.|Call me {c}.|{C} the Great.] You may [tremble|bow|kneel|turn pale].” ^ {hero} [trembled a little|did so for a moment|did so, with one knee], [out of politeness|so as not to spoil it|to be kind]. It seemed [to do the {kind} good|to help|to take a weight off that mane]. “Between ourselves,” said {c}, [coming closer|sitting down|in quite another voice], “it’s [lonely|cold|quiet|tiring] work. Nobody ever asks a king to [come along|play|stay for tea|go for a walk].” “Would you like to [come along|go with me|join me]?” asked {hero}. “I [thought you’d never ask|have my comb packed|was about to command it|could just spare the time],” said {c}.',
      '“You find me [between kingdoms|out of a kingdom|short of a kingdom],” said the {kind} in the lane, on [a suitcase|a squashed crown|a hatbox|an empty bird cage]. {hero} asked what had become of the [last|old] one. “There was a [storm|bang|wasp|loud cough]. I led [my people|the nation|one and all] to safety, under [a bed|a sofa|a table|the stairs]. They [felt|mentioned|wrote to me] that I’d [got there first|kept the best place|been there all week].” There was a [sniff|sigh|gulp|pause]. “[{C}.|I’m {c}.] The First, [I’d hoped|for a week|and Last|it says on the towels].” ^ {hero} had [been under beds|hidden in cupboards|sat behind curtains] {himself}. It was [all right|roomy|not so bad] there, {he} said; you only wanted somebody to [hold on to|whisper with|share the crumbs]. {C} considered {him} [for some time|with both eyes wet]. “I can’t [pay|promise|offer] much,” said the {kind}. “But [would you care|could you bear] to be my people?”',
    ],
  ],
  comic: [
    [
      '{C} [roars|roars and roars|sings|opens wide]. [Roar|Roooar|Raah|GRRR], a [bird|snail|mouse|baby] says, “[Shh|Hush|Too loud|Again]!”',
      'Big {c} [sees|meets|steps in] a [puddle|drip|pond|bath]. “[Eek|Ooh|Help|Oh no], my [hair|mane|curls|feet]!”',
      '[Boom|Bang|Clonk] goes a [drum|door|pan|balloon]! “[Help|Mummy|Eek|Hide me]!” says [brave|big|bold] {c}.',
      '{C} hides from a [bee|leaf|moth]. [Shake, shake|Wobble|Shiver], [it waves|it’s gone|it yawns]!',
    ],
    [
      '{C} [took a deep breath|breathed right in|opened wide|stood up tall]. “[Eep|Meep|Peep|Miaow],” said {c}. It was meant to be [a roar|fierce|the big one]. ^ “[Frog in my throat|I’ve a frog in my throat|It’s this frog in my throat],” said {c}. And there [was|really was|sat one]! [It hopped out|Out it hopped|It said thank you].',
      '[Grrr|Grrroll|Grumble], something growled! “A [monster|giant|bear|dragon], {hero}!” {C} [hid behind {hero}|got under {hero’s} arm|climbed up {hero}|shut both eyes]. [Grrr|Grrrumble|Rrrr], [there it was again|it came nearer|it was close by|it sounded cross]! ^ It was {c’s} own [tummy|empty tummy|middle|hungry tummy].',
      '“I’m [the king|king here|a king, you know|too royal to walk],” said {c}. “[Carry me|Lift me up|Be my horse|Be my throne]!” {hero} [bent down|knelt|bowed]. {C} [climbed on|hopped up|sat down|took a run]. ^ [Flump|Oof|Crunch|Squash], now the king was sitting on a [very flat|rather squashed|thin] friend.',
      'A [beetle|snail|ladybird] sat by {spot}. “[Off with you|Tremble|Move]!” roared {c}. The small thing [stayed|yawned|sat]. ^ “[Please|Pretty please],” said {c}. It [moved over|budged up|got up]. “[See|There]!” said {c}. “[Fierce|Royal]!”',
      'A small bird flew by with a [straw|twig|feather], and sat down in {c’s} mane. “[I’m a king, not a tree|Tell it I’m royal|This head is taken],” whispered {c}. ^ {hero} [clapped|said shoo|blew], and the bird [fetched its husband|laid an egg|put up curtains].',
    ],
    [
      '“[Leave this to me|Stand well back|This needs a king|Watch and learn],” said {c}, and roared at the gate [to make it open|with all those teeth|so that it shook]. The gate [stayed shut|did not open|remained a gate|was not impressed]. {C} roared at it again, [with gestures|on tiptoe|from both sides|louder]. ^ {hero} [lifted the latch|pulled instead of pushing|turned the handle]. “I [softened it up for|loosened it for|wore it down for|explained it first, for] you,” said {c}.',
      '“[Brush me first|Wait, my mane|Hold this comb],” said {c}. “A king can’t be [seen|met|painted] at {spot} [like this|in a tangle|with fluff in it].” {hero} [brushed|combed|set to work|rolled up {his} sleeves]. It took [two combs|three combs|six brushes] and [a rake|a garden fork|a broom|a ladder]. The mane came out as big as a [bush|haystack|bonfire|armchair]. ^ {C} took one [proud|royal|slow] step and got stuck between [two rocks|two posts|two branches]. “It looks [lovely|very grand|regal|tidy] from behind,” said {hero}.',
      '“I’ll [frighten it away|see it off|roar it away],” said {c}. “[Frighten what|See what off|What is it|Which it]?” [asked|said] {hero}. “[Whatever there is|Anything|It doesn’t matter].” {C} [crept up to|stalked up to|tiptoed round] {spot}, took a breath as long as [a train|a drainpipe|a river|a queue], and roared. Nothing whatever [ran away|moved|so much as blinked]. ^ “[All gone|Cleared|That’s that|Safe now],” said {c}. “You didn’t even see [how many there were|their tails|the big one|the one with horns].”',
      '“Somebody is following me,” said {c}, “somebody thin, with a [tassel|tuft|brush].” {C} turned round fast, and it was [behind again|gone|quicker]. {C} spun faster, until {spot} went by like [a train|a roundabout|soup in a pot]. ^ Then {c} pounced, and there was [a howl|a yelp|an awful noise]. “I’ve got it,” called {c}, through [clenched teeth|a mouthful|some fluff], “and it’s got me.” “Let go [both together|on three|by turns],” said {hero}, “and [shake hands|say sorry|nobody gets hurt].”',
    ],
    [
      'Then [it came on to drizzle|a drip fell on that mane|something splashed]. {C}, [who feared nothing|the fearless|king of beasts], [gave a scream|shrieked|squealed]. “My [mane|hair]! It goes [all curly|in ringlets|like wool|fluffy]!” By the time {hero} had found a large [leaf|leaf to hold up|leaf for a roof], [it had|it was done|it was over]. ^ The king of beasts looked like a [chrysanthemum|cauliflower|bath sponge|poodle]. “[Don’t look at me|You may not laugh|I’m not here|Eyes front],” said {c} from under the leaf. {hero} [walked on in front|bit {his} scarf|looked straight ahead], and thought hard about [sad things|long division|wet socks|dentists]. [It was no use|It did not help|That was a mistake|It lasted nine steps]. There was a [snort|squeak|snuffle]. Then, from under the leaf, [there came another one|came a giggle|somebody else joined in].',
      'Some way off somebody dropped a [plank|ladder|tray|gate]. There was [one deep boom|a crash|one tremendous clap], and {hero} [stood alone|was on {his} own|was talking to nobody] beside {spot}. “It’s only [a noise|a bang|somebody clumsy],” {he} called. “[I know that|Naturally|I never doubted it|Of course it is],” [said a bush|answered a bush]. “I’m seeing whether this [is fit for|would suit|would seat] a king.” The bush shook [in all its leaves|from top to bottom|like a jelly|and lost a twig]. ^ {hero} [crept in too|got down on {his} knees and went in|parted the twigs]. “[And is it fit|Is it royal|What’s the verdict]?” {he} asked. “[Nearly|Almost],” said {c}, [moving up|making room|shifting a paw]. “[It wanted a second person|It was one person short].” They tried roaring, [very low|in a whisper|under their breath], to hear what it was like [from inside|in there|with leaves on]. The next [bang|crash] was [a good deal further off|hardly worth a blink|only half as loud].',
      '“[Announce me|Proclaim me|Say who comes],” said {c} by {spot}, where there was nobody [to be told|for miles|but two ants]. {hero} [blew a fanfare|played a trumpet call|did four notes] through {his} fist. “[Make way for|Bow down to|Hats off to|Stand aside for] {c} the Fearless!” “[More|Go on|Louder],” said {c}. “The Fearless, the [Golden|Great|Mighty|Hairy], the Well-Brushed!” ^ An echo [answered|came back|replied, after a think]. It said “brushed”, in a [deep|hollow|slow] voice, from [no place in particular|all round|somewhere below]. {hero} looked round, and [the way was empty|there was nobody|there lay a comb]. Somebody large had [gone up|climbed] the back of {his} jacket [as far as the ears|and held on|all claws]. “[Make way|Pass, friend|Please pass],” said the jacket [faintly|in a small voice|trembling], “on the other side.”',
    ],
  ],
  happy: {
    young: [
      '{C} [shook|fluffed|tossed|combed] that golden mane.',
      '“[Roar|Raah|Roooar|Grr]!” said {c}. “[That’s a happy one|That was a laugh|Just for fun|That means yes].”',
    ],
    old: [
      '{C} [roared for joy|roared with happiness|gave a roar of delight], and [a window shut somewhere|a bird fell off a twig|hats blew off somewhere|somebody far off said hush].',
      '{C} bowed [to the left and to the right|to all sides|from the waist], although [nobody was there|only ants were there|nobody clapped].',
      '{C} walked [like a procession of one|like somebody with trumpets behind|as if on a carpet|with music on, inside].',
    ],
  },
  worried: {
    young: [
      '“I’m a [brave|bold|fierce] {kind},” said {c}. “[I think|Sort of|On most days|Mostly].”',
      '{C} [held {hero’s} sleeve|chewed that tail|stood on {hero’s} foot|got behind {hero}].',
    ],
    old: [
      '“Kings,” said {c}, “[go second|wave from the back|never go first|hold the coats].”',
      '{C’s} roar had shrunk to about the size of [a biscuit|a button|a pea|a hiccup].',
    ],
  },
  quiet: {
    young: [
      '{C} purred, [low and warm|like a drum|so softly|deep inside].',
      '{hero} hid {his} [face|nose|cold hands|ears] in the mane.',
    ],
    old: [
      '{C} [lay down beside|stretched out by|curled round] {him}, and made room in that [great warm mane|soft mane|mane for one more].',
      '{C} [purred|rumbled|hummed]. You could have [toasted bread|boiled an egg|dried socks|baked a loaf] on it.',
    ],
  },
};
