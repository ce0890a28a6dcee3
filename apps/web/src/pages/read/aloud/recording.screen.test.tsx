import {
  MAX_RECORDING_SECONDS,
  type Recording,
  recordingApi,
} from '@bramblebook/contract/recordings';
import { accountApi, bookApi } from '@bramblebook/contract/shop-api';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { aTone } from '../../../testing/a-tone.ts';
import { freshBrowser, openScreen } from '../../../testing/open-screen.tsx';
import { aUser, aWholeBook, BOOK_ID } from '../../../testing/sample-shelf.ts';
import { type StandInShop, standInShop } from '../../../testing/stand-in-shop.ts';
import { standInVoice } from '../../../testing/stand-in-voice.ts';

let shop: StandInShop;
let voice: ReturnType<typeof standInVoice>;
let kept: readonly Recording[];
beforeEach(async () => {
  await freshBrowser();
  voice = standInVoice();
  shop = standInShop();
  kept = [];
  shop.answer(accountApi.me, () => aUser());
  shop.answer(bookApi.get, () => aWholeBook({ digitalAccess: true, bought: true }));
  shop.answer(recordingApi.list, () => ({ recordings: [...kept] }));
});

/** What the browser does when it is asked for the microphone. */
const microphone = (give: () => MediaStream) =>
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: async () => give() },
  });
const refused = (name: string) => () => {
  throw new DOMException('no', name);
};
const aHum = () => {
  const context = new AudioContext();
  return context.createMediaStreamDestination().stream;
};

/** Whether the browser would ask before the page is closed. */
const isHeldBack = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

const button = (name: string | RegExp) => page.getByRole('button', { name });
const openToRecord = async () => {
  await openScreen(`/book/${BOOK_ID}/read`);
  await page
    .getByRole('navigation', { name: 'Pages' })
    .getByLabelText('Story page 1 and Story page 2')
    .click();
  await button('Record your voice').click();
};
const RECORD = /^Record Story page 1$/;

test('a page is recorded, kept, heard in place of the device’s voice, and erased', async () => {
  microphone(aHum);
  const tone: Recording = { page: 6, seconds: 1, url: aTone() };
  shop.answer(recordingApi.keep, () => {
    kept = [tone];
    return tone;
  });
  shop.answer(recordingApi.erase, () => {
    kept = [];
    return undefined;
  });
  await openToRecord();
  await button(RECORD).click();
  await expect.element(page.getByText(/Recording Story page 1/)).toBeVisible();
  await expect.element(button('Read aloud')).not.toBeInTheDocument();
  await button('Stop and keep').click();
  await expect.element(button('Record again: Story page 1')).toBeVisible();
  const [form] = shop.bodies(recordingApi.keep) as unknown as FormData[];
  expect(form?.get('recording')).toBeInstanceOf(Blob);

  await button('Read aloud').click();
  await expect
    .poll(() => document.querySelector('mark')?.textContent)
    .toBe('Words of page 6, said slowly and out loud.');
  expect(voice.said()).toEqual([]);
  await expect
    .poll(voice.said, { timeout: 5000 })
    .toEqual(['Words of page 7, said slowly and out loud.']);
  await button('Stop').click();
  await button('Erase your recording of Story page 1').click();
  await expect.element(button(RECORD)).toBeVisible();
});

test.each([
  ['NotFoundError', /could not find a microphone/],
  ['NotAllowedError', /microphone is switched off/],
  ['NotReadableError', /could not be opened/],
])('says what to do at %s', async (name, sentence) => {
  microphone(refused(name));
  await openToRecord();
  await button(RECORD).click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(button(RECORD)).toBeVisible();
});

test('what the shop cannot take is not lost: it can be kept later', async () => {
  microphone(aHum);
  shop.refuse(recordingApi.keep, 'service_unavailable');
  await openToRecord();
  await button(RECORD).click();
  await button('Stop and keep').click();
  await expect.element(page.getByText(/busy for a moment.*still here/)).toBeVisible();
  expect(isHeldBack()).toBe(true);
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const { href } = location;
  history.pushState(null, '', '/dashboard');
  expect(location.href).toBe(href);
  expect(asked).toHaveBeenCalledWith(expect.stringContaining('would be lost'));
  await expect.element(button('Try to keep it again')).toBeVisible();
  shop.answer(recordingApi.keep, () => {
    kept = [{ page: 6, seconds: 1, url: aTone() }];
    return { page: 6, seconds: 1, url: '' };
  });
  await button('Try to keep it again').click();
  await expect.element(button('Record again: Story page 1')).toBeVisible();
  const sent = (shop.bodies(recordingApi.keep) as unknown as FormData[]).map(
    (form) => (form.get('recording') as Blob).size,
  );
  expect(sent).toEqual([sent[0], sent[0]]);
  await expect.poll(isHeldBack).toBe(false);
});

test('a microphone that was forgotten is closed after five minutes, and what it heard is kept', async () => {
  microphone(aHum);
  shop.answer(recordingApi.keep, () => {
    kept = [{ page: 6, seconds: MAX_RECORDING_SECONDS, url: aTone() }];
    return { page: 6, seconds: MAX_RECORDING_SECONDS, url: '' };
  });
  const clock = vi.spyOn(globalThis, 'setTimeout');
  await openToRecord();
  await button(RECORD).click();
  await expect.element(page.getByText(/Recording Story page 1/)).toBeVisible();
  const [timeIsUp] = clock.mock.calls.find(([, ms]) => ms === MAX_RECORDING_SECONDS * 1000) ?? [];
  clock.mockRestore();
  (timeIsUp as () => void)();
  await expect.element(page.getByText(/Five minutes are as long as a page can be/)).toBeVisible();
  await expect.element(button('Record again: Story page 1')).toBeVisible();
  expect(shop.bodies(recordingApi.keep)).toHaveLength(1);
});

test('a network that goes in the middle of a page loses no recording', async () => {
  microphone(aHum);
  await openToRecord();
  await button(RECORD).click();
  shop.cutOff(recordingApi.keep);
  await button('Stop and keep').click();
  await expect.element(page.getByText(/could not reach the shop.*still here/)).toBeVisible();
  await expect.element(button('Try to keep it again')).toBeVisible();
});
