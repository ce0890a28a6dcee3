import type { Companion } from './companion.ts';

export const monkey: Companion = {
  creature: 'monkey',
  name: 'Pickle',
  kind: 'monkey',
  character: 'full of ideas, most of them bananas',
  noises: ['Ooh-ooh, aah-aah!', 'Swing, swing!', 'Hee, hee, hee!', 'Tickle, tickle!'],
  meet: [
    [
      'Ooh-ooh! Upside down! Hello, {c}!',
      'Swing! Here is {c} the {kind}!',
      'Hee, hee! Who has {hero’s} shoe? {C} has!',
    ],
    [
      'Somebody hung upside down from the tree. “You’re the wrong way up,” said the {kind}. “I’m {c}!” ^ {hero} bent over to look. It was true!',
      '“Swap!” cried a {kind}. {hero’s} hat was gone, and {he} held a banana. ^ {hero} put it on {his} head. “You’re good!” said the {kind}. “I’m {c}.”',
    ],
    [
      'A hat was lifted off {hero’s} head, and put back the other way round. ^ “Better,” said the {kind} in the tree. “I’m {c}. I’ve got eleven ideas and nobody to try them on.” “Are they good ones?” asked {hero}. “One is,” said {c}. “I can’t tell which.”',
      'Somebody had taken the gate to bits. “I wanted to see where the creak comes from,” said the {kind} in the middle. “I’m {c}. It all went back, except for this bit.” ^ {hero} turned it over, and hung it round {c’s} neck on a string. “A medal!” said {c}. “So THAT’S what was wrong with it!”',
    ],
    [
      '“Think fast!” said the tree, and {hero} caught a banana. A {kind} dropped down after it. ^ “{C}. You’ve good hands. I’m collecting people with good hands. So far there’s you.” “What for?” asked {hero}. The {kind} looked surprised. “You don’t start with what for,” said {c}. “You start, and what for turns up later.” It was not what they taught at school. It did, however, sound like more fun.',
      '“Psst! Want to buy an idea?” A {kind} leaned out of the hedge. “I’ve a ladder that only goes down. I’ve a hat for your knee. I’ve soup on a string.” {hero} asked about the soup. “It doesn’t work,” said the {kind} frankly. “{C}. None of them do. But you should see them not working!” ^ {hero} had a sandwich on {him}, and paid with half. “What do I get for it?” {he} asked. {C} ate, looked {him} up and down, and thought. “The biggest one I’ve got,” said {c}. “It’s where I come too.”',
    ],
  ],
  comic: [
    [
      '{C} wears a bucket. Bonk! Hee, hee!',
      'Where is the hat? {C} has it!',
      '{C} drops a banana skin. Slip! Bump! Oops!',
    ],
    [
      '“Idea!” shouted {c}, and jumped into a basket. The basket rolled. ^ “Bad idea!” shouted {c}, all the way down.',
      '“There’s something big on this rope!” said {c}. “Pull, {hero}, pull!” ^ There was. The rope was {c’s} own tail.',
      '“I’ll be good after three,” said {c}, and began to count. ^ “One. Two. Two. Two.” “Three!” said {hero}. “Not YET!” cried {c}.',
    ],
    [
      '“Idea number four,” said {c}, tying a vine to one foot. “We swing.” {C} swung past. {C} swung back. {C} swung past again, more slowly. ^ “How does it stop?” asked {hero}. “That’s idea number five,” said {c}, going by.',
      '“I’ve invented the telescope,” said {c}. It was a banana with both ends bitten off. {hero} put it to {his} eye. “I can’t see {spot},” {he} said. “You’ve got to eat out the middle.” ^ {hero} ate out the middle. Then there was no telescope. “That’s the trouble with science,” said {c}.',
      '“Do what I do,” said {c}. When {c} scratched, {hero} scratched. When {c} hopped, {hero} hopped, and they both made a face at {spot}. Suddenly {c} stopped. “Wait. I’ve forgotten which of us I am.” ^ {hero} rubbed {his} chin, and so did {c}. “That’s no help,” they said.',
    ],
    [
      '“I’ve had an idea,” said {c}, and {hero} sat down, because {he} was beginning to know that voice. It needed a branch, some vine and a coconut. The {kind} bent the branch down, sat on the end and let go. ^ There was a whistling noise. After a while it came back. “It works,” said {c}, from halfway up {spot}. “Only, next time, we ought to decide beforehand where I’m to land.”',
      '“We need a machine,” said {c}. They built it at {spot}, from a branch, a leaky bucket and {hero’s} left shoe. In front hung a banana, to be run after. “Run after by what?” asked {hero}. That was a detail. ^ The bucket tipped, the branch sprang up, and the shoe left in a beautiful curve. When {hero} had hopped after it and hopped back, there was no banana. “It ran perfectly,” said {c}, chewing. “So did you. I’ve never seen so many things run.”',
      '“Idea number nine,” said {c}. “You be me, and I’ll be you.” So {hero} hung by {his} knees from a branch near {spot}. ^ Below, {c} paced up and down, with both hands in pockets that weren’t there. “I’d better be sensible,” said {c}. “Has everyone got a scarf?” “Do I talk like that?” asked {hero}, upside down. It was surprisingly nice up there. Then {c} offered {him} the larger half of something, and said “careful”. It gave them both such a fright that they swapped back.',
    ],
  ],
  happy: {
    young: ['“Hee, hee!” went {c}.', '{C} did a somersault.'],
    old: [
      '{C} turned a somersault, for no reason, and then another, for the same one.',
      '{C} wore a leaf as a moustache and waited for somebody to notice.',
      '“Idea!” said {c}, and forgot it at once.',
    ],
  },
  worried: {
    young: ['{C} held on with all four hands.', '“Ooh,” said {c}, softly.'],
    old: [
      '{C} held on to {hero} with all four hands and a tail.',
      '“No ideas,” said {c}. “Not one.”',
    ],
  },
  quiet: {
    young: ['{C} gave {hero} half a banana.', '{C} hugged {hero’s} leg.'],
    old: [
      '{C} gave {him} the bigger half of a banana, which had never happened before.',
      '{C} hung by {hero’s} side, the right way up for once.',
    ],
  },
};
