import { finalTextField } from '@bramblebook/contract/book';
import { accountApi, bookApi } from '@bramblebook/contract/shop-api';
import { speechApi } from '@bramblebook/contract/speech';
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTone } from '../../../testing/a-tone.ts';
import { freshBrowser, openScreen } from '../../../testing/open-screen.tsx';
import { aProof } from '../../../testing/sample-proof.ts';
import { aUser, aWholeBook, BOOK_ID } from '../../../testing/sample-shelf.ts';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { standInVoice } from '../../../testing/stand-in-voice.ts';

const WORDS = 'Zoë turns to page 6.';
/** A book with these words on its first page of the story. */
const bookWith = (words: string) =>
  shop.answer(bookApi.get, () => ({
    ...aWholeBook({ digitalAccess: true, bought: true, parentMessage: '' }),
    [finalTextField(6)]: words,
    [finalTextField(7)]: '“It’s 3 o’clock…” said Zoë. Off they went!',
  }));

let voice: ReturnType<typeof standInVoice>;
let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  voice = standInVoice();
  shop = standInShop();
  shop.answer(accountApi.me, () => aUser());
  shop.answer(bookApi.layout, () => aProof().layout);
  bookWith(WORDS);
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

/** Has the shop's voice read page 6, a word every third of a second, and none of the others. */
const shopReads = (text = WORDS) => {
  shop.configure({ reads: 'OpenAI' });
  shop.refuse(speechApi.read, 'service_unavailable');
  const words = [0, 4, 10].map((offset, i) => ({ offset, seconds: i / 3 }));
  const params = { bookId: BOOK_ID, page: 6 };
  shop.answer(speechApi.read, () => ({ text, url: aTone(), words }), params);
};

test('the shop’s voice lights its words; where it cannot be had, the device reads', async () => {
  shopReads();
  await openAtFirstSpread();
  await expect.element(page.getByText('Read by OpenAI: the page’s words go there.')).toBeVisible();
  expect(shop.bodies(speechApi.read)).toHaveLength(0);
  await button('Read aloud').click();
  for (const word of ['Zoë', 'turns', 'to']) await expect.poll(lit).toEqual([word]);
  await expect.poll(voice.said).toEqual(['"It\'s 3 o\'clock..." said Zoë.']);
});

test('a device that likes its own voice better asks for no other, and a held page goes on where it was', async () => {
  shopReads();
  await openAtFirstSpread();
  await button('Read aloud').click();
  await expect.poll(lit).toEqual(['turns']);
  await button('Pause').click();
  await button('Go on').click();
  await expect.poll(lit).toEqual(['to']);
  await userEvent.selectOptions(page.getByLabelText('Voice'), 'This device');
  await expect.poll(voice.said).toEqual(['to page 6.']);
  await expect.element(page.getByText('Read by OpenAI')).not.toBeInTheDocument();
  await button('Stop').click();
  const asked = shop.bodies(speechApi.read).length;
  await button('Read aloud').click();
  await expect.poll(() => voice.said().at(-1)).toBe('Zoë turns to page 6.');
  expect(shop.bodies(speechApi.read)).toHaveLength(asked);
});

test('words that were changed since are not lit by the times of others', async () => {
  shopReads('Zoë turns to page 7.');
  bookWith('Zoë turns to page 6. And back.');
  await openAtFirstSpread();
  await button('Read aloud').click();
  await expect.poll(voice.said).toEqual(['Zoë turns to page 6.']);
});
