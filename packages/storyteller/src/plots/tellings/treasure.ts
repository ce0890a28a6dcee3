import type { Tellings } from '../further-tellings.ts';

/** Further wordings of “treasure”. */
export const treasureTellings: Tellings = {
  '4-5': {
    want: [
      'Flip, flop! An old, old map fell out of [a book|the cupboard]. There were hills on it. ^ And there was an X. “An X means treasure!” said {hero}.',
    ],
    setOut: [
      '{hero} put on {his} explorer hat. {C} packed [a snack|the snacks]. ^ “Forward!” said {hero}. “{refrain}”',
    ],
    problem: [
      '“First we go to {spot},” read {hero}. But which way was up? ^ {C} said left. {hero} said right. So they went in the middle, and got wet feet.',
    ],
    try0: [
      'Dig, dig, dig, next to {spot}! {refrain} Up came a [worm|root], and then a rusty [tin|fork]. ^ “You can’t spend that,” said {hero}.',
    ],
    try1: [
      'They counted steps. Seven, eight, nine. ^ Then {c} sneezed, and {hero} forgot the number. They ended up nose to nose with {spot}.',
    ],
    try2: [
      '“Ask somebody,” said {c}. So they asked a [snail|beetle]. It thought for a long, long time. ^ “No,” it said. By then it was past lunch.',
    ],
    try3: [
      'They climbed up on {spot} to look for a big X. ^ They saw grass and sky and one surprised [bird|goat]. But no X at all.',
    ],
    turn: [
      'Whoosh! The wind took the map and dropped it on {his} head. When {hero} looked up, {he} saw it from below. ^ “It’s the other way round!” {he} cried.',
    ],
    turnDeepens: [
      'Everything was back to front! So they turned round and marched. ^ Past {spot}! Past {spot}! Now the map was right every time.',
    ],
    lowPoint: [
      'Clonk! A chest! {hero} tugged. {C} tugged. They tugged until they fell over. ^ It stayed shut. “So near,” said {hero}, and a tear dropped on the lid.',
    ],
    spark: [
      'What was that, scratched on the side? A tiny hand. And on the other side, one more! ^ “It needs two of us,” said {hero}. “At the same time!”',
    ],
    deed: [
      '{hero} put one hand on the left mark. {C} leaned on the right one. “Wait for it,” said {hero}. “{refrain}” ^ And, push!',
    ],
    deedHolds: [
      'The chest gave a yawn and opened up. No gold! ^ There were buttons and bells and a tiny tin duck. On a card stood, “Take one. Leave one.”',
    ],
    solved: [
      '{hero} picked the tin duck. Then {he} put in {his} lucky [stone|shell], for the next one who came. ^ “This is the best sort of treasure,” {he} said.',
    ],
    home: [
      'Back home, the map went back where it came from. {hero} patted it. ^ “Somebody will find you,” {he} whispered. “I hope they hold you wrong, too.”',
    ],
  },
};
