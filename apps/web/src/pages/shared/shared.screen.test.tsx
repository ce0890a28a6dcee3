import { shareApi } from '@bramblebook/contract/shares';
import { accountApi, bookApi } from '@bramblebook/contract/shop-api';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import forest from '../../content/samples/forest.webp';
import { freshBrowser, openScreen } from '../../testing/open-screen.tsx';
import { aUser, aWholeBook, BOOK_ID } from '../../testing/sample-shelf.ts';
import { type StandInShop, standInShop } from '../../testing/stand-in-shop.ts';

const TOKEN = 'a'.repeat(22);

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
});

const shareBook = () =>
  shop.answer(shareApi.see, () => ({
    firstName: 'Zoë',
    title: 'Zoë and the Lost Star',
    pages: [1, 6, 7, 8].map((one) => ({
      page: one,
      text: one === 1 ? null : `Words of page ${one}.`,
      pictureUrl: forest,
    })),
    layout: { title: 'Zoë and the Lost Star', author: '', language: 'en', pages: [] },
  }));

test('a link shows the cover and three pages to who is no customer', async () => {
  shareBook();
  await openScreen(`/shared/${TOKEN}`);
  await expect.element(page.getByText('Zoë has a book')).toBeVisible();
  await expect.element(page.getByText('Words of page 8.')).toBeInTheDocument();
  await expect
    .element(page.getByRole('main').getByRole('link', { name: 'Create a book' }))
    .toBeVisible();
});

test('a link that was taken back says so kindly', async () => {
  shop.refuse(shareApi.see, 'not_found');
  await openScreen(`/shared/${TOKEN}`);
  await expect.element(page.getByText('This link leads nowhere any more')).toBeVisible();
});

test('a link that is taken back while somebody looks says so within a minute', async () => {
  shareBook();
  const clock = vi.spyOn(globalThis, 'setInterval');
  await openScreen(`/shared/${TOKEN}`);
  await expect.element(page.getByText('Zoë has a book')).toBeVisible();
  const again = clock.mock.calls.findLast(([, ms]) => ms === 60_000)?.[0];
  clock.mockRestore();
  shop.refuse(shareApi.see, 'not_found');
  (again as () => void)();
  await expect.element(page.getByText('This link leads nowhere any more')).toBeVisible();
  await expect.element(page.getByText('Words of page 8.')).not.toBeInTheDocument();
});

test('a parent makes a link, sees it, and takes it back', async () => {
  let token: string | null = null;
  const share = () => (token ? { token, madeAt: '2026-11-20T10:00:00.000Z' } : null);
  shop.answer(accountApi.me, () => aUser());
  shop.answer(bookApi.get, () => aWholeBook());
  shop.answer(shareApi.get, () => ({ share: share() }));
  shop.answer(shareApi.make, () => {
    token = TOKEN;
    return { token, madeAt: '2026-11-20T10:00:00.000Z' };
  });
  shop.answer(shareApi.takeBack, () => {
    token = null;
    return undefined;
  });
  await openScreen(`/book/${BOOK_ID}/preview`);
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Make a link' }).click();
  await expect
    .element(page.getByLabelText('The link'))
    .toHaveValue(`${location.origin}/shared/${TOKEN}`);
  await page.getByRole('button', { name: 'Take the link back' }).click();
  await expect.element(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
});
