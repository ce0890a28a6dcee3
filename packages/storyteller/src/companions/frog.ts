import type { Companion } from './companion.ts';

export const frog: Companion = {
  creature: 'frog',
  name: 'Hopscotch',
  kind: 'frog',
  character: 'springy, proud, and a terrible singer',
  noises: ['Ribbit, ribbit!', 'Boing, boing!', 'Plop!', 'Croak, croak!'],
  meet: [
    [
      'Boing! A green {kind}! Hello, {c}!',
      'Ribbit, ribbit. It is {c}!',
      'Plop! Who jumps out of that boot? {C}!',
    ],
    [
      'Boing! Something green jumped on {hero’s} head. “Nice view,” said the {kind}. “I’m {c}. Ribbit!” ^ And there {c} stayed.',
      '“La, la, RIBBIT!” sang a {kind} inside {hero’s} boot. “Thank you! I’m {c}!” ^ {hero} had not clapped. So {he} clapped.',
    ],
    [
      '“Ribbit,” sang somebody under the tap, with feeling. “Ribbit, ribbit, RIBB.” The {kind} saw {hero} and bowed. ^ “{C}. Singer. I’m on tour.” “It was very,” said {hero}, “green.” {C} had never been so moved.',
      'On the step sat a {kind}, with an upturned hat in front. There was a button in it. “I’m {c},” said the {kind}. “Do I sing, or do I stop? Stopping costs more.” ^ {hero} found a penny. “I’d like some stopping,” {he} said. “Everybody does,” said {c} proudly, and jumped into {his} hood.',
    ],
    [
      'It was the worst singing {hero} had ever heard. It came out of the watering can. “Thank you, thank you,” said the {kind} inside, when it was over. “{C}. You may have heard of me.” {hero} thought that quite likely, at that volume. ^ “I’m looking for a larger stage,” said {c}, hopping on to the spout. “I’ve outgrown the can. Where are you off to? Is there an echo?” There was, {hero} believed. “Then I’m your {kind},” said {c}.',
      'The drainpipe by {hero’s} door had begun to sing. It sang about a pond, in a voice like a chair being dragged. Afterwards three windows were shut. “That’s to keep it in,” said the {kind} who climbed out. “{C}. I also jump. The one goes with the other.” ^ {hero} asked how so. “They throw slippers,” said {c}. “I’ve eleven, all left ones.” Then {hero} spoke of the road ahead, and of the miles and miles where nobody lived at all. {C} laid a cool hand on {own}. “A tour,” breathed {c}.',
    ],
  ],
  comic: [
    [
      '{C} hops. Boing! Boing! Splat! Oops.',
      '“Ribbit!” sings {c}. Cover your ears!',
      'Zip! Out shoots a tongue. Bye-bye, {hero’s} jam!',
    ],
    [
      '“Watch my big jump!” said {c}. Boing! Splat. It was a tree. ^ “That was the small one,” said {c}.',
      '“I can jump right over you, {hero}!” said {c}. Boing! No {c} anywhere. ^ “Nice!” said {hero’s} hood. “Did I land?”',
      '{C} sang so loudly that leaves fell down. “They’re throwing flowers!” said {c}. ^ {hero} threw one too. It was only polite.',
    ],
    [
      '“I’ll sing to keep our spirits up,” said {c}. At the first note a cloud went over the sun. At the second, a bird packed a bag. ^ “They’re leaving,” said {c}, “to tell their friends.” {hero} did not have the heart to explain.',
      '“Silence for the jump,” said {c}. {C} bent both knees. {C} looked at {spot}, and at the sky, and bent a little lower. {hero} did not dare to breathe. {C} bent lower still. ^ “Well?” gasped {hero}. “My legs have gone to sleep,” said {c}. “You may clap for the knees.”',
      '“A singer must look after the throat,” said {c}, and wound {hero’s} scarf round it nine times. After that there was no {kind} to be seen. ^ “Mmf,” sang the scarf, all the way to {spot}. “Mmf, MMMF.” “It’s your best yet,” said {hero}. For once {he} didn’t have to fib.',
    ],
    [
      'There was an echo at {spot}, and {c} found it. “Ribbit,” sang the {kind}. “Ribbit,” sang the echo. {C} turned quite pale green. “That voice,” said {c}. “Who is it? It’s magnificent.” ^ There was no moving {c} after that. They sang to each other for a quarter of an hour, and every single time the echo had the last word. “A great artist,” said the {kind}, wiping an eye. “And so modest. Never once came out to bow.”',
      '“You take the low part,” said {c}. It was a round, about a pond. {hero} came in where {he} was told. Then {c} came in, some way from the tune, like somebody knocking at the wrong house. They sang it as far as {spot} and back. ^ After the sixth time {hero} could no longer hear what was wrong with it. After the ninth {he} was singing it that way {himself}. “Now you’ve got it,” said {c}, wiping both eyes. “You were a bit flat at the start. I didn’t like to say.”',
      'A {kind} must keep wet, for the health, and {c} saw to it in every puddle, bottom first. “Ninety-nine,” said {c}, climbing out near {spot}. “One more would be a record.” They looked about. It was as dry as toast. ^ So {hero} poured the last of {his} water into a hollow stone. It made a puddle as wide as a saucer. {C} walked all round it, to take it in. There was a mighty leap, and a very small plip. “A hundred,” said {c}, not quite steadily. “And somebody built it for me.”',
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
