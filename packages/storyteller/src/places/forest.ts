import type { PlacePack } from './place-pack.ts';

export const forest: PlacePack = {
  id: 'forest',
  setting: 'forest',
  noun: 'forest',
  preposition: 'in',
  outfit: 'coat',
  weathers: ['clear', 'mist', 'wind', 'cloudy'],
  spots: [
    'the hollow oak',
    'the fallen log',
    'the rust-red bracken',
    'the old stump',
    'the crooked pine',
    'the bramble arch',
    'the ring of toadstools',
    'the mossy rock',
  ],
  peeps: [
    'Rustle, rustle!',
    'Crunch go the leaves!',
    'Knock, knock, woodpecker!',
    'Drip, drop, moss!',
    'Hoo, hoo!',
    'Snap goes a twig!',
  ],
  sights: {
    young: [
      'A squirrel peeped and was gone.',
      'The leaves went crunch, crunch, crunch.',
      'A woodpecker knocked. Nobody let it in.',
      'It smelled of moss and mushrooms.',
      'An acorn fell. Plip!',
      'A spotty toadstool stood in the way.',
    ],
    old: [
      'A squirrel dropped an acorn and looked round as if somebody else had done it.',
      'Somewhere high up a woodpecker knocked, waited, and knocked again.',
      'The light came down in long green stripes.',
      'A beetle crossed the path, in no hurry, wearing its best black coat.',
      'Everything smelled of moss, mushrooms and last week’s rain.',
      'One golden leaf came down, taking its time.',
      'Behind them a twig snapped, and then was very quiet about it.',
      'The trees leaned together overhead like old people on a bus.',
    ],
  },
  arrive: [
    ['Big trees. Tall trees. Hello, {noun}!', 'Crunch, crunch. Into {place} they go.'],
    [
      '{Place} stood tall and green. The trees whispered, “Shhh.” ^ {hero} whispered too, and went in on soft feet.',
      '{Within} the sun came down in spots. {hero} hopped from spot to spot. ^ {C} hopped behind.',
    ],
    [
      'Under the trees of {place} it was suddenly cool, as if somebody had opened a [larder|cellar]. ^ The path wound between roots like sleeping [snakes|elephants’ trunks]. {hero} stepped over every one of them, in case.',
      '{Place} began all at once. One step was sunshine, the next was green. ^ {hero} could hear {his} own boots, and far away something that went tock, tock, tock.',
    ],
    [
      'You do not walk into {place} so much as get swallowed by it, politely, one tree at a time. Behind them the [gate|road] shrank to a bright coin and then went out. ^ Ahead, the path had a habit of forking whenever {hero} felt sure of it. The air tasted of bark and cold water. It was the kind of quiet that is really made of a thousand very small noises.',
      'The first trees of {place} were thin and friendly, with initials carved in them. The next were older. By {spot} they were so old that they had stopped bothering about the sky, and grew sideways. ^ {hero} walked softly. It wasn’t fear, {he} told {himself}. It was manners: you don’t stamp about in somebody’s house.',
    ],
  ],
  crossing: [
    ['A stream! Hop, hop, hop. Splash!', 'Dark trees. Hold on, {c}. Step, step.'],
    [
      'A stream ran across the path. It was too wide to jump. ^ {hero} hopped on the stones, one, two, three. The last one wobbled!',
      'Now the brambles grew thick. They pulled at {hero’s} sleeves. ^ “Let go, please,” said {hero}, and wriggled through like a [worm|fish].',
    ],
    [
      'Beyond {spot} a stream cut the path in two. There were stepping stones, but the frogs were using them. ^ “Excuse me,” said {hero} at every stone. On the last one {he} slipped and waved both arms like a windmill. {He} reached the far bank with one wet sock.',
      'Then came the brambles. They hooked {his} sleeves, {his} hair and one of {his} shoelaces. Pulling made it worse. ^ So {hero} stopped pulling. {He} unhooked them, thorn by thorn, saying “Thank you” each time, and came out the other side.',
    ],
    [
      'Past {spot} the brambles closed over the path, and there was nothing for it but to go through. {hero} pulled; the thorns pulled back. The harder {he} fought, the tighter they held, until {he} hung there like washing. ^ Then {he} tried being slow. One thorn at a time, {he} unhooked {himself}, starting with the nearest. It took ages. It was also, {he} noticed, the only thing that worked.',
      'The stream was in a [bad temper|hurry], brown and loud with rain from the hills. A fallen trunk lay across it, slick as soap. {hero} sat astride it like a rider and shuffled over, [inch by inch|bit by bit]. {He} looked at the bark in front of {his} nose, and not at the water. ^ Halfway, {he} made the mistake of wondering what would happen if. {He} stopped wondering, and shuffled on.',
    ],
  ],
  wayHome: [
    ['Bye-bye, {noun}! Crunch, crunch, home.', 'Home through the trees. Good night, owl!'],
    [
      'The way home was short, as ways home are. The trees of {place} waved [goodbye|good night]. ^ {hero} waved back at each one.',
      'They walked home through {place}, side by side. ^ Now {hero} knew every tree. “Good night,” {he} said to {spot}.',
    ],
    [
      'Going home, {place} looked different. {hero} knew the roots now and stepped over them in the dark without looking. ^ An owl asked who, who, who was there. “Only us,” {he} called. It seemed to be the right answer.',
    ],
    [
      'The way back through {place} took half as long, though nobody had moved it any nearer. There was {spot}, and there was {spot}, standing about like neighbours at their gates. {hero} nodded to them. ^ An owl asked its one question from somewhere in the dark. That morning {he} would have walked faster. Now {he} stopped, thought about it, and answered with {his} full name.',
    ],
  ],
};
