import { finalTextField } from '@bramblebook/contract/book';
import { accountApi, bookApi } from '@bramblebook/contract/shop-api';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { freshBrowser, openScreen } from '../../../testing/open-screen.tsx';
import { aProof } from '../../../testing/sample-proof.ts';
import { aUser, aWholeBook, BOOK_ID } from '../../../testing/sample-shelf.ts';
import { standInShop } from '../../../testing/stand-in-shop.ts';
import { standInVoice } from '../../../testing/stand-in-voice.ts';

let voice: ReturnType<typeof standInVoice>;
beforeEach(async () => {
  await freshBrowser();
  voice = standInVoice();
  const shop = standInShop();
  shop.answer(accountApi.me, () => aUser());
  shop.answer(bookApi.layout, () => aProof().layout);
  shop.answer(bookApi.get, () => ({
    ...aWholeBook({ digitalAccess: true, bought: true, parentMessage: '' }),
    [finalTextField(6)]: 'Zoë turns to page 6.',
    [finalTextField(7)]: '“It’s 3 o’clock…” said Zoë. Off they went!',
  }));
});

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dot = (name: string) => page.getByRole('navigation', { name: 'Pages' }).getByLabelText(name);
/** What is lit in the words of the pages, and on the printed page. */
const lit = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
const litInPrint = () =>
  [...document.querySelectorAll('[data-lit]')].map(({ textContent }) => textContent);

const openAtFirstSpread = async () => {
  const opened = await openScreen(`/book/${BOOK_ID}/read`);
  await dot('Story page 1 and Story page 2').click();
  await expect.element(page.getByText('Zoë turns to page 6.').first()).toBeInTheDocument();
  return opened;
};
const startReading = async () => {
  const opened = await openAtFirstSpread();
  await button('Read aloud').click();
  await expect.poll(voice.said).toEqual(['Zoë turns to page 6.']);
  return opened;
};

test('reads nothing until it is asked to, then page after page, lighting every word', async () => {
  await openAtFirstSpread();
  expect(voice.said()).toEqual([]);
  await button('Read aloud').click();
  await expect.poll(voice.said).toEqual(['Zoë turns to page 6.']);
  voice.sayWord('turns');
  await expect.poll(lit).toEqual(['turns']);
  await expect.poll(litInPrint).toEqual(['turns']);
  voice.end();
  await expect.poll(() => voice.said().at(-1)).toBe('"It\'s 3 o\'clock..." said Zoë.');
  voice.sayWord('said');
  await expect.poll(lit).toEqual(['said']);
  voice.end();
  voice.sayWord('Off');
  await expect.poll(lit).toEqual(['Off']);
  voice.end();
  await expect.element(dot('Story page 3 and Story page 4')).toHaveAttribute('aria-current');
  await expect.poll(() => voice.said().at(-1)).toMatch(/Words of page 8/);
});

test('lights the sentence of a voice that tells no words', async () => {
  await startReading();
  await expect.poll(lit).toEqual(['Zoë turns to page 6.']);
  voice.end();
  await expect.poll(lit).toEqual(['“It’s 3 o’clock…” said Zoë.']);
});

test('goes on where it was after a pause, at another speed, and when the voice died', async () => {
  await startReading();
  voice.sayWord('page');
  await button('Pause').click();
  expect(voice.cancelled()).toBeGreaterThan(1);
  await expect.poll(lit).toEqual(['page']);
  await button('Go on').click();
  await expect.poll(() => voice.said().at(-1)).toBe('page 6.');
  await userEvent.selectOptions(page.getByLabelText('Speed'), 'Slow');
  await expect.poll(voice.rate).toBeCloseTo(0.85);
  voice.sayWord('6');
  voice.die();
  await expect.element(page.getByText(/The voice has stopped/)).toBeVisible();
  await button('Go on').click();
  await expect.poll(() => voice.said().at(-1)).toBe('6.');
});

test('stays on the page when pages are not to be turned, and falls silent with the screen', async () => {
  const { history } = await startReading();
  await page.getByLabelText('Turn the pages').click();
  voice.end();
  voice.end();
  voice.end();
  await expect.element(button('Read aloud')).toBeVisible();
  await expect.element(dot('Story page 1 and Story page 2')).toHaveAttribute('aria-current');
  await button('Read aloud').click();
  await expect.poll(() => voice.said().length).toBe(4);
  const before = voice.cancelled();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => history.at(-1)).toBe('/dashboard');
  await expect.poll(voice.cancelled).toBeGreaterThan(before);
});
