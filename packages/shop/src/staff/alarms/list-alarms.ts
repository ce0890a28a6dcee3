import { formatCents } from '@bramblebook/contract/money';
import type { AlarmKind, StaffAlarm } from '@bramblebook/contract/staff-alarm-api';
import { and, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { staffAlarms } from '../../database/schema/alarms.ts';
import type { Shop } from '../../shop.ts';

type Row = typeof staffAlarms.$inferSelect;

/** Most that are shown at once. */
const SHOWN = 20;

const SENTENCES: Readonly<Record<AlarmKind, (row: Row) => string>> = {
  refund_failed: ({ cents }) =>
    `A refund of ${formatCents(cents ?? 0)} failed at the provider: the money is with the shop again. Please give it back another way.`,
  refund_elsewhere: ({ cents }) =>
    `${formatCents(cents ?? 0)} of an order went back at the provider itself, so that its page still counts them. Please cancel here what is not to be made, and give money back on the order’s page.`,
  bank_claim: ({ cents }) =>
    `The customer’s bank claims ${formatCents(cents ?? 0)} back. Please answer at the provider before the time is over.`,
  not_me: () =>
    'Somebody said “this was not me” of an address of this account. Nothing is sent there any more.',
  address_dead: () =>
    'Messages to an address of this customer do not arrive, so nothing more is sent there. Say that it was seen to once the address works again.',
  print_stopped: () =>
    'The printing house does not print an order as it is. Its page says why; mend that and send it again, or refund it.',
  print_unpaid: () =>
    'The printing house waits for its money before it prints. Please see to the payment there.',
  money_does_not_fit: ({ cents }) =>
    `${formatCents(cents ?? 0)} came that do not fit their order. Please apply them to it or give them back.`,
  money_without_order: ({ cents }) =>
    `${formatCents(cents ?? 0)} came for an order that we do not have. Please give them back at the provider, unless they are another shop’s.`,
  paid_book_failed: () =>
    'A book that is paid for could not be made. Please look at it among the books in trouble and have it tried again.',
  model_unpriced: ({ model }) =>
    `${model ?? 'A model'} has no price in AI_MODEL_FACTS, so nobody knows what it costs.`,
  // It is about a model and its last day, `model_retires:openai:name:2027-06-30`.
  model_retires: ({ model, about }) =>
    `The maker of ${model ?? 'a model'} switches it off on ${about.slice(-'2027-06-30'.length)}. Please set up another one before; without it the shop tells its own stories.`,
};

const aboutOf = ({ orderId, userId }: Row): StaffAlarm['about'] => {
  if (orderId !== null) return { kind: 'order', id: orderId };
  return userId === null ? null : { kind: 'customer', id: userId };
};

const present = (row: Row): StaffAlarm => ({
  id: row.id,
  kind: row.kind,
  at: row.at.toISOString(),
  sentence: SENTENCES[row.kind](row),
  about: aboutOf(row),
});

const openOnes = async (db: Queryable, which?: SQL): Promise<StaffAlarm[]> => {
  const rows = await db
    .select()
    .from(staffAlarms)
    .where(and(isNull(staffAlarms.seenAt), which))
    .orderBy(desc(staffAlarms.at), staffAlarms.id)
    .limit(SHOWN);
  return rows.map(present);
};

/** What waits for somebody's eyes, the newest first, and how many there are. */
export const listAlarms = async ({ db }: Pick<Shop, 'db'>) => ({
  alarms: await openOnes(db),
  total: await db.$count(staffAlarms, isNull(staffAlarms.seenAt)),
});

/** What of a customer waits for somebody's eyes. */
export const alarmsOfCustomer = (db: Queryable, userId: string): Promise<StaffAlarm[]> =>
  openOnes(db, eq(staffAlarms.userId, userId));
