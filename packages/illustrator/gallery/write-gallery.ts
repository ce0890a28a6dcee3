import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CREATURES } from '@bramblebook/contract/creature-vocabulary';
import { SETTINGS } from '@bramblebook/contract/picture-vocabulary';
import { ART_STYLES, type ArtStyle, type ReadingAge } from '@bramblebook/contract/reading';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import { freeCanvas } from '../src/paint/scratch.ts';
import { paintPage } from '../src/paint-page.ts';
import { paintPortrait } from '../src/paint-portrait.ts';
import { planBook } from '../src/plan-book.ts';
import { coatsSheet } from './coats-sheet.ts';
import { randomLooks } from './random-story.ts';
import { sampleStory } from './sample-story.ts';
import {
  creaturesSheet,
  facesSheet,
  hairSheet,
  outfitsSheet,
  peopleSheet,
  posesSheet,
  propsSheet,
  settingSheet,
} from './sheets.ts';
import { TEXTURES } from './texture-folder.ts';

/**
 * Writes everything the painter can paint as pictures on one HTML page, to be judged at
 * a glance: `npm run gallery`, then open `.cache/gallery/index.html`.
 */
const OUT = join(import.meta.dirname, '../../../.cache/gallery');
const CREATURES_ON_SHEET = 20;
const sections: { title: string; files: string[] }[] = [];

const save = (title: string, name: string, canvas: Canvas): void => {
  writeFileSync(join(OUT, `${name}.jpg`), canvas.encodeSync('jpeg', 88));
  freeCanvas(canvas);
  const section = sections.find((one) => one.title === title);
  if (section) section.files.push(`${name}.jpg`);
  else sections.push({ title, files: [`${name}.jpg`] });
};

/** All thirty pages of a book, six in a row. */
const DYED = ['cat', 'dog', 'rabbit', 'horse', 'mouse', 'unicorn', 'dragon', 'robot'] as const;

const bookSheet = (seed: number, style: ArtStyle, readingAge: ReadingAge, side: number): Canvas => {
  const plans = planBook({
    story: sampleStory(seed),
    looks: randomLooks(seed),
    readingAge,
    style,
    seed,
  });
  const out = createCanvas(side * 6, side * 5);
  plans.forEach((plan, i) => {
    const page = paintPage(plan, { px: side, textureDir: TEXTURES });
    out.getContext('2d').drawImage(page, (i % 6) * side, Math.floor(i / 6) * side);
    freeCanvas(page);
  });
  return out;
};

const portraitsSheet = (): Canvas => {
  const out = createCanvas(8 * 200, 400);
  for (let i = 0; i < 16; i++) {
    const age = (['2-3', '4-5', '6-8', '9-12'] as const)[i % 4] ?? '4-5';
    const style = ART_STYLES[i % 3] ?? 'gouache';
    const wanted = { looks: randomLooks(i + 70), readingAge: age, style } as const;
    const portrait = paintPortrait(wanted, { px: 200, textureDir: TEXTURES });
    out.getContext('2d').drawImage(portrait, (i % 8) * 200, Math.floor(i / 8) * 200);
    freeCanvas(portrait);
  }
  return out;
};

mkdirSync(OUT, { recursive: true });
const BOOKS: readonly (readonly [number, ArtStyle, ReadingAge])[] = [
  [1, 'gouache', '4-5'],
  [2, 'gouache', '2-3'],
  [3, 'watercolour', '6-8'],
  [4, 'cut-paper', '4-5'],
  [5, 'gouache', '9-12'],
  [6, 'watercolour', '4-5'],
];
for (const [seed, style, age] of BOOKS)
  save('Six whole books', `book-${seed}-${style}`, bookSheet(seed, style, age, 320));
for (const style of ART_STYLES) {
  const plans = planBook({
    story: sampleStory(7),
    looks: randomLooks(7),
    readingAge: '4-5',
    style,
    seed: 7,
  });
  const page = plans[7];
  if (page)
    save(
      'One page in three styles',
      `style-${style}`,
      paintPage(page, { px: 900, textureDir: TEXTURES }),
    );
}
save('Portraits for the looks editor', 'portraits', portraitsSheet());
save('Poses', 'poses-small', posesSheet('small', {}, TEXTURES));
save(
  'Poses',
  'poses-middle',
  posesSheet(
    'middle',
    { hairStyle: 'afro-puffs', skin: 'cocoa', hairColour: 'black', outfitColour: 'coral' },
    TEXTURES,
  ),
);
save(
  'Poses',
  'poses-big',
  posesSheet(
    'big',
    { hairStyle: 'short', skin: 'peach', glasses: 'round', outfitColour: 'cornflower' },
    TEXTURES,
  ),
);
save(
  'Poses',
  'poses-wheelchair',
  posesSheet('middle', { wheelchair: true, hairStyle: 'ponytail', outfitColour: 'teal' }, TEXTURES),
);
save('Faces', 'faces', facesSheet(TEXTURES));
save('Hair', 'hair', hairSheet(TEXTURES));
save('Outfits', 'outfits', outfitsSheet(TEXTURES));
save('People', 'people', peopleSheet(TEXTURES));
save('Coats that are asked for', 'coats', coatsSheet(DYED, TEXTURES));
for (let from = 0; from < CREATURES.length; from += CREATURES_ON_SHEET)
  save(
    'Creatures',
    `creatures-${from}`,
    creaturesSheet(CREATURES.slice(from, from + CREATURES_ON_SHEET), TEXTURES),
  );
save('Props', 'props', propsSheet(TEXTURES));
for (const setting of SETTINGS)
  save(
    'Settings: five shots by four lights',
    `setting-${setting}`,
    settingSheet(setting, 300, TEXTURES),
  );

const html = sections
  .map(
    ({ title, files }) =>
      `<h2>${title}</h2>\n${files
        .map(
          (file) =>
            `<figure><img loading="lazy" src="${file}" alt=""><figcaption>${file.replace('.jpg', '')}</figcaption></figure>`,
        )
        .join('\n')}`,
  )
  .join('\n');
writeFileSync(
  join(OUT, 'index.html'),
  `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>The painter's gallery</title>\n<style>body{font:16px/1.5 system-ui;margin:2rem;background:#faf6ee;color:#2b2235}figure{margin:0 0 2rem}img{max-width:100%;height:auto}</style>\n<h1>Everything the painter paints</h1>\n${html}\n</html>\n`,
);
console.log(`wrote ${join(OUT, 'index.html')}`);
