import { ALL_PAGES } from '@bramblebook/contract/page-numbers';
import { PRINT_PARTS } from '@bramblebook/contract/preflight-report';
import { documentIdOf } from '@bramblebook/press/print/document-id';
import { plainPicture } from '@bramblebook/press/testing/plain-picture';
import { readPdf } from '@bramblebook/press/testing/read-pdf';
import { printMasters } from '@bramblebook/shop/database/schema/books';
import { printApprovals } from '@bramblebook/shop/database/schema/orders';
import { printFileKey, printMasterKey } from '@bramblebook/shop/shelf/book-files';
import type { Shop } from '@bramblebook/shop/shop';
import { eq } from 'drizzle-orm';

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

/**
 * Has the approved book's print files stand in the store as if they were pressed and had passed
 * their check: what is in them is no PDF.
 */
export const addPrintFiles = async (shop: Shop, orderId: string): Promise<void> => {
  const [approval] = await shop.db
    .select()
    .from(printApprovals)
    .where(eq(printApprovals.orderId, orderId));
  if (!approval) throw new Error(`order ${orderId} is not approved`);
  const { bookId, pictureVersions, layoutHash } = approval;
  const madeAt = shop.clock.now();
  const masters = Object.entries(pictureVersions).map(([page, version]) => ({
    bookId,
    page: Number(page),
    version,
    bytes: 1,
    madeAt,
  }));
  await shop.db.insert(printMasters).values(masters).onConflictDoNothing();
  for (const part of PRINT_PARTS) {
    const id = documentIdOf({ ...approval, profile: shop.printerProfile }, part);
    const report = { ok: true, profile: shop.printerProfile.key, part, layoutHash, checks: [] };
    const file = { fileHash: 'f'.repeat(64), fileBytes: 4 };
    const bytes = new TextEncoder().encode(JSON.stringify({ ...report, ...file }));
    await shop.files.put(printFileKey(bookId, id, 'report.json'), bytes);
    await shop.files.put(printFileKey(bookId, id, 'pdf'), new TextEncoder().encode('%PDF'));
  }
};
