import { accountApi, bookApi } from '@bramblebook/contract/shop-api';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import forest from '../../content/samples/forest.webp';
import { freshBrowser, openScreen, toasts } from '../../testing/open-screen.tsx';
import { aBook, aUser, BOOK_ID } from '../../testing/sample-shelf.ts';
import { type StandInShop, standInShop } from '../../testing/stand-in-shop.ts';

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
  shop.answer(accountApi.me, () => aUser());
});

const ADDRESS = `/book/${BOOK_ID}/preview`;
const UNPAINTED = Object.fromEntries([1, 2, 3].map((n) => [`page${n}ImageUrl`, null]));

test('a new book says that it began, and shows each page as it is painted', async () => {
  let book = aBook({ status: 'generating', progress: { made: 0, wanted: 4 }, ...UNPAINTED });
  shop.answer(bookApi.get, () => book);
  await openScreen(`${ADDRESS}?created=true`);
  await expect.element(page.getByText('Book Creation Started!')).toBeVisible();
  await expect.element(page.getByText('Book still generating...')).toBeVisible();
  await expect.element(page.getByText('Generating...', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Order digital' })).toBeDisabled();
  const pages = page.getByRole('region', { name: 'Preview pages' });
  await expect
    .element(pages.getByRole('img', { name: 'Story page 1: Being painted…' }))
    .toBeVisible();
  book = aBook();
  shop.tell({ type: 'status', status: 'preview_ready' });
  await expect.element(page.getByText('Preview Ready', { exact: true })).toBeVisible();
  await expect.element(pages.getByText('Words of page 6, said slowly and out loud.')).toBeVisible();
  await expect.element(page.getByText('Book still generating...')).not.toBeInTheDocument();
  await expect
    .element(page.getByRole('link', { name: 'Order digital' }))
    .toHaveAttribute('href', `/checkout/${BOOK_ID}?digital=1`);
});

test('a book that is not there, or somebody else’s, leads home', async () => {
  shop.refuse(bookApi.get, 'book_not_found');
  await openScreen(ADDRESS);
  await expect.element(page.getByRole('heading', { name: 'Book not found' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
});

test('looks and style are corrected together and painted again', async () => {
  let book = aBook();
  shop.answer(bookApi.get, () => book);
  shop.answer(bookApi.heroPortrait, () => new Blob());
  shop.answer(bookApi.changeHero, () => {
    book = aBook({ status: 'generating' });
    return book;
  });
  await openScreen(ADDRESS);
  await page.getByRole('button', { name: 'Change looks or style' }).click();
  const again = page.getByRole('button', { name: 'Paint again like this' });
  await expect.element(again).toBeDisabled();
  await page.getByRole('radio', { name: 'Round' }).click();
  await page.getByRole('checkbox', { name: 'Freckles' }).click();
  await again.click();
  await expect.element(toasts().getByText('Painting again')).toBeVisible();
  expect(shop.bodies(bookApi.changeHero)).toEqual([{ glasses: 'round', freckles: true }]);
  await expect.element(page.getByRole('button', { name: 'Change looks or style' })).toBeDisabled();
  await expect.element(page.getByText('Painting again...')).toBeVisible();
});

test('another story is told after it is said what is lost, and not for a bought book', async () => {
  shop.answer(bookApi.get, () => aBook());
  shop.answer(bookApi.anotherStory, () => aBook({ status: 'generating' }));
  await openScreen(ADDRESS);
  await page.getByRole('button', { name: 'Try another story' }).click();
  await expect.element(page.getByText('The present story does not come back,')).toBeVisible();
  shop.answer(bookApi.get, () => aBook({ bought: true }));
  await page.getByRole('button', { name: 'Tell another story' }).click();
  await expect.element(toasts().getByText('A new story is on its way')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Try another story' }))
    .not.toBeInTheDocument();
});

test('making that stopped is said, and tried again free of charge', async () => {
  let book = aBook({ status: 'failed', ...UNPAINTED });
  shop.answer(bookApi.get, () => book);
  shop.answer(bookApi.retry, () => {
    book = aBook({ status: 'generating', ...UNPAINTED });
    return book;
  });
  await openScreen(ADDRESS);
  await expect.element(page.getByText('Needs another try')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'See the whole book' }))
    .not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Book still generating...')).toBeVisible();
});

test('a refused idea says why and offers nothing but another one', async () => {
  shop.answer(bookApi.get, () =>
    aBook({ status: 'rejected', rejectionReason: 'Not for children.' }),
  );
  await openScreen(ADDRESS);
  await expect.element(page.getByText('Not for children.')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Start with another idea' }))
    .toHaveAttribute('href', '/create-book');
  await expect.element(page.getByRole('button', { name: /^Order/ })).not.toBeInTheDocument();
});

const SHEET = {
  imageUrl: forest,
  isFromPhoto: true,
  isPhotoRefused: false,
  isApproved: false,
  redosLeft: 2,
};

test('the drawn hero is found right, or drawn anew as often as that is possible', async () => {
  let book = aBook({ heroSheet: SHEET });
  shop.answer(bookApi.get, () => book);
  shop.answer(bookApi.judgeHeroSheet, () => book);
  await openScreen(ADDRESS);
  const card = page.getByRole('region', { name: 'Is this Zoë?' });
  await expect.element(card.getByText(/drawn anew 2 more times/)).toBeVisible();
  await card.getByRole('button', { name: 'Draw Zoë anew' }).click();
  await expect.element(toasts().getByText('Drawing anew')).toBeVisible();
  book = aBook({ heroSheet: { ...SHEET, isApproved: true, redosLeft: 0 } });
  await card.getByRole('button', { name: 'Yes, that is Zoë' }).click();
  await expect.element(page.getByRole('heading', { name: 'This is Zoë' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Draw Zoë anew' })).not.toBeInTheDocument();
  expect(shop.bodies(bookApi.judgeHeroSheet)).toEqual([{ act: 'redo' }, { act: 'approve' }]);
});

test('a photo that the model would not take is said kindly, with the way out', async () => {
  const heroSheet = { ...SHEET, isFromPhoto: false, isPhotoRefused: true };
  shop.answer(bookApi.get, () => aBook({ heroSheet }));
  await openScreen(ADDRESS);
  await expect.element(page.getByText('The photo was not used')).toBeVisible();
  await expect.element(page.getByText(/We drew Zoë from the looks below/)).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Draw from the looks, without the photo' }))
    .not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Change looks or style' })).toBeVisible();
});

test('a book that a model could not finish is tried again, or painted by the shop', async () => {
  let book = aBook({ status: 'failed', heroSheet: SHEET });
  shop.answer(bookApi.get, () => book);
  shop.answer(bookApi.finishByShop, () => {
    book = aBook({ status: 'generating', heroSheet: null });
    return book;
  });
  await openScreen(ADDRESS);
  await expect.element(page.getByText(/also the pages that you have seen/)).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeEnabled();
  await page.getByRole('button', { name: 'Have your own painter paint it all' }).click();
  await expect.element(page.getByText('Generating...', { exact: true })).toBeVisible();
  expect(shop.bodies(bookApi.finishByShop)).toHaveLength(1);
});
