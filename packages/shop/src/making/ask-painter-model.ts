import { and, eq, gte, inArray } from 'drizzle-orm';
import type { Queryable } from '../database/open-database.ts';
import { modelCalls } from '../database/schema/model-calls.ts';
import { pagePaintings } from '../database/schema/paintings.ts';
import type { ModelPainting, PageRequest, PainterModel } from '../ports/painter-model.ts';
import { ServiceOutage } from '../ports/service-outage.ts';
import { bookFolder, type PictureId, paintedKey } from '../shelf/book-files.ts';
import { lockBookById } from '../shelf/find-book.ts';
import type { PlannedPicture } from '../shelf/picture-rows.ts';
import type { Shop } from '../shop.ts';
import { stepKey } from '../steps/page-step.ts';
import { requestOf } from './page-request.ts';

/** How often a page's model may be away before the shop's own painter paints: two minutes of the job's tries. */
const MOST_OUTAGES = 6;

/** How often the model was away while this picture was asked for. */
const countOutages = (
  db: Queryable,
  { bookId, page }: PictureId,
  { createdAt }: PlannedPicture,
): Promise<number> =>
  db.$count(
    modelCalls,
    and(
      eq(modelCalls.bookId, bookId),
      eq(modelCalls.page, page),
      inArray(modelCalls.purpose, ['paint_page', 'repair_page']),
      inArray(modelCalls.outcome, ['failed', 'unknown']),
      gte(modelCalls.at, createdAt),
    ),
  );

type PaintingRow = typeof pagePaintings.$inferInsert;
type Outcome = Pick<PaintingRow, 'tries' | 'seed' | 'widthPx' | 'reason' | 'findings' | 'measures'>;

/** What came of a picture, as it is written down. */
const outcomeOf = (painting: ModelPainting): Outcome => {
  if (painting.ok) {
    const { tries, seed, widthPx, findings, measures } = painting.picture;
    return { tries, seed, widthPx, findings, measures };
  }
  const { tries, reason, findings } = painting;
  return { tries, reason, findings };
};

/** Asks, and once the model has been away too often takes that for an answer. */
const askModel = async (
  model: PainterModel,
  request: PageRequest,
  isTooOften: () => Promise<boolean>,
): Promise<{ outcome: Outcome; bytes: Uint8Array | null }> => {
  try {
    const painting = await model.paintPage(request);
    const bytes = painting.ok ? painting.picture.bytes : null;
    return { outcome: outcomeOf(painting), bytes };
  } catch (error) {
    if (!(error instanceof ServiceOutage) || !(await isTooOften())) throw error;
    return { outcome: { tries: 0, reason: 'outage' }, bytes: null };
  }
};

/** What came of asking for this picture before; undefined where it was not asked for. */
const findPainting = async (db: Queryable, { bookId, page, version }: PictureId) => {
  const [row] = await db
    .select({ reason: pagePaintings.reason })
    .from(pagePaintings)
    .where(
      and(
        eq(pagePaintings.bookId, bookId),
        eq(pagePaintings.page, page),
        eq(pagePaintings.version, version),
      ),
    );
  return row;
};

/** The kept picture of a model; null where the shop's own painter painted the page. */
export const keptPainting = async (shop: Shop, picture: PictureId): Promise<Uint8Array | null> => {
  const row = await findPainting(shop.db, picture);
  if (row?.reason !== null) return null;
  const bytes = await shop.files.get(paintedKey(picture));
  if (!bytes) throw new Error(`the model’s picture ${stepKey(picture)} is not in the store`);
  return bytes;
};

/** Keeps the picture, then writes down what came of it. */
const keepPainting = async (shop: Shop, row: PaintingRow, bytes: Uint8Array | null) => {
  if (bytes) await shop.files.put(paintedKey(row), bytes);
  const isGone = await shop.db.transaction(async (tx) => {
    if (!(await lockBookById(tx, row.bookId))) return true;
    await tx.insert(pagePaintings).values(row).onConflictDoNothing();
    return false;
  });
  // Erased while this page was painted: nothing of it may stay.
  if (isGone) await shop.files.eraseAll(bookFolder(row.bookId));
};

/**
 * Has a page painted by the model that is set up, and keeps what it painted; null where the
 * shop's own painter is to paint it: an ornament, a book without sheet, a picture that could
 * not be had. Asked again it asks no model again. Throws while the model is away, until
 * that has been too often.
 */
export const havePagePainted = async (
  shop: Shop,
  picture: PictureId,
  planned: PlannedPicture,
): Promise<Uint8Array | null> => {
  const { db, clock, painterModel: model } = shop;
  if (await findPainting(db, picture)) return keptPainting(shop, picture);
  const asked = model && (await requestOf(shop, picture, planned));
  if (!asked) return null;
  const isTooOften = async () => (await countOutages(db, picture, planned)) > MOST_OUTAGES;
  const { outcome, bytes } = await askModel(model, asked.request, isTooOften);
  const { bookId, page, version } = picture;
  const of = { bookId, page, version, at: clock.now(), model: model.name };
  await keepPainting(shop, { ...of, sheetKey: asked.sheetKey, ...outcome }, bytes);
  return bytes;
};
