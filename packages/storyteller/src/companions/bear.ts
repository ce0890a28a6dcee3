import type { Companion } from './companion.ts';

export const bear: Companion = {
  creature: 'bear',
  name: 'Bramble',
  kind: 'bear',
  character: 'enormous, gentle, and afraid of very small things',
  noises: ['Stomp, stomp!', 'Grumble, rumble!', 'Big bear hug!', 'Sniff, honey!'],
  meet: [
    [
      'Stomp, stomp! Big {kind}! Hello, {c}.',
      'So big! So soft! It is {c}!',
      'Who hides behind that daisy? Big, big {c}!',
    ],
    [
      'The bushes shook. Out came a huge brown {kind}. {hero} held {his} breath. ^ “Excuse me,” said the {kind}. “I’m {c}. Is there a bee near here?”',
      'Somebody huge was hiding under {hero’s} doormat. The mat did not quite fit. ^ “Psst!” said the {kind}. “I’m {c}. Is that crumb still looking at me?”',
    ],
    [
      'What {hero} had taken for a hill got up. It was a {kind}, as big as a garden shed. ^ “Please don’t be frightened,” said the {kind} in a voice like a cello. “I’m {c}. I was hiding from a ladybird.” “It’s gone now,” said {hero}. “I’ll walk with you,” said {c}, “to be safe.”',
      '“After you,” said a voice as deep as a cellar. At the gate stood a {kind} with very large feet, and none of them would move. “I’m {c}. There’s a button on the path.” ^ {hero} picked it up. “You TOUCHED it!” breathed {c}. “May I walk behind you, always?”',
    ],
    [
      '{hero} leaned on the haystack to tie {his} shoe, and the haystack said, “Mind my foot.” It turned out to be a {kind}, sitting with both paws over both eyes. “Has it gone?” asked the {kind}. “The moth?” ^ {hero} looked. There was no moth. “I’m {c},” said the {kind}, standing up, and up, and up. “I’m all right with big things. It’s the little ones. They come at you from anywhere.”',
      'In the lane a {kind} was holding up the baker’s van with one arm, as you or I would hold a door open. “Could you look underneath?” the {kind} asked. “I daren’t. It rolled in there.” {hero} lay down and looked. It was a pea. ^ {He} brought it out between finger and thumb. The van came down, gently, and the {kind} backed into the hedge. “{C},” said the hedge, shaking all over. “I could carry you. I could carry your house. Only, you would have to walk in front.”',
    ],
  ],
  comic: [
    [
      'A tiny bug! “Eek!” says big {c}.',
      '{C} sits down. Crack! Poor log.',
      'A crumb! “Help!” Up {hero’s} back goes {c}.',
    ],
    [
      '“Eek!” {C} jumped into {hero’s} arms. That is not easy for a {kind}. ^ It was only an ant. It waved.',
      '{C} picked up a rock as big as a bed. “Easy!” said {c}. ^ Then a tiny feather floated down. “Take it away,” whispered {c}, “please!”',
      '“Your shoelace is open,” said {c}, and helped with paws as big as pillows. ^ Now {hero’s} left foot was tied to a {kind}.',
    ],
    [
      'There was a squeak, and {hero} found {himself} under a {kind}. “Is it still there?” whispered {c}. It was an ant. It was carrying a crumb, and did not look dangerous. ^ “It looked at me,” said {c}. {hero} had to lead the {kind} past with a paw over both eyes.',
      '{C} went round {spot} on tiptoe, as a wardrobe would if it had toes. Something had gone tick. Tick, tick! “It’s following me!” ^ {hero} looked. “There’s a burr on your bottom,” {he} said. {C} sat down with relief, and got up again with a yell.',
      '{hero} had brought raisins. {C} backed away. They were small, they were wrinkled, and there were so MANY. “Just get used to one,” said {hero}. ^ {C} shut both eyes and got used to one. Then {c} got used to the box. “I’ve been brave forty times,” said {c}, chewing.',
    ],
    [
      'They had stopped to rest by {spot} when {c} went stiff. “Don’t move,” breathed the {kind}. “There’s one on you.” On {hero’s} sleeve sat a small green caterpillar, eating nothing. ^ “It’s only,” began {hero}. But {c} had already climbed a tree. It was not a large tree. It bent slowly over until the {kind} was sitting on the ground again, nose to nose with the caterpillar. The two of them screamed together.',
      'While they rested by {spot}, something landed on {c’s} nose. It was a seed, of the sort that travels with its own umbrella. {C} looked at it. This meant looking inwards with both eyes, and soon there were two of them. “They’ve had young,” whispered the {kind}. ^ “Breathe out,” said {hero}. That was easily said. {C} had been holding the same breath ever since, and there was a great deal of it. The seed left. So did {hero’s} hat, some leaves, and somebody’s washing in the next valley.',
      'It was {hero} who got the splinter, and it was {c} who had to be laid down flat. “How big is it?” asked {c} faintly. {He} showed how big: about an eyelash. The {kind} moaned. “Those are the worst. With a log, I could talk.” ^ So {hero} pulled it out {himself}, while holding the largest paw in the neighbourhood and telling it to be brave. Afterwards {c} asked for a plaster too, on account of having been so near. They chose the one with spots.',
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
