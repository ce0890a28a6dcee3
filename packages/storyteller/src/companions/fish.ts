import type { Companion } from './companion.ts';

export const fish: Companion = {
  creature: 'fish',
  name: 'Glimmer',
  kind: 'fish',
  character: 'forgets everything, except friends',
  noises: ['Blub, blub!', 'Swish, swish!', 'Pop goes a bubble!', 'Wiggle, wiggle!'],
  meet: [
    [
      'Blub! A {kind} in a bubble! Hello, {c}!',
      'Swish, swish! It is {c}!',
      'Plip, plop! A bubble! Who’s inside? Hello, {c}!',
    ],
    [
      'Something shiny floated over the gate, in a round bubble of water. “Hello! I’m {c},” said the {kind}. “Have we met?” ^ They had not.',
      'Plop! A bubble bumped into {hero’s} nose. ^ “I had something to tell you,” said the {kind} inside. “Was it hello?” asked {hero}. “No. It was {c}. That’s me!”',
    ],
    [
      'A bubble the size of a football came floating down the path, and in it swam a {kind}. ^ “Good morning! I’m {c}. I forget things. Have I told you that I forget things?” “Not yet,” said {hero}. “Good,” said {c}. “Let’s be friends before I forget.”',
      '“I’ve come for the thing,” said a {kind} in a bubble, by the letter box. “Which thing?” asked {hero}. “You know. With the thingummy.” {hero} held up a ball, a boot and a bun. It was none of them. ^ Then {he} smiled. “THAT’S it!” cried the {kind}. “I’m {c}. I knew that I’d know it!”',
    ],
    [
      'A large bubble of water was drifting along at about the height of {hero’s} nose. Inside it a {kind} was reading a very small list. “Ah,” said the {kind}. “Are you number three, Somebody Nice?” ^ {hero} said that {he} hoped so. “{C},” said the {kind}, ticking it off. “I write everything down, as I forget it otherwise. Next comes number four, Go With Them. Shall we?”',
      'The {kind} in the bubble had a knot in one fin. “It’s to remind me of something,” said the {kind}. “I’ve been up and down this street for days, asking. It isn’t bread. It isn’t the date. {C}, I believe.” ^ A knot in the fin can’t be comfortable, so {hero} reached in and undid it. There was a very small note inside. “Find somebody,” {he} read, “who helps without being asked.” They gazed at each other through the water. “Oh, it was YOU,” said {c}. “What a good place to keep it.”',
    ],
  ],
  comic: [
    [
      '{C} asks, “Who are you?” It’s me, {hero}!',
      'Bump! The bubble bounces. Boing, boing!',
      '“Tag! You’re it!” “Who’s it?” asks {c}. Blub!',
    ],
    [
      '“Where are we going?” asked {c}. {hero} told {c}. “Lovely!” ^ “Wait,” said {c}. “Where is it we are going?”',
      '“I’ve lost my bubble!” cried {c}, and swam in a ring. ^ “I had it just now! Help me look!” “You’re in it,” said {hero}.',
      'Knock, knock, went {c} on the bubble. “Yes? Who is it?” asked {hero}. ^ {C} swam round twice. “I hoped you’d know,” said {c}.',
    ],
    [
      'The bubble had bounced into {spot} and got stuck. ^ “Don’t panic,” said {c}. “I’ve a plan. It begins with a B.” “Backwards?” asked {hero}. “Butter? Biscuits?” “No,” said {c}. “It was Bob. You bob.” They bobbed, and it worked. Nobody was more surprised than {c}.',
      '“There’s a monster out there!” said {c}. {hero} pressed {his} face to the bubble, to see better. “It’s got an eye like a dinner plate! It’s WINKING!” ^ {hero} stepped back in alarm. “Gone,” said {c}. “It ran away from you. How brave you are!”',
      '“Surprise!” cried {c} at {spot}, and threw some pondweed in the air. “Many happy returns!” {hero} explained that it wasn’t {his} birthday. “Surprise!” cried {c}, throwing the same pondweed. ^ The fifth time {hero} said thank you, and blew out a leaf. “Who told you?” asked {c}, delighted.',
    ],
    [
      '“We need the red leaf,” said {c}, firmly, in the middle of everything. {hero} stopped. “What for?” “I don’t know. But it’s on the list.” ^ They hunted for a red leaf all round {spot}. They found one at last, and {c} looked at it for some time from various sides. “It isn’t on our list,” said the {kind}. “This is somebody else’s list. I wondered why it said Feed the Hamster.”',
      '{C} was to remember the way, so {hero} had put it into a rhyme: left at the stone, then on alone. “Beautiful,” said {c}. “Who wrote it?” By {spot} it had changed a little. “Left with a bone,” recited {c}, “please telephone.” ^ They did as they were told. There was no telephone. “That’ll be in the second verse,” said {c}, and sang one, with a kettle in it. Where the first would have taken them {hero} never learned. By the second, for some reason, they got there in ten minutes.',
      '“I must introduce you to my very best friend,” said {c}. {hero} looked about {him} politely. There was {spot}, and there was nobody else. “This is {hero},” said {c}, pointing with a fin. “We’ve known each other for ages. Nearly since the last bubble!” ^ {hero} shook hands with {himself}, as one must. “How nice to meet me,” {he} said. “You’ll get on,” said {c}, quite overcome. “You’ve so much in common.” It happened three more times before evening, and to be honest {he} never grew tired of it.',
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
