import { bookPages, books, pagePictures, pagePlans } from '@bramblebook/shop/database/schema/books';
import { masterKey, screenKey } from '@bramblebook/shop/shelf/book-files';
import {
  addBook,
  addParent,
  JOBS_WITHOUT_PAINTING,
  readOrder,
} from '@bramblebook/testing/test-orders';
import { and, eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orderOf, type PlacedOrder } from '../testing/paid-order.ts';
import { signUp } from '../testing/sign-up.ts';
import { signInStaff } from '../testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

const MINUTE_MS = 60_000;
let opened: TestApp;
let rosa: TestBrowser;
let noor: TestBrowser;
beforeAll(async () => {
  opened = await openTestApp({ jobs: JOBS_WITHOUT_PAINTING });
});
afterAll(() => opened.close());
beforeEach(async () => {
  rosa = (await signInStaff(opened, 'manager')).browser;
  noor = (await signInStaff(opened, 'fulfilment')).browser;
});

const at = ({ bookId }: { bookId: string }, rest = '') => `/api/admin/books/${bookId}${rest}`;
const set = (book: PlacedOrder, body: object, browser = rosa) =>
  browser.ask('PUT', at(book, '/status'), body);
/** An approved order whose approval can no longer be taken back, and staff signed in after that. */
const ready = async (): Promise<PlacedOrder> => {
  const order = await orderOf(opened, ['hardcover'], 'approved');
  opened.advance(31 * MINUTE_MS);
  rosa = (await signInStaff(opened, 'manager')).browser;
  noor = (await signInStaff(opened, 'fulfilment')).browser;
  return order;
};
const list = async (query = '') =>
  (await rosa.ask('GET', `/api/admin/approved-books${query}`)).json();

describe('approved books', () => {
  test('are listed with customer, order and address, and found by name and e-mail', async () => {
    const order = await orderOf(opened, ['hardcover', 'digital'], 'approved');
    for (const search of ['may', order.parent.email, 'ADA BYR', order.bookId]) {
      const found = await list(`?search=${encodeURIComponent(search)}`);
      const row = found.books.find(({ id }: { id: string }) => id === order.bookId);
      expect(row, search).toMatchObject({
        childName: 'Maya',
        customerName: 'Ada Byron',
        customerEmail: order.parent.email,
        customerPhone: order.parent.phone,
        orderId: order.orderId,
        orderFormat: 'hardcover',
        orderQuantity: 1,
        orderPrinted: [{ format: 'hardcover', quantity: 1 }],
        orderAmount: 6800,
        shippingAddress: { city: 'York' },
        status: 'approved_for_printing',
        printMasters: { wanted: 30, made: 0 },
        finalPage1ImageUrl: `/api/books/${order.bookId}/pictures/1-1.webp`,
      });
    }
    const { summary, books: all, total } = await list('?pageSize=200');
    expect(total).toBe(all.length);
    expect(summary.totalBooks).toBe(total);
    const sum = all.reduce(
      (cents: number, { orderAmount }: { orderAmount: number }) => cents + orderAmount,
      0,
    );
    expect(summary.totalRevenue).toBe(sum);
  });

  test('go to the printer and on with their orders, and a step back while nothing has left', async () => {
    const order = await orderOf(opened, ['hardcover'], 'approved');
    expect((await set(order, { status: 'sent_for_printing' })).json()).toMatchObject({
      code: 'approval_still_open',
    });
    opened.advance(30 * MINUTE_MS);
    rosa = (await signInStaff(opened, 'manager')).browser;
    const steps = [
      'sent_for_printing',
      'approved_for_printing',
      'sent_for_printing',
      'printed',
      'sent_for_printing',
      'printed',
    ];
    const { readyForPrint, inProduction, totalBooks } = (await list('')).summary;
    for (const status of steps) {
      expect((await set(order, { status })).json()).toMatchObject({ id: order.bookId, status });
      expect((await readOrder(opened.shop, order.orderId)).status).toBe(status);
      const isBack = status === 'approved_for_printing';
      expect((await list('')).summary, status).toMatchObject({
        totalBooks,
        readyForPrint: isBack ? readyForPrint : readyForPrint - 1,
        inProduction: isBack ? inProduction : inProduction + 1,
      });
    }
    for (const body of [
      { status: 'shipped' },
      { status: 'shipped', trackingNumber: '1Z' },
      { status: 'shipped', trackingUrl: 'https://ups.example/1Z' },
      { status: 'shipped', trackingNumber: '1Z', trackingUrl: 'ups.example/1Z' },
      { status: 'shipped', trackingNumber: '1Z', trackingUrl: 'javascript:alert(1)' },
    ])
      expect((await set(order, body)).statusCode, JSON.stringify(body)).toBe(400);
    const shipped = { trackingNumber: '1Z', trackingUrl: 'https://ups.example/1Z' };
    await set(order, { status: 'shipped', ...shipped });
    expect(await readOrder(opened.shop, order.orderId)).toMatchObject({
      status: 'shipped',
      ...shipped,
    });
    const refused = await set(order, { status: 'printed' });
    expect(refused.json()).toMatchObject({
      code: 'wrong_state',
      message: 'This book is Shipped. From there it can only become Delivered.',
    });
    expect(refused.statusCode).toBe(409);
    expect((await set(order, { status: 'delivered' })).json()).toMatchObject({
      status: 'delivered',
    });
    await opened.finishJobs();
    const mails = opened.mails().filter((mail) => mail.includes(`To: ${order.parent.email}`));
    expect(mails.filter((mail) => mail.includes('The parcel has left'))).toHaveLength(1);
  });

  test('are sent to the printer once by two staff and ten clicks', async () => {
    const order = await ready();
    const [{ version }] = (await list(`?search=${order.bookId}`)).books;
    const click = (browser: TestBrowser, key: string) =>
      set(order, { status: 'sent_for_printing', version, key }, browser);
    const answers = await Promise.all([
      ...Array.from({ length: 5 }, () => click(rosa, 'send-rosa')),
      ...Array.from({ length: 5 }, () => click(noor, 'send-noor')),
    ]);
    const codes = answers.map(({ statusCode }) => statusCode).sort();
    expect(codes).toEqual([200, 200, 200, 200, 200, 409, 409, 409, 409, 409]);
    const late = answers.find(({ statusCode }) => statusCode === 409);
    expect(late?.json()).toMatchObject({
      code: 'changed_meanwhile',
      current: { status: 'sent_for_printing', changed: { what: 'book.status' } },
    });
    const { entries } = (await rosa.ask('GET', `/api/admin/audit?subject=${order.bookId}`)).json();
    expect(entries).toHaveLength(1);
  });

  test('are moved many at once; the rest is named with its reason', async () => {
    const [one, two] = [await ready(), await ready()];
    const open = await orderOf(opened, ['hardcover'], 'approved');
    const answer = await rosa.ask('POST', '/api/admin/books/statuses', {
      bookIds: [one.bookId, two.bookId, open.bookId],
      status: 'sent_for_printing',
    });
    expect(answer.json()).toEqual({
      updated: 2,
      rejected: [
        { bookId: open.bookId, reason: expect.stringContaining('take the approval back') },
      ],
    });
  });

  test('are exported as CSV that no spreadsheet takes for a formula', async () => {
    const order = await orderOf(opened, ['hardcover'], 'approved');
    const change = {
      childName: '=HYPERLINK("x")',
      storyDescription: 'Ein "Igel",\nzwei Füchse 🦊',
    };
    await opened.shop.db.update(books).set(change).where(eq(books.id, order.bookId));
    const answer = await rosa.ask('GET', `/api/admin/approved-books.csv?search=${order.bookId}`);
    const day = opened.shop.clock.now().toISOString().slice(0, 10);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="approved-books-${day}.csv"`,
    );
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(answer.body).toBe(
      `\uFEFFBook ID,Child Name,Customer Name,Customer Email,Story Description,Approved Date,Status\r\n${order.bookId},"'=HYPERLINK(""x"")",Ada Byron,${order.parent.email},"Ein ""Igel"",\nzwei Füchse 🦊",${day},Approved for Printing\r\n`,
    );
  });

  test('give staff, and nobody else, their pictures as a zip of the part that is asked for', async () => {
    const order = await orderOf(opened, ['hardcover'], 'approved');
    for (let page = 1; page <= 30; page++)
      await opened.shop.files.put(
        masterKey({ bookId: order.bookId, page, version: 1 }),
        new TextEncoder().encode(`picture ${page}`),
      );
    for (const [part, first, last] of [
      ['cover', 1, 5],
      ['story', 6, 26],
      ['back', 27, 30],
      ['all', 1, 30],
    ] as const) {
      const answer = await rosa.ask('GET', at(order, `/pages.zip?part=${part}`));
      expect(answer.headers['content-type']).toBe('application/zip');
      const files = unzipSync(new Uint8Array(answer.rawPayload));
      const read = Object.entries(files).map(([name, bytes]) => [
        name,
        new TextDecoder().decode(bytes),
      ]);
      const pages = Array.from({ length: last - first + 1 }, (_, i) => first + i);
      expect(read).toEqual(
        pages.map((page) => [`page-${String(page).padStart(2, '0')}.jpg`, `picture ${page}`]),
      );
    }
    expect(await rosa.ask('GET', at(order, '/pages.zip?part=none'))).toMatchObject({
      statusCode: 400,
    });
  });

  test('give what was approved as a zip, and not what is painted after; before approval what is shown', async () => {
    const paintAnew = async ({ bookId }: PlacedOrder) => {
      const { shop } = opened;
      const [plan] = await shop.db
        .select()
        .from(pagePlans)
        .where(and(eq(pagePlans.bookId, bookId), eq(pagePlans.page, 6)));
      if (!plan) throw new Error('page 6 has no plan');
      await shop.db.insert(pagePlans).values({ ...plan, version: 2 });
      const picture = { bookId, page: 6, version: 2 };
      await shop.db
        .insert(pagePictures)
        .values({ ...picture, masterBytes: 1, madeAt: shop.clock.now() });
      await shop.db
        .update(bookPages)
        .set({ wantedVersion: 2, shownVersion: 2 })
        .where(and(eq(bookPages.bookId, bookId), eq(bookPages.page, 6)));
      for (const version of [1, 2])
        await shop.files.put(
          masterKey({ ...picture, version }),
          new TextEncoder().encode(`version ${version}`),
        );
    };
    const pageSixOf = async (order: PlacedOrder) => {
      await paintAnew(order);
      const answer = await rosa.ask('GET', at(order, '/pages.zip?part=story'));
      return new TextDecoder().decode(unzipSync(new Uint8Array(answer.rawPayload))['page-06.jpg']);
    };
    expect(await pageSixOf(await orderOf(opened, ['hardcover'], 'approved'))).toBe('version 1');
    expect(await pageSixOf(await orderOf(opened, ['hardcover'], 'paid'))).toBe('version 2');
  });

  test('give them as a zip neither to their parent, nor to staff who print nothing', async () => {
    const { browser: parent, user } = await signUp(opened);
    const order = await orderOf(opened, ['hardcover'], 'approved', user);
    const { bookId } = order;
    await opened.shop.files.put(masterKey({ bookId, page: 6, version: 1 }), new Uint8Array([1]));
    const { browser: supporter } = await signInStaff(opened, 'support');
    const answerTo = async (browser: TestBrowser) => {
      const { statusCode, body } = await browser.ask('GET', at(order, '/pages.zip?part=all'));
      return [statusCode, statusCode === 200 ? 'a file' : JSON.parse(body).code];
    };
    expect(await answerTo(opened.newBrowser())).toEqual([401, 'not_signed_in']);
    expect(await answerTo(parent)).toEqual([403, 'not_allowed']);
    expect(await answerTo(supporter)).toEqual([403, 'not_allowed']);
    expect(await answerTo(noor)).toEqual([200, 'a file']);
  });

  test('and any other book show staff clean pictures', async () => {
    const parent = await addParent(opened.shop);
    const bookId = await addBook(opened.shop, parent.id);
    const picture = { bookId, page: 6, version: 1 };
    await opened.shop.files.put(screenKey(picture, 1200, false), new Uint8Array([1, 2, 3]));
    const { book } = (await rosa.ask('GET', at({ bookId }))).json();
    expect(book.finalPage6ImageUrl).toBe(`/api/books/${bookId}/pictures/6-1.webp`);
    expect(await rosa.ask('GET', book.finalPage6ImageUrl)).toMatchObject({ statusCode: 200 });
    expect(await opened.newBrowser().ask('GET', book.finalPage6ImageUrl)).toMatchObject({
      statusCode: 401,
    });
  });
});
