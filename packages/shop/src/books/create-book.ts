import { randomInt } from 'node:crypto';
import type { Book, NewBook } from '@bramblebook/contract/book';
import { DEFAULT_ART_STYLE, DEFAULT_READING_AGE } from '@bramblebook/contract/reading';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { checkBrief } from '@bramblebook/storyteller/check-brief';
import { and, eq, gt } from 'drizzle-orm';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/open-database.ts';
import { books } from '../database/schema/books.ts';
import { countTry } from '../limits/count-tries.ts';
import { claimPhoto } from '../photos/claim-photo.ts';
import { photoFromUrl } from '../photos/photo-from-url.ts';
import { loadBook } from '../shelf/load-book.ts';
import type { Shop } from '../shop.ts';
import { TELL_STORY } from '../steps/page-step.ts';
import { fillLooks } from './default-looks.ts';

const SEEDS = 2 ** 31;
/** The same wish again within this time is the same click, or its repetition by a weak network. */
const DOUBLE_CLICK_MS = 10_000;

/** Who makes a book: the parent, and the visitor they were before they signed in. */
export interface Creator {
  readonly id: string;
  readonly visitor: string | null;
}

/** The book that the same upload and the same words made a moment ago. */
const findTwin = async (
  tx: Transaction,
  userId: string,
  photoId: string,
  { childName, childGender, storyDescription, parentMessage }: NewBook,
  now: Date,
): Promise<string | null> => {
  const [twin] = await tx
    .select({ id: books.id })
    .from(books)
    .where(
      and(
        ...[eq(books.userId, userId), eq(books.photoId, photoId)],
        ...[eq(books.childName, childName), eq(books.childGender, childGender)],
        eq(books.storyDescription, storyDescription),
        eq(books.parentMessage, parentMessage),
        gt(books.createdAt, new Date(now.getTime() - DOUBLE_CLICK_MS)),
      ),
    );
  return twin?.id ?? null;
};

/**
 * Makes a book of a parent's wishes and has its preview made. Refuses what the content
 * rules can see at once (`content_refused`, with the reason) and a `photoUrl` that is
 * no upload of theirs and no picture.
 */
export const createBook = async (
  shop: Shop,
  user: Creator,
  wish: NewBook,
): Promise<{ ok: true; book: Book } | Refused> => {
  const { childName, childGender, storyDescription, parentMessage } = wish;
  const allowed = checkBrief({ childName, idea: storyDescription, parentMessage });
  if (!allowed.ok) return refuse('content_refused', { message: allowed.reason });
  const tried = await countTry(shop, 'createBook', user.id);
  if (!tried.ok) return tried;
  const owner = { userId: user.id, visitor: user.visitor };
  const photo = await photoFromUrl(shop, owner, wish.photoUrl);
  if (!photo.ok) return photo;

  const now = shop.clock.now();
  const seed = randomInt(SEEDS);
  const made = await shop.db.transaction(async (tx) => {
    const claimed = await claimPhoto(tx, owner, photo.photoId, now);
    if (!claimed.ok) return claimed;
    // Claiming locked the photo: of two clicks at once the second finds the first one's book.
    const twin = await findTwin(tx, user.id, photo.photoId, wish, now);
    if (twin) return { ok: true as const, bookId: twin };
    const bookId = newId('book');
    await tx.insert(books).values({
      ...{ id: bookId, userId: user.id, photoId: photo.photoId },
      ...{ childName, childGender, storyDescription, parentMessage, seed },
      readingAge: wish.readingAge ?? DEFAULT_READING_AGE,
      artStyle: wish.artStyle ?? DEFAULT_ART_STYLE,
      looks: fillLooks(claimed.photo.suggestedLooks ?? {}, childGender, seed),
      status: 'generating',
      createdAt: now,
      lastActiveAt: now,
    });
    await shop.jobs.send(TELL_STORY, { bookId }, { tx, singletonKey: bookId });
    return { ok: true as const, bookId };
  });
  if (!made.ok) return made;
  const book = await loadBook(shop.db, user, made.bookId);
  return book ? { ok: true, book } : refuse('book_not_found');
};
