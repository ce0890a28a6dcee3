import { beat, type Plot, show } from './plot.ts';

/** Five cures for stage fright, none of which cures it. */
export const bigShowTries: Plot['tries'] = [
  beat(
    show('tiptoe', 'cheeky', 'funny', { props: [{ prop: 'hat', place: 'ground' }] }),
    [
      'The hat goes [down|on], down over {hero’s} eyes. [Bonk|Bump|Clonk], there was a [wall|post|chair]!',
      'No [eyes|faces|people] in a hat, [good|lovely|hooray]! But {hero} [walks|trots|marches] into a [bush|bucket|box].',
    ],
    [
      '“If I see nobody, [nobody|no one] sees me,” said {hero}, [hat|brim] [far|right] down. ^ [Bonk|Bump|Clonk], {he} bowed to {spot} [instead|by mistake|twice].',
      '{hero} put the hat [right|all] over {his} ears, where it was [nice|dark|warm] and [cosy|quiet]. ^ Then {he} marched off the [wrong|other] way, and [thump|whump|bump], that was {spot}.',
    ],
    [
      '“It’s the faces,” {hero} [explained|told {c}]. “So I’ll [do it without any|have none|do without them], [thank you|that’s all|today].” {He} borrowed a [huge|great big|floppy] hat and pulled it down to {his} [chin|shoulders|elbows]. ^ It [worked at once|helped at once|was perfect], [at least in here|or nearly|to begin with]! {He} played [one whole tune|it all through|three verses], [took a bow|bowed deeply|waved to everyone], and fell over {spot}. “If they can’t see me,” said a voice [from the ground|from below|under the brim], “I can’t see anything [either|at all].”',
      '{hero} borrowed a hat like a [bucket|lampshade] and put {his} [whole head|entire head|face and ears] in it. Inside it was [brown and peaceful|dim and quiet|as calm as soup]. {He} played [like anything|like a champion|like ten people]. ^ {He} was [still playing|on the third verse|nearly done] when {he} walked into {spot}. “The trouble with hiding,” [said the hat|the hat observed|came from the hat], “is that it’s so hard to [steer|know when to stop].”',
    ],
    'The real trouble, as {hero} saw it, was [being seen|being looked at|all that looking]. {He} found an old [curtain|tablecloth] and [hung it over {himself}|got in under it|put it over {himself}] from the head down. [Inside, everything was|In there the world was|Under it all was] brown and peaceful. The wobbles lay down like [washing|snow]. ^ {He} had [never played better|never been so good|seldom played so well], and {he} told {c} so, [from the bottom of the ditch beside|from flat on the ground behind|out of the ditch near] {spot}. “It’s no good,” said {hero}, feeling about for {his} [shoe|other shoe|nose]. “You can’t [hide|put away|cover up] the frightened bit and [show|keep] the rest. It’s all [the same person|one and the same person|only me] in here.”',
  ),
  beat(
    show('sit', 'worried', 'funny'),
    [
      '{hero} plays it [ten|six|nine] times, [once|twice] more. The tune gets [knots|mixed up|dizzy].',
      'Again, again, till {his} [thumbs|hands|arms] [hurt|ache|flop]. It [comes|goes] [backwards|sideways|upside down]!',
    ],
    [
      '{hero} practised it ten times, twenty times, [thirty|fifty|forty] times. ^ Then {his} fingers got [muddled|bored|cross], and played a [different|sillier|shorter] song, all by [themselves|accident].',
      '“I’ll play till it’s [right|perfect],” said {hero}, and [walked|marched|played] [once|twice] round {spot}. ^ At the end it went wrong in [six|nine|four] [new|other] places.',
    ],
    [
      '“I’ll practise until I can’t go wrong,” [said|vowed|told {c}] {hero}. [By {spot} {he} played {his} tune|Sitting by {spot}, {he} played it|With {his} back to {spot} {he} played it] [thirty|forty] times. ^ By then {he} couldn’t tell [which end it began|the front from the back|head from tail]. The notes had worn smooth, like [old soap|pebbles], and they [slid about|rolled about|got away]. “But I knew it [this morning|at home|yesterday],” {he} [groaned|said|wailed]. “So [not knowing it was never the trouble|that was never what was wrong|knowing it doesn’t help], [it seems|then|you see].”',
      'Practice makes perfect, {hero} [had heard|had always heard|had been told]. So {he} [sat down|settled|stayed] beside {spot} and practised [till {his} ears rang|till {his} thumbs hummed]. The [twentieth|nineteenth|tenth] time was [good|very good|fine]. The [fortieth|thirtieth] was [not so good|so-so|less good]. ^ By the [sixtieth|fiftieth] it was [a different tune|somebody else’s tune|hardly a tune]. “It’s like saying ‘[porridge|button|pudding]’ [too often|all day],” {he} told {c}. “It [stops being anything|turns to mush|goes hollow].”',
    ],
    'There was always [hard work|practice|sheer effort], which is what grown-ups [always recommend|believe in]. {hero} sat down by {spot} and [went through|took {himself} through|played] {his} tune twenty times, then [forty|fifty]. [The better {he} knew it|The more {he} went over it|The further {he} got], the more [there was to get wrong|there was to forget|could go wrong]. ^ Around the sixtieth it came apart [in {his} hands|at the seams|like wet bread], as a word will if you say it too often. {He} [put the {thing} down|laid the {thing} aside|stopped]. “I could play this yesterday [in my sleep|standing on one leg],” {he} said [slowly|at last|to {c}]. “It isn’t the tune [that’s scared|that’s frightened|that shakes].”',
  ),
  beat(
    show('point', 'surprised', 'funny', { props: [{ prop: 'stone', place: 'ground', count: 4 }] }),
    [
      'Play to the [stones|boulders], they have no eyes! One stone [blinks|winks|croaks] at {hero}, [eek|oh|yikes].',
      '[Hello|Good day|Welcome], stones, [sit|listen|hush], all four! Number [four|three|two] has [feet|toes|a nose].',
    ],
    [
      '“I’ll pretend that people are [potatoes|turnips|puddings],” said {hero}, and played to four round [stones|ones]. It was [lovely|easy|nice]! ^ Then one of them [sneezed|burped|scratched its ear].',
      'Stones are good [listeners|guests], so {hero} drew a face on each and [played|bowed|sang] to them. ^ Then one of the stones [clapped|winked|hopped], and {hero} hid behind {spot}.',
    ],
    [
      'Everybody says that you must think of people as [potatoes|turnips]. {hero} [drew faces|painted faces|put hats] on [twelve|eleven|nine] round stones. “Good evening, vegetables,” {he} said, and played [without a wobble|like a lark|beautifully]. ^ “[Encore|Bravo|More|Once again]!” said [number four|number three|the fat one|number six], and blinked. It was [a toad|a large toad|an old toad]. {hero} was behind {spot} in [one jump|two jumps|a blink]. “I never minded [vegetables|the vegetables|carrots],” {he} [said|explained|panted]. “It’s [people|people with ears|real people] I [can’t do|can’t manage|mind].”',
    ],
    'There is a [famous|well-known|time-honoured] [cure|remedy|trick]. You must look at [the people in the rows|the audience|everyone out there] and imagine that they are [cabbages|turnips]. {hero} collected twelve round stones, gave them faces [with a bit of chalk|with a stub of chalk|in mud], and played to them beside {spot}. {He} was [superb|splendid|magnificent], [knees and all|all through|to the last bar]. {He} [even made|made, besides,|threw in] [a little speech|a small joke|a speech of thanks]. ^ “Hear, hear,” said the [fifth|third|ninth] cabbage, and stood up, and turned out to be a toad. {hero} [fell over backwards|sat down hard|dropped {his} chalk|begged its pardon]. “It only works,” [{he} told the sky|{he} said later|{he} told {c}], “for people who were frightened of [cabbages|turnips] in the first place.”',
  ),
  beat(
    show('dance', 'cheeky', 'funny', { props: [{ prop: 'blanket', place: 'ground' }] }),
    [
      '{hero} [struts|skips|parades] like a star, [swish|swoosh|ta-da]! The cape [catches|bites|trips] {his} [foot|toe|heel].',
      'Chin up, [nose|hat] up, [ta-da|tra-la|toot]! The star [falls|trips|rolls] over a [bucket|box|boot].',
    ],
    [
      '“A star is never [scared|shy],” said {hero}, and walked like one, [nose|chin|hat] [up|in the air]. ^ So {he} did not see {spot}, and [met|hit|found] it, [cape|nose|hat] first.',
      '{hero} put on a cape and a deep, deep voice. “I am the Great [Fandango|Rumbello|Bombastic]!” ^ “Who?” said [{c}|a small voice|somebody]. {hero} was not so [sure|grand|tall] any more.',
    ],
    [
      'On one poster was the Great Fandango, who was [afraid of nothing|afraid of no one|shy of nobody]. So {hero} [became|turned into|set out to be] Fandango. {He} had [the walk|the stride|the eyebrows], [the deep voice|the cough|the laugh], and a [tablecloth|blanket] for a cape. ^ Then {he} lifted the {thing}, and [didn’t know one note|hadn’t a note in {him}|couldn’t find one note]. “[Of course not|No wonder|Naturally],” {he} said, [untangling|unwinding|looking for] {his} feet by {spot}. “Fandango never [learned it|practised|came to the hall]. I did.”',
      '“If I can’t be brave,” said {hero}, “I’ll be [somebody who is|somebody else|a person who is].” {He} marched past {spot} in a [tablecloth|blanket], [one eyebrow up|chin in the air|nose first], like the star on the poster. ^ The eyebrow was [very tiring|hard work|getting heavy]. And when {he} [came to play|took up the {thing}|began to play], it didn’t know how. “I’ve left myself behind [somewhere|on the way|at the corner],” said {hero}, “and I’m the one who knows the tune.”',
    ],
    'If {hero} [could not be brave|was not brave enough|was not brave at heart], {he} would [borrow somebody who was|be somebody else|hire a hero]. {He} chose the Great Fandango, off the posters: [the cape|the boots|the bow], the [stride|swagger], the one raised eyebrow. {He} practised past {spot} until [a beetle|a wasp|a snail] gave way to {him}. It was [astonishing|amazing|a great success], [from the front|on the whole|as a disguise]. The wobbles had [no idea where {he} was|lost {him} completely|looked for {him} everywhere]. ^ Unluckily the tune had [lost {him}, too|lost {him} as well|lost sight of {him}, too]. {He} [raised|took up|lifted] the {thing}, and there was nothing in there at all, [only eyebrow|just cape|nothing but swagger]. “Fandango can’t play it,” [said|admitted] {hero}, and [took off|folded up|unpinned] the [tablecloth|blanket]. “There’s [just one person|only one person|one person] who can. I’ll have to [send for|go and fetch|write to] {him}.”',
  ),
  beat(
    show('stand', 'brave', 'funny'),
    [
      'Hold it in, [wobble|little wobble], [shut|lock] the mouth! [Hic|Hup|Hicka], out it [hops|pops|jumps].',
      '{hero} stands as [stiff|still] as a [post|broom|spoon]. One [toe|thumb|ear] starts, then {he} [shakes|wobbles|hops].',
    ],
    [
      '“I’ll hold the wobble [in|tight],” said {hero}, and held [everything|{his} breath|both ears] tight. ^ [Hic|Hup|Hicka], out it jumped, and now there were [ten|nine|six] [tiny|smaller] wobbles.',
      '“Stop it, knees,” said {hero}, and tied them together with a [scarf|sock|ribbon]. ^ The wobble ran up into {his} [elbows|shoulders], and from there it got into {his} [ears|hair|eyebrows].',
    ],
    [
      '“I’ll [just keep it in|lock it in|swallow it],” said {hero}. {He} held {his} breath, {his} [elbows|tummy|shoulders] and {his} knees, and [stood like|was as stiff as|stood as still as] {spot}. ^ For a moment there was [no wobble anywhere|not a wobble|peace]. [Then came a hic|Then there was a hic|Up came one hic]. Then came [nineteen|seventeen|eleven|thirty] more. “It [hasn’t gone|is still there|never left],” {he} said, between the hics. “It’s [only looking for|just trying|after] another [door|way out].”',
    ],
    'A wobble, {hero} reasoned, is only a wobble if you [let it out|give in to it|help it]. {He} [stood beside|took {his} stand by|stood up against] {spot} and held on to {himself} [from top to bottom|with all {his} might|all over]: teeth, elbows, knees and toes. [Not a hair moved|Nothing moved|Not an eyelash stirred|Even the hat kept still]. [A bird came|A small bird came|After a while a bird came] and [sat|perched] on {him}. ^ It took [about a minute|sixty seconds|not quite a minute]. Then there was a hic that made the bird [jump|blink], and after that they came [every four seconds|every five seconds|in a steady row], regular as a clock. “It’s like sitting on a [suitcase|trunk],” [said {hero}|{hero} told {c}]. “You get [one corner|one side] in, hic, and another comes out.”',
  ),
];
