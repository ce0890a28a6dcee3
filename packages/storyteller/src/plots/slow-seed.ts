import { beat, type Plot, show } from './plot.ts';
import { slowSeedTries } from './slow-seed-tries.ts';

const PACKET = [{ prop: 'letter', place: 'hand' }] as const;
const FLOWER = [{ prop: 'flower', place: 'ground' }] as const;

/** A seed that will not be hurried; everything helps it less than the one thing nobody has tried. */
export const slowSeed: Plot = {
  id: 'slow-seed',
  titles: [
    '{hero} and the Slow, Slow Seed',
    'Hurry Up, Seed! Said {hero}',
    '{hero} and the Evening Wonder',
    'Nothing Yet, {hero}',
  ],
  taglines: [
    'A story in which nothing happens, and then it does',
    'A story for people who can hardly wait',
    'A story about something very small and very late',
  ],
  blurbs: {
    young: [
      '{hero} has a seed. Grow, seed, grow! But the seed is in no hurry at all. Will it ever come up? Turn the page, and wait, and see.',
    ],
    old: [
      'The packet promises a wonder by this evening, and all you have to do is. There it is torn off. {hero} and {c} have tried everything they can think of. So what is the one thing that they have not done?',
    ],
  },
  refrains: {
    young: ['Grow, seed, grow! Fast or slow!', 'Wiggle, wiggle, up you come!'],
    old: ['Grow, seed, grow, be it fast or slow!', 'Up and out, little root, little sprout!'],
  },
  lessons: ['patience', 'listening', 'mistakes'],
  themes: ['patience', 'egg', 'magic', 'curiosity', 'new-baby'],
  settings: ['garden', 'meadow', 'forest', 'town', 'jungle', 'mountain'],
  quest: { props: ['flower'], from: 'none' },
  want: beat(
    show('hold', 'wonder', 'wonder', { at: 'home', props: PACKET }),
    [
      'Rattle, rattle! One little seed. Grow, please!',
      'Look, a seed! So small, so round. Hello!',
      'A letter! Shake it. Out hops a seed!',
    ],
    [
      'A little bag came through the door. Rattle, rattle! One brown seed was inside. ^ “EVENING WONDER,” said the bag. “Grows in a day!”',
      '{hero} tipped up the little paper bag. Out rolled a seed, as round as [a bead|an eye]. ^ “You’re going to be a flower,” {he} told it. “Today!”',
    ],
    [
      'The packet had one seed in it. “EVENING WONDER,” it said on the front. “Ready the very same day! Plant it {within}. Then all you have to do is” ^ And there it was torn off. {hero} looked in the envelope. {He} looked [under the mat|behind the door]. “All you have to do is what?” {he} said.',
      'It rattled when you shook it. {hero} tipped up the packet, and out rolled one brown seed. ^ “A wonder by this evening,” {he} read. “Put it in the ground {within}. And then just” The rest had been [eaten by a snail|nibbled away]. “Just what?” asked {hero}. The seed did not say.',
    ],
    [
      'The packet was so old that the colours had gone to sleep. There had once been a flower on the front; now there was a yellow smudge, and some curly writing. “EVENING WONDER,” it said. “One seed. Plant {within}, of a morning. It will astonish you the same night. All that you have to do is” ^ {hero} turned it over. A [snail|mouse] had eaten the rest. It seemed rather hard, to be told of a wonder and have the instructions [digested|end there]. {He} held the seed up to {his} eye. It was brown. It looked as if it knew.',
    ],
  ),
  setOut: beat(
    show('walk', 'smile', 'joyful', { props: [{ prop: 'bucket-and-spade', place: 'hand' }] }),
    ['Off {into}! {refrain}', 'Come and dig, {c}! {refrain}'],
    [
      '{hero} took the spade. “It will be as tall as a house!” {he} said. ^ “{refrain}” they sang, all the way {into}.',
      'Off they went {into}, with a spade and a can. {hero} held the seed tight. ^ “{refrain}” {he} told it, at every [corner|step].',
    ],
    [
      '“It grows in a day,” {hero} told {c}, “so we mustn’t waste any.” {He} took the spade and the watering can, and carried the seed in {his} [fist|hat]. ^ “{refrain}” {he} shouted at the gate. Then they ran, all the way {into}. {He} wasn’t going to have it starting without {him}.',
    ],
    [
      '“We’ll work it out as we go,” {hero} told {c}. “How many things can you do with a seed?” {He} packed whatever might be wanted: a spade, a can, a blanket, and sandwiches, since wonders make you hungry. ^ The seed travelled in {his} top pocket, so as to be near something beating. “{refrain}” {he} informed it at the gate, in a firm voice, to start as {he} meant to go on. Then they set out {into}, at a trot, as there was only the one day.',
    ],
  ),
  problem: beat(
    show('crouch', 'thoughtful', 'funny', {
      props: [{ prop: 'bucket-and-spade', place: 'ground' }],
    }),
    ['Dig a hole. In it goes. Nothing. Still nothing!', 'Pat, pat, pat. Grow now! Now? Now?'],
    [
      '{hero} made a hole by {spot}. In went the seed. Pat, pat, pat! {He} waited and waited, for nearly [a minute|half a minute]. ^ Nothing.',
      'In went the seed, next to {spot}. “One, two, three, grow!” said {hero}. ^ It did not grow. “Four?” said {hero}.',
    ],
    [
      'They found a good soft place near {spot}. {hero} made a hole with {his} thumb, dropped in the seed and tucked it up. Then {he} lay down on {his} tummy to watch. ^ {He} watched for [one whole minute|two whole minutes]. A beetle went by. “It’s slow,” said {hero}. “It must be broken.” And that was how it began.',
    ],
    [
      'They chose a place beside {spot}, where the earth was crumbly and [smelled of cellars|dark as cake]. {hero} put the seed in as deep as {his} thumb and smoothed the top. It was done in a moment, and now it was the seed’s turn. {He} lay down to watch. ^ Nothing has ever been watched so hard. {He} watched it with {his} left eye, to rest the right. When {he} felt that it must be nearly lunch time, a [snail|beetle] that had set out when {he} did was just drawing level with {his} elbow. “Something’s wrong,” said {hero}.',
    ],
  ),
  tries: slowSeedTries,
  turn: beat(
    show('kneel', 'wonder', 'wonder'),
    ['Ear down, {hero}. Shh. Tick! Something moves.', 'Listen! Tick, tick. It is down there!'],
    [
      '{hero} put {his} ear to the ground. Shh! ^ Tick. There it was! Tick, said something [tiny|small], deep down in the earth.',
      'Then {hero} lay down flat, with one ear on the earth. It was warm. ^ “Tick,” said the ground. “{C}!” whispered {hero}. “It’s alive!”',
    ],
    [
      '{hero} lay down with {his} cheek on the ground. {He} was too tired to do anything else. And that was how {he} came to hear it. ^ “Tick,” it went. It was the smallest noise {he} had ever heard, [smaller than a watch|like an ant in slippers]. {He} held {his} breath. “Tick.” Somebody was at work down there. They’d been at work the whole time.',
      '“I give up,” said {hero}, and lay down flat. It was {his} left ear that noticed. It happened to be on the ground. ^ Tick. It was about as loud as a [snowflake|yawn]. {He} put a finger to {his} lips, and {c} kept quite still. Tick, went the ground. It was busy in there. And it didn’t sound as if it wanted any help.',
    ],
    [
      'In the end {hero} lay down on {his} front, out of pure tiredness, with one ear against the earth. It was a good while before {he} noticed that {he} was hearing anything. ^ It was hardly a sound. It was more like the [ghost|crumb] of one: tick, and then, when you had given up, tick. All the hair stood up on {his} arms. Right under {his} ear, in the pitch black, with no hands and no light and nobody to ask, something was getting on with it. {He} had been so busy that {he} had never once listened.',
      '{hero} stretched out on the ground, with {his} arms at {his} sides, like a knight on a tomb. {He} had used up the morning, and most of {his} temper. For the first time that day nobody was doing anything. ^ So it was quite quiet; and out of the quiet, under {his} ear, came a tick. {He} thought it was {his} own heart. {He} held {his} breath, and there it was again, slower than a heart, and much more [patient|stubborn]. It was not asking for anything. It was simply at work. Very carefully, as if the ground were asleep, {hero} took {his} elbow off it.',
    ],
  ),
  turnDeepens: beat(
    show('run', 'worried', 'brave', { props: PACKET }),
    ['The light goes gold. Hurry, seed, hurry!', 'Soon it is night! Run, get good earth!'],
    [
      'But the shadows grew long. On the back of the bag stood one more line. “Tonight, or never!” ^ “It needs better earth!” cried {hero}, and ran.',
      '“It must open tonight,” said {hero}. “It says so here. Or it never will!” ^ Far off lay the best, blackest earth. They ran to fetch some.',
    ],
    [
      'Only now did {hero} see the small print on the back. “Opens at dusk,” it said. “Tonight, or not at all.” And the light was turning gold already! ^ “It needs better earth,” {he} said, “and fast.” The blackest in all {place} was on the far side, past {spot}. They ran.',
      '“When does it open?” said {hero}. {He} turned the packet over. There was a line on the back, as thin as a hair. “Tonight at dusk, or never.” ^ All the shadows had grown long legs. “It’ll be late!” {he} said. “It must have the very best earth.” That was far away, beyond {spot}. They ran for it.',
    ],
    [
      'On the back, in letters the size of [poppy seeds|fleas], there was one line more. {hero} had to hold it to the last of the gold light. “It opens at dusk, on its first evening, or not at all.” ^ So it was alive, and it was trying, and there was an hour left. It is much harder to be sensible about a thing once you have heard it tick. “Earth,” said {hero}. “Better earth.” On the far side of {place}, beyond {spot}, was some as black as treacle. They took the bucket and ran.',
    ],
  ),
  lowPoint: beat(
    show('sit', 'sad', 'quiet'),
    ['Dusk is here. No flower. Poor {hero}.', 'Flat, brown earth. {hero} is so sorry.'],
    [
      'The light was nearly gone. {hero} looked at the [flat|bare] brown earth. Nothing. ^ “I’ve done everything wrong,” {he} said. One tear fell on the ground. Plip.',
      'No leaf. No flower. Only mud, and {hero} in the middle of it. ^ “I only wanted to help,” {he} said, and {his} chin shook.',
    ],
    [
      'It was dusk, and the ground was as flat as a plate. {hero} had given it everything there was to give. There was nothing left to fetch, and nobody left to ask. ^ “I never left it alone for a minute,” {he} said. “If I were that seed, I wouldn’t come up either.” {He} wiped {his} nose with a muddy hand. That made it worse.',
      'The last gold went out of the sky. {hero} looked at the place by {spot}. It was brown and bare, and covered in footprints, all of them {own}. ^ “You were all right till I came along,” {he} told the seed. There was a lump in {his} throat. {He} hadn’t one idea left, not even a bad one.',
    ],
    [
      'The gold went out of the light, and then the light began to go as well. The earth lay there, trampled and patted and [patched|smoothed] a hundred times, like something that has been told off all day. {hero} sat down in front of it. {He} could think of nothing else to do to it. ^ “I’m sorry,” {he} said to the ground. “You were all right until I started helping.” Nobody answered. It is a lonely thing to have tried as hard as ever you can, and to see that it was the trying that did it.',
      'It grew dusky. {hero} could just see the place beside {spot}, and it was as bare as a [table|plate]. All round it was the mess that {he} had made, the holes, and the heaps, and the puddles with a bit of sky in them. {He} had meant every one of them well. ^ That is a miserable thing to look at, your own good meaning, lying about in heaps. “I don’t think it’s coming,” {he} said. {His} voice wobbled. “I don’t think that I would, if somebody had made such a noise on top of me.”',
    ],
  ),
  spark: beat(
    show('think', 'thoughtful', 'quiet'),
    [
      '{hero} thinks. Who pulls {hero}? Nobody. And {hero} grows!',
      'Wait. Just wait. {hero} can do that!',
    ],
    [
      '{hero} thought of the door at home, with {his} marks on it. Every year {he} was taller. ^ And nobody had ever pulled! “Oh,” {he} said. “I know what’s left.”',
      '“I’ve tried everything,” said {hero}. “There’s nothing left to do.” {He} stopped. ^ “Nothing,” {he} said again. “I haven’t tried nothing yet!”',
    ],
    [
      'At home was a doorpost with pencil marks on it. That was {hero}, at two, at three, at four. ^ And how had {he} grown? Nobody had [pulled|shouted]. They had given {him} {his} supper and let {him} sleep. “There’s nothing left to do,” {he} said slowly. “And I haven’t tried nothing.”',
      '{hero} thought about {his} last wobbly tooth. {He} had pushed it and pulled it for a week. Then {he} had forgotten it, and it came out in a [bun|pear], all by itself. ^ Some things got on better without you. “I’ve done everything to that seed,” {he} said slowly. “Everything except nothing.”',
    ],
    [
      '“There’s nothing left to do,” said {hero}. {He} had said it in despair, but the words stayed in the air, and {he} looked at them again. ^ At home in the kitchen was a doorpost, with a pencil mark for every birthday. They went up it like a ladder. {He} had never felt {himself} do it, not once; it happened when nobody was attending. {He} had been given soup, and a bed, and a good deal of peace. “Nothing,” said {hero}, trying out the word. “It’s the only thing we haven’t done to it.”',
    ],
  ),
  deed: beat(
    show('sit', 'brave', 'brave'),
    ['Sit on your hands. Shh, shh. {refrain}', 'One small sip. Then wait. {refrain}'],
    [
      '{hero} gave the seed one sip. Then {he} sat on {his} hands. ^ “{refrain}” {he} whispered. After that {he} did not say anything.',
      '{hero} sat quite still, with {his} back to the cold wind. It was so hard! ^ “{refrain}” {he} said, very, very softly.',
    ],
    [
      '{hero} smoothed the earth with one finger, and gave it one small sip. Then {he} did the hardest thing of the day. {He} sat on {his} hands. ^ A cold wind came creeping. {hero} moved round, to be between it and the seed. “{refrain}” {he} whispered, once, the way you say good night.',
      'First {he} said sorry to it. Then {hero} gave it one sip of water, and put {his} hands behind {his} back. ^ A cold wind came nosing along the ground, so {he} sat in its way. “{refrain}” {he} said, hardly louder than the grass. After that {he} didn’t do a thing.',
    ],
    [
      '{He} went about it slowly. {He} picked out the pebbles and smoothed the ground. {He} gave it one cup of water, a drop at a time. Then {hero} sat down with {his} back to the wind, and put {his} hands underneath {him}, since {he} could not trust them. ^ “{refrain}” {he} said, so low that it was hardly more than breath. It was not an order any more. It was the kind of thing you say through a door, to let somebody know that you are there.',
    ],
  ),
  deedHolds: beat(
    show('sit', 'wonder', 'quiet'),
    ['Wait. Wait. Nose itches. Wait! Crack.', 'Sit so still. Look! The earth moves.'],
    [
      '{His} nose itched. {He} did not scratch it. A beetle walked up {his} leg. {hero} let it. ^ Then the ground went crick. It went crack!',
      'The first star came. {hero’s} foot went to sleep, but {hero} stayed awake. ^ And there, look! A crumb of earth rolled over.',
    ],
    [
      'First there was an itch, on the end of {his} nose. {hero} let it itch. Then there was a beetle. {He} let it pass. ^ It grew so quiet that {he} could hear {c} blink. {His} fingers wanted to dig. And then, by itself, a crumb of earth rolled over, as if somebody had turned in bed.',
      'Doing nothing turned out to be hard work. {His} toes wanted to jiggle. {His} eyes wanted to peep. {hero} told them no, one after another, by name. ^ The first star came out. Something tickled {his} knee. {He} let it. Then there was a creak, like a very small [door|lid], and a bit of the ground got up.',
    ],
    [
      'It is a mistake to think that nothing is happening when you do nothing. {hero} had never been so busy. There was an itch to be left alone, and a beetle to be let pass. There were {his} ten fingers, every one of which had a good idea. There was the voice in {his} head that said, “[One peep|Just one look]. Where’s the harm?” ^ {He} held still. The first star came out and looked, too. And in front of {his} knees, without any help at all, one crumb of earth lifted, leaned, and rolled away.',
      'The first ten minutes were the worst. {hero} had not known how many things {his} hands did in a day without being asked. They wanted to pat. They wanted, very much, to smooth just that one corner. {He} sat on them until they tingled. ^ After that it got easier, and then it got interesting. Something small walked over {his} boot on business of its own. {He} found that you can wait as you can float, if you stop kicking. And it was just then, when {he} had almost forgotten what it was for, that the ground creaked.',
    ],
  ),
  solved: beat(
    show('cheer', 'wonder', 'joyful', { props: FLOWER }),
    ['Up, up, pop! A big, big flower! Ahh.', 'Pop! Pop! Leaf, leaf, flower! Hooray!'],
    [
      'Up came a green nose. Up came two leaves. Up, up, up it went, as high as {hero}! ^ Pop! A flower opened, as [big|bright] as a lamp.',
      'Pop! Out came a shoot, and it did not stop. It went past {his} knee. It passed {his} nose! ^ Then it opened. “Ooh,” said everybody {within}.',
    ],
    [
      'A green nose came out and sniffed. Two leaves shook themselves like wet hands. Up it went, past {his} knees and past {his} chin, creaking a little. ^ At the top it took a breath and opened, as wide as an [umbrella|armchair], and it shone. “I did that!” cried {hero}. Then {he} laughed. “No, I didn’t!”',
      'It came up like somebody who has slept well. It yawned two leaves. It rubbed the earth out of its eyes. Then it saw the sky, and grew at it, past {hero}, and past {spot}. ^ Up there it went pop. All round, people opened their doors, because of the light. “Whose is that?” they called. {hero} thought. “Its own,” {he} said.',
    ],
    [
      'What came up first looked like a thing with its hat over its eyes. It straightened. It shook out one leaf, and then another, and went up past {hero’s} face so close that {he} felt the breeze of it. ^ When it was taller than the two of them it stopped, and seemed to listen. Then it opened, all at once, with a noise like a [sail|sheet] being shaken out. The whole of {place} turned the colour of [honey|lemonade]. People came running. “What did you do to it?” they asked. “Nothing,” said {hero}, with enormous pride.',
    ],
  ),
  home: beat(
    show('stand', 'smile', 'cosy', { at: 'home', props: [{ prop: 'pencil', place: 'hand' }] }),
    ['Stand by the door. {hero} is taller too!', 'A mark on the door. {hero} grew! Pop!'],
    [
      'At home {hero} stood against the doorpost. “You’ve grown!” they said. ^ “When?” asked {hero}. Nobody knew. Nobody had been looking.',
      'At home there was a tiny bit of paper in {his} pocket. It came from the bag. ^ On it stood one word. “Wait.” How {hero} laughed!',
    ],
    [
      'Back home {hero} stood against the doorpost. The new mark was a whole finger above the old one. “When did I do that?” {he} asked. ^ In {his} pocket was a scrap of paper, the corner of the packet. {hero} read it, and laughed out loud. It said, “Wait.”',
      '“Stand up straight,” they said at home, and laid the pencil on {his} head. The new line was a whole finger higher! “But I wasn’t doing anything,” said {hero}. ^ A scrap of paper fell out of {his} sleeve. It was the missing corner of the packet. “Wait,” it said. {hero} stuck it up beside the line.',
    ],
    [
      'When {he} turned out {his} pockets that night there was a scrap of paper in the bottom, the size of a stamp. It was the missing corner. {hero} smoothed it flat. “All that you have to do is”, it had said, and here was the rest: “wait.” ^ {He} thought of all they had done to it, and laughed so hard that people came to see. While they were about it they stood {him} against the doorpost, with a book on {his} head. The new mark was a finger’s breadth above the last. “When was that?” asked {hero}. But nobody had been looking.',
    ],
  ),
};
