import type { BrowserContext, Page } from '@playwright/test';

/** How long scripts may take to come on the slowed line, in ms. */
const WATCHED_MS = 4000;

interface FirstTouch {
  /** Scripts that came before anybody touched the page, in kB on the line. */
  readonly before: number;
  /** What a finger, a scroll and a key brought besides. */
  readonly touched: number;
  /** What the button brought that the app itself is needed for. */
  readonly pressed: number;
}

/**
 * What scripts come to a page that is read before anything is pressed: none before the first touch,
 * then what it does by itself, then what signing in needs.
 */
export const firstTouch = async (
  context: BrowserContext,
  open: (context: BrowserContext) => Promise<Page>,
  url: string,
): Promise<FirstTouch> => {
  const page = await open(context);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let kilobytes = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) kilobytes += encodedDataLength / 1000;
  });
  const after = async (deed: () => Promise<unknown>): Promise<number> => {
    const had = kilobytes;
    await deed();
    await page.waitForTimeout(WATCHED_MS);
    return kilobytes - had;
  };
  const before = await after(() => page.goto(url, { waitUntil: 'load' }));
  const touched = await after(async () => {
    await page.locator('h1').click();
    await page.mouse.wheel(0, 900);
    await page.keyboard.press('Shift');
  });
  const pressed = await after(async () => {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('dialog').waitFor();
  });
  await page.close();
  return { before, touched, pressed };
};
