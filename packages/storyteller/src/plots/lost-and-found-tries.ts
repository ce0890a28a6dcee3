import { type Plot, show } from './plot.ts';

/** Four ways of looking for a thing that do not find it. */
export const lostAndFoundTries: Plot['tries'] = [
  {
    show: show('wave', 'brave', 'funny', {}),
    tell: [
      [
        '“{Thing}!” [calls|shouts|yells] {hero}, and [somebody|a wall|the air] shouts back. It’s only [the cheeky|an old|that silly] echo.',
        '{hero} [calls|shouts|waves], and nothing [answers|comes|stirs]. A {thing} [has no ears|is deaf|can’t hear], [you know|{hero}|{c}]!',
      ],
      [
        '“{Thing}!” {hero} [called|bellowed|yelled|roared], [as loud as {he} could|with hands cupped|with a deep breath]. “{Thing}!” said the echo. ^ But a {thing} [has no mouth|has no tongue|has no teeth|never went to school], so it could not [call back|shout back|answer|say].',
        '{hero} [tried calling|waved and shouted|stood on tiptoe and called|called and called]. “Where [are you|now are you|else are you|oh where are you]?” “Are you?” [said|sang|called|asked] the echo. The {thing} [did not answer|kept quiet|said nothing|never spoke]. It has no [voice|lips|mouth|tongue], you see. ^',
      ],
      [
        '{hero} [tried calling|cupped {his} hands and called|sang out|shouted] for it. “Helloooo!” “Helloooo!” [answered somebody|came a voice|called someone], over by {spot}. They [ran|raced|hurried|galloped]. They [puffed|panted]. ^ [Nobody was there|There was no one|The place was empty|There was only air]. “It’s [only|just|that silly|nothing but] the echo,” said {hero} [crossly|sadly]. “A {thing} can’t [shout|talk|yell|answer]. I should have [thought of that|remembered that|known that].”',
      ],
      [
        '{hero} [tried shouting|shouted|gave a shout], because shouting works on [brothers, buses and dogs|dogs, buses and uncles]. “Where [are you|on earth are you|have you got to, and where are you]?” {he} [bellowed|roared|called|hollered] past {spot}. “Are you, are you?” came the answer [at once|by return|twice over], quite [plainly|clearly|politely|crossly], from the left. They [raced|ran|galloped|hurried] to the left. [It|Now it|Then it] [came from|had moved to|was on] the right. ^ They had run round {spot} [three times|four times|twice] before {hero} [sat down on the ground|leaned on it, puffing|held up a hand]. “We’ve been [chasing|hunting|running after] [my own voice|myself|my own noise],” {he} said. “A {thing} doesn’t [have one|own one|speak].”',
      ],
    ],
  },
  {
    show: show('climb', 'thoughtful', 'brave', { props: [{ prop: 'ladder', place: 'ground' }] }),
    tell: [
      [
        'Up the ladder, [step, step|puff, puff|hold tight], {hero}! From there a {thing} is [nothing|a crumb|a dot].',
        'Up [climbs|hops|puffs] {hero}, wobbly and high. Everything is [tiny|crumbs|far], even [the path|{c}|the ground].',
      ],
      [
        '{hero} climbed up [high|higher|a ladder] [to see better|for a good look|to look about], [puff, puff|up, up|hum, hum]. ^ But from so high, everything looked like [dots|crumbs|ants|seeds]. [And which|But which|Now which] dot was the {thing}?',
        '“I’ll look [from the top|from up high|like a bird],” said {hero}. {He} [climbed and climbed|went up and up|climbed and puffed|climbed to the end]. ^ [Oh dear|Oh no|Dear me|Bother]! From up there, even {c} looked like a [crumb|currant|pea|button].',
      ],
      [
        '“What we need is [height|to be taller|a view],” said {hero}. [There was a ladder|A ladder stood|They found a ladder] near {spot}, and {he} climbed [all of it|every rung]. {He} [could see|saw|looked] [for miles|for ever|halfway round the world]. ^ That was the [trouble|snag|problem]. From up there a house was a [crumb|sugar lump|matchbox], and a {thing} was [nothing|less than nothing|not a speck] at all. “[Too far|Too high|It’s no good|Hopeless],” {he} [called down|told {c}|sighed]. “I can [see everything|see the world|count the clouds] except what’s small.”',
      ],
      [
        '{hero} decided to [go up|rise above it|look down on things]. Somebody had [left|leaned|forgotten] a ladder by {spot}. From the [top rung|last rung|highest rung] {he} could see the whole of {place}, spread out like a [tablecloth|breakfast table]. It was [magnificent|superb|glorious|splendid]. It was also [useless|no help|no use whatever]. ^ The higher {he} climbed, the [smaller|fainter|finer] everything grew, and {he} was [looking for something small|hunting for something small|after a small thing] to begin with. “Come up high to find a [mountain|country|lake],” {he} told {c} when {he} [got down|stood on the ground again]. “[Not a {thing}|Not one {thing}|Never a {thing}].”',
      ],
    ],
  },
  {
    show: show('run', 'laugh', 'funny', { props: [{ prop: 'leaf', place: 'ground', count: 3 }] }),
    tell: [
      [
        '“There, I [see|spy|spot] it,” and [pounce|jump|dive]! It’s [only|just|dry] leaves, [crunch|scrunch|crackle].',
        'It moves, so [grab|snatch|catch] it, {hero}! A heap of [silly|dusty|old] leaves, [oh no|bother|achoo].',
      ],
      [
        '“[There|I see it|That’s it|Look]!” cried {hero}. Something [fluttered|wiggled] near {spot}. {He} [jumped|dived|sprang|bounced] on it. ^ It was [only|just] a heap of leaves, and now {he} had leaves in {his} [hair|socks|ears|sleeves].',
        'Something [moved|twitched|flapped|hopped] by {spot}. “[Got you|Caught you|Mine|Aha]!” {hero} [pounced|sprang|dived|leapt]. ^ [Leaves|Oh, leaves|Crunch! Leaves]! [Only leaves|Brown leaves|Big leaves|Nothing but leaves]! {C} had to [pull one off|blow one off|pick two off] {his} [nose|ear|chin|neck].',
      ],
      [
        'Something [fluttered|flapped|twitched|stirred] beside {spot}. It was the [right size|right length|very size]. [It was even|And it was even|It was surely] the right [colour|shape|kind of floppy]. “[Got you|Gotcha|Mine|Caught you]!” {hero} [dived|pounced|leapt|jumped]. ^ “[Got what|Caught what|What is it]?” {he} said a moment later, [spitting out|sneezing out|pulling out] [a leaf|two leaves|half a leaf]. {He} had been [in such a hurry|so quick|so pleased] that {he} had not [really looked|properly looked|looked twice].',
      ],
      [
        'Then [they saw it|there it was|{hero} spied it]. It was [flapping|waving|heaving|fluttering] beside {spot}, exactly as a {thing} would flap if it wanted to be [rescued|collected|noticed|carried home]. {hero} did not [stop to think|look twice|wait]. {He} [leapt|dived], caught it in both arms, and [rolled over twice|landed on {his} elbow|slid the last yard]. ^ When {he} [opened {his} eyes|looked|got {his} breath back] {he} was [hugging|cuddling] a heap of [wet leaves|brown leaves|damp leaves]. “I saw what I [wanted|hoped|meant] to see,” {he} [said slowly|told {c}|admitted]. It seemed worth [remembering|writing down|keeping].',
      ],
    ],
  },
  {
    show: show('point', 'cheeky', 'funny', { props: [{ prop: 'signpost', place: 'ground' }] }),
    tell: [
      [
        '“This way,” [says|creaks|squeaks] the sign, “and that way!” [Oops|Bother|Hm], back [at the sign|where we were].',
        'A sign says [left|right|up there], so [trot|off we go|march]! [Silly|Dizzy|Wobbly] sign, it’s all wrong.',
      ],
      [
        'They [came to|found|met|ran up to] a signpost. It [pointed both ways at once|had two long arms|said here and also there]. {hero} [chose|liked|picked] left. ^ They [walked and walked|tramped and tramped|hopped and hopped|marched along], right back to {spot}. [Round and round|Silly sign|All that way|What a muddle]!',
        '“[This way|Over there|Go on|Just there],” said the signpost. So they went [this way|off|along|trotting on]. ^ But the wind had [turned|twirled|spun|pushed] the signpost round, and it was the wrong way!',
      ],
      [
        'At {spot} [stood|leaned|waited] a signpost. “[At last|That’s better|Lovely|Just the thing],” said {hero}, and [followed it|obeyed|saluted|set off] at once. ^ They [marched|tramped|walked|trotted] for ages, and came to {spot} again [from behind|from the back|the wrong way round]. The wind had [spun|whirled|twirled] the signpost like [a top|a coin|a dancer]. “I never checked,” [groaned|sighed|wailed|muttered] {hero}. “[I just|I only|I simply] [believed|trusted] it.”',
      ],
      [
        'There was a signpost at {spot}, and it looked so [sure of itself|grand|well painted] that {hero} obeyed it without a word. [Left|Straight on|To the left], it said. [Left again|Left once more|Now left]. [Left, if you please|Left, and mind the step|And, naturally, left]. ^ After [a quarter of an hour|some time|twenty minutes] they came upon the same signpost, [swinging|turning|creaking] gently round and round in the wind. “It doesn’t [know the way|know|know a thing],” said {hero}. “It only sounds [as if it does|so].” {He} [had met|knew|had sat next to] [people like that|one or two uncles like that|teachers like that].',
      ],
    ],
  },
];
