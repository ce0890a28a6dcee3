import { beat, type Plot, show } from './plot.ts';

const CAKE = [{ prop: 'cake', place: 'ground' }] as const;

/** A cake for somebody who has never had one: every recipe goes wrong until the hero asks what the guest likes. */
export const birthdayCake: Plot = {
  id: 'birthday-cake',
  titles: ['{hero} and the Wobbly Cake', '{hero} and Nobody’s Birthday', '{hero} Bakes a Surprise'],
  taglines: ['A story about asking first', 'A story with crumbs in it'],
  blurbs: {
    young: [
      'Stir, stir, stir! {hero} and {c} bake a cake. Oops, too flat! Oops, too tall! Who is it for? Somebody small, who has never had one.',
    ],
    old: [
      '{little} has never had a birthday. {hero} means to put that right, with flour, eggs and rather too much enthusiasm. Three cakes later there is batter on the ceiling, and the one thing nobody has thought of is to ask.',
    ],
  },
  refrains: {
    young: ['Stir, stir, stir it round!', 'Mix it, whisk it, pop!'],
    old: ['Stir it up and hope for the best!', 'Mix and whisk and never mind the mess!'],
  },
  lessons: ['mistakes', 'listening', 'sharing'],
  themes: ['birthday', 'cooking', 'party', 'gift', 'kindness'],
  quest: { props: ['cake'], from: 'none' },
  little: {
    creatures: ['mouse', 'hedgehog', 'frog', 'duck'],
    names: ['Crumpet', 'Nutkin', 'Teasel', 'Mop'],
  },
  want: beat(
    show('kneel', 'surprised', 'cosy', { at: 'home', little: true }),
    ['{Little} has no birthday. Oh! Poor {little}!', '“No cake ever,” says {little}. “Never!”'],
    'A tiny {littleKind} lived under {hero’s} step. “What is a birthday?” asked {little}. “I never had one.” ^ Never? {hero} dropped {his} [spoon|toast].',
    'A {littleKind} called {little} lived under the back step. “What’s that singing?” {little} asked one day. “Somebody’s birthday,” said {hero}. “When’s yours?” ^ “I don’t think I’ve got one,” said {little}. {hero} had never heard anything so [sad|unfair] in {his} life.',
    'It came out by accident. {hero} was telling {little}, the {littleKind} under the back step, about candles, and {little} listened with folded paws. “And when’s yours?” asked {hero}. ^ “Oh, we don’t have them,” said {little} lightly. “You need to know what day it was, and nobody wrote it down.” It was said without complaint. That was what {hero} could not get over. {He} went indoors and stood in front of the [flour|larder], and made up {his} mind.',
  ),
  setOut: beat(
    show('carry', 'cheeky', 'joyful', { props: [{ prop: 'basket', place: 'hand' }] }),
    ['A cake! A big surprise! {refrain}', 'Flour, eggs, honey. Come, {c}! {refrain}'],
    '“We will bake the best cake ever,” {hero} told {c}. “But shh! It’s a secret.” ^ They took a bowl and a spoon. “{refrain}”',
    '“It has to be a surprise,” {hero} whispered. “So we’ll bake it {within}, where {little} won’t smell it.” ^ {He} packed a bowl, a whisk and eleven eggs. “{refrain}” Nine of the eggs arrived.',
    'It would have to be a surprise, and one cannot hide the smell of cake from a {littleKind}. “We’ll bake it {within},” {hero} told {c}, “where nobody will suspect.” ^ They packed flour, a bowl and the second-best whisk. {hero} had never baked anything on {his} own. But {he} had watched very often, and eaten the results. “{refrain}” {he} said, tying on an apron that came down to {his} shoes.',
  ),
  problem: beat(
    show('hold', 'thoughtful', 'funny', { props: [{ prop: 'soup-pot', place: 'ground' }] }),
    ['How much flour? This much? Pouf! Atchoo!', 'One egg. Two eggs. Splat! Three eggs.'],
    'They made a kitchen by {spot}. {hero} put in flour. Pouf! Now everyone was white. ^ “How much sugar?” asked {c}. Nobody knew.',
    'They set up the kitchen beside {spot}. “First you take some,” said {hero}. “Some what?” asked {c}. “Just some,” said {hero}. “That’s what it always says.” ^ It soon became clear that “some” is a very big word.',
    'By {spot} they built an oven out of stones. There {hero} discovered that {he} knew how a cake begins and how it ends, and nothing in between. “You cream the butter,” {he} said. “With cream?” asked {c}. ^ {He} recalled a word like “fold”, and {he} folded the batter, as far as it would go. It is extraordinary how simple a thing looks when somebody else is doing it.',
  ),
  tries: [
    beat(
      show('look-aside', 'surprised', 'funny', { props: [{ prop: 'pancakes', place: 'ground' }] }),
      ['Out it comes. Flat, flat, flat! Oh no.', 'Flop! The cake is a pancake.'],
      '{refrain} The cake came out as flat as a [hat|plate]. {C} sat on it by mistake. ^ They had forgotten to put in air.',
      '“{refrain}” The cake went into the oven as a puddle and came out as a [roof tile|doormat]. ^ {C} threw it, and it flew as far as {spot}. “We hurried,” said {hero}. “You’re meant to whisk till your arm falls off. Mine’s still on.”',
      'This cake was a success in every way, except that it was one centimetre high. They stood looking down at it. {C} picked it up by the edge and it did not bend. ^ “I may have been impatient with the whisk,” said {hero}. You have to beat in the air, one spoonful after another, until your arm gives out. {He} had stopped as soon as it looked all right. They used it to keep the rain off the flour.',
    ),
    beat(
      show('reach', 'surprised', 'funny', { props: CAKE }),
      ['Puff, cake! Higher, higher! Pop!', 'Big cake! Too big! It runs away!'],
      'They put in lots of fizzy powder. The cake went up. And up! ^ Pop! It flew right over {spot}. They never saw it again.',
      'To be quite sure, {hero} took ten spoons of the powder that makes things rise. It rose. It lifted the lid. It rose past {spot}. ^ Then it sighed, “Pffff,” and fell on them. “One spoon,” said {hero}, from inside the cake. “I think it’s one spoon.”',
      'A timid cook bakes a timid cake. So {hero} put in all the rising powder there was, to be certain. For some minutes nothing happened. Then the lid of the oven lifted, and something pale looked out. ^ It climbed. It leaned over {spot}. When it was about as tall as {he} was it paused, like a speaker who has lost the thread, and collapsed. “Either it’s too little,” said {hero}, sitting in the warm ruins, “or it’s too much. There ought to be a word for the bit between.”',
    ),
    beat(
      show('crouch', 'worried', 'funny', { props: [{ prop: 'jar', place: 'hand' }] }),
      ['Nibble. Yuck! Yuck! That was salt!', 'Lick, lick. Pfui! Not sugar.'],
      'What a lovely cake! {hero} took a bite. “Pfff!” That was not sugar. That was salt! ^ Even {c} could not eat it.',
      'This cake was golden. It was round. It smelled of heaven. {hero} took the first bite, and stopped chewing. ^ “Salt,” {he} said, when {he} could speak. “I never tasted it before I put it in. I only looked. They look exactly the same.”',
      'There it was, and it was perfect. It stood by {spot}, round and golden, and they walked about it in silence. Then {hero} cut two thin slices. ^ They chewed. They looked at each other. “It’s very,” said {c}, and ran for the water. Sugar and salt sit side by side on the shelf, as like as twins. It had not entered {his} head to dip in a finger and ask. All that care, and {he} had simply taken its word for it.',
    ),
  ],
  turn: beat(
    show('look-aside', 'thoughtful', 'wonder', { props: [{ prop: 'egg', place: 'hand' }] }),
    ['One egg left. Just one. Careful, {hero}!', 'Sniff, sniff. What does {little} like?'],
    'Now there was one egg left. Just one! {hero} held it in both hands. ^ And then {c} asked, “What does {little} like?” {hero} did not know.',
    'There was one egg left, and enough flour for one small cake. No more mistakes. {hero} had the spoon in the air when {c} said, “Does {little} like cake?” ^ {hero’s} spoon stayed where it was. {He} had never asked.',
    'They had come down to one egg, a cup of flour and the honey. {hero} picked up the whisk for the last time, feeling like an admiral. “Just a thought,” said {c}. “Does {little} like cake?” ^ It went very quiet. {hero} liked cake. Everybody {he} knew liked cake. All day {he} had been making, with enormous effort, exactly what {he} {himself} would want. “I never asked,” {he} said. {He} put the whisk down.',
  ),
  turnDeepens: beat(
    show('tiptoe', 'cheeky', 'quiet'),
    ['Shh! Creep back. Look and listen.', 'Tiptoe, tiptoe. {Little} likes little things.'],
    'They could not ask. It was a secret! So they looked and listened, very quietly. ^ They remembered every single thing {little} had ever said.',
    '“If we ask now, it’s not a surprise,” said {hero}. “We’ll have to be detectives.” They sat down by {spot} and put together everything they knew. ^ {Little} hated stickiness. {Little} was always cold. And {little} loved, more than anything, hearing about other people’s days.',
    'You cannot ask without giving the game away. But you can remember. {hero} sat down by {spot} and went back, in {his} head, over every talk they had ever had. {He} found to {his} shame that {he} had done most of the talking. ^ Still, there were bits. {Little} didn’t care for sweet things; they hurt a tooth. {Little} saved seeds. And once, about the lit windows of other people’s houses, {little} had said, “It must be nice to be expected.”',
  ),
  lowPoint: beat(
    show('kneel', 'sad', 'quiet'),
    ['Oops! The egg rolls. Crack! All gone.', 'Crack. No egg. No cake. Oh, oh.'],
    'Then it happened. The egg rolled off {spot}. Crack! ^ No egg, no cake. And soon the sun would go down. {hero} sat in the flour and cried.',
    '{hero} jumped up, and {his} elbow touched the bowl, and the bowl touched the egg. It rolled. Nobody breathed. Crack. ^ There would be no cake at all. {He} had promised {himself}. And the light was already turning gold.',
    '{He} got up too fast. The apron caught the table, the table tipped, and the last egg went rolling towards the edge, quite slowly, like something in a dream. ^ It made the smallest crack imaginable. {hero} looked at it. There was flour in {his} hair, salt on {his} tongue and cake on everything for thirty paces. In a few hours the day would be over. It would be one more day on which nobody had been expecting {little} at all.',
  ),
  spark: beat(
    show('think', 'wonder', 'wonder'),
    ['{hero} sniffs. “No cake. But seeds!”', 'Think, {hero}! Bread? Seeds? Yes!'],
    '“Wait,” said {hero}. “{Little} doesn’t even like sweet things. {Little} likes seeds!” ^ {He} looked around. There were seeds and nuts everywhere.',
    '{hero} wiped {his} nose. “What if it isn’t a cake?” {he} said. “{Little} doesn’t like sticky. {Little} likes seeds, and warm things, and company.” ^ {He} began to smile. “We don’t need an egg for that.”',
    'It is often just after you have given up that you start to think straight. “We can’t make a cake,” said {hero}. “Good,” said {c}. “Because it was going to be my cake,” {he} went on, getting to {his} feet. “It was going to be what I’d like, with somebody else’s name on it.” ^ What did {little} want? To be warm. To have seeds. To be expected. “There’s not one thing on that list that needs an egg,” said {hero}.',
  ),
  deed: beat(
    show('carry', 'brave', 'brave', {
      props: [
        { prop: 'acorn', place: 'hand' },
        { prop: 'basket', place: 'ground' },
      ],
    }),
    ['Pick seeds. Pick nuts. {refrain}', 'Roll a little bun. {refrain}'],
    '{hero} picked seeds and nuts. {He} rolled one small, warm bun, just the size for a {littleKind}. “{refrain}” ^ And this time {he} tasted it first!',
    '“{refrain}” This time {hero} did not hurry. {He} gathered seeds beside {spot}. {He} tasted everything. {He} whisked till {his} arm really did fall off, nearly. ^ What came out was a bun no bigger than a walnut, warm, and crackling with seeds.',
    'This time {he} did it properly. {He} picked the seeds one kind at a time and tried each between {his} teeth. {He} beat the dough until {his} arm was somebody else’s, and then a hundred strokes more. “{refrain}” {he} hummed, to keep from stopping. ^ {He} made it small. It takes courage to make a thing small when you have wanted it to be magnificent. It came out of the stones the size of a walnut, brown and warm and crackling, and it was precisely right.',
  ),
  deedHolds: beat(
    show('point', 'cheeky', 'joyful', {
      props: [
        { prop: 'candle', place: 'ground' },
        { prop: 'balloon', place: 'background', count: 3 },
      ],
    }),
    ['Knock, knock! Tell everyone. Come, come, come!', 'One tiny candle. Shh! Everybody hide.'],
    'Then {hero} ran from door to door. “Come to a party! It’s for {little}.” ^ They all came. They hid, and they held their breath.',
    'There was one thing more. {hero} ran from door to door, and knocked at burrows and windows. “Can you come? It’s for {little}. You needn’t bring anything but you.” ^ Then {he} laid a tiny table on the back step, with a candle. On the chair was a name.',
    'The bun was only half of it. All the rest of that afternoon {hero} went from door to door. {He} was shy of some of those doors. {He} knocked anyway, and said the same few words at each. “It’s for {little}. We’d like you to be there when the door opens.” ^ On the back step {he} set a table the size of a book, and one candle, and on the one good chair {he} put a card. It said, “{little}. Expected.”',
  ),
  solved: beat(
    show('cheer', 'laugh', 'joyful', {
      little: true,
      props: [{ prop: 'candle', place: 'ground' }],
    }),
    ['“Surprise!” {Little} cries happy tears. Yum!', 'Happy, happy birthday, {little}! Munch!'],
    'Out came {little}. “SURPRISE!” Everybody sang. ^ {Little} bit the bun. Crunch! “Seeds,” whispered {little}. “How did you know?”',
    'The little door opened. “SURPRISE!” shouted thirty voices. {Little} stood there with both paws pressed to both cheeks. ^ Then came the bun. Crunch. {Little’s} eyes went round. “Seeds! How did you know?” “We listened,” said {hero}. “In the end.”',
    'The small door opened, and {little} came out with a dustpan, and saw the lights. Nobody shouted. {hero} had asked them not to. They just said all together, quite softly, “There you are.” ^ {Little} read the card on the chair. It took some time, for a card with two words. Then there was the bun, and the crunch, and a look that {hero} would remember all {his} life. “It isn’t sweet,” said {little}. “However did you know?” And after that, it must be admitted, they did shout.',
  ),
  home: beat(
    show('sit', 'sleepy', 'cosy', { at: 'home', props: [{ prop: 'candle', place: 'background' }] }),
    ['Party done. One crumb left. Yum. Night.', 'Wash, wash. Flour in {hero’s} ear!'],
    'In the bath {hero} found flour in both ears. ^ On the calendar {he} drew a tiny cake. “Now {little} has a birthday,” {he} said. “It’s today!”',
    'That night {hero} took the calendar from its hook. Round that day’s number {he} drew a ring, and next to it, very small, a {littleKind}. ^ “Same time next year,” {he} said. And somebody under the step said, “I’ll be here.”',
    'It took three baths to get {hero} clean. When {he} was at last the right colour, {he} went down to the kitchen in bare feet and took the calendar off its nail. ^ Somebody has to write it down, or it gets lost. {He} put a ring round the date, in ink, and turned over all the pages to next year’s, and put one there as well. Under the floor a small voice was humming, not quite in tune. It had the sound of somebody who knows exactly when.',
  ),
};
