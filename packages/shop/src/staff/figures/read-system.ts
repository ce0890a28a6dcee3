import type { HEALTHS, SystemStatus } from '@bramblebook/contract/staff-dashboard-api';
import { and, desc, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { pagePictures } from '../../database/schema/books.ts';
import { outbox } from '../../database/schema/messages.ts';
import { orders, paymentEvents } from '../../database/schema/orders.ts';
import type { Shop } from '../../shop.ts';
import { readServices } from './read-services.ts';

type Health = (typeof HEALTHS)[number];
type Part = SystemStatus['parts'][number];
interface Found {
  readonly health: Health;
  readonly sentence: string;
}

const rowCount = sql<number>`count(*)::integer`;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A database that takes longer to answer one row makes everything slow. */
const SLOW_ANSWER_MS = 500;
/** A job that waits longer than this is not being taken. */
const STUCK_MINUTES = 5;
const PAINT_STUCK_MINUTES = 30;

const ok = (sentence: string): Found => ({ health: 'online', sentence });
const ago = (shop: Shop, ms: number): Date => new Date(shop.clock.now().getTime() - ms);

const checkDatabase = async ({ db }: Shop): Promise<Found> => {
  const start = performance.now();
  const { rows } = await db.execute<{ trigrams: boolean }>(
    sql`select exists (select 1 from pg_extension where extname = 'pg_trgm') as trigrams`,
  );
  const ms = Math.round(performance.now() - start);
  if (ms > SLOW_ANSWER_MS) return { health: 'slow', sentence: `It takes ${ms} ms to answer.` };
  return rows[0]?.trigrams
    ? ok(`It answers in ${ms} ms.`)
    : { health: 'slow', sentence: 'The extension pg_trgm is missing, so searching is slow.' };
};

/** Minutes that the oldest job of a queue has been ready for; pg-boss keeps real time. */
const readyFor = async ({ db }: Shop, names: 'all' | 'paint-page') => {
  const { rows } = await db.execute<{ minutes: number; waiting: number }>(sql`
    select coalesce(max(extract(epoch from now() - start_after)) / 60, 0)::double precision as minutes,
      count(*)::integer as waiting
    from pgboss.job
    where state in ('created', 'retry') and start_after <= now()
      and ${names === 'all' ? sql`name <> 'paint-page'` : sql`name = 'paint-page'`}
      and name not like '\\_\\_pgboss%'`);
  return { minutes: Number(rows[0]?.minutes ?? 0), waiting: Number(rows[0]?.waiting ?? 0) };
};

const checkQueue = async (shop: Shop): Promise<Found> => {
  const { minutes, waiting } = await readyFor(shop, 'all');
  if (minutes <= STUCK_MINUTES) return ok('Jobs are taken as they come.');
  return {
    health: minutes > 6 * STUCK_MINUTES ? 'down' : 'slow',
    sentence: `${waiting} jobs wait, the oldest for ${Math.round(minutes)} minutes.`,
  };
};

/** Paid orders that no webhook told of mean that webhooks do not reach the shop. */
const checkPayment = async (shop: Shop): Promise<Found> => {
  const since = ago(shop, 24 * HOUR_MS);
  const [silent] = await shop.db
    .select({ count: rowCount })
    .from(orders)
    .where(
      and(
        gt(orders.paidAt, since),
        lt(orders.paidAt, ago(shop, 5 * MINUTE_MS)),
        sql`not exists (select 1 from payment_events e where e.intent_id = ${orders.paymentIntentId} and e.status = 'succeeded')`,
      ),
    );
  const [last] = await shop.db
    .select({ at: paymentEvents.receivedAt })
    .from(paymentEvents)
    .orderBy(desc(paymentEvents.receivedAt))
    .limit(1);
  const name = shop.payment.name === 'sandbox' ? 'The test provider' : 'Stripe';
  if (silent && silent.count > 0)
    return {
      health: 'slow',
      sentence: `${silent.count} payments of the last day came without a webhook of ${name}.`,
    };
  return ok(
    last
      ? `${name} last reported on ${last.at.toISOString().slice(0, 16).replace('T', ' at ')} UTC.`
      : `${name} has had nothing to report yet.`,
  );
};

const checkMail = async (shop: Shop): Promise<Found> => {
  const [late] = await shop.db
    .select({ count: rowCount })
    .from(outbox)
    .where(
      and(
        isNull(outbox.sentAt),
        gt(outbox.failures, 0),
        lt(outbox.createdAt, ago(shop, MINUTE_MS)),
      ),
    );
  const [sent] = await shop.db
    .select({ count: rowCount })
    .from(outbox)
    .where(and(isNotNull(outbox.sentAt), gt(outbox.sentAt, ago(shop, HOUR_MS))));
  if (!late || late.count === 0) return ok('Messages go out as they are written.');
  return {
    health: sent && sent.count > 0 ? 'slow' : 'down',
    sentence: `${late.count} messages could not be sent yet and are tried again.`,
  };
};

const checkPainter = async (shop: Shop): Promise<Found> => {
  const { minutes, waiting } = await readyFor(shop, 'paint-page');
  const [last] = await shop.db
    .select({ at: sql<string | null>`max(${pagePictures.madeAt})` })
    .from(pagePictures)
    .where(gt(pagePictures.madeAt, ago(shop, PAINT_STUCK_MINUTES * MINUTE_MS)));
  if (minutes <= PAINT_STUCK_MINUTES)
    return ok(
      waiting > 0 ? `${waiting} pages wait to be painted.` : 'No page waits to be painted.',
    );
  return {
    health: last?.at ? 'slow' : 'down',
    sentence: `${waiting} pages wait to be painted, the oldest for ${Math.round(minutes)} minutes.`,
  };
};

const CHECKS: Readonly<Record<Part['part'], (shop: Shop) => Promise<Found>>> = {
  database: checkDatabase,
  queue: checkQueue,
  payment: checkPayment,
  mail: checkMail,
  painter: checkPainter,
};

const look = async (shop: Shop, part: Part['part']): Promise<Part> => {
  try {
    return { part, ...(await CHECKS[part](shop)) };
  } catch {
    return { part, health: 'down', sentence: 'It does not answer.' };
  }
};

/** How each part of the shop and each outside service does; online only when all are. */
export const readSystem = async (shop: Shop): Promise<SystemStatus> => {
  const names = Object.keys(CHECKS) as Part['part'][];
  const parts = await Promise.all(names.map((part) => look(shop, part)));
  const services = await readServices(shop);
  const healths: Health[] = [...parts, ...services].map(({ health }) => health);
  const worst = healths.includes('slow') ? 'slow' : 'online';
  return { overall: healths.includes('down') ? 'down' : worst, parts, services };
};
