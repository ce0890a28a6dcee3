/**
 * Speed of the parents' screens on a slow phone, as the built shop sends them: a processor
 * four times slower, 150 ms to the server and back, 1.6 Mbit/s (Lighthouse's slow 4G,
 * here slowed for real instead of reckoned). Milliseconds are of this machine, so each
 * screen is also given as a ratio to a page of plain text over the same line.
 * `node bench/web.ts [runs] [--lighthouse]` (builds nothing and refuses without a build; paints
 * one book, about two minutes). Lighthouse is fetched by npx when it is asked for: the
 * median of five runs of every screen that needs no account.
 */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, type Page, request } from '@playwright/test';
import { ask } from '../e2e/ask.ts';
import { createBook, paidOrder, READER, readBook, register } from '../e2e/parents.ts';
import { RunningShop } from '../e2e/running-shop.ts';
import { screenPath } from '../packages/contract/src/screen-routes.ts';
import { bookApi } from '../packages/contract/src/shop-api.ts';

const [runsAsked = '3'] = process.argv.slice(2).filter((word) => /^\d+$/.test(word));
const RUNS = Number(runsAsked);
const LIGHTHOUSE = 'lighthouse@13.5.0';
const BROWSER = [process.env.BROWSER_BIN, '/usr/bin/chromium'].find(
  (file) => file && existsSync(file),
);
const BROWSER_FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic'];

/** Lighthouse's phone and line. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
const LINE = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
const SLOWER = 4;
/** How long a screen is watched after it has loaded, in ms. */
const WATCHED_MS = 2500;

interface Seen {
  readonly firstPaint: number;
  readonly lcp: number;
  readonly cls: number;
  readonly blocked: number;
  readonly kilobytes: number;
  readonly scriptKilobytes: number;
  readonly files: number;
  readonly refused: number;
}

/** Runs in the page before anything of it: notes what a visitor would notice. */
const watch = () => {
  const seen = { lcp: 0, cls: 0, blocked: 0 };
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
  observe('longtask', (entry: PerformanceEntry) => {
    // What is beyond 50 ms of a task blocks who presses something (web.dev, “TBT”).
    seen.blocked += entry.duration - 50;
  });
};

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
  const noticed = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    ...(window as unknown as { seen: { lcp: number; cls: number; blocked: number } }).seen,
  }));
  await page.close();
  return {
    ...noticed,
    kilobytes: bytes / 1000,
    scriptKilobytes: scriptBytes / 1000,
    files,
    refused,
  };
};

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const medianOf = (runs: readonly Seen[]): Seen => {
  const of = (pick: (seen: Seen) => number) => median(runs.map(pick));
  return {
    firstPaint: of((seen) => seen.firstPaint),
    lcp: of((seen) => seen.lcp),
    cls: of((seen) => seen.cls),
    blocked: of((seen) => seen.blocked),
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

const lighthouse = async (url: string): Promise<Record<string, number>> => {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--chrome-flags=--headless=new ${BROWSER_FLAGS.join(' ')}`,
    ],
    { env: { ...process.env, ...(BROWSER && { CHROME_PATH: BROWSER }) }, maxBuffer: 64e6 },
  );
  const { categories } = JSON.parse(stdout) as {
    categories: Record<string, { score: number | null }>;
  };
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
  );
};

/** How often Lighthouse looks at a screen: its figures differ from run to run. */
const LIGHTHOUSE_RUNS = 5;

const lighthouseMedian = async (url: string): Promise<Record<string, number>> => {
  const runs: Record<string, number>[] = [];
  for (let run = 0; run < LIGHTHOUSE_RUNS; run += 1) runs.push(await lighthouse(url));
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((scores) => scores[name] ?? 0))]),
  );
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
  row(['ms', 'paint', 'LCP', 'x plain', 'blocked', 'CLS', 'kB', 'script kB', 'files', '401s']);
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
    const { firstPaint, lcp, cls, blocked, kilobytes, scriptKilobytes, files, refused } = seen;
    row([
      name,
      firstPaint.toFixed(0),
      lcp.toFixed(0),
      (lcp / plain).toFixed(1),
      blocked.toFixed(0),
      cls.toFixed(3),
      kilobytes.toFixed(0),
      scriptKilobytes.toFixed(0),
      files,
      refused,
    ]);
    return lcp;
  };
  const plain = await measure('plain text', `${shop.url}/healthz`, false, Number.NaN);
  for (const [name, path, signedIn] of screens)
    await measure(name, `${shop.url}${path}`, signedIn, plain);
  const [, readerPath = '/'] = screens.find(([name]) => name === 'reader') ?? [];
  const context = await browser.newContext({ ...PHONE, storageState: cookies });
  const longest = await turnPages(context, `${shop.url}${readerPath}`);
  console.log(`turning five pages: longest frame ${longest.toFixed(0)} ms (goal 50)`);
  await context.close();
  if (process.argv.includes('--lighthouse'))
    for (const [name, path, signedIn] of screens)
      if (!signedIn) console.log(name, await lighthouseMedian(`${shop.url}${path}`));
} finally {
  await browser.close();
  await shop.discard();
}
