import type { Companion } from './companion.ts';

export const horse: Companion = {
  creature: 'horse',
  name: 'Barley',
  kind: 'horse',
  character: 'strong, polite, and scared of plastic bags',
  noises: ['Clip, clop!', 'Neigh!', 'Swish goes the tail!', 'Munch, munch!'],
  meet: [
    [
      'Clip, clop! Hello, {c} the {kind}!',
      'Neigh! A soft nose. It is {c}!',
      'Clop, clop! Such a big, soft nose! {C}!',
    ],
    [
      'Clip, clop, clip, clop! A {kind} looked over the gate and blew in {hero’s} hair. ^ “I’m {c}. Would you like a lift?”',
      '“Please may I eat your hedge?” asked a {kind}. “Only the corner. I’m {c}.” ^ {hero} nodded. “Much obliged,” said {c}, with a full mouth.',
    ],
    [
      'Something warm breathed down {hero’s} neck. It was a {kind}, with a nose as soft as a mitten. “Beg pardon,” said the {kind}. “I’m {c}. I could carry you, if you don’t mind going round the puddles.” ^ {hero} did not mind at all.',
      'A {kind} stood in front of the gate, which was open. ^ “I didn’t like to come in without being asked,” said the {kind}. “I’m {c}. I’ve been here since Tuesday.” “Do come in,” said {hero}. “Only, I’m going out.” The {kind} turned round, beaming. “How very lucky,” said {c}. “So am I.”',
    ],
    [
      'A {kind} was standing at the gate with an expression of great good manners. “I hope you won’t think me forward,” said the {kind}. “The name is {c}. I couldn’t help noticing that you have only two legs. I’ve twice as many, and nothing to do until Thursday.” ^ {hero} looked at the long road ahead of {him}. “That’s very kind,” {he} said. “Not at all,” said {c}. “One likes to be asked.”',
      'There was a cart in the ditch. Then there was no cart in the ditch, because a {kind} had lifted it out and told it that these things happen. {hero} had never seen anybody so strong be so gentle. ^ “{C},” said the {kind}. “I hope I’m not in your way. One takes up such a lot of lane.” “Is there anything you can’t do?” asked {hero}. {C} looked over one shoulder, and then over the other. “Carrier bags,” whispered {c}. “You haven’t got one on you?” {hero} turned out all {his} pockets. “Then I’m your {kind}.”',
    ],
  ],
  comic: [
    [
      'A bag blows by. “Eek!” Gallop, gallop!',
      '{C} eats a hat. Munch! Sorry, hat.',
      'Gallop, gallop, stop! Down slides {hero}. So sorry!',
    ],
    [
      'A paper bag blew over the path. “A monster!” cried {c}, and ran three times round {spot}. ^ {hero} held it up. It said “Apples”.',
      '“Hold tight!” said {c}. {hero} held tight. {C} trotted, ever so gently. ^ They were overtaken by a leaf.',
      'Something crackled in {hero’s} pocket. ^ “It’s just my sweets,” {he} said. “In a BAG?” cried {c}, and hid behind {spot}.',
    ],
    [
      'Something white flapped by {spot}. {C} went up on two legs, down on four, and off sideways. ^ It was a paper bag. {hero} folded it up small and showed it. “You were very brave,” {c} told {him}. “It might have had handles.”',
      'An apple lay in the path near {spot}. {C} wouldn’t dream of eating it without asking. {C} asked {hero}. {C} asked the path. {C} called “Does anyone mind?” to the left, and then to the right. ^ Nobody minded. So {c} ate it, and left a thank-you letter, all in hoofprints.',
      '“I’m not afraid,” said {c}. “I just don’t care for the way it rustles.” It was {hero’s} raincoat. {He} took one step. Rustle! {C} took three. ^ So they came to {spot}, {hero} calling “Wait!”, and {c} calling “I would, but something’s after you!”',
    ],
    [
      '{C} would go through rivers. {C} would go past bulls. But near {spot}, caught on a twig and whispering, hung a plastic bag. ^ The {kind} stopped so suddenly that {hero} arrived a little before the rest. “I can’t,” said {c}. “It knows my name.” {hero} walked up to it, and had a quiet word, and put it in {his} pocket. For the next mile {c} kept looking back, in case it was following on foot.',
      'Across the path by {spot} hung a rope, as high as {hero’s} knees. {C} could have jumped a house. The {kind} went back twenty paces, shook that mane, came on like thunder, and stopped. “It isn’t anybody’s, is it?” asked {c}. “Nobody’s,” said {hero}. {C} went back. ^ Four times there was thunder, and four times, just before the rope, there was a cough. “All right,” said {hero}, “it’s mine, and I’d be honoured.” So {c} flew over it, with a yard to spare. And then {c} turned about, and thanked the rope.',
      '{C} had carried {hero} for a mile, and thought it only fair that they should change over. “One gets to know the other person’s point of view,” said the {kind}. So {hero} carried {c} all the way round {spot}. To be exact, {he} carried one hoof, since that was what there was room for. {C} followed on the other three. ^ “I’m not too heavy?” asked {c}. “Not at all,” gasped {hero}, who knew what one says. “You’ve a lovely, smooth step,” said {c}. “I’m surprised that nobody’s put a saddle on you.”',
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
