import type { Companion } from './companion.ts';

export const butterfly: Companion = {
  creature: 'butterfly',
  name: 'Flit',
  kind: 'butterfly',
  character: 'light-hearted, and only lately a caterpillar',
  noises: ['Flutter, flutter!', 'Flip, flap!', 'Sip, sip, flower!', 'Whee, wings!'],
  meet: [
    [
      'Flutter, flutter! Hello, {c} the {kind}!',
      'Bright wings! It is {c}!',
      'Flutter, flutter, flop! New wings! Hello, {c}!',
    ],
    [
      'A {kind} landed on {hero’s} nose. “Are you a flower? No? Never mind. I’m {c}.” ^ It tickled!',
      'A {kind} climbed up {hero’s} sleeve on foot. ^ “But you’ve got wings,” {he} said. “So I have!” cried the {kind}. “I’m {c}. I keep forgetting!”',
    ],
    [
      '“Look at me!” said somebody. “I’ve got WINGS!” It was a {kind}, and very new. ^ “I’m {c}. This morning I was a caterpillar. I only had feet.” “They’re beautiful,” said {hero}. “I know!” said {c}. “Where can I go with them?”',
      '“Be honest,” said a {kind}, turning round on the gate. “It’s my first day.” {hero} said that one wing was still a little creased. “That’s how they come out of the packet,” said the {kind}. “I’m {c}.” ^ {hero} breathed on the crease. It went flat, with a whoosh, and {c} was up on the chimney, shouting thank you.',
    ],
    [
      'Something bumped into {his} ear, said sorry, and bumped into it again. “I’m still getting the hang of these,” said the {kind}. “{C}. I went to bed as one thing and got up as another. Nobody tells you. You just think, I feel a bit tight today.” ^ {hero} held out a finger, and the {kind} sat down on it and breathed. “What’s it like?” {he} asked. {C} considered. “Sudden,” said {c}. “Can I come with you? I’ve still got so much to look at from on top.”',
      'From the gatepost hung something like an empty glove, and beside it a {kind} sat fanning. “I lived in there,” said the {kind}. “It was a squeeze. What day is it? I went in on Tuesday, with ever so many feet.” {hero} counted six. “I hope the others aren’t cross. {C}.” ^ {hero} had once come out of a single summer with trousers that stopped at the knee. “You do get used to it,” {he} said. “It’s best not to be alone, the first day or two.” {C} looked up. “Are you doing anything?” asked {c}.',
    ],
  ],
  comic: [
    [
      '{C} flies left. {C} flies right. Bonk!',
      'Wobble, wobble! {C} lands on a dog.',
      '{C} lands on {hero’s} nose. Tickle! Atchoo! Whee!',
    ],
    [
      '“I can fly straight,” said {c}, and flew up, down, and round and round. ^ “Was that straight?” asked {c}. “It was pretty,” said {hero}.',
      '“Race me!” said {c}. {hero} walked. {C} flew up, down, back, and twice through {spot}. ^ “I went much further than you,” panted {c}.',
      '“I’ll carry that,” said {c}, and sat down on {hero’s} bag. Flap, flap, flap! ^ “Is it lighter?” “Much,” said {hero} kindly.',
    ],
    [
      '“Wait,” said {c}. “I just need to walk this bit.” And the {kind} folded both wings and set off along {spot}, on foot. ^ “Old habits,” said {c}, rather red. “Sometimes I still eat a leaf, when nobody’s looking.”',
      '“I wonder whether I still roll up,” said {c}. “I always used to, for safety.” {C} tried it by {spot}. The front came down and the back came up, but there were two wings in between. ^ “Now I’m an envelope,” said a small voice. {hero} opened {c} carefully, along the top.',
      '“Where are all my feet?” cried {c}. “I had them down both sides!” {hero} counted, and made it six. They hunted all round {spot}, in case the rest had walked off. ^ “You fly now,” said {hero}. “You don’t need so many.” “It’s true,” said {c}. “It’s just that I’d got socks.”',
    ],
    [
      'It was the corner that did it. {C} flew into {spot}, said “Pardon,” turned round and flew into it from the other side. “It’s the steering,” the {kind} explained, hanging upside down from a twig. “As a caterpillar I never went fast enough to need any.” ^ {hero} showed {c} how {he} did it on {his} bicycle. You look where you want to go, and not at the thing you’re afraid of hitting. {C} tried. There was a soft bonk. “I looked at the view,” said {c}.',
      'Nobody had told {c} about wind. It came round {spot} and picked up the {kind} in the middle of a word. “What a view!” cried {c}, going left. “There’s more of it here!” cried {c}, going right. ^ {hero} ran to and fro below with {his} hat held out. “Aren’t you scared?” {he} called. “I’m a leaf!” called {c}. “I ate such a lot of them, and I never knew!” At last the wind put {c} down, neatly, in the hat. “I think,” panted {c}, “that I owe somebody an apology.”',
      'A {kind} tastes with the feet. {C} had only just found it out. “Salt,” said {c}, standing on {hero’s} wrist. “Soap. Pencil.” The {kind} walked on up the sleeve. “Wool. Egg. Is that Wednesday’s egg?” {hero} was obliged to say that it was. ^ By {spot} there was nothing left that {c} hadn’t stood in. Moss was dull to begin with, and went on for hours; stone wanted salt. Then a foot slipped, and {c} landed in a puddle, up to all six knees. There was a gasp. “Soup,” said {c}, in a holy voice.',
    ],
  ],
  happy: {
    young: ['{C} danced in the air.', 'Flip, flap, hooray!'],
    old: [
      '{C} danced along in front, like a scrap of happy paper.',
      '{C} stopped at every flower, to say hello and be fed.',
      '{C} sat on {hero’s} hat and opened and closed, like a very small book.',
    ],
  },
  worried: {
    young: ['{C} folded up small.', '{C} sat still on {hero’s} sleeve.'],
    old: [
      '{C} folded both wings and tried to be a leaf.',
      '“I could go back to being a caterpillar,” whispered {c}.',
    ],
  },
  quiet: {
    young: ['{C} sat on {hero’s} hand.', 'Two soft wings. Open. Shut.'],
    old: [
      '{C} sat on the back of {his} hand, and breathed with both wings.',
      '“It was dark before I got these, too,” said {c}.',
    ],
  },
};
