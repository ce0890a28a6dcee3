/**
 * A shop in a process of its own that is killed between the payment provider's answer
 * and its own commit. Arguments: the data folder, and the provider's call after which it
 * dies (`none` lets it live). Orders the only book there is, pays it and settles; says
 * as lines of JSON what it finds before and, where it lives, after.
 */

import { openEmbedded } from '@bramblebook/shop/database/open-database';
import { users } from '@bramblebook/shop/database/schema/accounts';
import { books } from '@bramblebook/shop/database/schema/books';
import { outbox } from '@bramblebook/shop/database/schema/messages';
import { orders } from '@bramblebook/shop/database/schema/orders';
import { openJobQueue } from '@bramblebook/shop/jobs/open-job-queue';
import { viewOrder } from '@bramblebook/shop/orders/check-payment';
import { createPaymentIntent } from '@bramblebook/shop/orders/create-payment-intent';
import type { SandboxPayment } from '@bramblebook/shop/ports/sandbox-payment';
import type { Shop } from '@bramblebook/shop/shop';
import { sandboxLedger } from '@bramblebook/vendors/sandbox/sandbox-ledger';
import { sandboxPayment } from '@bramblebook/vendors/sandbox/sandbox-payment';
import { sandboxCharges, sandboxIntents } from '@bramblebook/vendors/sandbox/tables';
import { eq } from 'drizzle-orm';
import { addBook, addParent, JOBS_WITHOUT_PAINTING, payWithCard } from './test-orders.ts';

const [folder = '', deadly = ''] = process.argv.slice(2);
const clock = { now: () => new Date() };
const { db, link, close } = await openEmbedded(folder);
const queue = await openJobQueue({
  link,
  jobs: JOBS_WITHOUT_PAINTING,
  log: { error() {}, warn() {} },
  supervised: false,
});

let isArmed = deadly === 'createIntent';
const sandbox = sandboxPayment({
  ledger: sandboxLedger({ db, jobs: queue.queue, clock }),
  clock,
  webhookSecret: 'whsec_of_a_test',
  webhookUrl: () => 'http://127.0.0.1:1/',
});
const payment = new Proxy(sandbox, {
  get(target, name) {
    const call = Reflect.get(target, name);
    if (name !== deadly) return call;
    return async (...given: unknown[]) => {
      const answer = await call.apply(target, given);
      if (isArmed) process.kill(process.pid, 'SIGKILL');
      return answer;
    };
  },
}) as SandboxPayment;
const brand = { name: 'Bramblebook', owner: 'Bramblebook', supportEmail: 'a@example.com' };
const publicUrl = 'http://127.0.0.1:3000';
const shop = { db, jobs: queue.queue, clock, payment, brand, publicUrl } as Partial<Shop> as Shop;

const report = async (): Promise<void> => {
  const found = {
    orders: await db.select().from(orders),
    intents: await db.select().from(sandboxIntents),
    charges: await db.select().from(sandboxCharges),
    messages: await db.select().from(outbox),
  };
  process.stdout.write(`${JSON.stringify(found)}\n`);
};

await report();
const parent = (await db.select().from(users))[0] ?? (await addParent(shop));
const [book] = await db.select().from(books).where(eq(books.userId, parent.id));
const bookId = book?.id ?? (await addBook(shop, parent.id));
const cart = { bookId, items: [{ format: 'digital' as const, quantity: 1 }] };
const ready = await createPaymentIntent(shop, parent, cart);
if (ready.ok) {
  await payWithCard(shop, ready);
  isArmed = true;
  await viewOrder(shop, parent, ready.orderId);
}
await report();
await queue.stop(0);
await close();
