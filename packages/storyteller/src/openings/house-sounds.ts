import type { YoungAndOld } from '../page-texts.ts';

/** What is always true of a house: it fills a page that plays at home or at its gate. */
export const HOUSE_PEEPS: readonly string[] = [
  'Tick, tock!',
  'Creak, creak!',
  'Hum, hum, hum!',
  'Pitter, patter!',
  'Ding, dong!',
];

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
    'The gate squeaked, as it had squeaked for as long as anyone could remember.',
    'Upstairs a door opened, and closed, and opened again.',
    'A spoon slid off the draining board all by itself.',
    'On the stairs lay one sock, which belonged to nobody.',
    'The letter box rattled, but it was only the breeze.',
    'A bicycle bell rang, far down the street, and a window was shut.',
  ],
};
