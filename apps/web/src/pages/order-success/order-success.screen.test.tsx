import type { Book } from '@bramblebook/contract/book';
import { accountApi, orderApi } from '@bramblebook/contract/shop-api';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshBrowser, openScreen } from '../../testing/open-screen.tsx';
import {
  aBook,
  anOrder,
  aUser,
  aWholeBook,
  BOOK_ID,
  ORDER_ID,
} from '../../testing/sample-shelf.ts';
import { standInShop } from '../../testing/stand-in-shop.ts';

const open = async (book: Book): Promise<void> => {
  await freshBrowser();
  const shop = standInShop();
  const items = [{ format: 'digital', quantity: 1, price: 1900 }];
  shop.answer(accountApi.me, () => aUser());
  shop.answer(orderApi.get, () => anOrder({ status: 'processing', items, book }));
  shop.answer(orderApi.triggerFulfillment, () => anOrder({ status: 'processing', items, book }));
  await openScreen(`/order-success?orderId=${ORDER_ID}`);
};
const link = (kind: string) => page.getByRole('link', { name: `Download the ${kind}` });

test('a digital copy can be kept as a PDF and as an EPUB', async () => {
  await open(aWholeBook({ bought: true, digitalAccess: true }));
  for (const kind of ['PDF', 'EPUB'])
    await expect
      .element(link(kind))
      .toHaveAttribute('href', `/api/books/${BOOK_ID}/book.${kind.toLowerCase()}`);
});

test('before every page stands the files are promised, not offered', async () => {
  await open(aBook());
  await expect.element(page.getByText(/PDF and EPUB follow/)).toBeVisible();
  for (const kind of ['PDF', 'EPUB']) await expect.element(link(kind)).not.toBeInTheDocument();
});

test('what has arrived is expected no more', async () => {
  await freshBrowser();
  const shop = standInShop();
  const shippingInfo = {
    name: 'Ada Parent',
    address: '1 Mill Lane',
    city: 'York',
    state: 'North Yorkshire',
    zip: 'YO1 7HH',
    country: 'GB',
  };
  const order = anOrder({
    status: 'delivered',
    estimatedDelivery: '2026-12-08T00:00:00.000Z',
    shippingInfo,
    book: aWholeBook({ bought: true }),
  });
  shop.answer(accountApi.me, () => aUser());
  shop.answer(orderApi.get, () => order);
  shop.answer(orderApi.triggerFulfillment, () => order);
  await openScreen(`/order-success?orderId=${ORDER_ID}`);
  await expect.element(page.getByText(/1 Mill Lane/)).toBeVisible();
  await expect.element(page.getByText(/Expected by/)).not.toBeInTheDocument();
});
