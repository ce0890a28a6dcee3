import { accountApi, bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshBrowser, openScreen } from '../../testing/open-screen.tsx';
import { anOrder, aUser, aWholeBook } from '../../testing/sample-shelf.ts';
import { standInShop } from '../../testing/stand-in-shop.ts';

test('a parcel is followed where the shop says', async () => {
  await freshBrowser();
  const shop = standInShop();
  const book = aWholeBook({ status: 'shipped', bought: true });
  const trackingLink = 'https://www.ups.com/track?tracknum=1Z999';
  shop.answer(accountApi.me, () => aUser());
  shop.answer(bookApi.ofUser, () => ({ books: [book] }));
  shop.answer(orderApi.ofUser, () => [anOrder({ status: 'shipped', book, trackingLink })]);
  await openScreen('/dashboard');
  await expect
    .element(page.getByRole('link', { name: 'Track Package' }))
    .toHaveAttribute('href', trackingLink);
});
