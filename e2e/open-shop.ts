import { screenPath } from '@bramblebook/contract/screen-routes';
import { chromium, type FullConfig, type Page } from '@playwright/test';
import { READER } from './parents.ts';
import { RunningShop } from './running-shop.ts';
import { makeBookInWizard } from './wizard.ts';

/**
 * Opens the shop that all journeys share, with one parent who makes a book in the wizard and
 * opens the whole of it at once, so that it stands when it is wanted: the book that the
 * journeys buy, approve and print. Nothing private may be in the shop's log when it closes.
 */
const openShop = async ({ projects }: FullConfig): Promise<() => Promise<void>> => {
  const { launchOptions, contextOptions, extraHTTPHeaders = {} } = projects[0]?.use ?? {};
  const [shop, browser] = await Promise.all([RunningShop.open(), chromium.launch(launchOptions)]);
  const close = async () => {
    await browser.close();
    await shop.discard();
  };
  const asVisitor = { ...contextOptions, extraHTTPHeaders, baseURL: shop.url };
  const page = await (await browser.newContext(asVisitor)).newPage();
  page.setDefaultTimeout(40_000);
  try {
    await page.goto(screenPath('createBook'));
    process.env.WHOLE_BOOK_ID = await makeBookInWizard(page, READER);
  } catch (error) {
    await close();
    throw error;
  }
  process.env.SHOP_URL = shop.url;
  process.env.SHOP_DATA_DIR = shop.dataDir;
  // Done as soon as the preview stands; the journeys need not wait for it.
  const opened = openFullPreview(page).then(
    () => null,
    (reason: unknown) => reason,
  );
  return async () => {
    const failure = await opened;
    await close();
    for (const secret of [READER.password, READER.email, READER.phone])
      if (shop.log.includes(secret)) throw new Error(`the shop's log holds ${secret}`);
    if (failure) throw failure;
  };
};

/** Waits on the preview's screen until it stands, and goes on to the whole book. */
const openFullPreview = async (page: Page): Promise<void> => {
  const patiently = { timeout: 300_000 };
  const [asked] = await Promise.all([
    page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/full-preview'),
      patiently,
    ),
    page.getByRole('link', { name: 'See the whole book' }).click(patiently),
  ]);
  if (!asked.ok()) throw new Error(`the whole book was not begun: ${asked.status()}`);
  // Nobody need watch the book being made.
  await page.context().close();
};

export default openShop;
