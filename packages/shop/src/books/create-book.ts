import { randomInt } from 'node:crypto';
import type { NewBook } from '@bramblebook/contract/book';
import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import { DEFAULT_ART_STYLE, DEFAULT_READING_AGE } from '@bramblebook/contract/reading';
import type { Refused } from '@bramblebook/contract/refusals';
import { and, eq, gt } from 'drizzle-orm';
import { allOrNothing } from '../database/all-or-nothing.ts';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/open-database.ts';
import { books } from '../database/schema/books.ts';
import { countTry } from '../limits/count-tries.ts';
import { claimPhoto } from '../photos/claim-photo.ts';
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

/** The book that the same upload and the same words made a moment ago. */
const findTwin = async (
  tx: Transaction,
  { user, wish, photoId, now }: Wish,
): Promise<string | null> => {
  const [twin] = await tx
    .select({ id: books.id })
    .from(books)
    .where(
      and(
        eq(books.userId, user.id),
        eq(books.photoId, photoId),
        eq(books.childName, wish.childName),
        eq(books.childGender, wish.childGender),
        eq(books.storyDescription, wish.storyDescription),
        eq(books.parentMessage, wish.parentMessage),
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
    status: 'generating' as const,
    createdAt: now,
    lastActiveAt: now,
  };
  const [book] = await tx.insert(books).values(row).returning();
  if (!book) throw new Error(`book ${id} was not written`);
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
 * no upload of theirs and no picture, and with 429 the thirty-first book of a day.
 */
export const createBook = async (
  shop: Shop,
  user: Creator,
  wish: NewBook,
): Promise<{ ok: true; bookId: string } | Refused> => {
  const allowed = allowedIdea(wish);
  if (!allowed.ok) return allowed;
  const owner = { userId: user.id, visitor: user.visitor };
  const photo = await photoFromUrl(shop, owner, wish.photoUrl);
  if (!photo.ok) return photo;

  const { photoId } = photo;
  const now = shop.clock.now();
  return allOrNothing(shop.db, async (tx) => {
    const claimed = await claimPhoto(tx, owner, photoId, now);
    if (!claimed.ok) return claimed;
    // Claiming locked the photo: of two clicks at once the second finds the first one's book.
    const asked = { user, wish, photoId, now };
    const looks = claimed.photo.suggestedLooks ?? {};
    const twin = await findTwin(tx, asked);
    if (twin !== null) return { ok: true as const, bookId: twin };
    const allowance = await countTry(shop, 'newBook', user.id, tx);
    if (!allowance.ok) return allowance;
    return { ok: true as const, bookId: await beginBook(shop, tx, asked, looks) };
  });
};
