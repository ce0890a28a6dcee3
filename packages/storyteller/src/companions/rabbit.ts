import type { Companion } from './companion.ts';

export const rabbit: Companion = {
  creature: 'rabbit',
  name: 'Clover',
  kind: 'rabbit',
  character: 'quick, tidy, and always counting',
  noises: ['Hop, hop, hop!', 'Thump, thump!', 'Twitch goes a nose!', 'Nibble, nibble!'],
  meet: [
    [
      'Two ears pop up. Hello, {c} the {kind}!',
      'Hop, hop, hop! Here is {c}!',
      'One, two, hop! Who makes three? It’s {c}!',
    ],
    [
      'Two long ears came up behind the wall. Then came the rest of {c}, a very tidy {kind}. ^ “One, two. Two of us,” counted {c}. “That’s better than one!”',
      '“Hold still, please,” said a {kind}. “You have four buttons, and one of them is open.” ^ Click! “I’m {c},” said the {kind}. “Now you can go.”',
    ],
    [
      '“Seven, eight, nine,” said somebody under the hedge. It was a {kind} counting dandelions. ^ “I’m {c}. I like to know how many there are of things.” “There’s one of me,” said {hero}. “Then I’ll make it two,” said {c}.',
      'A {kind} was sorting the stones by the gate, round ones here, very round ones there. ^ “Don’t breathe on them,” said the {kind}. “I’m {c}.” “What happens when they’re all sorted?” asked {hero}. That quick little nose stopped. “I’d have nothing to do,” said {c}. “Quick, take me with you.”',
    ],
    [
      'Somebody was counting the fence posts, under their breath and at great speed. It was a {kind} with very clean feet. “Forty-one. {C}, pleased to meet you. Are you going far? I ask because somebody ought to count the steps.” ^ {hero} admitted that {he} hadn’t thought of it. “People don’t,” said {c}, and fell in beside {him}. “One. Two. Three.”',
      '“Excuse me, are you odd or even?” asked somebody by the gate. {hero} said that people had called {him} odd, now and then. “Splendid. I’m odd too,” said the {kind}. “{C}. We were nineteen at home, so when they played in pairs there was always one over. I held the list.” ^ {hero} thought of all the games that begin with two. “One odd and one odd,” {he} said slowly, “are even.” The {kind} checked it, once on each ear. “So they are,” said {c}, and had to blow that very clean nose.',
    ],
  ],
  comic: [
    [
      '{C} hops too high. Bonk! Ow, my ears!',
      'Hop, hop, plop! In the puddle.',
      '{C} counts toes. One, two, three. It tickles!',
    ],
    [
      '“It’s exactly nine hops,” said {c}. Hop, hop, hop! ^ The ninth hop ended in a puddle. “Eight,” said {c}. “It was eight.”',
      '“Is everybody here?” asked {c}, and counted. “One. Only ONE! Somebody is lost!” ^ They looked all round {spot}. “You forgot to count yourself,” said {hero}.',
      '{C} always ate a carrot in exactly twenty bites. {hero} took just one. ^ Nineteen! {C} had to lie down for a while.',
    ],
    [
      '“Exactly twelve hops to {spot},” said {c}, and shut both eyes to prove it. Ten. Eleven. Twelve. Splosh. ^ Two wet ears came up. “I counted the puddle as dry land,” said {c}. “It’s the sort of thing that happens in sums.”',
      '“Left foot, right foot, both ears,” said {c}, who was washing. “Chin. Whiskers, twelve. No, wait. Whiskers, ELEVEN!” So they crawled all the way back to {spot}, looking. ^ {hero} found it in the end. It was on the other side of {c’s} face.',
      '{C} never could pass an untidy thing. Near {spot} the {kind} put the pebbles in order, from the smallest to the largest. One of them would not come. {C} pulled. {C} pulled harder. ^ “That’s my toe,” said {hero}. “Then kindly keep it with the others,” said {c}.',
    ],
    [
      'By {spot} the counting went wrong. “Two hundred and six,” {c} was saying, “two hundred and seven,” when somebody asked what the time was, and {c} said, “Four.” ^ There was a terrible silence. “Two hundred and four?” tried {hero}. “Or four?” The {kind} looked back along the whole of the way they had come. It took all {hero’s} skill, and half a sandwich, to prevent {c} from going back to the start.',
      '“I make it six hundred and twelve,” said {c}, at {spot}. “Six hundred and twelve what?” asked {hero}. It appeared that nobody had ever put the question. “It was steps as far as the corner,” said {c} slowly. “Then came some clouds. I’m afraid that I may have mixed in a few daisies.” ^ {hero} said that it was still a very good number. So {c} scratched it into the ground with one toe, that it should not be wasted. As far as anybody knows it is there to this day.',
      '“You count, and I’ll hide,” said {hero}. It was meant kindly, since there was nothing in the world that {c} would rather do. {He} found a splendid place behind {spot} and waited for somebody to shout. {He} waited until {his} left leg had gone to sleep. ^ When {he} hobbled back, there sat the {kind} with both eyes shut, in perfect bliss. “Four thousand and eight,” murmured {c}. “Four thousand and nine. I do wish that people would tell me when to stop.”',
    ],
  ],
  happy: {
    young: ['{C} did a happy hop.', '“One, two, three!” counted {c}.'],
    old: [
      '{C} counted the clouds and found them all present.',
      '{C} hopped twice for every one of {hero’s} steps, and kept a tally.',
      '“That makes nineteen,” said {c}, without saying of what.',
    ],
  },
  worried: {
    young: ['{C’s} nose went very fast.', '{C} forgot to count.'],
    old: [
      '{C’s} nose was going like a small engine.',
      '{C} had stopped counting, which was not a good sign.',
    ],
  },
  quiet: {
    young: ['{C} sat close and soft.', '{C} folded both ears.'],
    old: [
      '{C} leaned against {him}, as soft as a glove.',
      '“One, two,” whispered {c}. “There’s still two of us.”',
    ],
  },
};
