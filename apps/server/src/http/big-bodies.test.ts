/** Bodies that are announced large and sent slowly, as an attacker sends them. */
import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { LIMITS } from '@bramblebook/shop/limits/count-tries';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../testing/sign-up.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

const BIG = 39 * 1024 * 1024;
/** A wish without a photo, as large as a wish may be: refused once it is read. */
const WISH = JSON.stringify({ childName: 'Mia', childGender: 'female', photoUrl: 'x' });

let opened: TestApp;
let port: number;
beforeAll(async () => {
  opened = await openTestApp();
  port = Number(new URL(await opened.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => opened.close());

interface Sending {
  readonly sending: ClientRequest;
  readonly answered: Promise<number>;
  finish(): void;
}

/** Announces a body of 39 MB and sends its first bytes. */
const beginWish = async (browser: TestBrowser): Promise<Sending> => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const sending = request({
    port,
    host: '127.0.0.1',
    method: 'POST',
    path: '/api/books',
    headers: { cookie, 'content-type': 'application/json', 'content-length': BIG },
  });
  sending.on('error', () => {});
  sending.write(WISH);
  const answered = once(sending, 'response').then(([answer]: IncomingMessage[]) => {
    answer?.resume();
    return answer?.statusCode ?? 0;
  });
  answered.catch(() => {});
  return { sending, answered, finish: () => sending.end(' '.repeat(BIG - WISH.length)) };
};

const soon = <T>(promise: Promise<T>, ms = 1500): Promise<T | 'nothing yet'> =>
  Promise.race([
    promise,
    new Promise<'nothing yet'>((resolve) => setTimeout(() => resolve('nothing yet'), ms)),
  ]);

test('a stranger is told to sign in before their body has come', async () => {
  const strangers = await Promise.all(
    Array.from({ length: 25 }, () => beginWish(opened.newBrowser())),
  );
  const answers = await Promise.all(strangers.map(({ answered }) => soon(answered, 20_000)));
  expect(new Set(answers)).toEqual(new Set([401]));
  for (const { sending } of strangers) sending.destroy();
});

test('who asks too often hears so before their body has come', async () => {
  const { browser } = await signUp(opened);
  for (let i = 0; i < LIMITS.createBook.most; i++) await browser.ask('POST', '/api/books', '{}');
  const { sending, answered } = await beginWish(browser);
  expect(await soon(answered, 20_000)).toBe(429);
  sending.destroy();
});

test('three big bodies are taken at once, the next waits until one is done', async () => {
  const parents = [];
  for (let i = 0; i < 4; i++) parents.push((await signUp(opened)).browser);
  const sent: Sending[] = [];
  for (const parent of parents) {
    sent.push(await beginWish(parent));
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const [first, , , fourth] = sent;
  fourth?.finish();
  expect(await soon(fourth?.answered ?? Promise.reject())).toBe('nothing yet');
  first?.finish();
  expect(await first?.answered).toBe(400);
  expect(await fourth?.answered).toBe(400);
  for (const { sending } of sent) sending.destroy();
});

test('an account takes one place, and who goes makes room', async () => {
  const [one, other] = [(await signUp(opened)).browser, (await signUp(opened)).browser];
  const first = await beginWish(one);
  await new Promise((resolve) => setTimeout(resolve, 200));
  const second = await beginWish(one);
  second.finish();
  const third = await beginWish(other);
  third.finish();
  expect(await third.answered).toBe(400);
  expect(await soon(second.answered)).toBe('nothing yet');
  first.sending.destroy();
  expect(await second.answered).toBe(400);
});
