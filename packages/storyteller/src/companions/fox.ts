import type { Companion } from './companion.ts';

export const fox: Companion = {
  creature: 'fox',
  name: 'Rusty',
  kind: 'fox',
  character: 'knows every shortcut, and is wrong about most of them',
  noises: ['Sniff, sniff!', 'Swish goes the tail!', 'Yip, yip!', 'Pounce!'],
  meet: [
    [
      'Who is there? {C} the {kind}! Hello!',
      'A red tail. A nose. It’s {c}!',
      'Yip, yip! Red ears behind the bin! {C}!',
    ],
    [
      'Something red looked round the gatepost. It was a {kind}! ^ “I am {c},” said the {kind}. “I know all the shortcuts.” “Come along, then!” said {hero}.',
      'A bushy tail stuck out of the hedge. Then came the rest of {c}, a young {kind} with [muddy|white] socks. ^ “I’m coming too,” said {c}.',
    ],
    [
      'A {kind} was sitting on the wall, washing one black sock. ^ “{C},” said the {kind}, bowing. “Guide. I know a shortcut to everywhere.” “Do they work?” asked {hero}. “They are very short,” said {c}, with dignity. {hero} laughed, and from then on there were two of them.',
      '“Don’t go round by the lane,” said somebody in the hedge. “Come through here. It saves nine steps.” There was a long, leafy noise. “I’m {c}. Nearly out!” ^ {hero} went round by the lane and waited. At last there came a {kind}, all over twigs. “You must have been running,” said {c}.',
    ],
    [
      '“You’ll be needing a guide,” said a voice from the top of the wall. A {kind} was lying there with crossed paws, like somebody waiting for a bus. “{C}. I know a shortcut to every place there is. Some of them are longer than the ordinary way, but they’re shortcuts in spirit.” ^ {hero} had been told not to go anywhere with strangers. {He} thought about that. “You can come with me,” {he} said, which is a different thing. {C} considered it, and jumped down.',
      'The {kind} at the gate had a map. It was drawn on a leaf, and there was a hole in it, about where the town should be. “That was lunch,” said the {kind}. “{C}, pathfinder. See this line? It goes from here to anywhere, straight through the middle of things.” ^ {hero} turned the leaf over. There were more lines on the back, and all of them set out with great confidence. “Where do they end?” {he} asked. “People always want to know that,” said {c}. “I do the beginnings. I’d hoped to meet somebody who does ends.”',
    ],
  ],
  comic: [
    [
      '“Short way!” says {c}. Splosh! In the mud.',
      '{C} jumps first. {C} looks later. Plop!',
      '“Left!” says {c}. “No, right!” Bump! A bush!',
    ],
    [
      '“This way is shorter!” said {c}, and trotted off. Splosh! ^ Out of the mud came two ears and a very brown {kind}. “Shorter,” said {c}, “but wetter.”',
      '{C} knew a shortcut under {spot}. The front end fitted. The back end did not! ^ {hero} had to pull. Pop!',
      '“Through here,” said {c}, “and we’ll be first!” They crawled and crawled. ^ Out popped {hero’s} head, right beside {spot}. That was where they had begun.',
    ],
    [
      '“Trust me,” said {c}. The shortcut went under {spot} and over a heap of something soft. It ended in a puddle as deep as {his} knees. ^ They climbed out on the same side they had started from. “We have saved no time at all,” said {hero}. “But look how much we’ve seen,” said {c}, wringing out a tail.',
      '“It’s just round that corner,” said {c}. Round that corner was another. “I meant THAT corner.” Round the third corner was {spot}. {hero} said that {he} had seen it somewhere before. ^ “You get them everywhere,” said {c}. Then the {kind} met {hero’s} own footprints, and began to whistle.',
      '“Step only where I step,” said {c}. {hero} did it: on the stone, over the root, and once, for some reason, backwards. ^ “What was the backwards for?” {he} asked. “I’d dropped a biscuit,” said {c}. “The rest I made up to go with it.”',
    ],
    [
      '“I know a shortcut,” said {c}, and {hero}, who was tired, forgot to ask the important question. It led under {spot} and along a ditch. It led through somebody’s larder, where they apologised. It ended in a puddle the size of a pond. ^ When they had both stopped dripping, {hero} looked back. They had come roughly as far as a person can throw a slipper. “In my defence,” said {c}, “it was short.” {hero} tried to stay cross. It lasted until {c} sneezed and fell in again.',
      'Just past {spot} the way divided. “Left,” said {c}. {hero} had begun to see how it worked. {He} said thank you and went right, and it was the right way at once, broad and easy. ^ {C} sat down, shaken. To be wrong so often, and so evenly, was really a kind of gift. “You could travel by me for ever,” said {c}, “if you just held me the other way up.” They tried it. It worked three times running, until {c}, to be helpful, started saying the opposite.',
      '“A tunnel!” said {c}, down on both elbows by {spot}. “They’re the best. They leave out the scenery.” It was a good tunnel as far as the bend. After that it was mainly {kind}. ^ “Are you stuck?” asked {hero} from behind. “Delayed,” said the front end. {hero} pulled. {He} sang, to keep both halves cheerful. The song did it. {C} laughed, and so let out a breath, and they both came out like a cork, on the side where they had gone in. “And not one view!” said {c}.',
    ],
  ],
  happy: {
    young: [
      '{C} chased that red tail. Round and round!',
      '{C} winked.',
      '“Shortcut?” asked {c}. “No!” said {hero}.',
    ],
    old: [
      '{C} trotted ahead with a tail held like a flag.',
      '“I knew that,” said {c}, who had not known it at all.',
      '{C} offered a shortcut, and was told very kindly to put it away.',
      '{C} grinned with all those small white teeth.',
    ],
  },
  worried: {
    young: ['{C’s} tail went flat.', '{C} hid behind {hero’s} knees.'],
    old: [
      '{C’s} ears lay flat as two leaves.',
      'Even {c} had no shortcut for this.',
      '{C} stood on three legs, as you do when you are thinking of leaving.',
    ],
  },
  quiet: {
    young: ['{C} leaned on {hero}.', '{C} curled up small.'],
    old: [
      '{C} said nothing, and put a warm chin on {hero’s} knee.',
      '{C} curled that red tail round the both of them like a scarf.',
    ],
  },
};
