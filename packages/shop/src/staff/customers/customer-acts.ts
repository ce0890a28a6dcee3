import { type Refused, refuse } from '@bramblebook/contract/refusals';
import { eq } from 'drizzle-orm';
import { endOtherSessions } from '../../accounts/sessions.ts';
import { allOrNothing } from '../../database/all-or-nothing.ts';
import { users } from '../../database/schema/accounts.ts';
import { books } from '../../database/schema/books.ts';
import { customerBlocks } from '../../database/schema/staff.ts';
import { photoKey } from '../../photos/store-photo.ts';
import { eraseCustomer } from '../../privacy/erase-account.ts';
import type { Shop } from '../../shop.ts';
import { staffActor } from '../../states/actor.ts';
import { writeAudit } from '../audit.ts';
import type { StaffMember } from '../staff-member.ts';

/** Blocks a customer, who is signed out everywhere and cannot sign in; or lets them in again. Nothing of theirs is lost. */
export const blockCustomer = (
  shop: Shop,
  by: StaffMember,
  asked: { readonly userId: string; readonly isBlocked: boolean; readonly reason: string },
): Promise<{ ok: true } | Refused> =>
  allOrNothing(shop.db, async (tx) => {
    const { userId, isBlocked, reason } = asked;
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) return refuse('not_found');
    const [before] = await tx
      .select()
      .from(customerBlocks)
      .where(eq(customerBlocks.userId, userId));
    if ((before !== undefined) === isBlocked) return { ok: true };
    if (isBlocked) {
      const at = shop.clock.now();
      await tx.insert(customerBlocks).values({ userId, who: by.username, reason, at });
      await endOtherSessions(tx, userId, null);
    } else await tx.delete(customerBlocks).where(eq(customerBlocks.userId, userId));
    await writeAudit(shop, tx, by, {
      what: isBlocked ? 'customer.block' : 'customer.unblock',
      subject: ['customer', userId],
      before: { isBlocked: !isBlocked },
      after: { isBlocked, reason },
    });
    return { ok: true };
  });

/** Erases a customer on request, as they could themselves, but without their password. */
export const eraseByStaff = (
  shop: Shop,
  by: StaffMember,
  { userId, reason }: { readonly userId: string; readonly reason: string },
): Promise<{ ok: true } | Refused> =>
  allOrNothing(shop.db, async (tx) => {
    const [user] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId));
    if (!user) return refuse('not_found');
    await writeAudit(shop, tx, by, {
      what: 'customer.erase',
      subject: ['customer', userId],
      after: { reason },
    });
    const erased = await eraseCustomer(shop, tx, { userId, actor: staffActor(by) });
    return erased.ok
      ? erased
      : refuse('wrong_state', {
          message:
            'An order of this customer is still under way. Please wait until it has arrived, or cancel it first.',
        });
  });

/** The photo of a book; that it was opened is written down first. */
export const openPhoto = async (
  shop: Shop,
  by: StaffMember,
  bookId: string,
): Promise<{ ok: true; bytes: Uint8Array } | Refused> => {
  const photoId = await shop.db.transaction(async (tx) => {
    const [book] = await tx
      .select({ photoId: books.photoId })
      .from(books)
      .where(eq(books.id, bookId));
    if (!book?.photoId) return null;
    await writeAudit(shop, tx, by, { what: 'book.photo', subject: ['book', bookId] });
    return book.photoId;
  });
  const bytes = photoId && (await shop.files.get(photoKey(photoId)));
  return bytes ? { ok: true, bytes } : refuse('photo_not_found');
};
