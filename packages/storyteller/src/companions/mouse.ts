import type { Companion } from './companion.ts';

export const mouse: Companion = {
  creature: 'mouse',
  name: 'Thimble',
  kind: 'mouse',
  character: 'tiny, fearless, and in charge',
  noises: [
    '[Squeak|Eek|Squeaky], [peep|squeak, squeak|eek, squeak|peep, eek]!',
    '[Scurry|Skitter|Scuttle], [under the mat|up the sock|round the cup|four tiny feet]!',
    '[Nibble|Gnaw|Crunch], [a crumb|cheese rind|one oat|half a pea]!',
    '[Pitter|Pitty|Tippy], [patter, tiny paws|patter, tiny boots|tap, tiny toes]!',
  ],
  meet: [
    [
      '[Squeak|Eek|Peep], [who is so small|who is that, down low|who is in my shoe]? [{C} the {kind}|It’s {c} the {kind}|Captain {c} the {kind}]!',
      '[Peep|Eek|Squeak], [a tiny {kind}|a teeny {kind}|a very small {kind}]! [Hello, brave {c}|It’s whiskery {c}|Look, brave {c}]!',
      '[Halt|Stop|Hands up], [who goes there|who is that|who stands there]? [It’s tiny {c}|It’s little {c}|{C} the small], [squeak|eek|hup]!',
      '[Up the sock|Up the sleeve|Up the leg]! [Tickle, tickle|Scurry, scurry|Tip, tap], [it’s|hello,|here’s] captain {c}!',
    ],
    [
      '“[Down here|Look down|Mind your feet]!” [squeaked|shouted|cried] somebody. On {hero’s} [shoe|toe|bootlace] stood a {kind} [with both paws on both hips|with folded arms|chin in the air]. ^ “[I’m {c}|My name is {c}|Captain {c}]. [I’ll lead|I’ll shout|I’ll do the thinking]. [You carry me|You walk|You be the horse].”',
      '[Squeak|Hup|Eek], a {kind} put [a toothpick flag|a paper flag|a matchstick flag] [on {hero’s} doormat|in {hero’s} flowerpot|on {hero’s} boot]! ^ “[This is my land now|All this is mine now|I claim this land]. [I’m {c}|I’m King {c}|My name is {c}].” “[Can I still live here|May I stay here|Can I come in for tea]?” asked {hero}. “[On Tuesdays|On Fridays|Only on Mondays].”',
      '“[Open the gate|Make way|Roll out the carpet]!” A {kind} [no bigger than a plum|in a nutshell hat] walked in [under it|between the bars]. “[Hurry|Quick march]! ^ I’m {c}, and you’re [my army|my horse|late].”',
      'A {kind} drove up to the step in a [sardine tin|teacup|roller skate], pulled by [two beetles|a snail|a pigeon]. ^ “I’m {c}, and this is [my carriage|the army|the navy],” said the {kind}. “[You may push|Jump in behind|Wipe your feet and climb in]!”',
      '“Lie down,” squeaked a {kind} in the lane, “so that I can [see your face|talk to you|shout at you].” {hero} lay down with {his} [chin on the stones|nose in the dust|ear on the ground]. ^ “I’m {c}, and you’ll make a [good horse|fine mountain|useful ladder].”',
    ],
    [
      '“[Halt|Stop|Stand still]!” [said|squeaked|cried] a [very small|tiny] voice. {hero} [halted|stood still|froze]. On the step stood a {kind} with a [pin|darning needle|straw] [in one paw|over one shoulder|at the ready]. “{C}, [captain|general|your captain],” said the {kind}. “I’m [taking command of|taking over|in charge of] this expedition. [Lift|Up|Hoist me].” ^ {hero} [lifted|did as told|obeyed]. [It seemed best|It was easier|One had to]. From {his} shoulder, {c} [pointed the way|waved a paw|took the salute].',
      '“[You’re late|At last|You took your time],” said somebody [in the flowerpot|in the letter box|under the doormat]. “[I said at six|I ordered six sharp|We said six]. I said it yesterday, quite clearly, [under your floor|through the skirting|behind your bath].” Out marched a {kind}, [as big as an egg|no bigger than a plum|the size of a bun]. “[I’m {c}|Captain {c}|My name is {c}]. [Chin up|Eyes front|Back straight]! [Tummy in|Knees together|Ears back]!” ^ {hero} [put {his} chin up|stood up straight|did {his} best]. It is hard to argue with anyone whom you might lose [in a teacup|in a pocket|in a sock].',
      '“Sign here,” said a {kind} on the doorstep, and unrolled a [bus ticket|cheese label|sweet paper]. It said that {hero} was now a [corporal|cabin boy|drummer], and would be paid in [rind|crumbs|peas]. {He} signed with [a burnt match|a very small pencil|one finger, in jam]. “[Neat|Fair|Big, but never mind],” said the {kind}, and shook {his} [thumb|little finger|bootlace]. ^ “I’m {c}, your captain, and we leave [at once|in step|this minute]. Bring a boot, for I shall be [riding|sleeping|dining] in it.”',
      '{hero’s} hat was on the gatepost, and it was [moving|shouting orders|marching to and fro]. Under it was a {kind}, [holding it up with both arms|pushing hard|pink in the face]. “I have captured a [tent|castle|circus],” said the {kind}. “It was [undefended|asleep|standing about].” “That’s my [hat|best hat|own hat],” said {hero}. ^ “Then we’ll [share it|go halves|sign a peace],” said the {kind}. “I’m {c}: you wear it, and I’ll [live upstairs|keep the top floor|guard the roof].”',
    ],
    [
      '“You nearly [stepped on|trod on|flattened] your commanding officer,” said a voice [near|somewhere by|from below] {his} ankle. It was a {kind} [in half a walnut shell|in a breastplate of walnut shell|with a bottle top for a shield]. “[{C}|Captain {c}|I’m {c}]. I’ve led [nine expeditions|seven expeditions|nine campaigns]. [Two came back|Three came back|One came back].” “What happened to [the others|the rest|all the others]?” asked {hero}. “They’re [still looking for me|still waiting for orders|holding the position], I expect,” said {c}. ^ The {kind} walked up {his} sleeve as if it were a [gangplank|staircase|red carpet], and took a seat [behind {his} ear|on {his} collar|beside {his} ear]. “[Forward|Advance|March],” said {c}. {hero} had been going that way [in any case|already|as it was].',
      '“Name?” said the {kind} [on the gatepost|on the wall|on the doormat], who had an extremely short [pencil|ruler|pen]. {hero} [gave it|told|spelled it]. “Can you [cook, climb, or keep a secret|swim, sew, or make toast|march, sing, or hold your tongue]?” {He} could do [one and a half|about half|nearly two] of those. “It’ll [have to serve|do|be enough],” said the {kind}, and [made a tick|ticked a box|drew a line]. “[{C}|I’m {c}|General {c}]. I’m [raising|getting up|mustering] an army. You’re [the first wave|the first wave, so to speak|to be the first wave].” ^ {hero} looked [up the lane, and down it|over both shoulders|all along the wall]. “[Who’s the second|Who comes after|Who’s next]?” {He} was given the look that great commanders keep for [this question|such questions|the curious]. “[That’s you again|You again|You, from the other end],” said {c}. “You go round [by the back|in a different hat|and come up behind].”',
    ],
  ],
  comic: [
    [
      '“[I am huge|I am tall|Look how big I am]!” says tiny {c}, [squeak|peep|eek]!',
      '{C} [pulls|tugs|puffs]. {C} [pushes|heaves|huffs]. [It’s a mountain|It’s a bean|It’s a big toe]!',
      '{C} [roars|growls|shouts]. [Squeak|Peep|Eek], {c} [roars louder|growls again|shouts louder], [squeak, squeak|peep, peep|eek, eek]!',
      '{C} fights a [feather|leaf|sock]. [Biff|Bop|Poof], [hooray|take that|biff]! [It fell over|It gave up|It ran off].',
    ],
    [
      '“I’ll [move that rock|push that rock away|shift that rock]!” said {c}. [Push, push, push|Heave, heave, ho|One, two, shove]! The rock [did nothing|stayed put|yawned, or so it looked]. ^ Then {c} sneezed, and [it rolled away|over it went|off it rolled].',
      '“[You’re tired|You look tired|Rest your legs],” said {c}. “[I’ll carry you|I’ll pull you|Let me carry you].” {C} took {hero’s} [shoelace|sock|big toe] and pulled. ^ {hero} [tiptoed along behind|crept after|hopped along]. “[You’re not even heavy|Light as a feather|How easy this is]!” puffed {c}.',
      '“[Surrender|Give up|Hands up]!” [{c} shouted at|{c} called to|{c} ordered] a biscuit. The biscuit [said nothing|did not move|lay low]. ^ {C} ate it [from the inside out|from end to end|in nine bites]. “[Now I live here|It gave up|I have won],” said {c}.',
      '{C} told a [cow|goat|goose] to [march|salute|stand straight]. It went on [chewing|chewing grass|looking]. ^ “[Good|Carry on],” said {c}. “That is [just|exactly] what I [wanted|was going to say|meant].”',
      '“Follow [me|my tail|your captain]!” {c} told [forty|sixty|ninety] ants, and marched away [without looking back|chin up|and did not turn round]. ^ The ants [went home|ran off|danced away] with the [biscuit|bun|cheese]. “[Don’t push|Keep in step|No talking],” said {c}, to nobody.',
    ],
    [
      '“[Stand back|Get behind me|Leave this to me],” said {c}. “I shall [fight it|fight the beast|deal with it].” [It was a conker|The enemy was a conker|It was only a conker]. {C} walked round it [twice|three times|on tiptoe] and [told it what was what|pulled a face at it|called it a nut]. ^ [The wind blew|{hero} sneezed|A beetle leaned on it]. The conker [rolled over|turned over|fell on one side]. “[You saw that|There|Did you see],” said {c}. “[It gave up|It fainted|It ran away].” And for the rest of the day the {kind} wore its shell [as a hat|for a helmet|like a crown].',
      '“Left, right, left, right!” ordered {c}, [from {hero’s} collar|from {hero’s} hood|behind {hero’s} ear]. Off they marched, until {c} [nodded off in the middle|dropped off|fell asleep on duty]. [The last word|The last order|The last squeak] had been “left”. ^ So {hero} [went left|turned left|obeyed]. {He} went left round {spot} [four times|five times|till it felt familiar]. [Then|At last|Presently] a small voice [said|asked], “Who [keeps moving the scenery|put this here again|has been copying that]?”',
      '“Every captain [must be measured|has to be measured|should know how tall they are],” said {c}. {hero} held up [a stick|a twig|a ruler]. {C} stood beside it very straight, and stretched, and [stood on a pebble|went on tiptoe|stood on a berry], and [held up both ears|combed both ears up|thought of giraffes]. ^ “You [are as tall as|come up to|measure as much as] my thumb,” said {hero}. [There was a dangerous silence|One whisker trembled|{C} turned pink]. “What ENORMOUS thumbs [you’ve got|you have|they breed here],” said {c}.',
      'By {spot} they came to a crack in the ground, as wide as [a pencil|two fingers|a spoon]. “A canyon,” said {c}, “so [stand back|hold my hat|nobody look down].” Down went the {kind} on [a bootlace|a thread|a blade of straw], and came up [muddy|much later|out of breath] with [a pip|a bead|half a button]. ^ “Nobody has ever been so deep,” [panted|announced|gasped] {c}. “[How did YOU get across|And where were YOU|Did you take the bridge]?” {hero} had [stepped over it|not noticed it|been standing on both sides]. “Don’t [boast|show off|be grand],” said {c}.',
    ],
    [
      'At {spot} they came upon [a snail in the middle of the path|a snail coming the other way|one snail, and no way round]. “[I’ll deal with this|Leave the talking to me|I’ll handle it],” said {c}, and [slid down {hero’s} arm|climbed down by the buttons|leapt from {hero’s} pocket]. There followed a long speech [about rank|about the rules of the road|with a map]. The snail [drew in its horns, put them out again|thought it over|waved one horn, then the other], and came straight on. ^ “[It’s charging|It means war|It’s coming at us]!” shouted {c}, [delighted|eyes shining|beside {hero’s} boot]. “[Hold the line|Stand firm|Not one step back]!” The battle lasted [eleven minutes|a quarter of an hour|a hundred squeaks]. [Nobody was hurt|There were no losses|A daisy was bent]. [In the end|At last|After talks] they agreed to pass each other [on the left|with a nod|and send cards].',
      'Near {spot} {c} [drew up|scratched out|unrolled] [a plan of attack|a battle plan|a map of the attack]. It had an arrow for {hero} in it, and [a much larger arrow|a huge fat arrow|an arrow with flames] for {c}. “[At the signal, we charge|On three, we charge|I squeak, and we charge].” “[What are we charging at|Who are we charging|What’s over there]?” asked {hero}. It was a fair point, and [it had not come up before|no one had thought of it|it was not on the map]. ^ There was nobody in sight [to be furious with|to shout at|worth a charge]. So the {kind} [challenged|declared war on|defied] the horizon, which is the one thing in the world that retreats exactly as fast as you come on. “[Look at it run|Not so bold now|It’s on the run],” said {c}. No captain [was ever happier|ever had a better day|slept better after].',
      '“Somebody has eaten the [ship’s biscuit|ship’s cheese|last raisin],” said {c}, pacing up and down [on {hero’s} arm|along {hero’s} shoulder|up and down {hero’s} sleeve]. “I mean to [find out who|get to the bottom of it|have the truth]. [Stand in a line|Line up|Form a row].” {hero} [stood in a line|lined up|made a row]. {He} was asked where {he} had been, and [who had seen {him} there|could {he} prove it|with whom]. ^ Then {c} spun round [rather too sharply|a little too fast|on one heel]. A shower of crumbs flew out of those whiskers and settled on {his} sleeve, where [both of them looked at it|it was noticed|there was no hiding it]. “I see,” said {c} [after a time|slowly|at length]. “So the enemy has begun [hiding things on ME|feeding me in my sleep|framing ME].”',
    ],
  ],
  happy: {
    young: [
      '“[Well done, me|Three cheers for me|I was so brave]!” said {c}.',
      '{C} [danced|marched|drummed] on {hero’s} [shoulder|hat|hand].',
    ],
    old: [
      '“[Just as I planned|As I ordered|Exactly my plan],” said {c}, [who hadn’t|and drew the plan|pocketing a crumb].',
      '{C} [saluted|inspected|gave a medal to] [a daisy|a beetle|an acorn].',
      '{C} stood on {hero’s} shoulder [with folded arms|on one leg], [like an admiral|like a statue|and took the parade].',
    ],
  },
  worried: {
    young: [
      '{C} hid [in {hero’s} pocket|up {hero’s} sleeve|in {hero’s} sock].',
      '“[I’m not scared|I’m just cold|Who’s afraid],” squeaked {c}.',
    ],
    old: [
      'From {his} pocket came a small voice, [giving orders to nobody|asking for a report|counting the buttons].',
      '“[I’m shaking with rage|It’s a battle shiver|Brave people shake],” explained {c}.',
    ],
  },
  quiet: {
    young: [
      '{C} held on to [{hero’s} thumb|{hero’s} hair|a button].',
      'A tiny paw [patted|held on to|stroked] {hero}.',
    ],
    old: [
      '{C} [took hold of {his} thumb with both paws|leaned against {his} thumb|put both arms round {his} finger].',
      'A very small weight settled [against {his} neck|in {his} palm|under {his} chin], and stayed there.',
    ],
  },
};
