/** Twenty readers, editors, approvals and ideas at once: none of it may stand in the way of others. */
import { setImmediate } from 'node:timers/promises';
import { addBook } from '@bramblebook/testing/test-orders';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp } from '../testing/sign-up.ts';
import { openTestApp, type TestApp, type TestBrowser } from '../testing/test-app.ts';

let opened: TestApp;
let mother: TestBrowser;
let books: string[];
beforeAll(async () => {
  opened = await openTestApp();
  const { browser, user } = await signUp(opened);
  mother = browser;
  books = [];
  for (let i = 0; i < 20; i++) books.push(await addBook(opened.shop, user.id, { complete: true }));
});
afterAll(() => opened.close());

const askAll = (ask: (bookId: string, i: number) => ReturnType<TestBrowser['ask']>) =>
  Promise.all(
    books.map(async (id, i) => {
      // One after the other into the loop, as they come from the network.
      await setImmediate();
      return (await ask(id, i)).statusCode;
    }),
  );

/** Microseconds of processor that this thread has used. */
const used = (): number => {
  const { user, system } = process.threadCpuUsage();
  return user + system;
};

/**
 * How long whoever comes to the event loop waits behind its work, in ms of this thread's own
 * processor time, which a busy machine does not stretch. Gives what ends it and tells the p99.
 */
const watchLoop = () => {
  const waits: number[] = [];
  let before = used();
  const look = () => {
    const now = used();
    waits.push((now - before) / 1000);
    before = now;
  };
  const timer = setInterval(look, 1);
  return (): number => {
    clearInterval(timer);
    look();
    return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? 0;
  };
};

/** What is done for all books: how long others wait (p99, ms), and this thread's work for each book, ms. */
const watch = async (work: () => Promise<number[]>) => {
  const before = used();
  const end = watchLoop();
  const answered = new Set(await work());
  const p99 = end();
  const each = (used() - before) / 1000 / books.length;
  return { answered: [...answered], p99, each };
};

type Watched = Awaited<ReturnType<typeof watch>>;

const layOut = () => askAll((id) => mother.ask('GET', `/api/books/${id}/layout`));
const approve = () => askAll((id) => mother.ask('POST', `/api/books/${id}/approve`));
const write = (words: string) =>
  askAll((id, i) =>
    mother.ask('PATCH', `/api/books/${id}/pages/7`, { text: `The fox came ${words} ${i} times.` }),
  );

/** Ideas of some length, another one each time. */
const outline = (words: string) =>
  askAll((_, i) => {
    const storyDescription = `${words} ${i}: ${'a fox and a bear look for the lost moon in the wood. '.repeat(5)}`;
    const wish = { childName: 'Mia', childGender: 'female', readingAge: '4-5' };
    return mother.ask('POST', '/api/story-outline', { ...wish, storyDescription });
  });

test('layouts of twenty books, texts, approvals and outlines of ideas leave the event loop free', async () => {
  // Fonts, rules and compiled code are there once the shop has been used.
  await layOut();
  await write('home');
  const rounds: Record<'cheap' | 'texts' | 'layouts' | 'approvals' | 'outlines', Watched>[] = [];
  for (const words of ['back', 'in', 'along'])
    rounds.push({
      cheap: await watch(() => askAll((id) => mother.ask('GET', `/api/books/${id}`))),
      texts: await watch(() => write(words)),
      layouts: await watch(layOut),
      approvals: await watch(approve),
      outlines: await watch(() => outline(words)),
    });
  for (const { texts, layouts, approvals, outlines } of rounds)
    expect([texts, layouts, approvals, outlines].map(({ answered }) => answered)).toEqual([
      [200],
      [200],
      [404],
      [200],
    ]);
  const seen = JSON.stringify(rounds);
  // A busy machine takes its turns from all of them alike: the best of three rounds counts.
  for (const kind of ['texts', 'layouts', 'approvals', 'outlines'] as const) {
    const best = (of: 'p99' | 'each') => Math.min(...rounds.map((round) => round[kind][of]));
    expect(best('p99'), `${kind} of ${seen}`).toBeLessThan(100);
    // A layout takes 30 to 100 ms of work, and none of it is done here.
    const cheapest = Math.min(...rounds.map(({ cheap }) => cheap.each));
    if (kind !== 'texts') expect(best('each') - cheapest, `${kind} of ${seen}`).toBeLessThan(20);
  }
});

test('a changed text is in the next layout, and an unchanged one comes the same', async () => {
  const read = async () => (await mother.ask('GET', `/api/books/${books[3]}/layout`)).body;
  const before = await read();
  expect(await read()).toBe(before);
  await mother.ask('PATCH', `/api/books/${books[3]}/pages/7`, { text: 'Goodnight, small fox.' });
  expect(await read()).toContain('Goodnight');
});
