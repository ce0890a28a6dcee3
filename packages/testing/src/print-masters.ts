import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import { plainPicture } from '@bramblebook/press/testing/plain-picture';
import { readPdf } from '@bramblebook/press/testing/read-pdf';
import { printMasters } from '@bramblebook/shop/database/schema/books';
import { printMasterKey } from '@bramblebook/shop/shelf/book-files';
import type { Shop } from '@bramblebook/shop/shop';

/** Has pictures for the printer stand in the store, `px` wide: 2625 are 300 an inch. */
export const addPrintMasters = async (shop: Shop, bookId: string, px: number): Promise<void> => {
  const picture = await plainPicture(px);
  const madeAt = shop.clock.now();
  for (const page of ALL_PAGES)
    await shop.files.put(printMasterKey({ bookId, page, version: 1 }), picture);
  await shop.db
    .insert(printMasters)
    .values(
      ALL_PAGES.map((page) => ({ bookId, page, version: 1, bytes: picture.byteLength, madeAt })),
    );
};

/** Words of each page of a print file, and its media and trim boxes in whole pt. */
export const readPrintFileBack = (
  pdf: Uint8Array,
): { texts: readonly string[]; boxes: readonly Record<string, number[]>[] } => {
  const { pages, objects } = readPdf(pdf);
  const boxes = [...objects.values()]
    .filter((object) => /\/Type \/Page\b(?!s)/.test(object))
    .map((page) =>
      Object.fromEntries(
        ['MediaBox', 'TrimBox'].map((name) => [
          name,
          (new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(page)?.[1] ?? '')
            .split(' ')
            .map((pt) => Math.round(Number(pt))),
        ]),
      ),
    );
  return { texts: pages, boxes };
};
