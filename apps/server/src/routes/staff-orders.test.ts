import { JOBS_WITHOUT_PAINTING } from '@bramblebook/testing/test-orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderOf, type PlacedOrder } from '../testing/paid-order.ts';
import { signInStaff } from '../testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

let opened: TestApp;
let rosa: TestBrowser;
let noor: TestBrowser;
beforeAll(async () => {
  opened = await openTestApp({ jobs: JOBS_WITHOUT_PAINTING });
  const address = await opened.app.listen({ host: '127.0.0.1', port: 0 });
  opened.deliverWebhooksTo(`${address}/api/webhooks/sandbox`);
  rosa = (await signInStaff(opened, 'manager')).browser;
  noor = (await signInStaff(opened, 'manager')).browser;
});
afterAll(() => opened.close());

const at = ({ orderId }: Pick<PlacedOrder, 'orderId'>, rest = '') =>
  `/api/admin/orders/${orderId}${rest}`;
const mailsTo = ({ parent }: PlacedOrder) =>
  opened.mails().filter((mail) => mail.includes(`To: ${parent.email}`));

describe('the list of orders', () => {
  test('finds an order by id and by any part of name, e-mail, phone or tracking number', async () => {
    const order = await orderOf(opened, ['hardcover'], 'approved');
    await rosa.ask('PUT', at(order), { trackingNumber: '1ZQX77Y2', carrier: 'UPS' });
    const { email, phone } = order.parent;
    const spoken = `(${phone.slice(2, 5)}) ${phone.slice(5, 8)}-${phone.slice(8)}`;
    for (const search of [
      order.orderId,
      'a byr',
      email.slice(2, 9),
      phone.slice(3),
      spoken,
      'zqx77',
    ]) {
      const found = (
        await rosa.ask('GET', `/api/admin/orders?search=${encodeURIComponent(search)}`)
      ).json();
      const row = found.orders.find(({ id }: { id: string }) => id === order.orderId);
      expect(row, search).toMatchObject({
        customerName: 'Ada Byron',
        customerEmail: email,
        totalAmount: 49,
        status: 'shipped',
        trackingNumber: '1ZQX77Y2',
        carrier: 'UPS',
      });
    }
    const none = (await rosa.ask('GET', '/api/admin/orders?search=%25_%25')).json();
    expect(none).toMatchObject({ orders: [], total: 0 });
  });

  test('what no column and no status is called sorts and filters by nothing', async () => {
    for (const word of ['__proto__', 'constructor', 'toString'])
      for (const list of ['orders', 'customers', 'approved-books']) {
        const sorted = await rosa.ask('GET', `/api/admin/${list}?sort=${word}`);
        expect([list, word, sorted.statusCode]).toEqual([list, word, 200]);
        const filtered = await rosa.ask('GET', `/api/admin/${list}?status=${word}`);
        expect(filtered.statusCode, list).toBeLessThan(500);
      }
  });

  test('filters by status, counts, sorts and pages', async () => {
    await orderOf(opened, ['digital'], 'pending');
    await orderOf(opened, ['digital', 'hardcover']);
    const pending = (await rosa.ask('GET', '/api/admin/orders?status=pending')).json();
    expect(pending.orders.every(({ status }: { status: string }) => status === 'pending')).toBe(
      true,
    );
    expect(pending.total).toBe(pending.counts.pending);
    const all = (await rosa.ask('GET', '/api/admin/orders')).json();
    expect(all.total).toBe(all.counts.all);
    const dear = (
      await rosa.ask('GET', '/api/admin/orders?sort=totalAmount&direction=desc&pageSize=1')
    ).json();
    expect(dear.orders).toMatchObject([{ totalAmount: 68 }]);
    const second = (
      await rosa.ask('GET', '/api/admin/orders?sort=totalAmount&direction=desc&pageSize=1&page=2')
    ).json();
    expect(second.orders[0].id).not.toBe(dear.orders[0].id);
  });

  test.each([
    'page=0',
    'page=x',
    'pageSize=201',
    'pageSize=0',
    'direction=up',
    `search=${'x'.repeat(201)}`,
  ])('refuses %s', async (query) => {
    expect(await rosa.ask('GET', `/api/admin/orders?${query}`)).toMatchObject({ statusCode: 400 });
  });
});

describe('address, notes, messages and views', () => {
  const shipping = {
    name: 'Ada Lovelace',
    address: '2 Mill Lane',
    city: 'York',
    state: 'North Yorkshire',
    zip: 'YO1 7HH',
    country: 'GB',
  };

  test('an address is corrected until the printer has it', async () => {
    const order = await orderOf(opened, ['hardcover'], 'approved');
    const put = (body: object) => rosa.ask('PUT', at(order, '/address'), body);
    expect((await put(shipping)).json()).toMatchObject({
      order: { shippingInfo: shipping },
    });
    expect(await put({ ...shipping, zip: '' })).toMatchObject({ statusCode: 400 });
    expect(await put({ ...shipping, version: 0 })).toMatchObject({ statusCode: 409 });
    await rosa.ask('PUT', at(order), { trackingNumber: '1Z' });
    expect(await put(shipping)).toMatchObject({ statusCode: 409 });
  });

  test('a note is kept, and a message goes out again', async () => {
    const order = await orderOf(opened, ['hardcover']);
    await opened.finishJobs();
    expect(
      (await rosa.ask('POST', at(order, '/notes'), { text: 'Rang twice.' })).json(),
    ).toMatchObject({ notes: [{ text: 'Rang twice.' }] });
    const { messages } = (await rosa.ask('GET', at(order))).json();
    const mail = messages.find(
      ({ kind, channel }: { kind: string; channel: string }) =>
        kind === 'order-confirmed' && channel === 'mail',
    );
    expect(await rosa.ask('POST', at(order, `/messages/${mail.id}/resend`))).toMatchObject({
      statusCode: 200,
    });
    await opened.finishJobs();
    expect(mailsTo(order).filter((sent) => sent.includes('is ordered'))).toHaveLength(2);
    const other = await orderOf(opened, ['hardcover']);
    expect(await rosa.ask('POST', at(other, `/messages/${mail.id}/resend`))).toMatchObject({
      statusCode: 404,
    });
  });

  test('a view is saved for oneself or for all, and nobody loses a change', async () => {
    const view = { name: 'To ship', query: 'status=shipped', isShared: false };
    const mine = (await rosa.ask('POST', '/api/admin/views', view)).json();
    expect(mine).toMatchObject({ ...view, isMine: true, version: 0 });
    const seen = async (browser: TestBrowser) =>
      (await browser.ask('GET', '/api/admin/views'))
        .json()
        .views.map(({ id }: { id: string }) => id);
    expect(await seen(noor)).not.toContain(mine.id);
    const path = `/api/admin/views/${mine.id}`;
    expect(await noor.ask('DELETE', path)).toMatchObject({ statusCode: 404 });
    await rosa.ask('PUT', path, { ...view, isShared: true, version: 0 });
    expect(await seen(noor)).toContain(mine.id);
    expect(
      (await noor.ask('PUT', path, { ...view, isShared: true, version: 0 })).json(),
    ).toMatchObject({
      code: 'changed_meanwhile',
      current: { version: 1, isMine: false },
    });
    expect(await noor.ask('DELETE', path)).toMatchObject({ statusCode: 403 });
    expect(await rosa.ask('DELETE', path)).toMatchObject({ statusCode: 204 });
  });
});

test('an order that is not there is not found', async () => {
  for (const id of ['order_aaaaaaaaaaaaaaaaaaaa', '1', 'null', '%00'])
    expect((await rosa.ask('GET', `/api/admin/orders/${id}`)).statusCode, id).toBe(404);
});
