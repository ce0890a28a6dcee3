import { accountApi } from '@bramblebook/contract/shop-api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshBrowser, openScreen } from '../../testing/open-screen.tsx';
import { type StandInShop, standInShop } from '../../testing/stand-in-shop.ts';

const TOKEN = 'abcdefghijklmnopqrstuv';
const ADDRESS = { address: 'r•••@example.com' };

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
});
afterEach(() => {
  location.hash = '';
});

const open = async (hash: string) => {
  location.hash = hash;
  await openScreen('/your-address');
};

test('whoever reads at an address says that it is theirs, or that it was not them', async () => {
  const said: unknown[] = [];
  shop.answer(accountApi.confirmAddress, (body) => {
    said.push(body);
    return ADDRESS;
  });
  await open(TOKEN);
  await page.getByRole('button', { name: 'Yes, this is my address' }).click();
  await expect.element(page.getByRole('heading', { name: 'Thank you!' })).toHaveFocus();
  await expect.element(page.getByText('r•••@example.com is yours', { exact: false })).toBeVisible();
  expect(said).toEqual([{ token: TOKEN }]);
});

test('“this was not me” stops the messages, and an old link says why it cannot', async () => {
  shop.refuse(accountApi.disownAddress, 'not_found');
  await open(`${TOKEN}.not-me`);
  await expect.element(page.getByRole('heading', { name: 'This was not you?' })).toBeVisible();
  await page.getByRole('button', { name: 'This was not me' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('We could not find that.');
  shop.answer(accountApi.disownAddress, () => ADDRESS);
  await page.getByRole('button', { name: 'This was not me' }).click();
  await expect
    .element(page.getByRole('heading', { name: 'Nothing more goes there' }))
    .toBeVisible();
});
