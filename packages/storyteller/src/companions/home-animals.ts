import type { Companion } from './companion.ts';

export const horse: Companion = {
  creature: 'horse',
  name: 'Barley',
  kind: 'horse',
  character: 'strong, polite, and scared of plastic bags',
  noises: ['Clip, clop!', 'Neigh!', 'Swish goes the tail!', 'Munch, munch!'],
  meet: [
    ['Clip, clop! Hello, {c} the {kind}!', 'Neigh! A soft nose. It is {c}!'],
    [
      'Clip, clop, clip, clop! A {kind} looked over the gate and blew in {hero’s} hair. ^ “I’m {c}. Would you like a lift?”',
    ],
    [
      'Something warm breathed down {hero’s} neck. It was a {kind}, with a nose as soft as a mitten. “Beg pardon,” said the {kind}. “I’m {c}. I could carry you, if you don’t mind going round the puddles.” ^ {hero} did not mind at all.',
    ],
    [
      'A {kind} was standing at the gate with an expression of great good manners. “I hope you won’t think me forward,” said the {kind}. “The name is {c}. I couldn’t help noticing that you have only two legs. I’ve twice as many, and nothing to do until Thursday.” ^ {hero} looked at the long road ahead of {him}. “That’s very kind,” {he} said. “Not at all,” said {c}. “One likes to be asked.”',
    ],
  ],
  comic: [
    ['A bag blows by. “Eek!” Gallop, gallop!', '{C} eats a hat. Munch! Sorry, hat.'],
    [
      'A paper bag blew over the path. “A monster!” cried {c}, and ran three times round {spot}. ^ {hero} held it up. It said “Apples”.',
    ],
    [
      'Something white flapped by {spot}. {C} went up on two legs, down on four, and off sideways. ^ It was a paper bag. {hero} folded it up small and showed it. “You were very brave,” {c} told {him}. “It might have had handles.”',
    ],
    [
      '{C} would go through rivers. {C} would go past bulls. But near {spot}, caught on a twig and whispering, hung a plastic bag. ^ The {kind} stopped so suddenly that {hero} arrived a little before the rest. “I can’t,” said {c}. “It knows my name.” {hero} walked up to it, and had a quiet word, and put it in {his} pocket. For the next mile {c} kept looking back, in case it was following on foot.',
    ],
  ],
  happy: {
    young: ['{C} tossed that long mane.', 'Clip, clop, hop!'],
    old: [
      '{C} trotted with knees up, as though there were a band.',
      '{C} said good day to a scarecrow, to be on the safe side.',
      '{C} ate a daisy and apologised to it.',
    ],
  },
  worried: {
    young: ['{C} stamped. Stamp, stamp!', '{C’s} ears went back.'],
    old: [
      '{C’s} ears went back and forth like signal flags.',
      '{C} stamped, and begged everybody’s pardon.',
    ],
  },
  quiet: {
    young: ['{C} blew warm air on {hero}.', 'A soft nose said, “There, there.”'],
    old: [
      '{C} rested a long, warm head on {his} shoulder.',
      '{C} stood close, as solid as a stable door.',
    ],
  },
};

export const duck: Companion = {
  creature: 'duck',
  name: 'Puddle',
  kind: 'duck',
  character: 'chatty, cheerful, and never in a straight line',
  noises: ['Quack, quack!', 'Waddle, waddle!', 'Splash, splash!', 'Flap, flap!'],
  meet: [
    ['Quack, quack! Here comes {c} the {kind}!', 'Waddle, waddle. Hello, {c}!'],
    [
      'Quack, quack, quack! A {kind} came waddling up, talking all the time. ^ “I’m {c}, lovely day, where are we going?”',
    ],
    [
      'You could hear the {kind} before you could see anything. “And I said to the swan, I said. Oh, hello! I’m {c}! Are you going somewhere? I love somewhere!” ^ {hero} opened {his} mouth. “Lovely,” said {c}. “I’ll come.”',
    ],
    [
      'There are people who talk to fill a silence, and people who have never met one. {C} the {kind} came round the corner in the middle of a sentence. “So I told the heron, with legs like that you’ve no excuse, and what’s your name, no, don’t tell me.” ^ “{hero},” said {hero}. “I’d have got it,” said {c}. “Where to? I’ll come as far as you like. I’ve only left some bread.” And that, as far as {hero} could tell, was settled.',
    ],
  ],
  comic: [
    ['{C} goes left. {C} goes right. Splash!', 'Quack! {C} sat on a frog.'],
    [
      '“Follow me!” said {c}, and waddled left, right, left, in a circle. ^ Soon they were following themselves. “Quack,” said {c}. “Who are those people?”',
    ],
    [
      '“I know how to be quiet,” said {c}. “I’m extremely good at it. Ask anyone. I was once quiet for a whole, well, it was nearly a minute, and everyone said.” ^ “{C},” said {hero}. “Sorry,” said {c}. It was quiet for four seconds. “How was that?” asked {c}.',
    ],
    [
      'It was important not to make a sound near {spot}. {hero} laid a finger on {his} lips. {C} nodded. {C} pressed that beak shut with both wings. ^ You could see the words piling up inside. The {kind} went pink, and then rather purple, and swelled. {hero} had just begun to think that it would be all right. Then there was a sort of pop, and a quack that put up every bird for a mile. “I feel much better,” said {c}.',
    ],
  ],
  happy: {
    young: ['“Quack!” said {c}. “Quack, quack!”', '{C} did a waddle dance.'],
    old: [
      '{C} told a long story about a swan, to nobody.',
      '{C} splashed through the one puddle for miles.',
      '“Isn’t this nice?” said {c}. “I do think it’s nice.”',
    ],
  },
  worried: {
    young: ['“Oh, quack,” said {c}.', '{C} hid under one wing.'],
    old: [
      '“Quack,” said {c}, in a very small voice.',
      '{C} talked even faster, and made less sense.',
    ],
  },
  quiet: {
    young: ['{C} tucked in close.', 'Even {c} was quiet.'],
    old: [
      '{C} tucked that beak under {hero’s} arm and, for once, was silent.',
      'Even {c} had nothing to say, and said it very kindly.',
    ],
  },
};

export const fish: Companion = {
  creature: 'fish',
  name: 'Glimmer',
  kind: 'fish',
  character: 'forgets everything, except friends',
  noises: ['Blub, blub!', 'Swish, swish!', 'Pop goes a bubble!', 'Wiggle, wiggle!'],
  meet: [
    ['Blub! A {kind} in a bubble! Hello, {c}!', 'Swish, swish! It is {c}!'],
    [
      'Something shiny floated over the gate, in a round bubble of water. “Hello! I’m {c},” said the {kind}. “Have we met?” ^ They had not.',
    ],
    [
      'A bubble the size of a football came floating down the path, and in it swam a {kind}. “Good morning! I’m {c}. I forget things. Have I told you that I forget things?” ^ “Not yet,” said {hero}. “Good,” said {c}. “Let’s be friends before I forget.”',
    ],
    [
      'A large bubble of water was drifting along at about the height of {hero’s} nose. Inside it a {kind} was reading a very small list. “Ah,” said the {kind}. “Are you number three, Somebody Nice?” ^ {hero} said that {he} hoped so. “{C},” said the {kind}, ticking it off. “I write everything down, as I forget it otherwise. Next comes number four, Go With Them. Shall we?”',
    ],
  ],
  comic: [
    ['{C} asks, “Who are you?” It’s me, {hero}!', 'Bump! The bubble bounces. Boing, boing!'],
    [
      '“Where are we going?” asked {c}. {hero} told {c}. “Lovely!” ^ “Wait,” said {c}. “Where is it we are going?”',
    ],
    [
      'The bubble had bounced into {spot} and got stuck. “Don’t panic,” said {c}. “I’ve a plan. It begins with a B.” ^ “Backwards?” asked {hero}. “Butter? Biscuits?” “No,” said {c}. “It was Bob. You bob.” They bobbed, and it worked. Nobody was more surprised than {c}.',
    ],
    [
      '“We need the red leaf,” said {c}, firmly, in the middle of everything. {hero} stopped. “What for?” “I don’t know. But it’s on the list.” ^ They hunted for a red leaf all round {spot}. They found one at last, and {c} looked at it for some time from various sides. “It isn’t on our list,” said the {kind}. “This is somebody else’s list. I wondered why it said Feed the Hamster.”',
    ],
  ],
  happy: {
    young: ['{C} blew a happy bubble.', 'Swish, swish went {c}.'],
    old: [
      '{C} looped the loop, and forgot to stop.',
      '{C} blew three bubbles, one inside the other.',
      '“I shall always remember this,” said {c}. “What was it?”',
    ],
  },
  worried: {
    young: ['{C} swam round and round.', '“Blub,” said {c}.'],
    old: ['{C} swam round and round, very small.', 'The bubble had gone a little cloudy.'],
  },
  quiet: {
    young: ['{C} floated near {hero’s} cheek.', 'One small bubble. Pop.'],
    old: [
      '{C} floated close, and put one fin against the bubble, where {hero’s} hand was.',
      '“I remember you,” said {c}. That was a great deal.',
    ],
  },
};

export const turtle: Companion = {
  creature: 'turtle',
  name: 'Mossy',
  kind: 'turtle',
  character: 'slow, old, and full of sea stories',
  noises: ['Slow, slow, slow.', 'Plod, plod, plod.', 'Peep! Out comes a head!', 'Munch, lettuce!'],
  meet: [
    ['Plod, plod, plod. Hello, {c} the {kind}!', 'A stone with feet? It is {c}!'],
    [
      'The round stone by the gate put out a head. “I’m {c},” said the stone. It was a {kind}! ^ “I am slow,” said {c}, “but I get there.”',
    ],
    [
      '“Wait,” said a voice. {hero} waited. After quite some time a {kind} came round the corner. “I’m {c},” said the {kind}. “I started on Monday. I’ve a feeling that we are going the same way.” ^ “Don’t you mind being slow?” asked {hero}. “Slow?” said {c}. “I overtook a snail.”',
    ],
    [
      '“In the year of the great storm,” said the stone that {hero} was sitting on, “I had a captain who sat on me just like that.” {He} got up quickly. The stone had a wrinkled neck and very bright eyes. “{C}. I’m a {kind}. I’ve been round the world twice. It would have been three times, but I stopped for lunch.” ^ “Would you come with me?” asked {hero}. “I set out to do so last week,” said {c}. “I like to be in good time.”',
    ],
  ],
  comic: [
    ['Oops! {C} is upside down. Wiggle, wiggle!', 'Race, {c}, race! Plod. Plod. Plod.'],
    [
      '“I’ll race you to {spot}!” said {hero}. “Ready?” said {c}. ^ {hero} ran there and back. “Go,” said {c}.',
    ],
    [
      '{C} stepped on a round pebble, and over went the {kind}, feet in the air, rocking like a boat. “It’s like the storm of eighty-two,” said {c} happily. ^ {hero} had to push. “Once more round,” said {c}. “There was a wave I’d forgotten.”',
    ],
    [
      '“It reminds me,” said {c}, “of the time I was mistaken for an island.” And, walking along at the speed of a clock, the {kind} told the story, with all the winds by name. By the time two sailors had lit a fire on that broad green back, they had reached {spot}. ^ “And then what happened?” asked {hero}. {C} thought for as long as it takes to eat an apple. “I can’t remember,” said {c}. “I think I may have dived.”',
    ],
  ],
  happy: {
    young: ['{C} smiled a slow, slow smile.', '“No hurry,” said {c}.'],
    old: [
      '{C} smiled. It took a while, and was worth it.',
      '“I’ve seen bigger,” said {c}, “but not better.”',
      '{C} stopped to eat a dandelion, with all due attention.',
    ],
  },
  worried: {
    young: ['In went {c’s} head. Pop!', '“Oh my,” said the shell.'],
    old: [
      '{C} went indoors, so to speak, and spoke from within.',
      'Nothing could be seen of {c} but two bright eyes.',
    ],
  },
  quiet: {
    young: ['{C} sat as still as a stone.', '“It will pass,” said {c}.'],
    old: [
      '“Every storm I ever met,” said {c}, “had an other side.”',
      '{C} sat by {him}, patient as a stone, and rather warmer.',
    ],
  },
};
