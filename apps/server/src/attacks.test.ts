/** Every call of the contract, made by strangers, with ids that are not, and with nonsense. */
import { readdirSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import type { ApiCall } from '@bramblebook/contract/api-call';
import { errorBodySchema } from '@bramblebook/contract/refusals';
import { secondFactorApi } from '@bramblebook/contract/second-factor';
import { shareApi } from '@bramblebook/contract/shares';
import { accountApi, bookApi, healthApi, orderApi } from '@bramblebook/contract/shop-api';
import { ROLES } from '@bramblebook/contract/staff-roles';
import { openSmallStudio } from '@bramblebook/testing/making-shop';
import { addBook } from '@bramblebook/testing/test-orders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openLog } from './shop-log.ts';
import { countWrites } from './testing/count-writes.ts';
import { NONSENSE } from './testing/nonsense.ts';
import { PARENT_CALLS } from './testing/parent-calls.ts';
import { signUp } from './testing/sign-up.ts';
import { signInStaff } from './testing/staff-sign-in.ts';
import { openTestApp, type TestApp, type TestBrowser } from './testing/test-app.ts';
import { card, digital, hardcover, shippingInfo } from './testing/test-customer.ts';

const ALL: readonly ApiCall[] = [...PARENT_CALLS, ...Object.values(healthApi)];
const CALLS = ALL.map((call) => [`${call.method} ${call.path}`, call] as const);
/** Calls for anyone. Every other one needs a session. */
const OPEN: readonly ApiCall[] = [
  accountApi.config,
  accountApi.register,
  accountApi.login,
  accountApi.logout,
  accountApi.resetPassword,
  accountApi.confirmAddress,
  accountApi.disownAddress,
  secondFactorApi.enterCode,
  secondFactorApi.lostDevice,
  bookApi.outlineStory,
  bookApi.upload,
  bookApi.photo,
  bookApi.erasePhoto,
  shareApi.see,
  shareApi.card,
  shareApi.picture,
  orderApi.sandboxWebhook,
  orderApi.stripeWebhook,
  orderApi.smsReport,
  orderApi.mailReport,
  orderApi.printerWebhook,
  ...Object.values(healthApi),
];
// As a vendor's client does: schemas have words of their own then, which nobody is to read.
z.string();

const ONE_PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const withParams = CALLS.filter(([, call]) => call.path.includes(':'));
const log = new PassThrough().setEncoding('utf8');
let logged = '';
log.on('data', (lines: string) => {
  logged += lines;
});
let studio: ReturnType<typeof openSmallStudio>;
let opened: TestApp;
let mother: TestBrowser;
let stranger: TestBrowser;
let written: Awaited<ReturnType<typeof countWrites>>;
/** What the mother has, by the name of the parameter that asks for it. */
let hers: Record<string, string>;
/** For each call with a body one that the mother may send. */
let bodies: Map<ApiCall, Record<string, unknown>>;

beforeAll(async () => {
  studio = openSmallStudio();
  opened = await openTestApp({ painter: studio.painter }, { log: openLog('trace', log) });
  const { browser, user } = await signUp(opened);
  mother = browser;
  stranger = (await signUp(opened)).browser;
  const bookId = await addBook(opened.shop, user.id);
  const cart = { amount: 49, bookId, items: [hardcover], shippingInfo };
  const ordered = await mother.ask('POST', '/api/create-payment-intent', cart);
  const { orderId, clientSecret } = ordered.json();
  const wish = { childName: 'Mia', childGender: 'female', photoUrl: ONE_PIXEL };
  const made = await mother.ask('POST', '/api/books', wish);
  expect(made.statusCode).toBe(201);
  const { photoUrl } = made.json();
  const photoId = String(photoUrl).split('/').at(-1) ?? '';
  hers = { userId: user.id, bookId, orderId, photoId, page: '6', file: '6-1-preview.webp' };
  written = await countWrites(opened.shop.db, ['tries', 'sessions', 'staff_sessions']);
  const registration = { parentName: 'Eve', email: 'eve@example.com', phone: '+1 415 555 9999' };
  const consents = { emailConsent: true, phoneConsent: true };
  const someone = { emailOrPhone: 'nobody@example.com', password: 'a wrong hedgehog' };
  bodies = new Map<ApiCall, Record<string, unknown>>([
    [accountApi.register, { ...registration, ...consents, password: 'a quiet hedgehog' }],
    [accountApi.login, someone],
    [accountApi.resetPassword, { ...someone, newPassword: 'a loud hedgehog', code: '123456' }],
    [accountApi.confirmAddress, { token: 'a'.repeat(22) }],
    [accountApi.disownAddress, { token: 'a'.repeat(22) }],
    [secondFactorApi.enterCode, { signInId: 'a'.repeat(43), code: '123456' }],
    [secondFactorApi.lostDevice, { signInId: 'a'.repeat(43), code: '123456' }],
    [secondFactorApi.begin, { password: 'a wrong hedgehog' }],
    [secondFactorApi.turnOn, { code: '123456' }],
    [secondFactorApi.renewCodes, { password: 'a wrong hedgehog' }],
    [secondFactorApi.turnOff, { password: 'a wrong hedgehog' }],
    [accountApi.changeConsents, { marketing: true }],
    [accountApi.changePassword, { password: 'a wrong hedgehog', newPassword: 'a loud hedgehog' }],
    [accountApi.eraseAccount, { password: 'a wrong hedgehog' }],
    [bookApi.create, { ...wish, photoUrl, userId: user.id, storyDescription: 'A fox' }],
    [bookApi.outlineStory, { ...wish, readingAge: '4-5', storyDescription: 'A fox' }],
    [bookApi.changeIdea, { storyDescription: 'A fox who cannot swim' }],
    [bookApi.judgeHeroSheet, { act: 'approve' }],
    [bookApi.changeHero, { eyes: 'blue', freckles: true }],
    [bookApi.heroPortrait, { eyes: 'blue', freckles: true }],
    [bookApi.revise, { pages: [6], note: 'At night, please', hero: { eyes: 'blue' } }],
    [bookApi.changeText, { text: 'Mine now.' }],
    [bookApi.approvePrinting, { orderId }],
    [orderApi.createPaymentIntent, { amount: 19, bookId, items: [digital], shippingInfo: null }],
    [orderApi.confirmAmount, { amount: 49 }],
    [orderApi.confirmSandbox, { ...card, clientSecret, authenticated: true }],
  ]);
});
afterAll(async () => {
  await studio.close();
  await opened.close();
});

/** How often a row was written, of all but the counts of tries and of visits, and every file. */
const everything = async () => ({
  rows: await written(),
  files: readdirSync(opened.folder, { recursive: true }).sort(),
});

const pathOf = (call: ApiCall, params: Record<string, string>): string =>
  call.path.replace(/:([a-zA-Z]+)/g, (_, name: string) => params[name] ?? `no-${name}`) +
  (call === bookApi.proof ? `?orderId=${hers.orderId}` : '');

const ask = async (browser: TestBrowser, call: ApiCall, path: string, body: unknown) => {
  const answer = await browser.ask(call.method, path, body);
  const named = `${call.method} ${path.slice(0, 100)} ${String(JSON.stringify(body)).slice(0, 200)}`;
  expect(answer.statusCode, named).toBeLessThan(500);
  if (answer.statusCode < 400) return { status: answer.statusCode, named };
  expect(answer.body, named).not.toMatch(/(\n|\\n)\s*at .*:\d+:\d+|node_modules|Error:/);
  const { code, message } = errorBodySchema.parse(answer.json());
  expect(message, named).toMatch(/^\P{Ll}.* .*[a-z.]$/su);
  return { status: answer.statusCode, code, named };
};

test('knows a body for every call that takes one', () => {
  const taking = CALLS.filter(([, call]) => call.body);
  for (const [name, call] of taking)
    expect(call.body?.safeParse(bodies.get(call)).success, name).toBe(true);
  expect(bodies.size).toBe(taking.length);
});

describe('another parent finds nothing of hers and changes nothing', () => {
  test.each(withParams)('%s', async (_, call) => {
    const before = await everything();
    const { status, named } = await ask(stranger, call, pathOf(call, hers), bodies.get(call));
    expect(status, named).toBe(404);
    expect(await everything()).toEqual(before);
  });

  test('neither by ids in a body', async () => {
    const before = await everything();
    for (const [call, expected] of [
      [bookApi.create, 400],
      [orderApi.createPaymentIntent, 404],
      [orderApi.confirmSandbox, 404],
    ] as const) {
      const { status, named } = await ask(stranger, call, call.path, bodies.get(call));
      expect(status, named).toBe(expected);
    }
    expect(await everything()).toEqual(before);
  });
});

describe('without a session nothing is done', () => {
  const closed = CALLS.filter(([, call]) => !OPEN.includes(call));
  test.each(closed)('%s', async (_, call) => {
    const before = await everything();
    for (const cookie of ['', 'forged', 'A'.repeat(43), "' or 1=1 --", '%E0%A4%A']) {
      const browser = opened.newBrowser();
      if (cookie) browser.cookies.set('bramble_session', cookie);
      const { status, code } = await ask(browser, call, pathOf(call, hers), bodies.get(call));
      expect([cookie, status, code]).toEqual([cookie, 401, 'not_signed_in']);
    }
    expect(await everything()).toEqual(before);
  });
});

describe('staff are nobody’s parent: without the session of one they see marked pictures, and no more', () => {
  const PICTURES: readonly ApiCall[] = [bookApi.picture, bookApi.heroSheet];
  const closed = ALL.filter((call) => !OPEN.includes(call) && !PICTURES.includes(call));
  test.each(ROLES)('%s', async (role) => {
    const { browser } = await signInStaff(opened, role);
    const before = await everything();
    for (const call of closed) {
      const { status, named } = await ask(browser, call, pathOf(call, hers), bodies.get(call));
      expect(status, named).toBe(401);
    }
    expect(await everything()).toEqual(before);
  });
});

const NO_IDS = [
  'nonsense',
  '%00',
  '__proto__',
  'constructor',
  '..%2f..%2f..%2fpackage.json',
  '%F0%9F%A6%8A',
  "'%20or%201=1",
  'book_aaaaaaaaaaaaaaaaaaaa',
  'BOOK_AAAAAAAAAAAAAAAAAAAA',
  'x'.repeat(5000),
  '-1',
  '1.5',
  '1e3',
  '999999999999999999999',
  '%20',
];
describe('what is no id is not found', () => {
  test.each(withParams)('%s', async (_, call) => {
    const before = await everything();
    const names = [...call.path.matchAll(/:([a-zA-Z]+)/g)].map(([, name = '']) => name);
    for (const name of names)
      for (const id of NO_IDS) {
        const path = pathOf(call, { ...hers, [name]: id });
        const { status, named } = await ask(mother, call, path, bodies.get(call));
        expect(status, named).toBe(404);
      }
    expect(await everything()).toEqual(before);
  });
});

describe('nonsense in a body is refused with a sentence or taken as it is, and never breaks', () => {
  test.each(CALLS.filter(([, call]) => call.body))('%s', async (_, call) => {
    const path = pathOf(call, hers);
    const body = bodies.get(call) ?? {};
    // Registering would sign the mother in as somebody else.
    const browser = OPEN.includes(call) ? opened.newBrowser() : mother;
    for (const whole of [null, [], [body], 'text', 5, true]) {
      const { status, named } = await ask(browser, call, path, whole);
      expect(status, named).toBe(400);
    }
    for (const field of Object.keys(body))
      for (const value of NONSENSE) await ask(browser, call, path, { ...body, [field]: value });
    const own = `{"__proto__":${JSON.stringify(body)},"constructor":{"prototype":{"isStaff":true}}}`;
    await ask(browser, call, path, own);
    expect((await mother.ask('GET', '/api/me')).json().id).toBe(hers.userId);
    expect(({} as { isStaff?: boolean }).isStaff).toBeUndefined();
  });
});

describe('what is sent twice at once is done once', () => {
  const twice = (browser: TestBrowser, path: string, body: unknown) =>
    Promise.all([browser.ask('POST', path, body), browser.ask('POST', path, body)]);

  test('a registration', async () => {
    const twins = { ...bodies.get(accountApi.register), email: 'twin@example.com' };
    const path = accountApi.register.path;
    const answers = await twice(opened.newBrowser(), path, { ...twins, phone: '+1 415 555 8888' });
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  });

  test('a book', async () => {
    // Of a new parent: the nonsense above has used up the mother's tries.
    const { browser } = await signUp(opened);
    const wish = { ...bodies.get(bookApi.create), photoUrl: ONE_PIXEL };
    const { photoUrl } = (await browser.ask('POST', '/api/books', wish)).json();
    const again = { ...wish, photoUrl, storyDescription: 'A hare' };
    const [first, second] = await twice(browser, '/api/books', again);
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.json().id).toBe(first.json().id);
    opened.advance(60_000);
    const later = await browser.ask('POST', '/api/books', again);
    expect(later.json().id).not.toBe(first.json().id);
  });

  test('the guesses at a code, of which five count', async () => {
    const emailOrPhone = 'guessed@example.com';
    const guess = { emailOrPhone, newPassword: 'a loud hedgehog', code: '000000' };
    await stranger.ask('POST', '/api/reset-password', { ...guess, code: undefined });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => stranger.ask('POST', '/api/reset-password', guess)),
    );
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'wrong_code')).toHaveLength(5);
  });
});

test('and the log names nobody', async () => {
  expect(logged).toContain('"route":"/api/books/:bookId"');
  expect(logged).toMatch(/"event":"register","actor":"[0-9a-f]{16}","outcome":"done"/);
  expect(logged).toMatch(/"event":"sign_in","actor":null,"outcome":"wrong_credentials"/);
  const lines = logged.split('\n');
  const ids = Object.values(hers).filter((value) => value.includes('_'));
  const telling = ['"level":5', '"level":6', '@example', 'hedgehog', '+1415', '4242', 'Mill Lane'];
  for (const text of [...telling, ...ids])
    expect(lines.filter((line) => line.includes(text))).toEqual([]);
});
