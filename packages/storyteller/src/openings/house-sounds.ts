import type { YoungAndOld } from '../page-texts.ts';

/** What is always true of a house: it fills a page that plays at home or at its gate. */
export const HOUSE_PEEPS: readonly string[] = [
  'Tick, tock!',
  'Creak, creak!',
  'Hum, hum, hum!',
  'Pitter, patter!',
  'Ding, dong!',
];

/** What is always true of a street: for pages at the gate or wherever a journey begins. */
export const GATE_SIGHTS: YoungAndOld = {
  young: [
    'A window opened. A window shut.',
    'Far off a bell went ding, ding.',
    'Somebody somewhere whistled.',
    'The breeze smelled of toast.',
    'A curtain twitched.',
  ],
  old: [
    'Somewhere a gate squeaked, as it had squeaked for as long as anyone could remember.',
    'A bicycle bell rang, far down the street, and a window was shut.',
    'A curtain twitched, and pretended that it hadn’t.',
    'The breeze smelled of other people’s toast.',
    'A puddle lay waiting for somebody who wasn’t looking.',
    'Far off somebody was whistling the first half of a tune, over and over.',
  ],
};

export const HOUSE_SIGHTS: YoungAndOld = {
  young: [
    'The clock said tick, tock.',
    'The stairs went creak.',
    'A door clicked. A tap dripped.',
    'The kettle hummed to itself.',
    'Somewhere a floorboard giggled.',
    'The house held its breath.',
  ],
  old: [
    'The clock in the hall cleared its throat, as it did before every hour.',
    'Somewhere in the house a tap dripped, thought better of it, and dripped again.',
    'The coats on their hooks stood about like people who have been told to wait.',
    'The third stair creaked, although nobody was standing on it.',
    'The kettle hummed the only tune it knew.',
    'Next door somebody was practising the same four notes, and getting three of them right.',
    'Upstairs a door opened, and closed, and opened again.',
    'A spoon slid off the draining board all by itself.',
    'On the stairs lay one sock, which belonged to nobody.',
    'The letter box rattled, but it was only the breeze.',
  ],
};
