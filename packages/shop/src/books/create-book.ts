import { randomInt } from 'node:crypto';
import type { NewBook } from '@bramblebook/contract/book';
import { PHOTO_CONSENT } from '@bramblebook/contract/consent-wording';
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import { DEFAULT_ART_STYLE, DEFAULT_READING_AGE } from '@bramblebook/contract/reading';
import type { Refused } from '@bramblebook/contract/refusals';
import { and, eq, gt, or, sql } from 'drizzle-orm';
import { recordPhotoConsent } from '../accounts/record-consents.ts';
import { allOrNothing } from '../database/all-or-nothing.ts';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/open-database.ts';
import { users } from '../database/schema/accounts.ts';
import { books } from '../database/schema/books.ts';
import { photos } from '../database/schema/photos.ts';
import { countTry } from '../limits/count-tries.ts';
import { claimPhoto } from '../photos/claim-photo.ts';
import { erasePhotos } from '../photos/erase-photos.ts';
import { photoFromUrl } from '../photos/photo-from-url.ts';
import { withBodyOf } from '../shelf/body-of-looks.ts';
import type { Shop } from '../shop.ts';
import { parentActor } from '../states/actor.ts';
import { logState } from '../states/state-log.ts';
import { queueNextSteps } from '../steps/next-steps.ts';
import { allowedIdea } from './allowed-idea.ts';
import { fillLooks } from './default-looks.ts';

const SEEDS = 2 ** 31;
/** The same wish again within this time is the same click, or its repetition by a weak network. */
const DOUBLE_CLICK_MS = 10_000;

/** Who makes a book: the parent, and the visitor they were before they signed in. */
export interface Creator {
  readonly id: string;
  readonly visitor: string | null;
}

/** A wish whose photo is there, as it is written down. */
interface Wish {
  readonly user: Creator;
  readonly wish: NewBook;
  readonly photoId: string;
  readonly now: Date;
}

/**
 * The book that the same photo and the same words made a moment ago. A photo that came inside
 * the wish is another row at every click, and known by its bytes.
 */
const findTwin = async (
  tx: Transaction,
  { user, wish, photoId, now }: Wish,
): Promise<string | null> => {
  const outline = wish.outline ? JSON.stringify(wish.outline) : null;
  const hash = tx.select({ hash: photos.sourceHash }).from(photos).where(eq(photos.id, photoId));
  const [twin] = await tx
    .select({ id: books.id })
    .from(books)
    .innerJoin(photos, eq(photos.id, books.photoId))
    .where(
      and(
        eq(books.userId, user.id),
        or(eq(books.photoId, photoId), eq(photos.sourceHash, hash)),
        eq(books.childName, wish.childName),
        eq(books.childGender, wish.childGender),
        eq(books.storyDescription, wish.storyDescription),
        eq(books.parentMessage, wish.parentMessage),
        eq(books.readingAge, wish.readingAge ?? DEFAULT_READING_AGE),
        eq(books.artStyle, wish.artStyle ?? DEFAULT_ART_STYLE),
        sql`${books.outline} is not distinct from ${outline}::jsonb`,
        gt(books.createdAt, new Date(now.getTime() - DOUBLE_CLICK_MS)),
      ),
    );
  return twin?.id ?? null;
};

/** Writes the book down and has its story told. */
const beginBook = async (
  shop: Shop,
  tx: Transaction,
  { user, wish, photoId, now }: Wish,
  suggestedLooks: Partial<HeroLooks>,
): Promise<string> => {
  const { childName, childGender, storyDescription, parentMessage } = wish;
  const id = newId('book');
  const seed = randomInt(SEEDS);
  const hasPhotoConsent = shop.painterModel !== null && wish.photoConsent === true;
  const row = {
    id,
    userId: user.id,
    photoId,
    childName,
    childGender,
    storyDescription,
    outline: wish.outline ?? null,
    parentMessage,
    seed,
    readingAge: wish.readingAge ?? DEFAULT_READING_AGE,
    artStyle: wish.artStyle ?? DEFAULT_ART_STYLE,
    looks: withBodyOf(fillLooks(suggestedLooks, childGender, seed), {
      childName,
      idea: storyDescription,
    }),
    // Only where a model paints is there anything to allow.
    ...(hasPhotoConsent && { photoConsentAt: now, photoConsentWording: PHOTO_CONSENT.version }),
    status: 'generating' as const,
    createdAt: now,
    lastActiveAt: now,
  };
  const [book] = await tx.insert(books).values(row).returning();
  if (!book) throw new Error(`book ${id} was not written`);
  if (hasPhotoConsent) await recordPhotoConsent(tx, user.id, true, now);
  const begun = { from: null, to: 'generating', at: now, actor: parentActor(user) };
  await logState(tx, { kind: 'book', id }, begun);
  await queueNextSteps(shop, tx, book);
  return id;
};

/** Counts a try to make a book, before anything of the wish is read; refuses too many. */
export const admitBook = (
  shop: Shop,
  user: { readonly id: string },
): Promise<{ ok: true } | Refused> => countTry(shop, 'createBook', user.id);

/**
 * Makes a book of a parent's wishes and has its preview made. Refuses what the content
 * rules can see at once (`content_refused`, with the reason) and a `photoUrl` that is
 * no upload of theirs and no picture, and with 429 the thirty-first book of a day. `photoInside` is
 * the picture of a data address of which only the head is left in the wish.
 */
export const createBook = async (
  shop: Shop,
  user: Creator,
  wish: NewBook,
  photoInside?: Uint8Array<ArrayBuffer>,
): Promise<{ ok: true; bookId: string } | Refused> => {
  const allowed = allowedIdea(wish);
  if (!allowed.ok) return allowed;
  const owner = { userId: user.id, visitor: user.visitor };
  const photo = await photoFromUrl(shop, owner, wish.photoUrl, photoInside);
  if (!photo.ok) return photo;

  const { photoId } = photo;
  const now = shop.clock.now();
  const made = await allOrNothing(shop.db, async (tx) => {
    // Of two clicks at once the second waits here, and finds the first one's book.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
    const asked = { user, wish, photoId, now };
    const twin = await findTwin(tx, asked);
    if (twin !== null) return { ok: true as const, bookId: twin, isTwin: true };
    const claimed = await claimPhoto(tx, owner, photoId, now);
    if (!claimed.ok) return claimed;
    const looks = claimed.photo.suggestedLooks ?? {};
    const allowance = await countTry(shop, 'newBook', user.id, tx);
    if (!allowance.ok) return allowance;
    const bookId = await beginBook(shop, tx, asked, looks);
    return { ok: true as const, bookId, isTwin: false };
  });
  // What came inside a wish that made no book of its own is not kept for a day.
  const isLeftOver = wish.photoUrl.startsWith('data:') && !(made.ok && !made.isTwin);
  if (isLeftOver) await erasePhotos(shop, [photoId]);
  return made;
};
