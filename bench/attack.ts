/**
 * Makes the requests again by which the shop was attacked (rows 1 to 8 of what was found), each
 * against a shop of its own as `npm start` runs it, on this machine alone, and prints each figure
 * that the attack named beside what it is now. Memory is what the shop's processes hold together
 * beyond what they held before. Seconds and milliseconds are of this machine and of what else it
 * does. Ends with 1 when a figure is bad. Needs Linux and a built web app; six minutes.
 *
 *     node bench/attack.ts [row…]
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { bigBodies } from './attack/big-bodies.ts';
import { cleanPictures } from './attack/clean-pictures.ts';
import { freeBooks, portraits } from './attack/fair-shares.ts';
import { isFine, lineOf, type Row } from './attack/figure.ts';
import { layouts } from './attack/layouts.ts';
import { readers } from './attack/readers.ts';
import { signals } from './attack/signals.ts';
import { uploads } from './attack/uploads.ts';

const ROWS: readonly Row[] = [
  cleanPictures,
  bigBodies,
  layouts,
  freeBooks,
  portraits,
  readers,
  uploads,
  signals,
];

if (!existsSync(path.join(import.meta.dirname, '../apps/web/dist/index.html'))) {
  console.error('There is no built web app to attack: run `npm run build` first.');
  process.exit(1);
}
const asked = process.argv.slice(2).map(Number);
const chosen = asked.length === 0 ? ROWS : ROWS.filter(({ number }) => asked.includes(number));
let isAllFine = chosen.length > 0;
for (const { number, attack, measure } of chosen) {
  console.log(`\n${number}. ${attack}`);
  for (const figure of await measure()) {
    console.log(lineOf(figure));
    isAllFine &&= isFine(figure);
  }
}
process.exit(isAllFine ? 0 : 1);
