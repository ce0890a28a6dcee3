/**
 * A shop in a process of its own that is killed between the payment provider's answer
 * and its own commit. Arguments: the data folder, and the provider's call after which it
 * dies (`none` lets it live). Orders the only book there is, pays it and settles; says
 * as lines of JSON what it finds before and, where it lives, after.
 */
import { sandboxPayment } from '@bramblebook/vendors/sandbox/sandbox-payment';
import { eq } from 'drizzle-orm';
import { openEmbedded } from '../database/open-database.ts';
import { users } from '../database/schema/accounts.ts';
import { books } from '../database/schema/books.ts';
import { outbox } from '../database/schema/messages.ts';
import { orders } from '../database/schema/orders.ts';
import { sandboxCharges, sandboxIntents } from '../database/schema/sandbox.ts';
import { openJobQueue } from '../jobs/open-job-queue.ts';
import { viewOrder } from '../orders/check-payment.ts';
import { createPaymentIntent } from '../orders/create-payment-intent.ts';
import { sandboxLedger } from '../orders/sandbox-ledger.ts';
import type { SandboxPayment } from '../ports/sandbox-payment.ts';
import type { Shop } from '../shop.ts';
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
