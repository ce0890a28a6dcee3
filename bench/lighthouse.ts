import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type APIRequestContext, chromium } from '@playwright/test';
import { freePort } from '../packages/testing/src/free-port.ts';
import { BROWSER, BROWSER_FLAGS } from './browser.ts';
import { median } from './median.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
/** How often it looks at a screen: its figures differ from run to run. */
const RUNS = 5;

/** How often it may fail to see a screen at all before that is an error: its tracing does now and then. */
const FAILURES = 3;

type Cookies = Awaited<ReturnType<APIRequestContext['storageState']>>;
type Scores = Readonly<Record<string, number>>;

/** One look on a phone, in a browser that knows nothing but these cookies. */
const look = async (url: string, signedIn: Cookies | null): Promise<Scores> => {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    args: [...BROWSER_FLAGS, `--remote-debugging-port=${port}`],
    ...(BROWSER && { executablePath: BROWSER }),
  });
  if (signedIn) await context.addCookies(signedIn.cookies);
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      // Its reset would sign out, and this browser has nothing else to forget.
      [
        '--yes',
        LIGHTHOUSE,
        url,
        `--port=${port}`,
        '--disable-storage-reset',
        '--quiet',
        '--output=json',
      ],
      { maxBuffer: 64e6 },
    );
    const { categories } = JSON.parse(stdout) as {
      categories: Record<string, { score: number | null }>;
    };
    return Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    );
  } finally {
    await context.close();
  }
};

const lookPatiently = async (url: string, signedIn: Cookies | null): Promise<Scores> => {
  for (let failures = 1; ; failures += 1)
    try {
      return await look(url, signedIn);
    } catch (error) {
      if (failures === FAILURES) throw error;
    }
};

/** Lighthouse's scores of a screen on its phone, 0 to 100: of each the median of five first visits. */
export const lighthouseMedian = async (url: string, signedIn: Cookies | null): Promise<Scores> => {
  const runs: Scores[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await lookPatiently(url, signedIn));
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    names.map((name) => [name, median(runs.map((scores) => scores[name] ?? 0))]),
  );
};
