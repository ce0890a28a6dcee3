import { beat, type Plot, show } from './plot.ts';

const STONE = [{ prop: 'stone', place: 'hand' }] as const;

/** Five wishes to put right a wish; the stone grants each, to the letter. */
export const wishTries: Plot['tries'] = [
  beat(
    show('point', 'surprised', 'funny', { props: STONE }),
    [
      '“Go away!” They grow legs. They run back!',
      '“Shoo, {many:thing}!” Off they run. Here they are again!',
    ],
    [
      '“I wish they would go away,” said {hero}. And the {many:thing} grew legs! Pit, pat, they ran off. ^ Then they ran back, with all their friends.',
      '“Go away!” wished {hero}. They did. They went once round {spot} and [came home|lay down]. ^ “I forgot to say where,” said {hero}.',
    ],
    [
      '“I wish they’d go away,” {hero} told the stone. Ping! Every one of them grew two little legs, bowed, and ran off behind {spot}. ^ “Done!” said {hero}. Then {he} heard a noise like rain. Back they came from the other side, puffing, and had brought their cousins. “I only said away,” {he} groaned. “Away is [round|everywhere].”',
    ],
    '{hero} thought it best to be brief. “I wish they would go away,” {he} said. The stone went ping, and every {thing} in sight put out a pair of thin legs, and left. It was beautifully quiet. {He} dusted {his} hands. ^ They were gone for about as long as it takes to run round {spot}. They came back in step, glowing with health, and had met some others on the way. “It did just what I said,” said {hero}, climbing out of reach. “Away from where? Away to where? I never told it. I don’t think I knew.”',
  ),
  beat(
    show('look-aside', 'worried', 'funny', { props: STONE }),
    [
      '“Eat them!” Here come a hundred hungry ducks!',
      'Goats come. Munch, munch! Now the goats stay.',
    ],
    [
      '“I wish for somebody hungry,” said {hero}. Ping! Here came a hundred geese. Munch, munch, munch! ^ Now there was room. But it was full of geese.',
      '“Who will eat them?” asked {hero}. Ping! “We will,” said ninety geese. ^ They ate up a whole heap. Then they sat on {hero} and [waited|honked] for pudding.',
    ],
    [
      '“I wish that somebody would eat them,” said {hero}. Ping! From behind {spot} came [two hundred|ninety] geese in napkins. ^ They ate a whole hill. But the plip and plop went on, and the geese stayed too, and asked about pudding. “Now I’ve got two troubles,” said {hero}, “and one of them bites.”',
    ],
    '“What we need,” said {hero}, “is appetite.” {He} wished for it. Ping! A goose put its head round {spot}, and after it came [a hundred and ten|ninety] more, walking like mayors. They ate without a word until you could see the ground again. ^ Then they wiped their beaks and looked at {hero}. “They’ve finished,” {he} told the stone. “They may go.” But {he} had wished for them to come and to eat. Nobody had mentioned leaving. The next {many:thing} landed on the geese, and the geese complained.',
  ),
  beat(
    show('stand', 'wonder', 'wonder', { props: STONE }),
    [
      '“Stop it!” Everything stops. Oops. “Start again!”',
      '“I wish it would stop.” Even the birds stop!',
    ],
    [
      '“Stop!” wished {hero}. Ping! The wind stopped. A bird stopped, up in the air. {C} stopped on one foot. ^ But the {many:thing} fell on and on. “Start again, please!”',
      '“I wish it would stop,” said {hero}. It stopped. What stopped? [The clock|A bee]! ^ “Not that!” cried {hero}. Plip, plop went the {many:thing}.',
    ],
    [
      '“I wish it would stop,” said {hero}. It did. The wind stopped. A bird stopped, halfway to {spot}, with its beak open. {C} stopped in the middle of a blink. ^ The only things that did not stop were the {many:thing}. “I never said what,” whispered {hero}, in that terrible quiet. “I wish it would start again.” {C} blinked.',
    ],
    '“I wish it would stop,” said {hero}. It was a reasonable thing to say. At once there was no wind. A [leaf|bee] hung in front of {his} nose and did not fall. Over {spot} a bird was pinned to the air like a brooch. {C} stood still in the middle of a blink. ^ Plip, went something in the silence. Plop. “Not that it!” cried {hero}. “Start again. Please. I wish it would all start again.” {C} finished the blink, and wondered what the matter was.',
  ),
  beat(
    show('crouch', 'worried', 'funny', { props: STONE }),
    [
      '“Be small!” Tickle, tickle! “Big again, please!”',
      'Tiny {many:thing}! Up {his} nose. Achoo! “Big again!”',
    ],
    [
      '“I wish they were small,” said {hero}. Ping! Now they were as small as peas. ^ They got into {his} socks. They got into {his} [ears|hair]. “Big again!” {he} giggled.',
      '“Be tiny!” wished {hero}. They were. They ran like sand, down {his} neck and into {his} [shoes|trousers]. ^ “That’s worse!” {he} giggled. “Hee, hee! Be big again!”',
    ],
    [
      '“They take up too much room,” said {hero}. “I wish they were small.” Ping! Each {thing} shrank to the size of a [pea|pinhead]. ^ But there were just as many, and now they poured. They ran into {his} shoes and down {his} neck. “Small isn’t the same as few,” said {hero}, emptying a sleeve over {spot}. “Big again, please.”',
    ],
    '{hero} changed {his} approach. If they could not be got rid of, they might at least be made convenient. “I wish they were small,” {he} said, and every {thing} shrank to the size of a [lentil|pinhead]. ^ It was the worst yet. It was like sand. It ran in at {his} collar and down into {his} shoes, and it hissed round {spot} like a tide. There were as many as before, and now they could get into your ears. “Big again!” cried {hero}, hopping. “I keep wishing about them. I wonder if it’s about them at all.”',
  ),
  beat(
    show('run', 'surprised', 'funny', { props: STONE }),
    ['“More room!” Whoosh! Now all is far away.', '“Make it big!” Stretch! Where is {c}?'],
    [
      '“We need more room,” wished {hero}. Ping! Everything slid apart. {Spot} was as far off as [a ship|the hills]. ^ They walked and walked to get it back.',
      '“I wish it was bigger here,” said {hero}. Stretch! Now {c} was a dot, far off. ^ “Come back!” called {hero}. It took {him} [an hour|ages].',
    ],
    [
      '“There isn’t room for all this,” said {hero}. “I wish there were more room.” Ping! The ground stretched like [dough|elastic]. {Spot} slid off to the left. {C} slid off to the right. ^ It took a long walk to find each other. By then all that nice new room was full. “You can’t get big enough,” puffed {hero}, “for too much.”',
    ],
    'It was, {hero} saw, a question of space. “I wish that there were more room,” {he} said, and the ground began to stretch. It did it in silence, like [dough|elastic]. {Spot} slid off towards the edge of things. {C}, looking thoughtful, slid the other way, and got smaller. ^ They spent an hour walking back to each other. By that time every yard of the new room had {many:thing} in it, three deep. “It isn’t that there’s too little room,” said {hero}, when {he} could talk. “You could give me the whole sea to keep them in. I’d only fill it.”',
  ),
];
