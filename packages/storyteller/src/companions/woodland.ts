import type { Companion } from './companion.ts';

export const rabbit: Companion = {
  creature: 'rabbit',
  name: 'Clover',
  kind: 'rabbit',
  character: 'quick, tidy, and always counting',
  noises: ['Hop, hop, hop!', 'Thump, thump!', 'Twitch goes a nose!', 'Nibble, nibble!'],
  meet: [
    ['Two ears pop up. Hello, {c} the {kind}!', 'Hop, hop, hop! Here is {c}!'],
    [
      'Two long ears came up behind the wall. Then came the rest of {c}, a very tidy {kind}. ^ “One, two. Two of us,” counted {c}. “That’s better than one!”',
    ],
    [
      '“Seven, eight, nine,” said somebody under the hedge. It was a {kind} counting dandelions. “I’m {c}. I like to know how many there are of things.” ^ “There’s one of me,” said {hero}. “Then I’ll make it two,” said {c}.',
    ],
    [
      'Somebody was counting the fence posts, under their breath and at great speed. It was a {kind} with very clean feet. “Forty-one. {C}, pleased to meet you. Are you going far? I ask because somebody ought to count the steps.” ^ {hero} admitted that {he} hadn’t thought of it. “People don’t,” said {c}, and fell in beside {him}. “One. Two. Three.”',
    ],
  ],
  comic: [
    ['{C} hops too high. Bonk! Ow, my ears!', 'Hop, hop, plop! In the puddle.'],
    [
      '“It’s exactly nine hops,” said {c}. Hop, hop, hop! ^ The ninth hop ended in a puddle. “Eight,” said {c}. “It was eight.”',
    ],
    [
      '“Exactly twelve hops to {spot},” said {c}, and shut both eyes to prove it. Ten. Eleven. Twelve. Splosh. ^ Two wet ears came up. “I counted the puddle as dry land,” said {c}. “It’s the sort of thing that happens in sums.”',
    ],
    [
      'By {spot} the counting went wrong. “Two hundred and six,” {c} was saying, “two hundred and seven,” when somebody asked what the time was, and {c} said, “Four.” ^ There was a terrible silence. “Two hundred and four?” tried {hero}. “Or four?” The {kind} looked back along the whole of the way they had come. It took all {hero’s} skill, and half a sandwich, to prevent {c} from going back to the start.',
    ],
  ],
  happy: {
    young: ['{C} did a happy hop.', '“One, two, three!” counted {c}.'],
    old: [
      '{C} counted the clouds and found them all present.',
      '{C} hopped twice for every one of {hero’s} steps, and kept a tally.',
      '“That makes nineteen,” said {c}, without saying of what.',
    ],
  },
  worried: {
    young: ['{C’s} nose went very fast.', '{C} forgot to count.'],
    old: [
      '{C’s} nose was going like a small engine.',
      '{C} had stopped counting, which was not a good sign.',
    ],
  },
  quiet: {
    young: ['{C} sat close and soft.', '{C} folded both ears.'],
    old: [
      '{C} leaned against {him}, as soft as a glove.',
      '“One, two,” whispered {c}. “There’s still two of us.”',
    ],
  },
};

export const bear: Companion = {
  creature: 'bear',
  name: 'Bramble',
  kind: 'bear',
  character: 'enormous, gentle, and afraid of very small things',
  noises: ['Stomp, stomp!', 'Grumble, rumble!', 'Big bear hug!', 'Sniff, honey!'],
  meet: [
    ['Stomp, stomp! Big {kind}! Hello, {c}.', 'So big! So soft! It is {c}!'],
    [
      'The bushes shook. Out came a huge brown {kind}. {hero} held {his} breath. ^ “Excuse me,” said the {kind}. “I’m {c}. Is there a bee near here?”',
    ],
    [
      'What {hero} had taken for a hill got up. It was a {kind}, as big as a garden shed. “Please don’t be frightened,” said the {kind} in a voice like a cello. “I’m {c}. I was hiding from a ladybird.” ^ “It’s gone now,” said {hero}. “I’ll walk with you,” said {c}, “to be safe.”',
    ],
    [
      '{hero} leaned on the haystack to tie {his} shoe, and the haystack said, “Mind my foot.” It turned out to be a {kind}, sitting with both paws over both eyes. “Has it gone?” asked the {kind}. “The moth?” ^ {hero} looked. There was no moth. “I’m {c},” said the {kind}, standing up, and up, and up. “I’m all right with big things. It’s the little ones. They come at you from anywhere.”',
    ],
  ],
  comic: [
    ['A tiny bug! “Eek!” says big {c}.', '{C} sits down. Crack! Poor log.'],
    [
      '“Eek!” {C} jumped into {hero’s} arms. That is not easy for a {kind}. ^ It was only an ant. It waved.',
    ],
    [
      'There was a squeak, and {hero} found {himself} under a {kind}. “Is it still there?” whispered {c}. It was an ant. It was carrying a crumb, and did not look dangerous. ^ “It looked at me,” said {c}. {hero} had to lead the {kind} past with a paw over both eyes.',
    ],
    [
      'They had stopped to rest by {spot} when {c} went stiff. “Don’t move,” breathed the {kind}. “There’s one on you.” On {hero’s} sleeve sat a small green caterpillar, eating nothing. ^ “It’s only,” began {hero}. But {c} had already climbed a tree. It was not a large tree. It bent slowly over until the {kind} was sitting on the ground again, nose to nose with the caterpillar. The two of them screamed together.',
    ],
  ],
  happy: {
    young: ['{C} gave a big, warm hug.', '{C} rumbled like a happy bus.'],
    old: [
      '{C} laughed, and a few leaves came down.',
      '{C} hummed, so low that you felt it in your shoes.',
      '{C} picked a very small flower with very large paws.',
    ],
  },
  worried: {
    young: ['{C} hid behind a daisy.', '{C} peeped through big paws.'],
    old: [
      '{C} tried to hide behind a flower, and did not fit.',
      'Big {c} shook so that the ground hummed.',
    ],
  },
  quiet: {
    young: ['{C} was warm as a stove.', '{C} sat down, soft as a sofa.'],
    old: [
      '{C} sat down on the side where the wind came from.',
      'It is hard to be cold or sad with your back against a {kind}.',
    ],
  },
};

export const owl: Companion = {
  creature: 'owl',
  name: 'Inkwell',
  kind: 'owl',
  character: 'knows everything, except what is going on',
  noises: ['Hoo, hoo!', 'Blink, blink!', 'Flap, flap!', 'Who? Who?'],
  meet: [
    ['Hoo, hoo! Big eyes! Hello, {c}!', 'Blink, blink. Who is it? {C} the {kind}!'],
    [
      '“Hoo,” said a round thing on the gate. “{hero},” said {hero}. “No, hoo,” said the {kind}. “I’m {c}. I know everything.” ^ “Then come along!”',
    ],
    [
      'On the gatepost sat a {kind} in reading glasses made of wire. “I am {c},” said the {kind}. “I have read every book in the library, from the outside.” ^ “We could use somebody clever,” said {hero}. “Who?” asked {c}, looking round.',
    ],
    [
      '“The answer,” said a voice above {his} head, “is forty-two kilometres.” {hero} looked up. A {kind} was sitting there, as round as a loaf. “What was the question?” asked {hero}. “Nobody ever tells me,” said the {kind} sadly. “{C}. I have all the answers. It’s such a bother finding the things they belong to.” ^ “I’ve got lots of questions,” said {hero}. They looked at each other with growing interest.',
    ],
  ],
  comic: [
    ['{C} looks left, right, and round. Dizzy!', 'Bonk! {C} did not see that tree.'],
    [
      '{C} turned that round head to look left. Then more left. Then all the way! ^ “I’m dizzy,” said {c}, and fell off the branch. Flump.',
    ],
    [
      '“I shall fly ahead and look,” said {c}. There was a flap, a pause, and a bonk. ^ “What did you see?” called {hero}. “A tree,” said {c}. “From very near. I can tell you all about the bark.”',
    ],
    [
      '“I shall now explain,” said {c}, and did, all the way from {spot} to {spot}. It was about the history of buttons. {hero} noticed after a time that the voice had stopped, and went back. ^ The {kind} had walked backwards, the better to point, and was lying in a ditch with both feet in the air. “As I was saying,” said {c}, “they were mostly made of bone.” One had to admire it.',
    ],
  ],
  happy: {
    young: ['“Hoo, hoo!” laughed {c}.', '{C} blinked, one eye at a time.'],
    old: [
      '{C} told them an interesting fact, and then another one.',
      '“As I always say,” said {c}, and then forgot what it was.',
      '{C} turned that head right round, to see who was behind, and it was {c’s} own tail.',
    ],
  },
  worried: {
    young: ['{C’s} eyes grew huge.', '“Who’s there?” said {c}.'],
    old: [
      '“I have read about this,” whispered {c}. “I didn’t finish the chapter.”',
      '{C} puffed up to twice the size and still looked small.',
    ],
  },
  quiet: {
    young: ['{C} put a wing round {hero}.', 'Soft, soft feathers.'],
    old: [
      '{C} spread a wing over {him}, without a single fact.',
      'For once {c} knew nothing to say, and that was the right thing.',
    ],
  },
};

export const mouse: Companion = {
  creature: 'mouse',
  name: 'Thimble',
  kind: 'mouse',
  character: 'tiny, fearless, and in charge',
  noises: ['Squeak, squeak!', 'Scurry, scurry!', 'Nibble, nibble!', 'Pitter, patter!'],
  meet: [
    ['Squeak! Who is so small? {C} the {kind}!', 'Peep! A tiny {kind}! Hello, {c}!'],
    [
      '“Down here!” squeaked somebody. On {hero’s} shoe stood a {kind} with both paws on both hips. ^ “I’m {c}. I’ll lead. You carry me.”',
    ],
    [
      '“Halt!” said a very small voice. {hero} halted. On the step stood a {kind} with a pin in one paw. “{C}, captain,” said the {kind}. “I’m taking command of this expedition. Lift.” ^ {hero} lifted. It seemed best. From {his} shoulder, {c} pointed the way.',
    ],
    [
      '“You nearly stepped on your commanding officer,” said a voice near {his} ankle. It was a {kind} in half a walnut shell. “{C}. I’ve led nine expeditions. Two came back.” “What happened to the others?” asked {hero}. “They’re still looking for me, I expect,” said {c}. ^ The {kind} walked up {his} sleeve as if it were a gangplank, and took a seat behind {his} ear. “Forward,” said {c}. {hero} had been going that way in any case.',
    ],
  ],
  comic: [
    ['“I am huge!” says tiny {c}. Squeak!', '{C} pulls. {C} pushes. It’s a mountain!'],
    [
      '“I’ll move that rock!” said {c}. Push, push, push! The rock did nothing. ^ Then {c} sneezed, and it rolled away.',
    ],
    [
      '“Stand back,” said {c}. “I shall fight it.” It was a conker. {C} walked round it twice and told it what was what. ^ The wind blew. The conker rolled over. “You saw that,” said {c}. “It gave up.” And for the rest of the day the {kind} wore its shell as a hat.',
    ],
    [
      'At {spot} they came upon a snail in the middle of the path. “I’ll deal with this,” said {c}, and slid down {hero’s} arm. There followed a long speech about rank. The snail drew in its horns, put them out again, and came straight on. ^ “It’s charging!” shouted {c}, delighted. “Hold the line!” The battle lasted eleven minutes. Nobody was hurt. In the end they agreed to pass each other on the left.',
    ],
  ],
  happy: {
    young: ['“Well done, me!” said {c}.', '{C} danced on {hero’s} shoulder.'],
    old: [
      '“Just as I planned,” said {c}, who hadn’t.',
      '{C} saluted a daisy.',
      '{C} stood on {hero’s} shoulder with folded arms, like an admiral.',
    ],
  },
  worried: {
    young: ['{C} hid in {hero’s} pocket.', '“I’m not scared,” squeaked {c}.'],
    old: [
      'From {his} pocket came a small voice, giving orders to nobody.',
      '“I’m shaking with rage,” explained {c}.',
    ],
  },
  quiet: {
    young: ['{C} held on to {hero’s} thumb.', 'A tiny paw patted {hero}.'],
    old: [
      '{C} took hold of {his} thumb with both paws.',
      'A very small weight settled against {his} neck, and stayed there.',
    ],
  },
};

export const hedgehog: Companion = {
  creature: 'hedgehog',
  name: 'Thistle',
  kind: 'hedgehog',
  character: 'grumpy outside, soft inside',
  noises: ['Snuffle, snuffle!', 'Roll, roll, roll!', 'Prickle, prickle!', 'Humph!'],
  meet: [
    ['Prickly ball! It’s {c} the {kind}! Ouch!', 'Snuffle, snuffle. Hello, {c}!'],
    [
      'A prickly ball lay by the gate. “Go away,” it said. Then it opened one eye. ^ “I’m {c}. Are there snacks?” There were.',
    ],
    [
      '{hero} nearly sat down on somebody. “Typical,” said the somebody, unrolling. “I’m {c}. I’m a {kind}, I’m in a bad mood, and I am not coming with you.” ^ “All right,” said {hero}, and set off. There was a patter behind {him}. “I’m not coming,” said {c}. “I’m just going the same way.”',
    ],
    [
      '“I suppose you think it’s a nice day,” said a heap of leaves. {hero} said that {he} had been wondering. “It’ll rain,” said the heap, and out of it came a {kind}, with a leaf stuck on every prickle. “{C}. I don’t like walks, I don’t like surprises and I don’t like children.” ^ “What do you like?” asked {hero}. There was a long pause. “Nobody’s ever asked that,” said {c}. “I shall have to come along and think about it.”',
    ],
  ],
  comic: [
    ['{C} rolls. Roll, roll, bump! “Humph!”', 'An apple is stuck on {c}. Humph!'],
    [
      '{C} rolled up in a ball, and there was a hill. Oh dear! ^ Roll, roll, roll. When {c} stopped there were three leaves, a sock and a sandwich stuck on top.',
    ],
    [
      '“I never fall over,” {c} was saying, and fell over. Being round, the {kind} kept going. ^ At the bottom of the slope {hero} found a ball of leaves, grass and somebody’s picnic napkin. “Not a word,” said {c}. {hero} said nothing, so hard that it hurt.',
    ],
    [
      'It began with a sneeze at the top of a slope. {C} did what a {kind} does when startled, and rolled into a ball. A ball at the top of a slope has only one thing to do. ^ {hero} ran beside, shouting advice. When it was over {c} had collected forty leaves, a bus ticket and, somehow, a hat. “I expect you think that’s funny,” said {c} with enormous dignity. {hero} shook {his} head. {He} could not have spoken.',
    ],
  ],
  happy: {
    young: ['“Humph,” said {c}. That was a happy humph.', '{C} nearly smiled.'],
    old: [
      '“I’ve had worse days,” said {c}, which was high praise.',
      '{C} smiled, and hid it at once.',
      '“It’ll rain,” said {c} cheerfully.',
    ],
  },
  worried: {
    young: ['{C} rolled into a ball.', 'All the prickles stood up.'],
    old: [
      '{C} rolled up tight and said, from inside, that it was only a rest.',
      'Every prickle {c} had was standing to attention.',
    ],
  },
  quiet: {
    young: ['{C} put all prickles down flat.', '{C} sat near. Not too near. Ouch!'],
    old: [
      '{C} laid every prickle flat, and moved a little nearer.',
      '“It’s not so bad,” said {c} gruffly, “having you here.”',
    ],
  },
};
