import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “great-race”. */
export const greatRaceTellings: Tellings = {
  '4-5': {
    want: [
      'Bump, bump, bump! Down the stairs came the {thing}. Today was race day! ^ “You are not shiny,” {hero} told it, “but you are mine.”',
    ],
    setOut: [
      'On the line stood fast ones and faster ones. And then there were {hero} and {c}. ^ “Ready?” “Steady?” “{refrain}”',
    ],
    problem: [
      'They all whizzed away like [wasps|arrows]. {hero} only got their dust. ^ “Are we last?” asked {c} at {spot}. “We’re the first of the last,” said {hero}.',
    ],
    try0: [
      '“This way is quicker!” said {hero}. Behind {spot} there was a little path. ^ It went down. It went squelch. It ended in a pond with a cross duck in it.',
    ],
    try1: [
      'Down the hill! {hero} did not brake at all. Wheee! ^ But at the bottom was a bend, and the {thing} did not bend. Bump! Hello, {spot}.',
    ],
    try2: [
      '“I will do it like the fast ones,” said {hero}. They put their heads down. So {he} put {his} head down. ^ Then {he} could not see. Bonk!',
    ],
    turn: [
      'Squeak, went the {thing}. “Squeak,” went somebody by {spot}. ^ {hero} stopped. In the grass sat a very small {littleKind}, with one foot stuck.',
    ],
    turnDeepens: [
      'Far away a band began to play. The race was almost over! ^ {hero} looked down the road. {He} looked at {little}. Then {he} knelt down in the dust.',
    ],
    lowPoint: [
      'Snip, tug, free! But the race was gone. And when {hero} picked up the {thing}, something fell off. ^ “Oh,” {he} said, in a very small voice.',
    ],
    spark: [
      '“Wait here,” said {little}, and gave a whistle. Aunts came out of the grass. Uncles came. Forty cousins came! ^ “If we all lift,” said {hero}, “it doesn’t have to roll.”',
    ],
    deed: [
      '{hero} showed everyone where to hold on. Big ones in the middle, little ones round the edge. “Now! {refrain}” ^ And the {thing} went up in the air.',
    ],
    deedHolds: [
      'Here they came! First {hero}, then the {thing}, with eighty feet below it. ^ “{refrain}” The whole crowd jumped up on the chairs to see.',
    ],
    solved: [
      'Over the line they went, last of all. And the band played twice as loud! ^ “Nobody ever finished like that,” said the winner, and gave {hero} the medal.',
    ],
    home: [
      'That night the {thing} stood in the hall, with one leaf stuck to it. ^ “Squeak,” it said softly. {hero} knew just what it meant.',
    ],
  },
};
