import type { PlaceTellings } from '../further-tellings.ts';

/** Further wordings of the jungle's three pages. */
export const jungleTellings: PlaceTellings = {
  '2-3': {
    arrive: [
      'Push a leaf. Flop! Push another. Peep!',
      'Hot, green, drip-drop {noun}! Ooh, {hero}!',
    ],
    crossing: [
      'Squelch! Mud, mud, gooey mud. Pull, {hero}!',
      'Log across! Tippy toes. Wibble, wobble, there!',
    ],
    wayHome: [
      'Heads down! Bye-bye, big leaves! Trot, trot, home.',
      'Sticky hands, muddy knees, happy {hero}. Home!',
    ],
  },
  '4-5': {
    arrive: [
      'Knock, knock! But {place} had no door. ^ So {hero} lifted up one corner of a leaf, and in they went.',
      'Everything was growing. You could see it grow! ^ {hero} waited to see, and a curly vine tied itself round {his} shoe.',
      'It smelled of flowers, and of mud, and of bananas. {hero} took a big sniff of all three. ^ “It smells of green,” said {hero}.',
    ],
    crossing: [
      'Over the mud lay a log. It was round, and it was slimy. ^ {hero} crossed it on tiptoe with both arms out, like somebody in a circus.',
      'The vines hung there in loops and knots. Somebody must have been knitting! ^ {hero} stepped from hole to hole on {his} tippy toes.',
      'The path along the bank was as narrow as a shoe. Squish, squash, it slid! ^ {hero} took hold of the roots. “Good roots,” {he} said.',
    ],
    wayHome: [
      'Where was the path? It had grown over already! ^ “Thank you for having us,” said {hero}. The leaves moved apart and let them by.',
      '{hero} was green all over. Green knees, green nose, green ears! ^ “I think {place} is coming home with us,” {he} told {c}.',
      'The very last leaf dripped on {hero’s} head. Plip. “Yes, yes,” {he} told it. “We’ll come again.” Plip, said the leaf. ^',
    ],
  },
  '6-8': {
    arrive: [
      'It was like walking into a cupboard full of coats, where somebody had left the kettle on. {hero} pushed the leaves. The leaves pushed back. ^ “You might say please,” said {c}. “Please,” said {hero}. The leaves let go so suddenly that {he} fell in.',
      '“How far is it to the middle?” asked {hero}. {C} thought that this might be it. There were no edges to be seen, only green. ^ There was pea green, bottle green, wellington green and green with spots. “And what’s that one?” asked {hero}. “That one’s new,” said {c}.',
      'A seed dropped at {hero’s} feet. {He} bent down for it, and by the time {he} had found it, it had a leaf. “They’re quick here,” said {c}. ^ {hero} thought it best not to stand about. There was a creeper by {his} left heel that looked as if it had plans.',
    ],
    crossing: [
      'The bridge by {spot} had once been a tree, and had not got over it. It was round and wet and furry with moss. {hero} took a step, and then took it back. ^ “How do the drops get across?” {he} wondered. They kept to the middle, and went slowly. On tiptoe, drop by drop, so did {he}.',
      '“That isn’t grass,” said {c}. It looked like grass. Then {hero} put down a foot, and all of it wobbled like the skin on a pudding. ^ “It’s nearly a floor,” {he} whispered, “if we don’t wake it.” {He} crossed on {his} toes. It hiccuped once, but nobody fell in.',
      'The thorns near {spot} were as long as knitting needles, and stuck out from either side. It was a tunnel with teeth. ^ {hero} made {himself} narrow. {He} thought of bookmarks. With {his} arms pressed flat and {his} tummy pulled in, {he} tiptoed through the whole jaw unbitten.',
    ],
    wayHome: [
      'The way in had been hard work. ^ Now the leaves held themselves open, like doors in a good hotel. {hero} nodded to each. “They want us to go,” said {c}. “They want us to come back,” said {hero}. {He} took one drop from the last of them, for luck.',
      '{hero} had picked up a few things on the way: two burrs, a petal and about a cupful of mud. {He} had not meant to. ^ “Don’t worry,” said {c}. “{Place} has picked up some of you.” That was true. Somewhere back there hung half a shoelace.',
      'The noises were friendlier going home, or else their ears were. ^ That drip was just a drip. That creak was one tree leaning on another. {hero} wished both of them good day. “You didn’t do that before,” said {c}. “We hadn’t been introduced,” said {hero}.',
    ],
  },
  '9-12': {
    arrive: [
      'You could tell where {place} began, because that was where the road gave up. It had come a long way, and it was a good road, with a white line down the middle. It ran up to the first leaves, saw what it was in for, and stopped. {hero} stood on the last of the white line and looked in. ^ It was like looking into the works of a clock. Everything in there had hold of something else. Far inside a single drop fell, and the whole of it began to nod.',
      'The smell was the first to greet them: wet earth, ripe fruit and something like the inside of a very old piano. Next the heat put a large damp arm round {hero’s} shoulders. Only then, when {he} had been properly welcomed, was {he} given anything to see. ^ There were leaves you could have sailed in. There were flowers with their tongues out. One creeper, as thick as a chimney, went straight up out of sight, like a person who has thought of something upstairs.',
      'Somebody had once given {hero} a pot plant and advised {him} to talk to it. It had put out one leaf in a year, and not a large one. ^ Here, plainly, were the relations. They went up like towers and came down like curtains. They grew on each other and through each other and, when they ran out of each other, on the stones. {hero} cleared {his} throat. “I know a cousin of yours,” {he} said. “On a window sill.” All around, it seemed to {him}, leaves turned to hear how it was.',
    ],
    crossing: [
      'The ground beyond {spot} had turned into water without telling the grass. It lay there as green and level as a billiard table. When {hero} tried it with one foot, the whole table quaked, and something underneath said “Glup.” ^ There are times when it is rude to be heavy. {He} got up on {his} toes, thought of soap bubbles, and kept to the tallest tufts, never using the same one twice. Behind {him} each came up again with a sigh, like a cushion after somebody important has left.',
      'Past {spot} the creepers had tied everything to everything. {hero} undid a knot. It turned out to have been holding up the next one, which came down round {his} neck. It was like wearing a jumper that somebody was still knitting. ^ Tugging did no good at all. But knitting, when you look at it calmly, is mostly holes. There was one for a foot, and above it one for a shoulder. On tiptoe, folding {himself} wherever it was called for, {he} went through like a thread, and not a stitch was dropped.',
      'The gorge was not wide. You could have thrown a hat across it, but then a hat does not look down. The bridge was one bare trunk. {hero’s} legs, until now so obliging, asked whether they might stay here. ^ {He} did not argue. All {he} wanted, {he} told them, was to go as far as that bit of moss. They had nothing against moss. After the moss there was a knot in the wood, and after the knot a fern. They had tiptoed the whole way over before they saw what {he} was up to.',
    ],
    wayHome: [
      '{hero} had supposed that going out would be the same as coming in, only backwards. ^ But coming in {he} had seen leaves. Going out {he} saw the one with the bite taken from it, and the pair that clapped. There was an old brown one by {spot}, hanging on by a thread. “Are you talking to them?” asked {c}. It was, {hero} thought, only polite. By the end of it they had taken leave of some four hundred persons, and were running a little behind.',
      'At the edge they stopped to listen. In the middle of it {place} had been a din. From here it was more like a big family heard through the front door, where you know that all is well because they are all talking. ^ {hero} found a burr on {his} sleeve. It had come the whole way, holding on with every hook it had. {He} was going to throw it back. But it had so clearly set its heart on travel that {he} put it in {his} pocket instead, and told it the name of the street.',
      'The path had turned into an ordinary path, which ran straight on for no better reason than to get there. Nothing squelched. Nothing took {hero} by the ankle to ask how {he} was. ^ {He} caught {himself} stepping over roots that weren’t in the way, and ducking under nothing whatever, and saw that {c} was doing the same. Anybody watching might have wondered. But they had danced those steps the whole length of {place}, and legs are slow to notice that the music has stopped.',
    ],
  },
};
