import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import { PICTURE_WIDTHS } from '@bramblebook/contract/settings';
import { filesOfZip } from '@bramblebook/press/testing/files-of-zip';
import sharp, { type Sharp } from 'sharp';
import { ask, must } from './ask.ts';
import { type AttackedShop, withShop } from './attacked-shop.ts';
import type { Row } from './figure.ts';
import { type SeededParent, seedParents } from './seed-parents.ts';

const FORMATS = ['image/webp', 'image/avif,image/webp', '*/*'];
const CORNER = { left: 0, top: 0, width: 200, height: 200 };
/** What a picture's name may be changed to by who wants the clean one. */
const NAMES = ['6-1', '6-1-preview', '6-1.jpg', '6-1-1600', '6-01', '6-1%2e', '6-1-marked'];

/** Whether nothing is written over it: the seeded pages are of one colour. */
const isClean = async (picture: Buffer): Promise<boolean> => {
  const spreadOf = async (one: Sharp): Promise<number> =>
    (await sharp(await one.toBuffer()).stats()).channels[0]?.stdev ?? 0;
  const spreads = await Promise.all([
    spreadOf(sharp(picture)),
    spreadOf(sharp(picture).extract(CORNER)),
  ]);
  return spreads.some((spread) => spread < 1);
};

/** Every picture that a parent, and who has a link of theirs, is given of a book that is not bought. */
const takeAll = async (shop: AttackedShop, mother: SeededParent): Promise<Buffer[]> => {
  const [bookId = ''] = mother.books;
  const book = `/api/books/${bookId}`;
  const { token } = await must<{ token: string }>(
    ask(shop, mother, `${book}/share`, { method: 'POST' }),
  );
  const taken: Buffer[] = [];
  for (const [who, folder] of [
    [mother, `${book}/pictures`],
    [{}, `/api/shared/${token}/pictures`],
  ] as const)
    for (const name of NAMES)
      for (const width of ['', ...PICTURE_WIDTHS.map(String), '99999', '0'])
        for (const accept of FORMATS) {
          const query = width && `?w=${width}`;
          const url = `${folder}/${name}.webp${query}`;
          const { status, bytes } = await ask(shop, who, url, { headers: { accept } });
          if (status === 200) taken.push(bytes);
        }
  const card = await ask(shop, {}, `/api/shared/${token}/card.jpg`);
  const { bytes: zip } = await ask(shop, mother, '/api/me/export');
  const exported = filesOfZip(zip).filter(([name]) => name.startsWith('books/'));
  return [...taken, card.bytes, ...exported.map(([, bytes]) => Buffer.from(bytes))];
};

/** Whole editions, which are drawn from the clean pictures. */
const takeEditions = async (shop: AttackedShop, mother: SeededParent): Promise<Buffer[]> => {
  const taken: Buffer[] = [];
  for (const edition of ['book.pdf', 'book.epub'])
    for (const range of ['', 'bytes=0-99', 'bytes=100000-']) {
      const url = `/api/books/${mother.books[0]}/${edition}`;
      const { status, bytes } = await ask(shop, mother, url, { headers: range ? { range } : {} });
      if (status < 300) taken.push(bytes);
    }
  return taken;
};

/** Row 1: a free account takes every page of a whole preview, by every road there is. */
export const cleanPictures: Row = {
  number: 1,
  attack: 'clean pictures before buying: by export, link, editions, at every width and format',
  measure: () =>
    withShop(
      seedParents([{ books: 1, complete: true, pictures: 'plain' }]),
      async (shop, [mother]) => {
        if (!mother) throw new Error('nobody was seeded');
        const pictures = await takeAll(shop, mother);
        // Where nothing is given nothing is proved.
        if (pictures.length < ALL_PAGES.length) throw new Error('the export gave no pictures');
        const clean: Buffer[] = await takeEditions(shop, mother);
        for (const picture of pictures) if (await isClean(picture)) clean.push(picture);
        const bytes = clean.reduce((sum, { length }) => sum + length, 0);
        return [
          {
            what: `clean pictures that leave, of ${pictures.length} that are given`,
            before: '30 masters',
            now: clean.length,
            unit: '',
            most: 0,
          },
          { what: 'their bytes', before: 'all', now: bytes, unit: 'B', most: 0 },
        ];
      },
    ),
};
