import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { and, eq, inArray, like, ne, or } from 'drizzle-orm';
import type { Transaction } from '../database/open-database.ts';
import { type BookRow, books } from '../database/schema/books.ts';
import { outbox } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';
import { photos } from '../database/schema/photos.ts';
import { staffAudit, staffAuditDetails } from '../database/schema/staff.ts';
import { photoKey } from '../photos/store-photo.ts';
import { bookFolder } from '../shelf/book-files.ts';
import { changeBook } from '../shelf/change-book.ts';
import type { Shop } from '../shop.ts';
import { parentActor } from '../states/actor.ts';
import { eraseBooksFromStateLog } from '../states/state-log.ts';
import { eraseFiles } from './erase-files.ts';
import { hasOrderUnderWay, takeBooksOut } from './loosen-orders.ts';

const SENTENCE =
  'This book is part of an order that is still under way. Please wait until it has arrived, or write to us to cancel it.';

/** Forgets the messages about a book and its orders: they name the child. Gives their ids. */
const forgetMessages = async (
  tx: Transaction,
  userId: string,
  about: readonly string[],
): Promise<string[]> => {
  const rows = await tx
    .delete(outbox)
    .where(and(eq(outbox.userId, userId), or(...about.map((id) => like(outbox.key, `%:${id}:%`)))))
    .returning({ id: outbox.id });
  return rows.map(({ id }) => id);
};

/** Forgets the book's photo, unless another book has the same one. Gives the key of its file. */
const forgetPhoto = async (tx: Transaction, { id, photoId }: BookRow): Promise<string[]> => {
  if (photoId === null) return [];
  await tx.select({ id: photos.id }).from(photos).where(eq(photos.id, photoId)).for('update');
  const isShared = (await tx.$count(books, and(eq(books.photoId, photoId), ne(books.id, id)))) > 0;
  if (isShared) return [];
  await tx.delete(photos).where(eq(photos.id, photoId));
  return [photoKey(photoId)];
};

/**
 * Erases one of a parent's books for good: words, pictures, photo, messages about it, what
 * was approved of it. Its orders stay, without it; a cart with it is cancelled. Refuses with
 * `wrong_state` while an order of it is under way, and `book_not_found` any other book.
 */
export const eraseBook = async (
  shop: Shop,
  user: { readonly id: string },
  { bookId }: { readonly bookId: string },
): Promise<{ ok: true } | Refused> =>
  changeBook<{ ok: true }>(shop, user, bookId, async (tx, book) => {
    const which = eq(orders.bookId, bookId);
    if (await hasOrderUnderWay(tx, which)) return refuse('wrong_state', { message: SENTENCE });
    const actor = parentActor(user);
    const orderIds = await takeBooksOut(shop, tx, { which, actor, reason: 'the book was erased' });
    const messageIds = await forgetMessages(tx, user.id, [
      bookId,
      ...(book.photoId === null ? [] : [book.photoId]),
      ...orderIds,
    ]);
    const photoKeys = await forgetPhoto(tx, book);
    const acts = tx
      .select({ id: staffAudit.id })
      .from(staffAudit)
      .where(eq(staffAudit.subjectId, bookId));
    await tx.delete(staffAuditDetails).where(inArray(staffAuditDetails.auditId, acts));
    await eraseBooksFromStateLog(tx, [bookId]);
    await tx.delete(books).where(eq(books.id, bookId));
    const keys = [bookFolder(bookId), ...photoKeys];
    await shop.jobs.send(eraseFiles, { keys, messageIds }, { tx });
    return { ok: true };
  });
