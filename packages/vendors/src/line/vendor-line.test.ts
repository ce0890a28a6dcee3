import { expect, test } from 'vitest';
import { readRetryAfter, VendorOutage, VendorRefusal } from './vendor-failure.ts';
import { type CallReport, type LineLimits, openVendorLine } from './vendor-line.ts';

const lineWith = (limits: Partial<LineLimits> = {}) => {
  const reports: CallReport[] = [];
  const line = openVendorLine({
    vendor: 'printer',
    clock: { now: () => new Date('2026-11-22T12:00:00Z') },
    report: (report) => reports.push(report),
    limits: { firstWaitMs: 1, longestWaitMs: 50, timeLimitMs: 60, restMs: 40, ...limits },
  });
  return { line, reports };
};
const question = { name: 'ask', isRepeatable: true };
const order = { name: 'order', isRepeatable: false };
const failing = () => Promise.reject(new VendorOutage('failing', 'printer answered 500'));

test('a question is asked again until it is answered, and reported in one line', async () => {
  const { line, reports } = lineWith();
  let asked = 0;
  const answer = await line.ask(question, async () => (++asked < 3 ? failing() : 'yes'));
  expect(answer).toBe('yes');
  expect(reports).toEqual([
    {
      vendor: 'printer',
      call: 'ask',
      outcome: 'done',
      status: null,
      tries: 3,
      ms: expect.any(Number),
    },
  ]);
});

test('what may not be repeated is asked once', async () => {
  const { line, reports } = lineWith();
  await expect(line.ask(order, failing)).rejects.toThrow('printer answered 500');
  expect(reports).toMatchObject([{ outcome: 'failing', tries: 1 }]);
});

test('silence ends at the time limit and the call is told to stop', async () => {
  const { line, reports } = lineWith({ tries: 1 });
  let stopped = false;
  const silent = (signal: AbortSignal) =>
    new Promise<never>(() => signal.addEventListener('abort', () => (stopped = true)));
  await expect(line.ask(question, silent)).rejects.toThrow('printer did not answer in time');
  expect(stopped).toBe(true);
  expect(reports).toMatchObject([{ outcome: 'no_answer' }]);
});

test('a refusal is not asked again and says nothing about the vendor’s health', async () => {
  const { line, reports } = lineWith({ breakAfter: 1 });
  const refuse = () => Promise.reject(new VendorRefusal(404, 'no_such_thing', 'no such thing'));
  for (let i = 0; i < 3; i++)
    await expect(line.ask(question, refuse)).rejects.toThrow(VendorRefusal);
  expect(reports.map((report) => report.tries)).toEqual([1, 1, 1]);
  expect(line.state()).toMatchObject({ state: 'working', lastFailure: null });
});

test('a vendor that asks for a wait gets it; a long one is left to the caller', async () => {
  const { line, reports } = lineWith();
  const busy = (retryAfterMs: number) => () =>
    Promise.reject(new VendorOutage('busy', 'printer answered 429', { retryAfterMs }));
  const startedAt = performance.now();
  await expect(line.ask(question, busy(30))).rejects.toThrow('429');
  expect(performance.now() - startedAt).toBeGreaterThan(55);
  await expect(line.ask(question, busy(60_000))).rejects.toThrow('429');
  expect(reports.map((report) => report.tries)).toEqual([3, 1]);
});

test('keys that are not let in are not tried again', async () => {
  const { line, reports } = lineWith();
  const shut = () => Promise.reject(new VendorOutage('not_let_in', 'printer answered 401'));
  await expect(line.ask(question, shut)).rejects.toThrow('401');
  expect(reports).toMatchObject([{ tries: 1, outcome: 'not_let_in' }]);
});

test('after failures in a row the vendor is left alone, then tried, then used again', async () => {
  const { line } = lineWith({ breakAfter: 2, tries: 1 });
  for (let i = 0; i < 2; i++) await expect(line.ask(question, failing)).rejects.toThrow('500');
  expect(line.state()).toMatchObject({
    service: 'printer',
    state: 'down',
    since: new Date('2026-11-22T12:00:00Z'),
    lastFailure: 'printer answered 500',
  });
  let asked = 0;
  const count = async () => ++asked;
  await expect(line.ask(question, count)).rejects.toThrow('is not asked for a while');
  expect(asked).toBe(0);
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(await line.ask(question, count)).toBe(1);
  expect(line.state().state).toBe('working');
});

test.each([
  ['3', 3000],
  ['Sun, 22 Nov 2026 12:00:05 GMT', 5000],
  ['soon', null],
  [null, null],
])('Retry-After %s', (header, ms) => {
  expect(readRetryAfter(header, new Date('2026-11-22T12:00:00Z'))).toBe(ms);
});
