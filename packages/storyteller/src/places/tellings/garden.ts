import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the garden's three pages. */
export const gardenTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Tap, tap, tap! Empty flowerpots. Who lives here?',
      'Peas this side. Beans that side. What a {noun}!',
    ],
    crossing: [
      'Mud! Glup! More mud! Glup! Long, slow steps.',
      'Soft bed. Baby beans. Not one foot, {hero}! Tiptoe.',
    ],
    wayHome: ['Trot, trot, up the path. Boots off!', 'Green knees. Green nose. Home comes {hero}!'],
  },
  '4-5': {
    arrive: [
      '{hero} pushed the little gate {into}. “Eeek!” it said. It had not been expecting anybody. ^ “It’s only us,” said {hero}, and patted it.',
      'Carrots are upside-down people. Only their hair sticks out! ^ {hero} went all round {place} and wished them good luck down there.',
      'It smelled of mint and mud {within}. {hero} rubbed a leaf and sniffed {his} thumb. ^ Then {c} had to sniff it too. “Toothpaste!”',
    ],
    crossing: [
      'The path was one brick wide. Everything beside it had just been planted. ^ {hero} went by on tiptoe. “Grow,” {he} whispered. “Don’t mind us.”',
      'A tub had sprung a leak. Psssh! There was a lake right across the way. ^ {hero} crept over it on upturned pots. Clonk, clonk, clonk.',
      'The gooseberry bush held on to {hero}. {He} could not go left. {He} could not go right. ^ So {he} went down, and out underneath.',
    ],
    wayHome: [
      'All the way to the back step {hero} shed things. A leaf, a twig, half a carrot. ^ “We could find our way back again,” said {c}.',
      'Everything {within} was busy growing, so they left without a sound. ^ {hero} looked back just once. A bean had moved. {He} was almost sure.',
      'Up the path they went, past the peas and past the pots. {hero} had dirt on {his} elbows, and even on {his} ears. It was lovely dirt. ^',
    ],
  },
  '6-8': {
    arrive: [
      '“Does anybody live in there?” asked {hero}, and lifted a flowerpot. No. {He} tried the next one, and there were a trowel, two marbles and a mitten. ^ “Somebody very small,” said {c}, “and very untidy.” They put it all back just as it was. {Within} you never know who may be coming home.',
      'There were labels on sticks all along the beds. Here was LEEK, and there was LETTUCE, and neither had come up yet. ^ {hero} saw a stick with nothing on it. {He} stood behind that one, as straight as {he} could, with {his} arms at {his} sides. “What am I?” {he} asked. “Late,” said {c}.',
      'The front of {place} was for visitors, and had edges. {hero} knew where the edges stopped. You went round by {spot}, and there things did as they liked. ^ Beans ran up strings. A pumpkin had climbed into the wheelbarrow and was driving it. {He} nodded to it, but it kept its eyes on the road.',
    ],
    crossing: [
      '“Don’t tread on anything green,” said {hero}. It was all green. Only between the onions lay a strip of bare earth, no wider than a ruler. ^ {He} went along it heel to toe, while the onions leaned in to watch. At {spot} {he} let out {his} breath, and half the carrots waved.',
      'The hose lay across the way to {spot}, and somebody had left it running. It jumped, it hissed, it looked about for {hero}. “Nice hose,” {he} said. ^ {He} waited until it was busy with a cabbage. Then {he} slipped by along the wall on {his} toes. {C} was not so quick, and needed no bath that week.',
      'Before {spot} lay eleven old windows, flat on the ground, with lettuces asleep under them. Between them was room for one foot, if it was a careful foot. ^ “Left,” said {hero}, and sent the left one. “Right.” The right one wanted to scratch. {He} spoke to it firmly the whole way over.',
    ],
    wayHome: [
      '{hero} had meant to keep clean. {He} looked {himself} over by {spot}, and no part of {him} had managed it. There was earth in {his} ears and a pea pod in {his} shoe. “If they water you,” said {c}, “you’ll come up.” ^ {He} walked the rest with {his} arms out, to be ready.',
      'They took the long way home, which {within} means twice round {spot}. On the second round {hero} touched things: the rake, the wall, the prickly end of a marrow. ^ “What are you doing?” asked {c}. “Turning it all off,” said {hero}. “Like lamps.” {He} touched the gate last, and it clicked.',
      'Behind them the tap dripped into the bucket, and the bucket rang. Drip. Ding. They could hear it as far as the back step. “It’s counting us,” said {hero}. ^ {He} went up one stair, drip, and up another, ding. {C} stood still for a moment, so that it would come out even.',
    ],
  },
  '9-12': {
    arrive: [
      'A gardener bends down all week, and then straightens up to see what has happened. {hero} began with the second part. {He} climbed on a bucket by {spot}, and looked. It lay there in squares, like a drawer of good handkerchiefs. Only at the far end did the squares give up, and something with yellow flowers had gone over the wall on business of its own. ^ “That’s the end I like,” {he} told {c}. You could hear it from where they stood. It was the sound of nobody saying “Careful”.',
      'It was the wheelbarrow that gave {hero} the idea. If you sat in it, with your chin on the rim, you saw along the beds as you see along a street. The lettuces had come in their frills. The onions stood about in groups. A radish blushed. ^ “They’re all waiting for something,” {he} told {c}. You could feel it {within}, as in a theatre when the coughing is done, and one late turnip squeezes along the row. {He} drew in {his} own elbows to let it pass.',
      'What strikes you first is how much of {place} is string. ^ String held up the peas and held back the raspberries. It ran from peg to peg, dead straight, to show the beetroot where to sit. {hero} followed a piece of it with one finger, since it plainly knew where it was going. It went twice round {spot} and through the hole in a flowerpot, and ended in a bow. There was nothing in the bow. {He} gave it a small tug, for luck; and away at the other end a bell rang.',
    ],
    crossing: [
      'Between {spot} and the place where they had to be lay the gravel. Somebody with great patience had raked it into waves, like a sea in a good temper, and there wasn’t a mark on it. To the left were roses, and to the right were worse. ^ {hero} pushed off from the edge on one toe. {He} touched down here and there, as little as can be done by someone with a body. From the far bank {he} looked back. It was a line of music, {he} decided, with a wrong note, where {he} had sneezed.',
      'There was a plank over the pond. {hero} put one foot on it, and it bent, like a butler asked to carry a piano. The water below was as green as paint, and it gave nothing away. “How deep is it?” asked {c}. {He} let down the handle of a rake. It was ankle deep. For two whole minutes it had been bottomless. ^ {His} knees, however, had made up their minds before the facts came in. So {he} took them across on tiptoe, with kind words, as one takes an aunt across in a lift.',
      'The pumpkins had been told to stay in their bed, and had got up. Their stalks lay all over the path by {spot}, as thick as rope. Wherever you wished to put a foot there was a leaf like an umbrella. Under each umbrella, it was fair to suppose, was a pumpkin. They bruise. ^ {hero} parted two leaves and let down a toe. Nobody there. {He} brought up the other one. It was like crossing a bedroom full of sleeping uncles. By the end {he} had met nine, and not woken any.',
    ],
    wayHome: [
      '“We ought to leave it just as it was,” said {hero}. It couldn’t be done. They had walked about. There was a gap in the peas, and by {spot} there was a knot that nobody would ever be able to explain. ^ {He} put right what {he} could, and stood for a time before the rest. Somebody would come along with a basket, and stop, and think: who was that? It seemed to {him} that there were worse things to have thought about you. {He} straightened the bucket, and went in.',
      'You can’t see anything grow. {hero} had tried it with beans, and had only got a stiff neck. But if you walk away from {place} and turn round suddenly on the step, you feel that something has just stopped. {He} turned round suddenly. Nothing stirred but one leaf, which was swinging. ^ “What is it?” asked {c}. “They nearly let me see,” said {hero}. It might not only be true of beans. {He} felt taller {himself}, somewhere about the middle, and nobody had caught that happening either.',
      'Some people bring home flowers. {hero} was bringing, in {his} cuffs and under ten fingernails, about a cupful of the bed. {He} walked with care, so as not to lose any. It was good stuff. It had been cabbage once, and tea leaves, and the brown apple that no one would eat; and it held nothing against anybody. ^ At {spot} they took a last deep breath of it. “What does it smell of, to you?” {he} asked. “Before,” said {c}. That was odd. {He} had been going to say “Next”.',
    ],
  },
};
