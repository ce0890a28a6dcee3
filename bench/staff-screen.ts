/**
 * How much script staff's order list costs on a processor four times slower: fifty rows of a
 * shop of 2,000 orders, as the built shop sends them, opened from the dashboard and turned
 * page by page. Milliseconds of script are the browser's own count in time of its main thread
 * (`ScriptDuration` of the DevTools protocol), the median of all turns; ends with 1 when they
 * are over 100.
 * `npm run build` first; then `node bench/staff-screen.ts` (half a minute).
 */
import { existsSync } from 'node:fs';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { openEmbedded } from '@bramblebook/shop/database/open-database';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { RunningShop } from '../e2e/running-shop.ts';
import { OWNER, signInStaff } from '../e2e/staff.ts';
import { seedManyOrders } from './many-orders.ts';
import { median } from './median.ts';

const SIZE = { users: 1000, books: 1200, orders: 2000 };
const SLOWER = 4;
const TURNS = 7;
const ROWS = 50;
const MOST_MS = 100;
const BROWSER = [process.env.BROWSER_BIN, '/usr/bin/chromium'].find(
  (file) => file && existsSync(file),
);

const openFullShop = async (): Promise<RunningShop> => {
  const shop = await RunningShop.open();
  await shop.stop();
  const opened = await openEmbedded(shop.dataDir);
  await seedManyOrders(opened.db, SIZE);
  await opened.close();
  await shop.start();
  return shop;
};

/**
 * Milliseconds of script from a press of what is called so until its rows stand and the browser has
 * nothing more to do. Pressed from within: looking a button up for a mouse is script as well.
 */
const scriptOf = async (page: Page, session: CDPSession, pressed: RegExp): Promise<number> => {
  const scriptMs = async (): Promise<number> => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN) * 1000;
  };
  const before = await scriptMs();
  await page.evaluate((name) => {
    const says = new RegExp(name, 'i');
    const all = [...document.querySelectorAll<HTMLElement>('a, button')];
    all.find(({ innerText, ariaLabel }) => says.test(ariaLabel ?? innerText.trim()))?.click();
  }, pressed.source);
  await page.waitForTimeout(3000);
  const spent = (await scriptMs()) - before;
  const rows = await page.locator('tbody tr').count();
  if (rows !== ROWS) throw new Error(`the list shows ${rows} rows, not ${ROWS}`);
  return spent;
};

const shop = await openFullShop();
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu'],
  ...(BROWSER && { executablePath: BROWSER }),
});
try {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await signInStaff(page, OWNER);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  const opened = await scriptOf(page, session, /^orders$/);
  const turns: number[] = [];
  for (let turn = 0; turn < TURNS; turn += 1) turns.push(await scriptOf(page, session, /next/));
  const usual = median(turns);
  console.log(`opened from the dashboard, its code included: ${opened.toFixed(0)} ms of script`);
  console.log(
    `another fifty rows: ${usual.toFixed(0)} ms (${turns.map((ms) => ms.toFixed(0)).join(', ')})`,
  );
  console.log(
    `most that is wanted: ${MOST_MS} ms, ${screenPath('adminOrders')} at ${SLOWER} × slower`,
  );
  process.exitCode = usual > MOST_MS ? 1 : 0;
} finally {
  await browser.close();
  await shop.discard();
}
