import type { StaffCustomer } from '@bramblebook/contract/staff-customer-api';
import { desc, eq } from 'drizzle-orm';
import { consentEvents } from '../../database/schema/accounts.ts';
import { books } from '../../database/schema/books.ts';
import { outbox } from '../../database/schema/messages.ts';
import { orders } from '../../database/schema/orders.ts';
import type { Shop } from '../../shop.ts';
import { alarmsOfCustomer } from '../alarms/list-alarms.ts';
import { readCustomerRow } from './list-customers.ts';

/** Everything of one customer for the staff, never a password or a photo; null where there is none. */
export const readStaffCustomer = async (
  { db }: Pick<Shop, 'db'>,
  userId: string,
): Promise<StaffCustomer | null> => {
  const customer = await readCustomerRow(db, userId);
  if (!customer) return null;
  const ownBooks = await db
    .select({
      id: books.id,
      childName: books.childName,
      status: books.status,
      createdAt: books.createdAt,
      photoId: books.photoId,
    })
    .from(books)
    .where(eq(books.userId, userId))
    .orderBy(desc(books.createdAt));
  const ownOrders = await db
    .select()
    .from(orders)
    .where(eq(orders.userId, userId))
    .orderBy(desc(orders.createdAt));
  const consents = await db
    .select()
    .from(consentEvents)
    .where(eq(consentEvents.userId, userId))
    .orderBy(desc(consentEvents.at));
  const messages = await db
    .select({
      id: outbox.id,
      channel: outbox.channel,
      kind: outbox.kind,
      subject: outbox.subject,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      failures: outbox.failures,
      refusal: outbox.refusal,
      deliveredAt: outbox.deliveredAt,
    })
    .from(outbox)
    .where(eq(outbox.userId, userId))
    .orderBy(desc(outbox.createdAt));
  return {
    customer,
    books: ownBooks.map(({ photoId, createdAt, ...book }) => ({
      ...book,
      createdAt: createdAt.toISOString(),
      hasPhoto: photoId !== null,
    })),
    orders: ownOrders.map(({ id, status, totalCents, createdAt }) => ({
      id,
      status,
      totalCents,
      createdAt: createdAt.toISOString(),
    })),
    consents: consents.map(({ kind, given, at, wordingVersion }) => ({
      consent: kind,
      given,
      at: at.toISOString(),
      wording: wordingVersion,
    })),
    messages: messages.map(({ createdAt, sentAt, deliveredAt, ...message }) => ({
      ...message,
      createdAt: createdAt.toISOString(),
      deliveredAt: deliveredAt?.toISOString() ?? null,
      sentAt: sentAt?.toISOString() ?? null,
    })),
    alarms: await alarmsOfCustomer(db, userId),
  };
};
