import { beat, type Plot, show } from './plot.ts';

/** Five cures for stage fright, none of which cures it. */
export const bigShowTries: Plot['tries'] = [
  beat(
    show('tiptoe', 'cheeky', 'funny', { props: [{ prop: 'hat', place: 'ground' }] }),
    [
      '[Hat down|Hat on|Hat, down|Down, hat]! Nobody [sees|finds|can see] {hero}. [Bump|Thud|Whump|Bang]! [Ouch|Ow|Oh|Oof]!',
      '[Hide, hide|Creep, creep|Tiptoe|Hop in] under [a hat|the hat|a big hat]. [Bonk|Boing|Clang|Thump]! [What was that|Who was that|A wall|Oh, a post]?',
    ],
    [
      '“If I can’t see them, they can’t see me,” [said|reasoned|cried] {hero}. {He} pulled [{his} hat|a big hat|an old hat] [far|right] down. ^ [Bonk|Thump|Clang|Bump]! {He} [bowed to|played for|said good evening to] {spot} instead.',
      '{hero} tried playing from [inside a sack|under a blanket]. It was [nice and cosy|warm and dim|quite peaceful] in there. ^ But {he} [marched off|danced off|walked] the wrong way. [Thump|Bump|Crash|Oof]! That was {spot}.',
    ],
    [
      '“It’s the faces,” {hero} [explained|told {c}]. “So I’ll [do it without any|have none|do without them].” {He} borrowed a [huge|great big|floppy] hat and pulled it down to {his} [chin|shoulders|elbows]. ^ It [worked at once|helped at once|was perfect]! {He} played [one whole tune|it all through|three verses], [took a bow|bowed deeply|waved to everyone], and fell over {spot}. “If they can’t see me,” said a voice [from the ground|from below|under the brim], “I can’t see anything [either|at all].”',
      '{hero} borrowed a hat like a [bucket|lampshade] and put {his} [whole head|entire head|face and ears] in it. Inside it was [brown and peaceful|dim and quiet|as calm as soup]. {He} played [like anything|like a champion|like ten people]. ^ {He} was [still playing|on the third verse|nearly done] when {he} walked into {spot}. “The trouble with hiding,” [said the hat|the hat observed|came from the hat], “is that it’s so hard to [steer|know when to stop].”',
    ],
    'The real trouble, as {hero} saw it, was [being seen|being looked at|all that looking]. {He} found an old [curtain|tablecloth] and [hung it over {himself}|got in under it|put it over {himself}] from the head down. [Inside, everything was|In there the world was|Under it all was] brown and peaceful. The wobbles lay down like [washing|snow]. ^ {He} had [never played better|never been so good|seldom played so well], and {he} told {c} so, [from the bottom of the ditch beside|from flat on the ground behind|out of the ditch near] {spot}. “It’s no good,” said {hero}, feeling about for {his} [shoe|other shoe|nose]. “You can’t [hide|put away|cover up] the frightened bit and [show|keep] the rest. It’s all [the same person|one and the same person|only me] in here.”',
  ),
  beat(
    show('sit', 'worried', 'funny'),
    [
      '[Again|Once more|Play]! [Again|Play|More]! [Again|And again|Once more|And more]! [Puff|Phew|Pant|Oh]. [All mixed up|A muddle|What a tangle|All in knots].',
      'Play it [ten times|six times|all day|till noon]. [Oops|Oh|Uh-oh|Whoops]! It [comes out backwards|goes backwards|stands on its head|comes out sideways].',
    ],
    [
      '[Practise, practise|Again, again|Play, play|Once more, once more]! {hero} played it [ten times, twenty times|six times, twelve times|nine times, ten times], [thirty|fifty] times. ^ Then {his} fingers got [muddled|cross|tired|tangled]. They played [a different song|a song about soup|quite another song|the wrong song], all by themselves.',
      '“I’ll play it until I [can’t go wrong|know it backwards|can’t stop],” said {hero}. {He} played it [all round|up and down by|from end to end of] {spot}. ^ [At the end|After that|By then] it [went wrong|squeaked|slipped] in [six|nine] new places.',
    ],
    [
      '“I’ll practise until I can’t go wrong,” [said|vowed|told {c}] {hero}. [By {spot} {he} played {his} tune|Sitting by {spot}, {he} played it|With {his} back to {spot} {he} played it] [thirty|forty] times. ^ By then {he} couldn’t tell [which end it began|the front from the back|head from tail]. The notes had worn smooth, like [old soap|pebbles], and they [slid about|rolled about|got away]. “But I knew it [this morning|at home|yesterday],” {he} [groaned|said|wailed]. “So [not knowing it was never the trouble|that was never what was wrong|knowing it doesn’t help].”',
      'Practice makes perfect, {hero} [had heard|had always heard|had been told]. So {he} [sat down|settled|stayed] beside {spot} and practised [till {his} ears rang|till {his} thumbs hummed]. The twentieth time was [good|very good|fine]. The fortieth was [not so good|so-so|less good]. ^ By the sixtieth it was [a different tune|somebody else’s tune|hardly a tune]. “It’s like saying ‘[porridge|button|pudding]’ [too often|all day],” {he} told {c}. “It [stops being anything|turns to mush|goes hollow].”',
    ],
    'There was always [hard work|practice|sheer effort], which is what grown-ups [always recommend|believe in]. {hero} sat down by {spot} and [went through|took {himself} through|played] {his} tune twenty times, then [forty|fifty]. [The better {he} knew it|The more {he} went over it|The further {he} got], the more [there was to get wrong|there was to forget|could go wrong]. ^ Around the sixtieth it came apart [in {his} hands|at the seams|like wet bread], as a word will if you say it too often. {He} [put the {thing} down|laid the {thing} aside|stopped]. “I could play this yesterday [in my sleep|standing on one leg],” {he} said [slowly|at last|to {c}]. “It isn’t the tune [that’s scared|that’s frightened|that shakes].”',
  ),
  beat(
    show('point', 'surprised', 'funny', { props: [{ prop: 'stone', place: 'ground', count: 4 }] }),
    [
      '[Play for stones|Bow to stones|Hello, stones|Stones, listen]. [Nice stones|Four stones|Kind stones|Good stones]. One stone [sneezes|coughs|hiccups|giggles]!',
      '[Ten stones in a row|Stones in a row|Stones, sit down|All stones sit]. One stone [has eyes|has toes|has a mouth|looks back]! [Eek|Ooh|Yikes|Oh]!',
    ],
    [
      '“I’ll pretend that people are [potatoes|dumplings|turnips],” [said|told {c}|decided] {hero}. {He} put ten round stones in a row [and played|and bowed|and began]. [Lovely|Easy|Bravo|It went well]! ^ Then one [potato|of them] [sneezed|said “Bravo”].',
      'Stones are [good listeners|good company|very polite]. {hero} drew a face on each, and [played for them|gave a concert|took a bow]. ^ [Then|But then|All at once] one of the stones [clapped|winked]. {hero} hid [behind|right behind|far behind] {spot}.',
    ],
    [
      'Everybody says that you must think of people as [potatoes|turnips]. {hero} [drew faces|painted faces|put hats] on [twelve|eleven|nine] round stones. “Good evening, vegetables,” {he} said, and played [without a wobble|like a lark|beautifully]. ^ “[Encore|Bravo|More]!” said [number four|number three|the fat one|number six], and blinked. It was [a toad|a large toad|an old toad]. {hero} was behind {spot} in [one jump|two jumps|a blink]. “I never minded [vegetables|the vegetables|carrots],” {he} [said|explained|panted]. “It’s people I [can’t do|can’t manage|mind].”',
    ],
    'There is a [famous|well-known|time-honoured] cure. You must look at [the people in the rows|the audience|everyone out there] and imagine that they are [cabbages|turnips]. {hero} collected twelve round stones, gave them faces [with a bit of chalk|with a stub of chalk|in mud], and played to them beside {spot}. {He} was [superb|splendid|magnificent]. {He} even made [a little speech|a small joke|a speech of thanks]. ^ “Hear, hear,” said the [fifth|third|ninth] cabbage, and stood up, and turned out to be a toad. {hero} [fell over backwards|sat down hard|dropped {his} chalk]. “It only works,” [{he} told the sky|{he} said later|{he} told {c}], “for people who were frightened of [cabbages|turnips] in the first place.”',
  ),
  beat(
    show('dance', 'cheeky', 'funny', { props: [{ prop: 'blanket', place: 'ground' }] }),
    [
      '[Be a star|I’m a star|Hop like a star|Here comes a star]! [Swish, swish, swish|Swoosh, swoosh|Swish and swirl|Flip, flap, swish]. [Splat|Flop|Whump|Thud]!',
      '[Walk|Strut|Dance|Bow] like a star. [Swish|Swoosh|Twirl|Ta-da]! [Trip|Oops|Tangle|Whoops]! [Down goes {hero}|Flat lies {hero}|Over goes {hero}|Bump goes {hero}].',
    ],
    [
      '“A star is [never scared|never shy|never wobbly],” [said|cried|announced] {hero}. {He} [walked|marched|strutted] like a star, with {his} nose [high|right] up. ^ [So|And so|That way] {he} did not [see {spot}|notice {spot}|look out for {spot}]. [Crash|Bump|Thud|Bonk]!',
      '{hero} put on [a cape and|a blanket and|a curtain and] [a deep, deep voice|a voice like a bear|a very grand voice]. “[I am|Make way for|Here is] the Great Fandango!” ^ “[Who?|You?]” [said|asked] the echo. {hero} was not [so sure|quite so great|as sure] any more.',
    ],
    [
      'On one poster was the Great Fandango, who was [afraid of nothing|afraid of no one|shy of nobody]. So {hero} [became|turned into|set out to be] Fandango. {He} had [the walk|the stride|the eyebrows], [the deep voice|the cough|the laugh], and a [tablecloth|blanket] for a cape. ^ Then {he} lifted the {thing}, and [didn’t know one note|hadn’t a note in {him}|couldn’t find one note]. “[Of course not|No wonder|Naturally],” {he} said, [untangling|unwinding|looking for] {his} feet by {spot}. “Fandango never [learned it|practised|came to the hall]. I did.”',
      '“If I can’t be brave,” said {hero}, “I’ll be [somebody who is|somebody else|a person who is].” {He} marched past {spot} in a [tablecloth|blanket], [one eyebrow up|chin in the air|nose first], like the star on the poster. ^ The eyebrow was [very tiring|hard work|getting heavy]. And when {he} [came to play|took up the {thing}|began to play], it didn’t know how. “I’ve left myself behind [somewhere|on the way|at the corner],” said {hero}, “and I’m the one who knows the tune.”',
    ],
    'If {hero} [could not be brave|was not brave enough|was not brave at heart], {he} would [borrow somebody who was|be somebody else|hire a hero]. {He} chose the Great Fandango, off the posters: [the cape|the boots|the bow], the [stride|swagger], the one raised eyebrow. {He} practised past {spot} until [a beetle|a wasp|a snail] gave way to {him}. It was [astonishing|amazing|a great success]. The wobbles had [no idea where {he} was|lost {him} completely|looked for {him} everywhere]. ^ Unluckily the tune had [lost {him}, too|lost {him} as well|lost sight of {him}, too]. {He} [raised|took up|lifted] the {thing}, and there was nothing in there at all, [only eyebrow|just cape|nothing but swagger]. “Fandango can’t play it,” [said|admitted] {hero}, and [took off|folded up|unpinned] the [tablecloth|blanket]. “There’s [just one person|only one person|one person] who can. I’ll have to [send for|go and fetch|write to] {him}.”',
  ),
  beat(
    show('stand', 'brave', 'funny'),
    [
      '[Hold it in|Lock it up|Keep it in|Press it down]. [Hold it, hold it|Keep it, keep it|Tight, tight|Hold, hold]. [Hic|Hup|Hic, hic|Hicka]!',
      '[Stand still|Stop that|Hush|Quiet], knees! [Still, still|Stiller, still|Stop, stop|Like a post]. [Hic|Hup|Hic, hic|Hicka]!',
    ],
    [
      '“I’ll hold the wobble in,” [said {hero}|{hero} told {c}]. {He} shut {his} mouth and [held everything tight|pinched {his} nose|held on to {his} elbows]. ^ [Hic|Hup|Hicka]! [Out it jumped|There it was|It slipped out|Out it popped]. [Hic|Hup|Hicka]! Now there were [ten|a hundred] [tiny wobbles|little wobbles|wobbles, and all hiccups].',
      '“Stop it, knees!” said {hero}, and [tied them together|bound them up|wrapped them tight] with [a scarf|string]. ^ The wobble ran up into {his} [elbows|fingers|shoulders]. From there it [got into|climbed to|ran up to] {his} [ears|eyebrows|hair|chin].',
    ],
    [
      '“I’ll [just keep it in|lock it in|swallow it],” said {hero}. {He} held {his} breath, {his} [elbows|tummy|shoulders] and {his} knees, and [stood like|was as stiff as|stood as still as] {spot}. ^ For a moment there was [no wobble anywhere|not a wobble|peace]. [Then came a hic|Then there was a hic|Up came one hic]. Then came [nineteen|seventeen|eleven|thirty] more. “It [hasn’t gone|is still there|never left],” {he} said, between the hics. “It’s [only looking for|just trying|after] another [door|way out].”',
    ],
    'A wobble, {hero} reasoned, is only a wobble if you [let it out|give in to it|help it]. {He} [stood beside|took {his} stand by|stood up against] {spot} and held on to {himself} [from top to bottom|with all {his} might|all over]: teeth, elbows, knees and toes. [Not a hair moved|Nothing moved|Not an eyelash stirred]. [A bird came|A small bird came|After a while a bird came] and [sat|perched] on {him}. ^ It took [about a minute|sixty seconds|not quite a minute]. Then there was a hic that made the bird [jump|blink], and after that they came [every four seconds|every five seconds|in a steady row], regular as a clock. “It’s like sitting on a [suitcase|trunk],” [said {hero}|{hero} told {c}]. “You get [one corner|one side] in, hic, and another comes out.”',
  ),
];
