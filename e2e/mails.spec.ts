import { expect, type Page } from '@playwright/test';
import { everyMail, mailTemplates } from '../packages/testing/src/every-mail.ts';
import { expectAccessible, test } from './journey.ts';

/** A phone of old, a phone, and a mail program's window. */
const WIDTHS = [320, 390, 720];
const shopUrl = process.env.SHOP_URL ?? 'http://127.0.0.1';

const wider = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const unseen = (page: Page) =>
  page.evaluate(async () => {
    const pictures = [...document.images];
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
    return pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });

/** Words of a table's labels that do not stand in one line. */
const broken = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('td:first-child')].flatMap(({ firstChild }) => {
      const words = [...(firstChild?.textContent ?? '').matchAll(/\S+/g)];
      return words.flatMap((word) => {
        const range = document.createRange();
        if (!firstChild) return [];
        range.setStart(firstChild, word.index);
        range.setEnd(firstChild, word.index + word[0].length);
        return range.getClientRects().length > 1 ? [word[0]] : [];
      });
    }),
  );

test('there is a picture of every mail', async () => {
  const names = everyMail(shopUrl).map(({ name }) => name);
  expect(names.sort()).toEqual(await mailTemplates());
});

for (const { name, html } of everyMail(shopUrl))
  test(`the mail ${name} is whole on every screen, by day and by night`, async ({ page }, info) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).origin !== new URL(shopUrl).origin) foreign.push(request.url());
    });
    await page.setContent(html);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        expect([width, await wider(page)]).toEqual([width, 0]);
        expect(await broken(page)).toEqual([]);
        expect(await unseen(page)).toEqual([]);
        const file = info.outputPath(`${name}-${colorScheme}-${width}.png`);
        await page.screenshot({ path: file, fullPage: true });
      }
      await expectAccessible(page);
    }
    expect(foreign).toEqual([]);
  });
