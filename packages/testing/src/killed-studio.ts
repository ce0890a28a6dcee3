/**
 * A shop that makes books, in a process of its own, for tests that kill it: opens the
 * data folder named on the command line, makes a book there unless there is one, opens
 * its full preview, and says every page it has painted.
 */
import { flushCompileCache } from 'node:module';
import path from 'node:path';
import { createBook } from '@bramblebook/shop/books/create-book';
import { openFullPreview } from '@bramblebook/shop/books/open-full-preview';
import { openEmbedded } from '@bramblebook/shop/database/open-database';
import { users } from '@bramblebook/shop/database/schema/accounts';
import { openJobQueue } from '@bramblebook/shop/jobs/open-job-queue';
import { listBooks } from '@bramblebook/shop/shelf/load-book';
import type { Shop } from '@bramblebook/shop/shop';
import { localFileStore } from '@bramblebook/vendors/local-files/local-file-store';
import { mailOutbox } from '@bramblebook/vendors/outbox/mail-outbox';
import { smsOutbox } from '@bramblebook/vendors/outbox/sms-outbox';
import { openSmallStudio, shortenBook, WISH } from './making-shop.ts';
import { TEST_JOBS } from './test-jobs.ts';
import { addParent } from './test-orders.ts';

const [folder = ''] = process.argv.slice(2);
const say = (words: string) => process.stdout.write(`${words}\n`);
const log = { error: (context: object) => say(JSON.stringify(context)), warn() {} };

const { db, link } = await openEmbedded(folder);
const queue = await openJobQueue({ link, jobs: TEST_JOBS, log });
const studio = openSmallStudio();
const clock = { now: () => new Date() };
const outbox = path.join(folder, 'outbox');
const shop = {
  db,
  clock,
  jobs: queue.queue,
  storyteller: studio.storyteller,
  storytellerModel: null,
  painterModel: null,
  painter: {
    ...studio.painter,
    async paint(plan) {
      const painted = await studio.painter.paint(plan);
      say(`painted ${plan.page}.`);
      return painted;
    },
  },
  files: localFileStore(path.join(folder, 'files')),
  mail: mailOutbox({ folder: outbox, from: 'Shop <shop@example.com>', clock }),
  sms: smsOutbox(outbox),
  brand: { name: 'Bramblebook', owner: 'Bramblebook Ltd', supportEmail: 'help@example.com' },
  publicUrl: 'http://127.0.0.1:3000',
} as Shop;

const [known] = await db.select({ id: users.id }).from(users);
const parent = known ?? (await addParent(shop));
if (!known) {
  const made = await createBook(shop, { id: parent.id, visitor: null }, WISH);
  say(made.ok ? `made ${made.bookId}` : made.message);
}
await queue.startWorkers(shop);
// Node writes it down at a process's end, and this one has none that it could know of.
flushCompileCache();
say('open');

const isOpened = new Set<string>();
setInterval(async () => {
  for (const book of await listBooks(shop, parent)) {
    if (book.status === 'preview_ready' && !isOpened.has(book.id)) {
      isOpened.add(book.id);
      await shortenBook(db, book.id);
      await openFullPreview(shop, parent, { bookId: book.id });
    }
    if (book.status === 'preview_ready' && book.progress.made === 30) say('complete');
  }
}, 100);
