import type { Companion } from './companion.ts';

export const star: Companion = {
  creature: 'star',
  name: 'Tansy',
  kind: 'star',
  character: 'bright, nosy, and new to everything',
  noises: ['Twinkle, twinkle!', 'Ting, ting!', 'Shine, shine!', 'Whee, wink!'],
  meet: [
    ['Ting! A little {kind}! Hello, {c}!', 'Shine, shine! It is {c}!'],
    [
      'A {kind} was sitting in the apple tree, out of bed in the daytime. “I’m {c}. I wanted to see what you all do down here.” ^ “Come and see!” said {hero}.',
    ],
    [
      '“What’s that?” said a small clear voice. “That’s a gate,” said {hero}. “And that?” “That’s my knee.” A {kind}, about as big as an orange, was floating in front of {him}. “I’m {c}. I’ve only seen everything from above. You’ve all got faces!” ^ There was no leaving {c} behind after that.',
    ],
    [
      'From above, the {kind} explained, you only see the tops of things. {C} had spent four thousand years looking at hats, roofs and the upper side of trees. Now at last {c} had come down to find out what was underneath. “So that’s a chin,” said {c}, floating round {hero}. “How clever. What’s it for?” ^ {hero} had never thought about it. “Resting on your hand,” {he} said. “When you’re thinking.” “I must try that,” said {c}. “When I get a hand.”',
    ],
  ],
  comic: [
    ['“What is it?” asks {c}. It’s a cow!', 'Bump! {C} flew into a shed. Ting!'],
    [
      '“Is that a dog?” asked {c}. “No, that’s a bush.” “Is that a dog?” “That’s a stone.” ^ “And is THAT one a dog?” It was {hero}.',
    ],
    [
      '{C} had found a puddle. “There’s a {kind} in there!” cried {c}. “Hello!” It did not answer. “It’s copying me.” ^ “That’s you,” said {hero}. {C} went very quiet. “I’d no idea,” said {c}, “that I was so pointy.”',
    ],
    [
      '“And what does this do?” {c} would ask, and before you could answer there would be a ting. It was a beehive, that time. They ran as far as {spot} without stopping. ^ “Fascinating,” panted {c}. “They’re like us. Small, a great many, and cross when you come too close.” {hero} was dabbing mud on {his} elbow. “What’s that?” said {c}. “And why are you making that face? Is it a new one?”',
    ],
  ],
  happy: {
    young: ['{C} twinkled twice.', 'Ting! went {c}.'],
    old: [
      '{C} shone so hard that there were shadows.',
      '“What’s that?” asked {c}. It was a button. {C} was thrilled.',
      '{C} drew a loop of light in the air and signed it.',
    ],
  },
  worried: {
    young: ['{C} went dim.', '{C} hid in {hero’s} sleeve.'],
    old: [
      '{C} had dimmed to about the strength of a match.',
      '“From above,” whispered {c}, “this looked much easier.”',
    ],
  },
  quiet: {
    young: ['{C} glowed in {hero’s} hands.', 'A small warm light stayed near.'],
    old: [
      '{C} settled in {his} two hands and glowed, and that was all.',
      '“I’ve shone on you before, you know,” said {c}. “On bad nights. You just weren’t looking.”',
    ],
  },
};

export const butterfly: Companion = {
  creature: 'butterfly',
  name: 'Flit',
  kind: 'butterfly',
  character: 'light-hearted, and only lately a caterpillar',
  noises: ['Flutter, flutter!', 'Flip, flap!', 'Sip, sip, flower!', 'Whee, wings!'],
  meet: [
    ['Flutter, flutter! Hello, {c} the {kind}!', 'Yellow wings! It is {c}!'],
    [
      'A {kind} landed on {hero’s} nose. “Are you a flower?” it asked. “No? Never mind. I’m {c}.” ^ It tickled!',
    ],
    [
      '“Look at me!” said somebody. “I’ve got WINGS!” It was a {kind}, and very new. “I’m {c}. This morning I was a caterpillar. I only had feet.” ^ “They’re beautiful,” said {hero}. “I know!” said {c}. “Where can I go with them?”',
    ],
    [
      'Something bumped into {his} ear, said sorry, and bumped into it again. “I’m still getting the hang of these,” said the {kind}. “{C}. I went to bed as one thing and got up as another. Nobody tells you. You just think, I feel a bit tight today.” ^ {hero} held out a finger, and the {kind} sat down on it and breathed. “What’s it like?” {he} asked. {C} considered. “Sudden,” said {c}. “Can I come with you? I’ve still got so much to look at from on top.”',
    ],
  ],
  comic: [
    ['{C} flies left. {C} flies right. Bonk!', 'Wobble, wobble! {C} lands on a dog.'],
    [
      '“I can fly straight,” said {c}, and flew up, down, and round and round. ^ “Was that straight?” asked {c}. “It was pretty,” said {hero}.',
    ],
    [
      '“Wait,” said {c}. “I just need to walk this bit.” And the {kind} folded both wings and set off along {spot}, on foot. ^ “Old habits,” said {c}, rather red. “Sometimes I still eat a leaf, when nobody’s looking.”',
    ],
    [
      'It was the corner that did it. {C} flew into {spot}, said “Pardon,” turned round and flew into it from the other side. “It’s the steering,” the {kind} explained, hanging upside down from a twig. “As a caterpillar I never went fast enough to need any.” ^ {hero} showed {c} how {he} did it on {his} bicycle. You look where you want to go, and not at the thing you’re afraid of hitting. {C} tried. There was a soft bonk. “I looked at the view,” said {c}.',
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

export const frog: Companion = {
  creature: 'frog',
  name: 'Hopscotch',
  kind: 'frog',
  character: 'springy, proud, and a terrible singer',
  noises: ['Ribbit, ribbit!', 'Boing, boing!', 'Plop!', 'Croak, croak!'],
  meet: [
    ['Boing! A green {kind}! Hello, {c}!', 'Ribbit, ribbit. It is {c}!'],
    [
      'Boing! Something green jumped on {hero’s} head. “Nice view,” said the {kind}. “I’m {c}. Ribbit!” ^ And there {c} stayed.',
    ],
    [
      '“Ribbit,” sang somebody under the tap, with feeling. “Ribbit, ribbit, RIBB.” The {kind} saw {hero} and bowed. “{C}. Singer. I’m on tour.” ^ “It was very,” said {hero}, “green.” {C} had never been so moved.',
    ],
    [
      'It was the worst singing {hero} had ever heard. It came out of the watering can. “Thank you, thank you,” said the {kind} inside, when it was over. “{C}. You may have heard of me.” {hero} thought that quite likely, at that volume. ^ “I’m looking for a larger stage,” said {c}, hopping on to the spout. “I’ve outgrown the can. Where are you off to? Is there an echo?” There was, {hero} believed. “Then I’m your {kind},” said {c}.',
    ],
  ],
  comic: [
    ['{C} hops. Boing! Boing! Splat! Oops.', '“Ribbit!” sings {c}. Cover your ears!'],
    [
      '“Watch my big jump!” said {c}. Boing! Splat. It was a tree. ^ “That was the small one,” said {c}.',
    ],
    [
      '“I’ll sing to keep our spirits up,” said {c}. At the first note a cloud went over the sun. At the second, a bird packed a bag. ^ “They’re leaving,” said {c}, “to tell their friends.” {hero} did not have the heart to explain.',
    ],
    [
      'There was an echo at {spot}, and {c} found it. “Ribbit,” sang the {kind}. “Ribbit,” sang the echo. {C} turned quite pale green. “That voice,” said {c}. “Who is it? It’s magnificent.” ^ There was no moving {c} after that. They sang to each other for a quarter of an hour, and every single time the echo had the last word. “A great artist,” said the {kind}, wiping an eye. “And so modest. Never once came out to bow.”',
    ],
  ],
  happy: {
    young: ['Boing! went {c}.', '“Ribbit!” sang {c}.'],
    old: [
      '{C} hopped over nothing in particular, and looked back to see if anyone had noticed.',
      '{C} sang a short song, and it felt longer.',
      '{C} wore a buttercup as a hat.',
    ],
  },
  worried: {
    young: ['{C} gulped. Gulp!', '“Rib,” said {c}. No “bit”.'],
    old: ['{C} gulped, all the way down.', '{C} opened that big mouth, and not a note came out.'],
  },
  quiet: {
    young: ['{C} sat still and small.', 'A cool little hand held on.'],
    old: [
      '{C} sat on {hero’s} knee and, as a mark of respect, did not sing.',
      'A small cool hand was laid on {hero’s}.',
    ],
  },
};
