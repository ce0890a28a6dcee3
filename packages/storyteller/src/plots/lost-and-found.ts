import { lostAndFoundTries } from './lost-and-found-tries.ts';
import { type Plot, show } from './plot.ts';

/** Something dear is carried off by the wind, and is found keeping somebody small warm. */
export const lostAndFound: Plot = {
  id: 'lost-and-found',
  titles: [
    '{hero} and the Runaway {title:thing}',
    'Where Did the {title:thing} Go, {hero}?',
    '{hero} Looks High and Low',
  ],
  taglines: [
    'A story about looking hard, and then looking again',
    'A story about finding more than you lost',
  ],
  blurbs: {
    young: [
      'One gust of wind, and the {thing} is gone! {hero} and {c} look high. They look low. Who could have it? Shhh… somebody very small.',
    ],
    old: [
      'When the wind runs off with the {thing}, {hero} and {c} set out to fetch it back. But the trail leads to somebody who may need it more. What do you do when finding a thing is only half of it?',
    ],
  },
  refrains: {
    young: ['Look high! Look low! Off we go!', 'Over! Under! Round we go!'],
    old: ['Look high, look low, and off we go!', 'Not here, not there, so try elsewhere!'],
  },
  lessons: ['sharing', 'kindness', 'patience'],
  themes: ['lost', 'searching', 'wind', 'sharing'],
  quest: { props: ['scarf', 'kite', 'hat', 'blanket', 'umbrella'], from: 'small' },
  little: {
    creatures: ['mouse', 'hedgehog', 'duck', 'frog'],
    names: ['Pip', 'Tuppence', 'Crumb', 'Nib'],
  },
  want: {
    show: show('reach', 'surprised', 'worried', {
      at: 'gate',
      weather: 'wind',
      props: [{ prop: 'leaf', place: 'sky', count: 5 }],
    }),
    tell: [
      ['Whoosh! Wind takes the {thing}. Up, up, gone!', 'Puff! goes the wind. Bye-bye, {thing}!'],
      [
        '{hero} loved the old {thing} [best|more than anything]. Then the wind came. Whoosh! It took the {thing} [over the wall|over the roof] and away.',
        'Whoosh! A naughty wind jumped over the [fence|gate]. It snatched up {hero’s} {thing} and ran off [laughing|with it].',
      ],
      [
        'Nobody else would have wanted the {thing}. It was [worn|patched] in three places and smelled a little of [toast|rain]. But it was {hero’s}, and {he} loved it. ^ So when the wind whipped it [over the gate|across the rooftops], {he} yelled, “Come back!”',
        'The wind had been [in a bad mood|looking for mischief] since breakfast. It banged the gate. It chased the [leaves|washing]. ^ Then it spotted {hero’s} favourite {thing}, gave one enormous puff, and off it flew.',
      ],
      [
        'Some things cannot be bought again, not even with all the [pocket money|birthday money] in the world. {hero’s} {thing} was one of them. It had been to the doctor’s, to the top of the [big slide|climbing frame] and once, by accident, into the [bath|soup]. ^ So when the wind hooked it neatly off the gatepost and carried it [over the rooftops|away above the chimneys], {hero} did not cry out. {He} simply [started running|ran].',
        'It happened in the time it takes to [tie a shoelace|sneeze twice]. {hero} put down the {thing}, just for a moment, on the garden wall. ^ The wind, which had been nosing along the street like a [bored dog|nosy neighbour], picked it up to have a look. By the time {hero} turned round, there was only a [bare wall|cold patch of brick], and something small growing smaller in the sky.',
      ],
    ],
  },
  setOut: {
    show: show('run', 'brave', 'brave', { companion: { pose: 'move', mood: 'happy' } }),
    tell: [
      ['Run, {hero}! Run, {c}! {refrain}', '“I will find it!” {refrain}'],
      [
        '“We will find it,” said {hero}. ^ {C} was already at the gate. “{refrain}” they [called|sang], and away they went.',
        '“It went that way!” cried {hero}. “{refrain}” And {hero} and {c} ran after it.',
      ],
      [
        '“It flew {into},” said {hero}, [shading {his} eyes|pointing]. “So that’s where we’re going.” ^ {C} did not need telling twice. “{refrain}” they shouted together, and they [ran|set off].',
        '“A {thing} can’t just vanish,” said {hero}. “It has to come down somewhere.” ^ And that somewhere, {c} felt sure, was {place}. “{refrain}” cried {hero}, and off they went.',
      ],
      [
        '{hero} worked it out the way [detectives|sailors] do. The wind was blowing [towards|straight at] {place}. A {thing} has no engine and no brakes. Therefore, {he} told {c}, there was only one place to look. ^ “{refrain}” {he} said under {his} breath, which was what {he} always said when {he} was [hunting for socks|beginning something]. It sounded rather braver out of doors.',
        '“Rule one of looking for things,” {hero} told {c}, “is that you start before you’re ready. Otherwise you never start.” ^ There was no rule two yet. {He} pulled up {his} socks, one after the other, nodded towards {place}, and gave the old family cry. “{refrain}” {C} seemed to think this [was splendid|would do very well].',
      ],
    ],
  },
  problem: {
    show: show('point', 'wonder', 'wonder', {}),
    tell: [
      ['Is it here? No. {Spot}? No!', 'Look by {spot}. Not there!'],
      [
        'They looked behind {spot}. No {thing}. They looked under {spot}. [Only a beetle|Just a puddle]! ^ {Place} was very big, and a {thing} is rather small.',
        '{Place} had a hundred hiding places. {hero} peeped past {spot}. {C} peeped past {spot}. ^ No {thing} anywhere.',
      ],
      [
        'They looked behind {spot}. They looked under {spot}. They found a [rusty spoon|left boot] and a very cross beetle, but no {thing}. ^ “{Place} is bigger than I thought,” said {hero}. “It has too many [corners|places to look].”',
        '{Place} turned out to be [made of hiding places|nothing but hiding places]. There was one behind {spot}, and another past {spot}. ^ “If I were a {thing},” said {hero}, “where would I go?” It was a hard question, as {he} had never been one.',
      ],
      [
        'The trouble with {place} is how much of it there is. They searched behind {spot}. They searched beneath {spot}, where {hero} found one [mitten|button], four snails and a strong smell of [mud|cabbage]. ^ “It’s a matter of [method|being thorough],” {he} told {c}, who had already started again from the beginning. But {he} was beginning to see that looking everywhere is exactly as hard as it sounds.',
        'By now {hero} had a [system|plan]. {He} would search in squares, like a [gardener|chessboard], and {c} would search in circles, like a [hoop|top]. Between {spot} and {spot} the squares met the circles, and everybody bumped into everybody. ^ “It was a good system,” said {hero}, rubbing {his} elbow, “for a [smaller|flatter] place than this.”',
      ],
    ],
  },
  tries: lostAndFoundTries,
  turn: {
    show: show('crouch', 'wonder', 'wonder', {
      props: [{ prop: 'magnifying-glass', place: 'hand' }],
    }),
    tell: [
      ['Look! Tiny footprints. Pit, pat, pit, pat.', 'Shh! Tiny steps. Who goes there?'],
      [
        'Then {hero} looked down. There were footprints! Tiny ones, no bigger than [a pea|a crumb]. ^ And next to them something had been dragged along.',
        '{hero} bent down low. What was this? A row of teeny, tiny footprints! ^ Somebody small had pulled something big.',
      ],
      [
        '{hero} stopped looking up. {He} looked down instead. There, in the [dust|soft ground], ran a row of footprints no bigger than [peas|lentils]. ^ And beside them went a long smooth line. “{C},” {he} whispered, “the wind didn’t keep it. Somebody took it [home|away].”',
      ],
      [
        'All that day {hero} had looked up, because the {thing} had gone up. Now, tired out, {he} looked down. ^ There were tracks at {his} feet, so small that {he} had nearly trodden on them. Four dots, four dots, four dots, and beside them ran a long smooth groove. Somebody the size of a [biscuit|teacup] had come this way, dragging something [ten times|much] bigger. “It isn’t lost,” breathed {hero}. “It’s been [found|collected].”',
      ],
    ],
  },
  turnDeepens: {
    show: show('tiptoe', 'cheeky', 'quiet', {}),
    tell: [
      [
        'Tiptoe, {hero}. Tiptoe, {c}. Follow the feet.',
        'Pit, pat. Follow, follow. Very quiet now.',
      ],
      [
        'They followed the little feet. Past {spot} they went, then under {spot}. ^ “Tiptoe,” whispered {hero}. “Whoever it is, they are very small.”',
        'On tiptoe they followed the trail. Tip, tip, tip! ^ It went round {spot} and on and on.',
      ],
      [
        'The trail ran past {spot} and squeezed under {spot}. Whoever had made it was [strong|stubborn]. In some places they had stopped to rest, and in one they had [sat down|turned in a circle]. ^ “They must have wanted it very much,” said {hero}. {He} was not quite so cross as before.',
      ],
      [
        'They followed. The groove went round {spot}, up a bank, and down again, where its owner had clearly lost hold and had to start over. Twice there was a small round dent, as if someone had sat down to get their breath. ^ {hero} had been saving up a few sharp words for the thief. Somehow, with every dent, there were fewer of them. Nobody works that hard for something they don’t need.',
      ],
    ],
  },
  lowPoint: {
    show: show('kneel', 'sad', 'quiet', { little: true }),
    tell: [
      [
        'There is the {thing}. {Little} is under it. Brrr!',
        '{Little} is cold. {Little} needs the {thing}. Oh.',
      ],
      [
        'There was the {thing}! But under it lay {little}, a tiny {littleKind}, and {little} was shivering. ^ {hero’s} heart sank. “Oh,” {he} said. “You need it too.”',
        'They found it at last. And they found {little}, a wee {littleKind}, curled up inside. ^ “Please don’t take my bed,” squeaked {little}. {hero} did not know what to say.',
      ],
      [
        'And there, in a hollow, was the {thing}. {hero} reached out. Then the {thing} sneezed. Under it sat a {littleKind} called {little}, wet through and shivering. ^ “The wind took my nest,” said {little}, “and then it brought me this.” {hero} let go. {He} had never wanted anything more, or felt worse about wanting it.',
      ],
      [
        'It lay in a hollow, tucked in at the corners. {hero} had one hand on it when it sneezed. Out came a {littleKind}, no bigger than a [pear|fist], with a damp nose and a great deal of dignity. “I am {little},” it said. “The wind took my nest this morning. An hour later it threw me this, so I thought it was saying sorry.” ^ {hero} opened {his} mouth to say “But it’s mine.” It was true. It was also, {he} discovered, not something {he} could say to anybody who was [shivering|shaking so hard].',
      ],
    ],
  },
  spark: {
    show: show('think', 'thoughtful', 'quiet', { little: true }),
    tell: [
      ['{hero} thinks. Hmm. {hero} has an idea!', 'Think, think. “I know!” says {hero}.'],
      [
        '{hero} sat down next to {little} and thought. ^ {He} thought about cold. {He} thought about nests. “I know!” {he} said. “I can build!”',
        '“Cold feet are no fun,” thought {hero}. Then {he} looked at {his} own two hands. ^ “I can make you a nest!” {he} cried.',
      ],
      [
        '“{little} doesn’t need my {thing},” said {hero} slowly. “{little} needs a nest. Those are two different things.” ^ {He} looked at the moss. {He} looked at {his} own two hands. “I’ve never built one,” {he} said, “but I’ve looked at a lot of things today. I know where everything is.”',
      ],
      [
        '{hero} could take it, and feel dreadful. Or leave it, and feel dreadful in a different place. {He} sat in the hollow and turned the problem over like a stone, to see what was underneath. ^ What was underneath was this: nobody needed a {thing}. {Little} needed to be warm. And all afternoon, failing to find one thing, {he} had found a hundred others. There was dry moss by {spot}, and feathers, and [straw|soft bark]. {He} knew exactly where they were.',
      ],
    ],
  },
  deed: {
    show: show('carry', 'brave', 'brave', {
      props: [
        { prop: 'feather', place: 'hand' },
        { prop: 'leaf', place: 'ground', count: 4 },
      ],
    }),
    tell: [
      [
        'Get moss. Get feathers. Soft, soft, soft!',
        '{hero} brings leaves. {hero} brings feathers. {refrain}',
      ],
      [
        '“{refrain}” {hero} ran for moss. {He} ran for feathers. {He} ran for dry leaves. ^ {C} carried the [wobbly|tickly] bits.',
        '{hero} fetched feathers from {spot}. {He} fetched leaves from {spot}. “{refrain}” ^ Soon there was a great big heap.',
      ],
      [
        '“{refrain}” shouted {hero}, and this time {he} knew what for. Moss from {spot}. Feathers from {spot}. Dry leaves, and never mind the prickles. ^ Back and forth {he} ran until the heap was as high as {his} knees, and {his} hands were [green|black].',
      ],
      [
        '“{refrain}” said {hero}, and this time {he} meant every word. {He} ran to {spot} for moss. {He} ran to {spot}, where the feathers were, and went back twice for leaves, the dry sort that whisper. ^ Every wrong turn of the day came in useful now. {He} knew where the dry corners were, and which puddles lied about their depth. {His} arms were scratched and {his} knees were [green|soaked], and it had been a long time since {he} had felt so sure of anything.',
      ],
    ],
  },
  deedHolds: {
    show: show('kneel', 'thoughtful', 'cosy', {
      little: true,
      props: [{ prop: 'nest', place: 'ground' }],
    }),
    tell: [
      ['Pat, pat, pat. {hero} makes a nest.', 'Round and round. Pat it down. A nest!'],
      [
        '{hero} wound the straw round and round. It fell apart. {He} tried again, slower. ^ Pat, pat, pat. Now it stayed. It was a nest!',
        'Round and round went {hero’s} hands. In went the moss. In went the feathers. ^ The nest wobbled, but it held.',
      ],
      [
        'The first nest fell over. The second fell in. {hero} breathed out and began a third time, from the bottom, one strand after another. ^ Under, over, press, and round again. It was lopsided, and it had a leaf sticking out like an ear. But when {he} let go, it stayed.',
      ],
      [
        'Nests are made by creatures with no hands at all, so how hard could it be? Quite hard. The first one fell over. The second one fell in. {hero} wanted to give up and, instead, looked properly: big things at the bottom, small things in between, and everything tucked under something else. ^ Under, over, press. {He} worked until the light grew thick and golden. When at last {he} took {his} hands away, the nest stayed exactly where it was.',
      ],
    ],
  },
  solved: {
    show: show('cheer', 'laugh', 'joyful', {
      little: true,
      props: [{ prop: 'nest', place: 'ground' }],
    }),
    tell: [
      ['In hops {little}. So warm! Hooray for {hero}!', '{Little} is snug. “Thank you, {hero}!”'],
      [
        '{Little} hopped in, turned round twice and sighed. “It’s warmer than the {thing}!” ^ And {little} gave the {thing} back to {hero}, neatly folded.',
        '“Ooh,” said {little}. “It fits my bottom!” Everybody laughed. ^ Then {little} pushed the {thing} into {hero’s} arms. “Yours,” {little} said.',
      ],
      [
        '{Little} climbed in, turned round three times, and disappeared up to the nose. “Oh,” said a muffled voice. “Oh, this is far better. Yours was a bit draughty.” ^ And out of the hollow, neatly folded, came the {thing}. {hero} hugged it and laughed out loud.',
      ],
      [
        '{Little} inspected it from every side, as one would a hotel. Then {little} climbed in, turned round three times and sank from sight. There was a long silence. “I shall never move again,” said the nest. ^ A moment later the {thing} came sliding out across the moss, folded into a square by somebody very careful. “You may have this back,” said the nest sleepily. “It was a good neighbour to me. But it was always looking for you.”',
      ],
    ],
  },
  home: {
    show: show('hold', 'sleepy', 'cosy', { at: 'home' }),
    tell: [
      ['Home again. Warm {thing}. Warm {hero}.', '{hero} is home. The {thing} is home. Ahh.'],
      [
        'At home {hero} put the {thing} where it belonged. ^ It smelled of moss now. There was one tiny feather on it, and {he} let it stay.',
        'That night the {thing} was back. It had a new smell, like leaves and [rain|adventure]. ^ “Keep it,” {hero} told the feather that was stuck to it.',
      ],
      [
        'Back home, the {thing} hung in its old place. It looked the same as this morning. ^ But when {hero} leaned close, it smelled of moss, and one small feather clung to the edge. {He} could have brushed it off. {He} didn’t.',
      ],
      [
        'At home {hero} put the {thing} back in its place and stood looking at it. This morning it had been the most important thing in the world. It was still a very good {thing}. ^ But {he} found {he} was thinking about something else: whether the wind was up, and whether a certain lopsided nest was holding. There was a feather caught in one corner. {He} left it there, like a bookmark.',
      ],
    ],
  },
};
