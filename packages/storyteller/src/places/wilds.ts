import type { PlacePack } from './place-pack.ts';

export const jungle: PlacePack = {
  id: 'jungle',
  setting: 'jungle',
  noun: 'jungle',
  preposition: 'in',
  outfit: 'explorer',
  weathers: ['clear', 'mist', 'rain'],
  spots: [
    'the rope bridge',
    'the banana tree',
    'the broken statue',
    'the giant leaf',
    'the whispering tree',
    'the tangle of vines',
    'the muddy pool',
    'the humming flower',
  ],
  peeps: [
    'Squawk, squawk!',
    'Buzz, buzz!',
    'Swing, swing, vine!',
    'Drip, drop!',
    'Ooh-ooh, aah-aah!',
  ],
  sights: {
    young: [
      'A parrot said, “Hello, hello, hello!”',
      'A drop fell. Plip! On the nose.',
      'Something hummed in a big red flower.',
      'The leaves were as big as beds.',
      'Vines hung down like ropes.',
    ],
    old: [
      'A parrot said something rude, very politely.',
      'Somewhere a monkey laughed at its own joke.',
      'A leaf the size of a tablecloth tipped, and poured water down the back of somebody’s neck.',
      'The air was as warm and wet as the inside of a kettle.',
      'A line of ants marched past, carrying what looked like somebody’s homework.',
      'Everything that could climb was climbing, and everything else was being climbed on.',
    ],
  },
  arrive: [
    ['Green! Green! Squawk! Hello, {noun}!', 'Big leaves. Long vines. Peekaboo!'],
    [
      '{Place} was hot and loud. Squawk! Buzz! Ooh-ooh! ^ “Everybody is talking at once,” said {hero}.',
    ],
    [
      '{Place} did not do anything quietly. It squawked, it dripped, it buzzed, and it grew, so fast that you could nearly hear it. ^ {hero} pushed aside a leaf as big as a [door|bath towel]. Behind it was another leaf.',
    ],
    [
      'There was no front door to {place}. There was a wall of green, and you put your arm into it up to the shoulder and hoped. {hero} hoped. Then {he} stepped through, and the noise closed over {his} head like water. ^ Everything in there was busy. Things climbed up, things hung down, things ate other things’ lunch. Nobody took the slightest notice of a {child} and a {kind}, which suited them both.',
    ],
  ],
  crossing: [
    ['Wobble, wobble! The bridge swings. Hold tight!', 'Swing on a vine! Wheee!'],
    [
      'There was a bridge of ropes. It wobbled when {hero} breathed! ^ “Small steps,” {he} told {his} feet. “Very small ones.”',
    ],
    [
      'A rope bridge hung over the river like a [washing line|long thin smile]. Some of the boards had gone elsewhere. ^ {hero} looked at the far side, not at the gaps. When {he} was halfway, {c} began to hum. It helped, so they hummed the rest of the way together.',
    ],
    [
      'The only way across the river was a bridge made of rope, moss and optimism. Every third board was missing. Under it the water went by, brown and thoughtful. {hero} put one foot on it, and it said “Eeek,” or perhaps that was {hero}. ^ There turned out to be a trick. If you hurried, it swung. If you stopped, it swung more. If you walked as if you were thinking of something else, it let you over.',
    ],
  ],
  wayHome: [
    ['Bye-bye, parrots! Squawk, squawk, good night!', 'Home we go. Bye-bye, {noun}!'],
    [
      'Now {place} was yawning. The parrots put their heads under their wings. ^ “Squawk,” said the last one. That meant good night.',
    ],
    [
      '{Place} had turned the noise down, and only the frogs were still at it. {hero} knew the way now. Left at {spot}, right at {spot}, and mind the ants. ^ A vine swung by {his} ear, all by itself. It looked like waving.',
    ],
    [
      'It is hard to be lost in the same place twice. On the way out {hero} greeted {spot} like an old friend and ducked under the leaf that poured. {He} had crossed the bridge before {he} remembered to be afraid of it. ^ Behind them {place} went on growing, loud and green, over every footprint they had left. By next week nobody would be able to tell. {hero} found that {he} did not mind at all.',
    ],
  ],
};

export const desert: PlacePack = {
  id: 'desert',
  setting: 'desert',
  noun: 'desert',
  preposition: 'in',
  outfit: 'explorer',
  weathers: ['clear', 'wind'],
  spots: [
    'the tallest dune',
    'the red rock',
    'the prickly cactus',
    'the dry well',
    'the broken pillar',
    'the three palms',
    'the lizard’s stone',
    'the singing sand',
  ],
  peeps: ['Swish, swish, sand!', 'Hot feet! Hop, hop!', 'Slide! Wheee!', 'Scuttle, scuttle!'],
  sights: {
    young: [
      'A lizard did press-ups on a stone.',
      'The sand went swish.',
      'A beetle left a line of dots.',
      'The wind drew stripes in the sand.',
      'A cactus stood with its arms up.',
    ],
    old: [
      'A lizard did three press-ups on a stone and looked round for applause.',
      'The wind was drawing stripes in the sand, and was not happy with any of them.',
      'A beetle walked by, writing a very long sentence with its feet.',
      'Far off, the air wobbled like jelly.',
      'A cactus stood with both arms up, as if somebody had said “Hands up who’s thirsty”.',
      'The sand hummed underfoot, one low note.',
    ],
  },
  arrive: [
    ['Sand, sand, sand! Hot, hot, hot!', 'Up the dune. Down the dune. Wheee!'],
    [
      'Sand in front. Sand behind. Sand in {hero’s} socks! ^ {Place} was the biggest sandpit in the world.',
    ],
    [
      'Somebody had put {place} there and forgotten to add anything. There was sand, and then, for a change, more sand. ^ But when {hero} crouched down {he} saw that it was full of writing. Beetle feet, lizard tails, the hop of a small mouse. Everybody had left a message.',
    ],
    [
      'At first {hero} thought {place} was empty. It took {him} a while to see that it was only tidy. There was a great deal of sky, a great deal of sand, and a line between the two as thin as a hair. ^ Then {he} began to notice the small print. A track like a zip was a beetle. A row of commas was a bird. Somebody had been here before them, everybody had, and not one of them had made a fuss.',
    ],
  ],
  crossing: [
    ['Whoosh! Sand wind. Close your eyes!', 'Up, up, up the sand. Slide back!'],
    [
      'The dune was tall. Two steps up, one slide back, and two steps up again. ^ “That’s still one step up,” said {hero}.',
    ],
    [
      'The dune behind {spot} was as steep as a roof. For every two steps up, {hero} slid back one. {He} stood there and did the sum. ^ “That still makes one,” {he} said, and began again. At the top {he} was the same height as the sky.',
    ],
    [
      'Then came the dune. It did not look like much, until {hero} tried to climb it and found that it was going the other way. Two steps up, and the sand carried {him} gently one step down. {He} tried it faster, and slid faster. ^ So {he} stopped racing it. {He} went slantwise, like a lizard, in long slow stripes, and did the arithmetic as {he} walked. Two take away one is one. One, a great many times, is the top of a dune.',
    ],
  ],
  wayHome: [
    ['Slide down, wheee! Home, home, home.', 'Bye-bye, sand. Shake out your shoes!'],
    [
      'They slid down the dunes on their bottoms, all the way. Wheee! ^ {hero} shook out {his} shoes. There was half of {place} in there.',
    ],
    [
      'Everything that had been up was now down. They slid the tallest dune on their bottoms, twice, since it would have been a waste not to. ^ The sand had turned blue and cool. {hero} took a handful home in {his} pocket, by accident and on purpose.',
    ],
    [
      'In the evening {place} gave back all its heat, and it was like walking over some large sleeping animal. They slid down the dune that had taken so long to climb. It was over in four seconds. {hero} felt that there was probably a lesson in that, but {he} was too busy shrieking. ^ The wind came along behind, smoothing out their tracks, in the way you close a book for somebody who has fallen asleep.',
    ],
  ],
};

export const mountain: PlacePack = {
  id: 'mountain',
  setting: 'mountain',
  noun: 'mountain',
  preposition: 'on',
  outfit: 'explorer',
  weathers: ['clear', 'wind', 'mist', 'cloudy'],
  spots: [
    'the split rock',
    'the goat’s ledge',
    'the little waterfall',
    'the windy gap',
    'the leaning pine',
    'the heap of stones',
    'the eagle’s seat',
    'the cold spring',
  ],
  peeps: ['Puff, puff, up we go!', 'Hello! …lo! …lo!', 'Tap, tap, stones!', 'Whoo, says the wind!'],
  sights: {
    young: [
      'A goat looked down. “Meh,” it said.',
      'The wind pulled at their hair.',
      'A pebble went tick, tack, tock, down the hill.',
      'A cloud sat on a rock to rest.',
      'Water trickled. Plink, plonk.',
    ],
    old: [
      'A goat looked down at them from a place where there was nowhere to stand.',
      'A pebble came loose, and they listened to it all the way down.',
      'A cloud came by, looked into their faces, and moved on.',
      'The wind had nobody to talk to up there, and made the most of them.',
      'Water trickled out of the rock, so cold that it made their teeth ring.',
      'Far below, a road lay about like a piece of dropped string.',
    ],
  },
  arrive: [
    ['Up, up, up! Tall, tall rocks!', 'So high! Puff, puff, puff. Hello, clouds!'],
    [
      '{Place} went up and up, right into the clouds. It wore one like a hat. ^ “Hello!” called {hero}. “…lo!” said {place}.',
    ],
    [
      'From the bottom, {hero} could not see the top. From where the path got steep, {he} could not see the bottom either. ^ “We’re in the middle, then,” {he} said. “That’s always the longest part.” A goat who was listening nodded.',
    ],
    [
      'Some places spread out. This one stood up. {hero} had to tip {his} head back until {his} hat fell off. Even then there was more of it, going on above the clouds as if nobody had told it to stop. ^ “It isn’t really high,” {he} said after a while. “It’s only a lot of low bits, one on top of the other.” {C} seemed to find that a comfort. They began with the nearest low bit.',
    ],
  ],
  crossing: [
    ['Narrow path. Toes, toes, toes. Done!', 'A big gap. One, two, jump!'],
    [
      'The path was thin as a ribbon. {hero} held on to the rock with all ten fingers. ^ “Toe, heel, toe, heel,” {he} told {his} feet.',
    ],
    [
      'At {spot} the path shrank to the width of a [book|dinner plate]. On one side was rock. On the other side was nothing, a great deal of it. ^ {hero} turned {his} face to the rock and told it a story as {he} shuffled along. By the time the princess was rescued, {he} was across.',
    ],
    [
      'Beyond {spot} the path became a shelf, and then a narrower shelf, and then what you might call a suggestion. {hero’s} stomach wished to go home. {He} gave it {his} full attention for a moment. ^ “I know,” {he} told it. “We’ll just do this one step.” They did. It was such a small step that there seemed no reason not to do another. That was how {he} crossed: not bravely, but one at a time.',
    ],
  ],
  wayHome: [
    ['Down, down, down. Bye-bye, clouds!', 'Hop, hop, down. Home we go!'],
    [
      'Going down was quick. Their legs ran all by themselves! ^ “Good night!” called {hero}. “…night!” said {place}.',
    ],
    [
      'The way down was made of knees. {hero} had never noticed that {he} had so many. ^ {He} turned and waved at the top, and it put its cloud back on, like somebody tipping a hat.',
    ],
    [
      'Coming down, {hero} passed all the places where {he} had wanted to turn back. There was {spot}, where {he} had sat for ten minutes. There was the shelf. They were smaller than {he} remembered, and {he} felt almost fond of them. ^ At the bottom {he} looked up. The top was pink, and ridiculously far off. {He} had to tell {himself} twice that {he} knew what was up there.',
    ],
  ],
};

export const meadow: PlacePack = {
  id: 'meadow',
  setting: 'meadow',
  noun: 'meadow',
  preposition: 'in',
  outfit: 'dungarees',
  weathers: ['clear', 'wind', 'cloudy'],
  spots: [
    'the crooked gate',
    'the poppy patch',
    'the haystack',
    'the humming clover',
    'the plank bridge',
    'the lonely oak',
    'the molehills',
    'the buttercup bank',
  ],
  peeps: ['Buzz, buzz, bee!', 'Hop, hop, grasshopper!', 'Swish, swish, grass!', 'Tickle, tickle!'],
  sights: {
    young: [
      'A grasshopper went ping.',
      'The bees hummed in the clover.',
      'A ladybird landed on {hero’s} thumb.',
      'The grass tickled their knees.',
      'A lark sang, high, high up.',
    ],
    old: [
      'A grasshopper went off like a tiny spring.',
      'Bees went from flower to flower, like people doing the shopping.',
      'The grass bent over when the wind told it to, and got up again behind its back.',
      'High above, a lark was telling the whole story over again.',
      'A mole put up another hill, since there were only thirty.',
      'A ladybird walked to the end of a grass stalk and thought about it.',
    ],
  },
  arrive: [
    ['Green grass. Swish, swish! Hello, {noun}!', 'Run, run! Flowers up to the nose!'],
    [
      '{Place} was green and gold and very wide. ^ The grass was so tall that only {c’s} [ears|nose] stuck out. “Where are you?” called {hero}.',
    ],
    [
      '{Place} lay there as if it had been poured out. The wind ran across it in long green waves, and {hero} felt that somebody ought to run with it. ^ So {he} did, with {his} arms out, until {he} fell over a molehill.',
    ],
    [
      '{hero} climbed the gate and sat on the top bar. From there you could see all of {place}, every acre of it, combed one way by the wind and then the other. It looked like the easiest walk in the world. ^ Then {he} jumped down. The grass closed over {his} head, and there was no view at all, only stalks and a great humming. It struck {him} that things are often like that. They look simple from a gate.',
    ],
  ],
  crossing: [
    ['A muddy ditch! Jump, {hero}! Squelch.', 'Moo! Big cow. Walk round, softly.'],
    [
      'A wide ditch lay in the way. It was full of mud and frogs. ^ {hero} laid down a plank. Wobble, wobble, over!',
    ],
    [
      'Between them and {spot} stood a cow. It was a large one, and it was chewing as though it had all day. ^ {hero} did not shout. {He} did not run. {He} said good day and walked past at the speed of a cow. That turned out to be the password.',
    ],
    [
      'A ditch ran right across {place} beyond {spot}, too broad to jump and too thick to wade. {hero} measured it with a stick, and the ditch kept the stick. ^ {He} looked about {him} for something long, and found half an old gate under the nettles. It took {him} a quarter of an hour to drag it there, and about three seconds to cross. “Most of a bridge,” {he} told {c}, sucking a stung finger, “is fetching it.”',
    ],
  ],
  wayHome: [
    ['Bye-bye, bees. Buzz, buzz, good night!', 'Swish, swish, home through the grass.'],
    [
      'The flowers {within} were shutting up shop. One by one they closed. ^ “Good night, good night,” said {hero} to each.',
    ],
    [
      'They waded home through {place}, leaving a dark line behind them where the grass lay down. ^ All the flowers had closed but one. {hero} waited with it until it was asleep.',
    ],
    [
      'In the low light every stalk {within} had a shadow as long as a lamp post. They walked home through stripes. A smell of hay came up from the ground, and with it all the warmth of the day, going off duty. ^ At the gate {hero} looked back. A dark line ran across the grass where they had walked. By morning it would have stood up again, and only the two of them would know that there had been a path.',
    ],
  ],
};
