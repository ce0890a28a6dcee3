import type { FourVoices } from '../page-texts.ts';

/**
 * What people from the idea do in the story. `{who}` is “Grandpa Joe” or “his sister Lily”,
 * `{call}` what one calls out to them: “Lily”.
 * The hero's deed stays the hero's: others carry sandwiches, hold coats, cheer.
 */
export const PEOPLE_AT_HOME: FourVoices = [
  [
    '{Who} [waves|nods|winks|smiles].',
    '[Hello|Hello, hello|Hug, hug|Kiss, kiss], {call}!',
    '{Who} is here. [Hooray|How nice|Good|Hug]!',
    '{Who} [hums|sings] a tune. [La, la|Tum-ti-tum|Mm, mm]!',
    '{Who} has a [smile|kiss|hug] for {hero}.',
  ],
  [
    '{Who} was there [too|as well|already].',
    '{Who} gave {hero} a [hug|kiss|squeeze|wink].',
    '“Good morning!” said {who}.',
    '{Who} [hummed|whistled] a [tune|song|bit of a tune].',
    '{Who} had [flour|jam|soap|paint] on one [ear|elbow|sleeve].',
    '“[Look at you|There you are|Well, well]!” said {who}.',
  ],
  [
    '{Who} was there as well, and hummed while looking for a [spoon|button|slipper|stamp].',
    '“Somebody’s [up early|full of beans|got a plan],” said {who}.',
    '{Who} gave {him} the kind of hug that [lifts you off the floor|makes your ribs creak|lasts a bit].',
    '{Who} knew at once that something was [going on|up|in the air].',
    '{Who} had both slippers on the [wrong feet|wrong way round], and had not [noticed|minded].',
    '{Who} was hunting for a pair of [glasses|earmuffs|gloves], and [wearing|holding] them.',
    '“Is that a [new|wild|clever] idea I can [see|hear]?” asked {who}.',
  ],
  [
    '{Who} looked up, saw {his} face, and knew that something was [going on|afoot|brewing].',
    '{Who} was there, pretending to [read|sew|do the crossword] and not missing a thing.',
    '“You’ve got your [thinking|planning|Tuesday] face on,” said {who}.',
    '{Who} said nothing, but put a hand on {his} [shoulder|head|arm] for a moment.',
    '{Who} was on the third [crossword|button|potato] and the same [song|tune], and glanced up.',
    '“Whatever it is,” said {who}, “take a [coat|sandwich|handkerchief].”',
  ],
];

/** On the way. */
export const PEOPLE_AWAY: FourVoices = [
  [
    '{Who} [comes|walks|runs] too!',
    '[Come on|Keep up|This way|Quick, quick], {call}!',
    'Wait for {who}! [Puff, puff|Here we come|Not so fast]!',
    '{Who} [puffs|hums|hops] along. [On and on|All the way|Left and right and left]!',
    '{Who} has the [bag|buns|map|hats].',
  ],
  [
    '{Who} [puffed|hummed|trotted] along behind.',
    '“Wait for me!” called {who}[|, from far back|, out of breath].',
    '{Who} carried the [bag|lunch|coats|umbrella].',
    '{Who} [hummed|sang|whistled] as they went.',
    '{Who} had a [stone|pea|pebble] in one [shoe|boot].',
    '“[What a view|What a day|Look at that]!” said {who}.',
  ],
  [
    '{Who} came [puffing|humming|striding] along behind with the [bag|sandwiches|umbrella].',
    '“I’m not [tired|puffed|worn out],” said {who}, [sitting down|leaning on something].',
    '{Who} hummed the same [four|three|five] notes over and over.',
    '{Who} stopped to [look at|point at|count] everything and had to run to catch up.',
    '{Who} walked in step with {him}, which takes [practice|some doing|small feet].',
    '“Just a [pebble|twig|button],” said {who}, and shook out one [shoe|boot].',
    '{Who} had brought [string|a whistle|a spare hat], in case, and was [longing|dying] to need it.',
    '“Are we [nearly there|still going|having fun]?” asked {who}, before anyone else could.',
  ],
  [
    '{Who} followed with the [bag|baggage|picnic], remarking on the [view|weather|ground] wherever a rest was needed.',
    '“I could do this all day,” said {who}, and sat down on [the nearest thing|the lunch|a heap of coats].',
    '{Who} brought up the rear and [sang|yodelled|recited], which kept most things at a distance.',
    '{Who} had packed for every kind of [weather|emergency|guest], and said so.',
    '{Who} knew a [short cut|better way|song about it], but was kind enough not to [insist|press the point].',
    '“Don’t wait for me,” called {who}, in a voice that meant [the opposite|please do].',
    '{Who} had a [remedy|proverb|cousin] for every occasion, and was working through them.',
    '{Who} kept up by means of [peppermints|short steps|firm language], and asked for no favours.',
  ],
];

/** While the hero tries and does. */
export const PEOPLE_CHEERING: FourVoices = [
  [
    '{Who} [jumps|hops|bobs] up and down.',
    '{Who} says, “[Go|Come on|You can|Try], {hero}!”',
    '“[Ooh|Oh|Ah|Oho]!” says {who}.',
    '{Who} [looks|peeps] through [two|three|ten] fingers.',
    '“[Mind your toes|Careful|Hold tight]!” says {who}.',
  ],
  [
    '“That’s our {hero}!” said {who}.',
    '{Who} held the [coats|hats|buns|bags].',
    '{Who} crossed [all ten fingers|both thumbs|everything].',
    '“[Ooh|Oh|Ah|Phew]!” said {who}.',
    '{Who} [peeped|looked on] through [two|three] fingers.',
    '“[Nearly|So close|Next time]!” called {who}.',
  ],
  [
    '{Who} held the [coats|hats|sandwiches], as somebody has to.',
    '“I believe in you,” said {who}, “and I’m [hardly ever|almost never] wrong.”',
    '{Who} had an idea too, but it needed [an elephant|a crane|nine uncles] and a [rope|ladder|trumpet].',
    '{Who} watched through [three|two|ten] fingers.',
    '{Who} said “[Oops|Ouch|Ah]” at the right moment, and passed round a [handkerchief|biscuit|plaster].',
    '{Who} clapped anyway, on [principle|everyone’s behalf].',
    '“It’s all in the [knees|wrist|timing],” said {who}, who had never tried.',
  ],
  [
    '{Who} offered [several|three|a number of] ideas, all of which needed [scaffolding|a permit|dry weather].',
    '“I’ll hold the [coats|hats|biscuits],” said {who}, which was exactly the right thing to say.',
    '{Who} did not say “Be careful”, though you could see it being [thought|swallowed|put away].',
    '{Who} was sorry that it had not worked, and said so with a [peppermint|pat on the back|clean handkerchief].',
    '{Who} took a [step|pace] back, to see it all better, and [two more|another], to be safe.',
    '“At home,” said {who}, “we do that with a [spoon|cart|goose],” and left it there.',
  ],
];

/** While the hero's own deed is done, and when it has come off: nobody has other ideas now. */
export const PEOPLE_MOVED: FourVoices = [
  [
    '{Who} claps. [Clap, clap|Clap and clap|Clap, clap, clap]!',
    '“[Ooh|Oh|Aah]!” says {who}.',
    '{Who} says, “[Well done|Oh, well done|Bravo|Good], {hero}!”',
    '{Who} [beams|smiles and smiles|wipes an eye].',
  ],
  [
    '{Who} clapped and [clapped|stamped|cried a bit].',
    '“That’s our {hero}!” said {who}.',
    '{Who} gave a [great big|wobbly|very wide] smile.',
    '“[Ooh|Oh|Aah|My word]!” said {who}.',
    '{Who} [sniffed|needed a hanky], and [laughed|beamed] as well.',
  ],
  [
    '{Who} smiled a smile that [hardly fitted|nearly met behind|went all the way round].',
    '{Who} said that it was only the [dust|wind|onions], and blew a very loud nose.',
    '“That’s our {hero},” said {who}, to [anyone who would listen|nobody in particular|the whole row].',
    '{Who} forgot to breathe, and then had to [catch up|do it twice as fast].',
    '{Who} tried to [whistle|cheer|say something], but was [grinning|smiling|crying] too much.',
    '{Who} [hugged|shook hands with] somebody quite unknown.',
  ],
  [
    '{Who} looked across and nodded, once, as one [professional|expert|captain] to another.',
    '{Who} had something in one eye, and blamed the [dust|hay|breeze].',
    '“I always [said|thought|told you] so,” remarked {who}, who had [said|done] no such thing.',
    '{Who} forgot to [breathe|blink] for some time, and then caught up.',
    '“That’s our {hero},” said {who}, to the nearest [person|hat|stranger], and spelled it.',
    '{Who} had prepared a few [words|remarks], and found that they had [gone|all melted].',
  ],
];

/** Somebody who cannot come along: the baby, the teacher, the doctor; told of at home only. */
export const LITTLE_ONES_AT_HOME: FourVoices = [
  [
    '{Who} says, “[Goo|Goo-goo|Ga|Ba-ba]!”',
    'Hello, {call}! [Kiss, kiss|Tickle, tickle|Peekaboo]!',
    '{Who} [kicks|wiggles|waves]. [Ten|Tiny|Pink] toes!',
  ],
  [
    '{Who} blew a [bubble|big bubble|raspberry].',
    '{Who} waved [a tiny fist|one sock|a spoon].',
    '“[Goo|Ga|Boo],” said {who}.',
    '{Who} [ate|lost|chewed] a [sock|bib|corner of blanket].',
  ],
  [
    '{Who} blew a bubble and looked [pleased with|proud of|surprised at] it.',
    '“[Goo|Ga|Bububu],” said {who}, which can mean nearly anything.',
    '{Who} held on to {his} [finger|nose|sleeve] and would not let go.',
    '{Who} dropped a [spoon|rusk|rattle], to see whether it would fall [again|today as well].',
  ],
  [
    '{Who} regarded {him} gravely over a [blanket|bib|rusk], and blew a bubble.',
    '{Who} took hold of {his} [finger|collar|ear], as if to make a point.',
    '“[Goo|Ga],” said {who}, and everybody [agreed|took it as a yes|made a note].',
    '{Who} had just discovered [feet|thumbs|the ceiling], and could spare no time for other matters.',
  ],
];

/** Somebody who is only far away: the mum of a sleepover, the friend of the old street. */
export const MISSED: FourVoices = [
  [
    '{hero} thinks of {who}. [Wave, wave|A kiss, a kiss|Hug, hug]!',
    'Hello, {call}! [Wave, wave|Blow a kiss|Think, think]!',
    'What does {who} [do|see|say] now?',
  ],
  [
    '{hero} thought of {who}, and [waved|smiled|hummed], in case.',
    '“I’ll tell {myWho} about this,” [said|thought] {hero}.',
    '{hero} [wondered|tried to guess] what {who} was doing.',
    '{hero} kept [a bit|half] of this for {who}, to [tell|share] later.',
  ],
  [
    '“I [must|shall] tell {myWho} about this,” said {hero}.',
    '{hero} wondered what {who} was [doing|looking at|having for supper] just then.',
    'It made {hero} think of {who}, which was [nice|warm], and pulled a bit.',
    '{hero} had [a pocket|a corner of {his} head] just for things to tell {who}.',
  ],
  [
    '{hero} wondered what {who} was doing at that [moment|minute], and saved this up to [tell|write].',
    '“{MyWho} won’t believe this,” said {hero}, and felt a [little|mile or two] nearer.',
    'It was a thing that {who} would have to be told, and {hero} began on the [words|first sentence|letter].',
    'Far off, {who} would be [busy with something|looking out too]; it was [odd|good] to think that it was the same sky.',
  ],
];

/** Somebody who has died: spoken of with love, seen by nobody. */
export const REMEMBERED: FourVoices = [
  [
    '{hero} thinks of {who}, [warm as a bun|all the way down|and hums a bit].',
    '{hero} [still|always] loves {who}, [this much|up to here|every day].',
    'A [kiss|smile|wave] for {who}, [up high|in the heart|all the same].',
    '{Who} would like this [path|bit|smell], [says|thinks] {hero}.',
    '{hero} [says|whispers] it to a [stone|snail|cup]: {who}.',
  ],
  [
    '{hero} thought of {who} and felt [warm|close|warm inside], [like soup|for three steps|and then sad again].',
    '“I [still|always] love {who},” said {hero} [to a pebble|out loud|to nobody].',
    '{hero} missed {who}, [mostly in the tummy|as much as before|and walked a bit slower].',
    '{hero} smiled, because {who} would have [smiled|laughed|liked this|nodded at this].',
  ],
  [
    '{hero} thought of {who}, and it hurt and felt warm [at once|together|both].',
    'Some days {he} missed {who} more than others. This was one of the [more|longer] days.',
    '“{MyWho} would have [liked|loved|laughed at] this,” said {hero}.',
    'There was a [laugh|word|hum] that belonged to {who}, and {hero} heard it [quite clearly|in {his} head].',
  ],
  [
    '{He} thought of {who}, and found that missing somebody is a way of [keeping|holding] them near.',
    '“{MyWho} would have liked this,” said {hero}, and could say it without {his} voice [going odd|slipping].',
    'There was a place inside {him} shaped like {who}, and nothing else would ever [quite|really] fit it.',
    'It was the sort of thing that {who} would have [noticed|enjoyed], so {hero} looked at it for [two|both].',
  ],
];
