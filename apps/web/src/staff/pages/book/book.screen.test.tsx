import { staffApi } from '@bramblebook/contract/staff-api';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshBrowser } from '../../../testing/open-screen.tsx';
import { BOOK_ID, USER_ID } from '../../../testing/sample-shelf.ts';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { expectToast, openStaffScreen } from '../../testing/open-staff-screen.tsx';
import { aMember, aStaffBook } from '../../testing/sample-staff.ts';

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
  shop.answer(staffApi.me, () => aMember());
});

const dialog = () => page.getByRole('dialog');

test('books in trouble say where and why, those that are paid first in the eye', async () => {
  shop.answer(staffApi.troubledBooks, () => ({
    books: [
      {
        id: BOOK_ID,
        childName: 'Zoë',
        customerId: USER_ID,
        customerName: 'Ada Parent',
        status: 'failed' as const,
        trouble: 'failed' as const,
        step: 'page 12',
        why: 'The painter gave up.',
        since: '2026-11-20T10:00:00.000Z',
        isPaid: true,
      },
    ],
    total: 1,
  }));
  shop.answer(staffApi.book, () => aStaffBook());
  const { history } = await openStaffScreen('/admin/trouble');
  await expect
    .element(page.getByRole('row', { name: /Zoë's Story Book/ }))
    .toMatchTextContent(/Failed.*Paid.*page 12: The painter gave up\./);
  await page.getByRole('button', { name: 'Refused' }).click();
  expect(history.at(-1)).toBe('/admin/trouble?status=rejected');
  await page.getByRole('link', { name: "Zoë's Story Book" }).click();
  await expect.poll(() => history.at(-1)).toBe(`/admin/books/${BOOK_ID}`);
});

test('a book that gave up is made again once that is confirmed', async () => {
  const failure = { step: 'page 12', why: 'The painter gave up.', at: '2026-11-20T10:00:00.000Z' };
  shop.answer(staffApi.book, () => aStaffBook({ failure }));
  await openStaffScreen(`/admin/books/${BOOK_ID}`);
  await expect.element(page.getByText('Making it gave up at page 12')).toBeVisible();
  await page.getByRole('button', { name: 'Make again', exact: true }).click();
  expect(shop.bodies(staffApi.remake)).toEqual([]);
  shop.answer(staffApi.remake, () => aStaffBook());
  await dialog().getByRole('button', { name: 'Make again' }).click();
  await expectToast('It is being made again');
  expect(shop.bodies(staffApi.remake)).toHaveLength(1);
});

test('a page gets other words, on the version that was seen', async () => {
  shop.answer(staffApi.book, () => aStaffBook());
  await openStaffScreen(`/admin/books/${BOOK_ID}`);
  await page.getByRole('button', { name: 'Change words of page 7' }).click();
  await dialog().getByLabelText('Words').fill('The star sang back.');
  shop.answer(staffApi.changeText, () => aStaffBook({ version: 3 }));
  await dialog().getByRole('button', { name: 'Change', exact: true }).click();
  await expectToast('Words changed');
  expect(shop.bodies(staffApi.changeText)).toEqual([{ text: 'The star sang back.', version: 2 }]);
});

test('the parent is written to once', async () => {
  shop.answer(staffApi.book, () => aStaffBook());
  await openStaffScreen(`/admin/books/${BOOK_ID}`);
  await page.getByRole('button', { name: 'Write to the parent' }).click();
  await dialog().getByLabelText('Message').fill('We mended page 7.');
  shop.answer(staffApi.writeToParent, () => aStaffBook());
  await dialog().getByRole('button', { name: 'Send' }).click();
  await expectToast('Message on its way');
  expect(shop.bodies(staffApi.writeToParent)).toMatchObject([{ text: 'We mended page 7.' }]);
});

test('what models cost for a book names the calls that nobody knows the price of', async () => {
  shop.answer(staffApi.book, () =>
    aStaffBook({ models: { cents: 42.3, calls: 61, unpricedCalls: 2 } }),
  );
  await openStaffScreen(`/admin/books/${BOOK_ID}`);
  await expect
    .element(page.getByRole('region', { name: 'About this book' }))
    .toMatchTextContent('$0.42 in 61 calls, not counting 2 without a price');
});

test('pictures of a model are told page by page, those that stand out named', async () => {
  const models = { cents: 96, calls: 24, unpricedCalls: 0 };
  const hand = { lightness: 0.6, chroma: 0.3, texture: 0.2 };
  const head = { away: 1.24, most: 2 };
  const good = { heroColours: 0.9, figures: { seen: 2, wanted: 2 }, isSameChild: true, head, hand };
  const unseen = { heroColours: 0.8, figures: null, isSameChild: null, hand };
  const asked = { model: 'openai:x', findings: [], ppi: 234, handAway: 0.04, tries: 1 };
  shop.answer(staffApi.book, () => aStaffBook({ models }));
  shop.answer(staffApi.consistency, () => ({
    pages: [
      { ...asked, page: 1, ownBecause: null, measures: good, isOdd: false },
      { ...asked, page: 3, ownBecause: null, measures: unseen, isOdd: false },
      {
        ...asked,
        page: 6,
        ownBecause: 'the model refused to paint it',
        measures: null,
        isOdd: true,
      },
    ],
  }));
  await openStaffScreen(`/admin/books/${BOOK_ID}`);
  await expect.element(page.getByText(/2 pages by the model, 1 by the shop’s own/)).toBeVisible();
  await expect.element(page.getByText(/90 % of the hero’s colours · 2 of 2 figures/)).toBeVisible();
  await expect
    .element(page.getByText(/head 1\.2 × as far as the sheet’s own from each other \(at most 2\)/))
    .toBeVisible();
  await expect.element(page.getByText(/not checked: figures, face, clothes/)).toBeVisible();
  await expect.element(page.getByText(/own painter: the model refused to paint it/)).toBeVisible();
});
