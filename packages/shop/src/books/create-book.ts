import { randomInt } from 'node:crypto';
import type { Book, NewBook } from '@bramblebook/contract/book';
import { DEFAULT_ART_STYLE, DEFAULT_READING_AGE } from '@bramblebook/contract/reading';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { checkBrief } from '@bramblebook/storyteller/check-brief';
import { countTry } from '../accounts/count-tries.ts';
import { newId } from '../database/new-id.ts';
import { books } from '../database/schema/books.ts';
import { TELL_STORY } from '../making/steps.ts';
import { claimPhoto } from '../photos/claim-photo.ts';
import { photoFromUrl } from '../photos/photo-from-url.ts';
import type { Shop } from '../shop.ts';
import { fillLooks } from './default-looks.ts';
import { loadBook } from './load-book.ts';

const SEEDS = 2 ** 31;

/** Who makes a book: the parent, and the visitor they were before they signed in. */
export interface Creator {
  readonly id: string;
  readonly visitor: string | null;
}

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

  const bookId = newId('book');
  const now = shop.clock.now();
  const seed = randomInt(SEEDS);
  const made = await shop.db.transaction(async (tx) => {
    const claimed = await claimPhoto(tx, owner, photo.photoId, now);
    if (!claimed.ok) return claimed;
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
    return { ok: true as const };
  });
  if (!made.ok) return made;
  const book = await loadBook(shop.db, user, bookId);
  return book ? { ok: true, book } : refuse('book_not_found');
};
