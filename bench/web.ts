/**
 * Speed of the parents' screens on a slow phone, as the built shop sends them: a processor
 * four times slower, 150 ms to the server and back, 1.6 Mbit/s (Lighthouse's slow 4G,
 * here slowed for real instead of reckoned). Milliseconds are of this machine, so each
 * screen is also given as a ratio to a page of plain text over the same line.
 * `node bench/web.ts [runs] [--lighthouse]` (builds nothing and refuses without a build; paints
 * one book, about two minutes). Lighthouse is fetched by npx when it is asked for.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { type BrowserContext, chromium, type Page, request } from '@playwright/test';
import { ask } from '../e2e/ask.ts';
import { createBook, paidOrder, READER, readBook, register } from '../e2e/parents.ts';
import { RunningShop } from '../e2e/running-shop.ts';
import { screenPath } from '../packages/contract/src/screen-routes.ts';
import { bookApi } from '../packages/contract/src/shop-api.ts';
import { BROWSER, BROWSER_FLAGS } from './browser.ts';
import { firstTouch } from './first-touch.ts';
import { lighthouseMedian } from './lighthouse.ts';
import { median } from './median.ts';

const [runsAsked = '3'] = process.argv.slice(2).filter((word) => /^\d+$/.test(word));
const RUNS = Number(runsAsked);

/** Lighthouse's phone and line. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const LINE = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWER = 4;
/** The screens that are read before anything is pressed. */
const STILL = ['landing', 'help'];
/** How long a screen is watched after it has loaded, in ms. */
const WATCHED_MS = 2500;

interface Seen {
  readonly firstPaint: number;
  readonly lcp: number;
  readonly cls: number;
  /** Total blocking time: what is beyond 50 ms of every task after the first paint (web.dev, “TBT”). */
  readonly blocked: number;
  /** The longest task of all, before the first paint too. */
  readonly longest: number;
  readonly kilobytes: number;
  readonly scriptKilobytes: number;
  readonly files: number;
  readonly refused: number;
}

/** A task of more than 50 ms, in ms since the page was asked for. */
interface Task {
  readonly start: number;
  readonly end: number;
}

/** Runs in the page before anything of it: notes what a visitor would notice. */
const watch = () => {
  const seen = { lcp: 0, cls: 0, tasks: [] as Task[] };
  Object.assign(window, { seen });
  const observe = (type: string, note: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never);
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', (entry: PerformanceEntry) => {
    seen.lcp = entry.startTime;
  });
  observe('layout-shift', (entry: { value: number; hadRecentInput: boolean }) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  observe('longtask', ({ startTime, duration }: PerformanceEntry) => {
    seen.tasks.push({ start: startTime, end: startTime + duration });
  });
};

const blockedIn = (tasks: readonly Task[], firstPaint: number): number =>
  tasks
    .map(({ start, end }) => end - Math.max(start, firstPaint) - 50)
    .reduce((sum, beyond) => sum + Math.max(0, beyond), 0);

const slowed = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...LINE });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(watch);
  return page;
};

/** One first visit, nothing cached. */
const visit = async (context: BrowserContext, url: string): Promise<Seen> => {
  const page = await slowed(context);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  let [bytes, scriptBytes, files, refused] = [0, 0, 0, 0];
  const types = new Map<string, string>();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    types.set(requestId, type);
    if (response.status === 401) refused += 1;
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    files += 1;
    bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') scriptBytes += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  const { tasks, ...noticed } = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...(window as unknown as { seen: { lcp: number; cls: number; tasks: Task[] } }).seen,
  }));
  await page.close();
  return {
    ...noticed,
    blocked: blockedIn(tasks, noticed.firstPaint),
    longest: Math.max(0, ...tasks.map(({ start, end }) => end - start)),
    kilobytes: bytes / 1000,
    scriptKilobytes: scriptBytes / 1000,
    files,
    refused,
  };
};

const HEADINGS = [
  'ms',
  'paint',
  'LCP',
  'x plain',
  'blocked',
  'longest',
  'CLS',
  'kB',
  'script kB',
  'files',
  '401s',
];

const medianOf = (runs: readonly Seen[]): Seen => {
  const of = (pick: (seen: Seen) => number) => median(runs.map(pick));
  return {
    firstPaint: of((seen) => seen.firstPaint),
    lcp: of((seen) => seen.lcp),
    cls: of((seen) => seen.cls),
    blocked: of((seen) => seen.blocked),
    longest: of((seen) => seen.longest),
    kilobytes: of((seen) => seen.kilobytes),
    scriptKilobytes: of((seen) => seen.scriptKilobytes),
    files: of((seen) => seen.files),
    refused: of((seen) => seen.refused),
  };
};

/** The shop with one bought book, and its screens' addresses. */
const openShop = async () => {
  const shop = await RunningShop.open();
  const parent = await request.newContext({ baseURL: shop.url });
  await register(parent, READER);
  const { id: bookId } = await createBook(parent);
  const until = async (status: string) => {
    while ((await readBook(parent, bookId)).status !== status)
      await new Promise((resolve) => setTimeout(resolve, 500));
  };
  await until('preview_ready');
  await ask(parent, bookApi.fullPreview, { params: { bookId } });
  await paidOrder(parent, bookId);
  await until('preview_ready');
  const cookies = await parent.storageState();
  await parent.dispose();
  const params = { bookId };
  const screens: readonly (readonly [name: string, path: string, signedIn: boolean])[] = [
    ['landing', screenPath('landing'), false],
    ['help', screenPath('help'), false],
    ['wizard', screenPath('createBook'), false],
    ['dashboard', screenPath('dashboard'), true],
    ['preview', screenPath('preview', params), true],
    ['full preview', screenPath('fullPreview', params), true],
    ['reader', screenPath('read', params), true],
    ['checkout', screenPath('checkout', params), true],
  ];
  return { shop, cookies, screens };
};

/** The longest time between two frames while five pages are turned at the slowed processor, in ms. */
const turnPages = async (context: BrowserContext, url: string): Promise<number> => {
  const page = await slowed(context);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(WATCHED_MS);
  await page.evaluate(() => {
    const frames = { longest: 0 };
    Object.assign(window, { frames });
    let last = performance.now();
    const note = (now: number) => {
      frames.longest = Math.max(frames.longest, now - last);
      last = now;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  for (let turn = 0; turn < 5; turn += 1) {
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(1200);
  }
  const longest = await page.evaluate(
    () => (window as unknown as { frames: { longest: number } }).frames.longest,
  );
  await page.close();
  return longest;
};

if (!existsSync(path.join(import.meta.dirname, '../apps/web/dist/index.html'))) {
  console.error('There is no built web app to measure: run `npm run build` first.');
  process.exit(1);
}
const { shop, cookies, screens } = await openShop();
const browser = await chromium.launch({
  args: BROWSER_FLAGS,
  ...(BROWSER && { executablePath: BROWSER }),
});
try {
  const row = (cells: readonly (string | number)[]) =>
    console.log(cells.map((cell, i) => String(cell).padStart(i === 0 ? 14 : 9)).join(' '));
  row(HEADINGS);
  const measure = async (name: string, url: string, signedIn: boolean, plain: number) => {
    const runs: Seen[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const context = await browser.newContext({
        ...PHONE,
        ...(signedIn && { storageState: cookies }),
      });
      runs.push(await visit(context, url));
      await context.close();
    }
    const seen = medianOf(runs);
    row([
      name,
      seen.firstPaint.toFixed(0),
      seen.lcp.toFixed(0),
      (seen.lcp / plain).toFixed(1),
      seen.blocked.toFixed(0),
      seen.longest.toFixed(0),
      seen.cls.toFixed(3),
      seen.kilobytes.toFixed(0),
      seen.scriptKilobytes.toFixed(0),
      seen.files,
      seen.refused,
    ]);
    return seen.lcp;
  };
  const plain = await measure('plain text', `${shop.url}/healthz`, false, Number.NaN);
  for (const [name, path, signedIn] of screens)
    await measure(name, `${shop.url}${path}`, signedIn, plain);
  const [, readerPath = '/'] = screens.find(([name]) => name === 'reader') ?? [];
  const context = await browser.newContext({ ...PHONE, storageState: cookies });
  const longest = await turnPages(context, `${shop.url}${readerPath}`);
  console.log(`turning five pages: longest frame ${longest.toFixed(0)} ms (goal 50)`);
  await context.close();
  for (const [name, path] of screens.filter(([name]) => STILL.includes(name))) {
    const visitor = await browser.newContext(PHONE);
    const { before, touched, pressed } = await firstTouch(visitor, slowed, `${shop.url}${path}`);
    console.log(
      `${name}: ${before.toFixed(1)} kB of script before the first touch (goal 0), ${touched.toFixed(1)} after it (goal 60), ${pressed.toFixed(1)} more for “Login”`,
    );
    await visitor.close();
  }
  if (process.argv.includes('--lighthouse'))
    for (const [name, path, signedIn] of screens)
      console.log(name, await lighthouseMedian(`${shop.url}${path}`, signedIn ? cookies : null));
} finally {
  await browser.close();
  await shop.discard();
}
