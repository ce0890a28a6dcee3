import { idSchema } from '@bramblebook/contract/ids';
import { ORDER_STATES } from '@bramblebook/contract/order-states';
import type { findingSchema } from '@bramblebook/contract/staff-dashboard-api';
import { desc, eq, or } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { users } from '../database/schema/accounts.ts';
import { books } from '../database/schema/books.ts';
import type { Shop } from '../shop.ts';
import { listStaffOrders } from './orders/list-orders.ts';
import { childHolds, customerHolds } from './search-text.ts';

type Finding = z.infer<typeof findingSchema>;

/** Of each kind at most. */
const EACH = 5;

/** What a few letters lead to: orders, customers and books, at most five of each. */
export const findAnything = async (
  shop: Pick<Shop, 'db'>,
  q: string,
): Promise<{ found: Finding[] }> => {
  const { db } = shop;
  const search = q.trim();
  if (search === '') return { found: [] };
  const isId = idSchema.safeParse(search).success;
  const list = await listStaffOrders(shop, { search, pageSize: EACH });
  const customers = await db
    .select({ id: users.id, name: users.parentName, email: users.email })
    .from(users)
    .where(isId ? or(eq(users.id, search), customerHolds(search)) : customerHolds(search))
    .limit(EACH);
  const stories = await db
    .select({ id: books.id, childName: books.childName, title: books.title })
    .from(books)
    .where(isId ? or(eq(books.id, search), childHolds(search)) : childHolds(search))
    .orderBy(desc(books.createdAt))
    .limit(EACH);
  return {
    found: [
      ...list.orders.map(
        ({ id, customerName, status }): Finding => ({
          kind: 'order',
          id,
          title: customerName || id,
          detail: ORDER_STATES[status].label,
        }),
      ),
      ...customers.map(
        ({ id, name, email }): Finding => ({ kind: 'customer', id, title: name, detail: email }),
      ),
      ...stories.map(
        ({ id, childName, title }): Finding => ({
          kind: 'book',
          id,
          title: childName,
          detail: title ?? '',
        }),
      ),
    ],
  };
};
