import { createHash } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { paintPage } from '../src/paint-page.ts';

/** Paints the page plan on standard input at 200 px and prints the SHA-256 of its pixels. */
const canvas = paintPage(JSON.parse(await text(process.stdin)), { px: 200 });
const { data } = canvas.getContext('2d').getImageData(0, 0, 200, 200);
process.stdout.write(createHash('sha256').update(data).digest('hex'));
