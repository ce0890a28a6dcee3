import type { PrintingHouse, PrintOrder } from '@bramblebook/shop/ports/printer';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FakeLulu, startFakeLulu } from '../../../../fakes/lulu/fake-lulu.ts';
import { type CallReport, openVendorLine } from '../line/vendor-line.ts';
import { luluPrinter } from './lulu-printer.ts';
import { readLuluSettings } from './lulu-settings.ts';

let fake: FakeLulu;
let printer: PrintingHouse;
let reports: CallReport[];
let now: Date;

beforeEach(async () => {
  fake = await startFakeLulu();
  reports = [];
  now = new Date();
  const read = readLuluSettings(fake.settings);
  if (!read.ok || !read.settings) throw new Error('the fake is not set up');
  const clock = { now: () => now };
  const line = openVendorLine({
    vendor: 'lulu',
    clock,
    report: (report) => reports.push(report),
    limits: { timeLimitMs: 300, firstWaitMs: 5, longestWaitMs: 1_100, breakAfter: 20 },
  });
  printer = luluPrinter({
    settings: read.settings,
    contactEmail: 'print@books.example',
    line,
    clock,
  });
});
afterEach(() => fake.close());

const address = {
  name: 'Anna Berg',
  street: '12 Old Oak Street',
  city: 'Portland',
  state: 'OR',
  zip: '97201',
  country: 'US',
  phone: '+15035550100',
  email: 'anna@home.example',
};
const block = { format: 'hardcover', interiorPages: 32 } as const;
const order = (change: Partial<PrintOrder> = {}): PrintOrder => ({
  externalId: 'order_1',
  address,
  delayMinutes: 30,
  items: [
    {
      ...block,
      externalId: 'order_1-hardcover',
      title: 'Mia and the Lost Song',
      quantity: 2,
      interiorUrl: 'https://files.example/interior.pdf?signature=secret',
      coverUrl: 'https://files.example/cover.pdf?signature=secret',
    },
  ],
  ...change,
});
const failing = (status: number, headers = {}) =>
  ({ kind: 'answer', status, headers, body: { detail: 'no' } }) as const;
const posts = () =>
  fake.requests.filter(({ method, path }) => method === 'POST' && path === '/print-jobs/').length;

test('asks for the cover’s size and gives it in mm', async () => {
  const size = await printer.coverSize(block);
  expect(size.widthMm).toBeCloseTo(482.6, 2);
  expect(size.heightMm).toBeCloseTo(260.35, 2);
  expect(JSON.parse(fake.requests.at(-1)!.body.toString())).toEqual({
    pod_package_id: '0850X0850.FC.PRE.CW.080CW444.MXX',
    interior_page_count: 32,
    unit: 'mm',
  });
});

test('lets files be checked and tells what is wrong with them', async () => {
  const check = async (part: 'interior' | 'cover', url: string) => {
    const id = await printer.startCheck({ ...block, part, url });
    return [await printer.readCheck(part, id), await printer.readCheck(part, id)];
  };
  expect(await check('interior', 'https://files.example/a.pdf')).toEqual([
    { state: 'checking' },
    { state: 'good', pages: 32 },
  ]);
  expect(await check('cover', 'https://files.example/wrong.pdf')).toEqual([
    { state: 'checking' },
    { state: 'refused', reasons: ['The page size is 8 by 8 inches.'] },
  ]);
});

test('gives price, shipping and the days of arrival', async () => {
  expect(await printer.quote([{ ...block, quantity: 1 }], address)).toEqual({
    ok: true,
    totalCents: 2150,
    shippingCents: 699,
    arrival: { from: '2026-12-01', to: '2026-12-08' },
  });
});

describe('an order', () => {
  test('goes with address, files, SKU and never less than an hour of delay', async () => {
    expect(await printer.order(order())).toMatchObject({
      ok: true,
      job: { externalId: 'order_1', status: 'accepted', totalCents: 2150, parcels: [] },
    });
    expect(fake.jobs).toMatchObject([
      {
        production_delay: 60,
        shipping_address: {
          email: 'anna@home.example',
          phone_number: '+15035550100',
          country_code: 'US',
        },
        line_items: [
          {
            quantity: 2,
            printable_normalization: { pod_package_id: expect.stringContaining('.CW.') },
          },
        ],
      },
    ]);
  });

  test('is made once, however often it is asked for', async () => {
    const first = await printer.order(order());
    expect(await printer.order(order())).toEqual(first);
    await printer.order(order({ externalId: 'order_12' }));
    expect(await printer.order(order())).toEqual(first);
    expect(fake.jobs).toHaveLength(2);
  });

  test.each([
    ['an answer that was lost', { kind: 'lost' }],
    ['an answer that was cut', { kind: 'cut' }],
    ['an answer that came late', { kind: 'late', ms: 500 }],
    ['a failure', failing(500)],
    ['an overload', failing(503)],
    ['a short "busy"', failing(429, { 'retry-after': '1' })],
    ['a page of a proxy', { kind: 'answer', status: 200, body: '<html>' }],
    ['other JSON', { kind: 'answer', status: 201, body: { hello: 1 } }],
    ['silence', { kind: 'silence' }],
  ] as const)('%s: one print job is made', async (_, trouble) => {
    await printer.coverSize(block);
    fake.misbehave({ kind: 'late', ms: 0 }, trouble);
    expect(await printer.order(order())).toMatchObject({ ok: true });
    expect(fake.jobs).toHaveLength(1);
    expect(reports.at(-1)).toMatchObject({ call: 'create print job', outcome: 'done', tries: 2 });
  });

  test('that Lulu refuses comes back with its reasons, for staff', async () => {
    const without = { ...address, phone: '' };
    expect(await printer.order(order({ address: without }))).toEqual({
      ok: false,
      reasons: ['phone_number is required.'],
    });
    expect(posts()).toBe(1);
  });

  test('is followed to the parcel', async () => {
    await printer.order(order());
    const { id } = fake.jobs[0]!;
    await fake.moveJob(id, 'IN_PRODUCTION');
    expect(await printer.findJob(String(id))).toMatchObject({ status: 'in_production' });
    const items = {
      tracking_id: '1Z1',
      tracking_urls: ['https://ups.example/1Z1'],
      carrier_name: 'UPS',
    };
    await fake.moveJob(id, 'SHIPPED', { items });
    expect(await printer.findJob(String(id))).toMatchObject({
      status: 'shipped',
      parcels: [{ carrier: 'UPS', trackingNumber: '1Z1', trackingUrl: 'https://ups.example/1Z1' }],
    });
    expect(await printer.cancelJob(String(id))).toBe(false);
    expect(await printer.findJob('999')).toBeNull();
  });

  test('that is rejected says why; one not begun can be cancelled', async () => {
    await printer.order(order());
    const { id } = fake.jobs[0]!;
    const items = {
      status: { name: 'REJECTED', messages: { cover: ['The spine is too narrow.'] } },
    };
    await fake.moveJob(id, 'REJECTED', { message: 'Files were rejected.', items });
    expect(await printer.findJob(String(id))).toMatchObject({
      status: 'rejected',
      reasons: ['Files were rejected.', 'The spine is too narrow.'],
    });
    await printer.order(order({ externalId: 'order_2' }));
    expect(await printer.cancelJob(String(fake.jobs[0]!.id))).toBe(true);
  });
});

describe('the token', () => {
  test('is fetched once, renewed when it ends and when it is taken back', async () => {
    const tokens = () => fake.requests.filter(({ path }) => path.endsWith('/token')).length;
    for (let i = 0; i < 3; i++) await printer.coverSize(block);
    expect(tokens()).toBe(1);
    now = new Date(now.getTime() + 3_600_000);
    await printer.coverSize(block);
    expect(tokens()).toBe(2);
    fake.takeTokensBack();
    await printer.coverSize(block);
    expect(tokens()).toBe(3);
  });

  test('that is not given is a wrong setting', async () => {
    fake.misbehave(failing(401), failing(401));
    await expect(printer.coverSize(block)).rejects.toMatchObject({ reason: 'not_let_in' });
  });
});

describe('webhooks', () => {
  test('are asked for once and switched on again', async () => {
    const url = 'http://127.0.0.1:9/api/webhooks/lulu';
    expect(await printer.keepWebhook(url)).toBe('made');
    expect(await printer.keepWebhook(url)).toBe('active');
    await printer.order(order());
    for (let i = 0; i < 5; i++) await fake.moveJob(fake.jobs[0]!.id, 'IN_PRODUCTION');
    expect(fake.webhooks).toMatchObject([{ is_active: false }]);
    expect(await printer.keepWebhook(url)).toBe('switched_on');
    expect(fake.webhooks).toMatchObject([{ is_active: true }]);
  });

  test('are believed when Lulu signed these very bytes', () => {
    const { body, signature } = fake.sign({ id: 1001, external_id: 'order_1' });
    expect(printer.readWebhook(body, signature)).toEqual({ jobId: '1001' });
    const base64 = Buffer.from(signature, 'hex').toString('base64');
    expect(printer.readWebhook(body, base64)).toEqual({ jobId: '1001' });
    const changed = Buffer.from(body.toString().replace('1001', '1002'));
    for (const [bytes, header] of [
      [changed, signature],
      [body, signature.replace(/^./, (sign) => (sign === '0' ? '1' : '0'))],
      [body, ''],
      [body, 'not-a-signature'],
    ] as const)
      expect(printer.readWebhook(bytes, header)).toBeNull();
    const odd = fake.sign({ id: '../secret' });
    expect(printer.readWebhook(odd.body, odd.signature)).toBeNull();
  });
});

test('nothing logged or thrown holds an address, a file’s address or a secret', async () => {
  fake.misbehave(failing(500), failing(500), failing(500));
  const error: Error = await printer.order(order()).then(
    () => new Error('sent'),
    (thrown) => thrown,
  );
  const said = `${error.stack} ${error.cause} ${JSON.stringify(reports)}`;
  for (const secret of ['Anna', 'Oak Street', 'signature=', 'fake-lulu'])
    expect(said).not.toContain(secret);
});

test.each([
  [
    { LULU_CLIENT_KEY: 'client-key' },
    /^LULU_CLIENT_SECRET must be set, too, because LULU_CLIENT_KEY is set\.$/,
  ],
  [{ LULU_SKU_SOFTCOVER: '0850X0850.FC.PRE.PB.080CW444.MXX' }, /^LULU_CLIENT_KEY must be set, too/],
  [
    {
      LULU_CLIENT_KEY: 'client-key',
      LULU_CLIENT_SECRET: 'client-secret',
      LULU_SHIPPING_LEVEL: 'DRONE',
    },
    /^LULU_SHIPPING_LEVEL must be one of MAIL/,
  ],
])('wrong settings stop the start with a sentence', (given, sentence) => {
  const read = readLuluSettings(given as never);
  expect(read.ok ? '' : read.sentence).toMatch(sentence);
});
