import { accountApi, bookApi } from '@bramblebook/contract/shop-api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { freshBrowser, openScreen } from '../../testing/open-screen.tsx';
import { aBook, aUser, aWholeBook, BOOK_ID } from '../../testing/sample-shelf.ts';
import { type StandInShop, standInShop } from '../../testing/stand-in-shop.ts';

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
  shop.answer(accountApi.me, () => aUser());
  shop.answer(bookApi.get, () => aWholeBook({ digitalAccess: true, bought: true }));
});
afterEach(() => page.viewport(1440, 900));

const ADDRESS = `/book/${BOOK_ID}/read`;
const onPhone = async () => {
  await page.viewport(390, 844);
  const opened = await openScreen(ADDRESS);
  await expect.element(dot('Front cover')).toHaveAttribute('aria-current');
  return opened;
};
const dot = (name: string) =>
  page.getByRole('navigation', { name: 'Pages' }).getByRole('button', { name, exact: true });
const isAt = (name: string) => expect.element(dot(name)).toHaveAttribute('aria-current');

/** A finger's way over the page, in px from its middle; said, not waited, to take this long in ms. */
const swipe = async (from: number, to: number, ms: number): Promise<void> => {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width / innerWidth || 1;
  const at = (x: number) => [{ x: frame.x + (195 + x) * scale, y: frame.y + 350 * scale }];
  const began = Date.now();
  const send = (type: string, touchPoints: { x: number; y: number }[], after = 0) =>
    cdp().send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      timestamp: (began + after) / 1000,
    } as never);
  await send('touchStart', at(from));
  await send('touchMove', at((from + to) / 2), ms / 2);
  await send('touchMove', at(to), ms);
  await send('touchEnd', [], ms);
};

test('the arrow keys, Home and End leaf through it, and Escape closes it', async () => {
  const { history } = await openScreen(ADDRESS);
  await isAt('Front cover');
  await userEvent.keyboard('{ArrowRight}');
  await isAt('Dedication');
  await userEvent.keyboard('{PageDown}');
  await isAt('Story page 1 and Story page 2');
  await userEvent.keyboard('{ArrowLeft}');
  await isAt('Dedication');
  await userEvent.keyboard('{End}');
  await isAt('Back cover');
  await expect
    .element(page.getByRole('button', { name: 'Next page' }).first())
    .toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Home}');
  await isAt('Front cover');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => history.at(-1)).toBe('/dashboard');
});

test('arrows and dots do the same, one page at a time on a phone', async () => {
  await onPhone();
  const next = page.getByRole('navigation', { name: 'Pages' }).getByRole('button', {
    name: 'Next page',
  });
  await next.click();
  await isAt('Dedication');
  await dot('Story page 7').click();
  await isAt('Story page 7');
  await expect.element(page.getByRole('figure').getByText(/Words of page 12/)).toBeVisible();
});

test('a page alone on the screen is not hidden by the blank paper beside it in the bound book', async () => {
  shop.answer(bookApi.get, () => aWholeBook({ digitalAccess: true, parentMessage: '' }));
  await onPhone();
  await userEvent.keyboard('{ArrowRight}');
  await isAt('Story page 1');
  const figure = page.getByRole('figure').element();
  const { x, y, width } = figure.getBoundingClientRect();
  expect(figure.contains(document.elementFromPoint(x + width / 2, y + width / 2))).toBe(true);
});

test('a swipe turns the page from 50 px within half a second on', async () => {
  await onPhone();
  await swipe(80, -20, 50);
  await isAt('Dedication');
  await swipe(20, -25, 50);
  await isAt('Dedication');
  await swipe(80, -80, 560);
  await isAt('Dedication');
  await swipe(-60, 60, 50);
  await isAt('Front cover');
});

test('a dedication that was not written is no page', async () => {
  shop.answer(bookApi.get, () => aWholeBook({ digitalAccess: true, parentMessage: '' }));
  await onPhone();
  await userEvent.keyboard('{ArrowRight}');
  await isAt('Story page 1');
});

test('sentence by sentence the pages are a list, with the pictures in words, and stay so', async () => {
  const opened = await onPhone();
  await page.getByRole('button', { name: 'Ways to read' }).click();
  await page.getByRole('checkbox', { name: /^Sentence by sentence/ }).click();
  await page.getByRole('button', { name: 'Read on' }).click();
  await dot('Story page 1').click();
  const list = page.getByRole('region', { name: 'Story page 1' }).getByRole('listitem');
  await expect
    .element(list.first())
    .toHaveTextContent('Words of page 6, said slowly and out loud.');
  expect(JSON.parse(localStorage.getItem('reading-ways') ?? '')).toMatchObject({
    bySentence: true,
  });
  expect(opened.history).toHaveLength(1);
});

test('clear letters take the place of the story’s own below the page', async () => {
  await onPhone();
  await dot('Story page 1').click();
  await page.getByRole('button', { name: 'Ways to read' }).click();
  await page.getByRole('checkbox', { name: /OpenDyslexic/ }).click();
  await page.getByRole('button', { name: 'Read on' }).click();
  const words = page.getByRole('figure').getByText(/Words of page 6/);
  await expect.poll(() => getComputedStyle(words.element()).fontFamily).toBe('OpenDyslexic');
});

test('zoomed in, the arrow keys turn no page until Escape', async () => {
  await onPhone();
  await page.getByRole('button', { name: 'Zoom' }).click();
  await expect.element(page.getByRole('group', { name: 'Zoomed page' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await isAt('Front cover');
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{ArrowRight}');
  await isAt('Dedication');
});

test('without the digital copy it stays closed and says how to open it', async () => {
  shop.answer(bookApi.get, () => aBook());
  await openScreen(ADDRESS);
  await expect
    .element(page.getByText("Access Denied - You don't have digital access to this book."))
    .toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Order the digital copy' }))
    .toHaveAttribute('href', `/checkout/${BOOK_ID}?digital=1`);
});

test('a whole book can be kept as a PDF and as an EPUB', async () => {
  await onPhone();
  for (const kind of ['PDF', 'EPUB'])
    await expect
      .element(page.getByRole('link', { name: `Download the ${kind}` }))
      .toHaveAttribute('href', `/api/books/${BOOK_ID}/book.${kind.toLowerCase()}`);
});

test('while pages are painted the finished ones can be read, but not downloaded', async () => {
  const unfinished = { finalPage20ImageUrl: null, progress: { made: 29, wanted: 30 } };
  shop.answer(bookApi.get, () =>
    aWholeBook({ digitalAccess: true, status: 'processing', ...unfinished }),
  );
  await onPhone();
  await expect.element(page.getByText(/29 of 30 are done/)).toBeVisible();
  await expect.element(dot('Story page 14')).toBeVisible();
  await expect.element(dot('Story page 15')).not.toBeInTheDocument();
  for (const kind of ['PDF', 'EPUB'])
    await expect
      .element(page.getByRole('link', { name: `Download the ${kind}` }))
      .not.toBeInTheDocument();
});
