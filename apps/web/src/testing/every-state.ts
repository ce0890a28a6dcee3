/** The states of the parents' screens that look their own: where they are, what is given, what is seen. */
import { recordingApi } from '@bramblebook/contract/recordings';
import { shareApi } from '@bramblebook/contract/shares';
import { accountApi, bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { createStore, set } from 'idb-keyval';
import { vi } from 'vitest';
import forest from '../content/samples/forest.webp';
import { EMPTY_DRAFT } from '../pages/create-book/draft.ts';
import { aProof } from './sample-proof.ts';
import { aBook, anOrder, aUser, aWholeBook, BOOK_ID, ORDER_ID } from './sample-shelf.ts';
import type { StandInShop } from './stand-in-shop.ts';

const TOKEN = 'abcdefghijklmnopqrstuv';

interface State {
  readonly at: string;
  /** The words that are seen once all is there. */
  readonly seen: string | RegExp;
  readonly given?: (shop: StandInShop) => unknown;
  /** What is pressed, one after the other, before the words are seen. */
  readonly press?: readonly (string | RegExp)[];
}

const signedIn = (shop: StandInShop) => shop.answer(accountApi.me, () => aUser());
const withBook =
  (book = aBook()) =>
  (shop: StandInShop) => {
    signedIn(shop);
    shop.answer(bookApi.get, () => book);
    shop.answer(bookApi.layout, () => aProof().layout);
    shop.answer(recordingApi.list, () => ({ recordings: [] }));
    shop.answer(shareApi.get, () => ({ share: { token: TOKEN, madeAt: book.createdAt } }));
  };
const withShelf =
  (books = [aBook()], orders = [anOrder()]) =>
  (shop: StandInShop) => {
    withBook()(shop);
    shop.answer(bookApi.ofUser, () => ({ books }));
    shop.answer(orderApi.ofUser, () => orders);
    shop.answer(bookApi.proof, () => aProof());
    shop.answer(accountApi.sessions, () => ({ sessions: [] }));
  };
const atStep = (step: number) => async (shop: StandInShop) => {
  shop.configure({ models: { tells: 'Teller & Sons', paints: 'Painter & Sons' } });
  const draft = { ...EMPTY_DRAFT, childName: 'Zoë', childGender: 'female', step };
  const wizard = createStore('bramblebook', 'wizard');
  await set('draft', { savedAt: Date.now(), draft }, wizard);
  const blob = new File([await (await fetch(forest)).blob()], 'zoe.webp', { type: 'image/webp' });
  const photo = { name: blob.name, bytes: blob.size, blob, photoUrl: '/api/photos/photo_a' };
  if (step > 3) await set('photo', photo, wizard);
};

const BOUGHT = aWholeBook({ digitalAccess: true, bought: true });
const UNPAINTED = Object.fromEntries([1, 2, 3].map((n) => [`page${n}ImageUrl`, null]));
const PAINTING = { progress: { made: 1, wanted: 4 }, ...UNPAINTED } as const;
const PREVIEW = `/book/${BOOK_ID}/preview`;
const WHOLE = `/book/${BOOK_ID}/full-preview`;
const READ = `/book/${BOOK_ID}/read`;
const CHECKOUT = `/checkout/${BOOK_ID}`;
const ORDER = `/order-success?orderId=${ORDER_ID}`;
const samples = (shop: StandInShop) => shop.configure({ sampleContent: true });
const read = (shop: StandInShop) => {
  withBook(BOUGHT)(shop);
  shop.configure({ reads: 'OpenAI' });
};
const order = (change: Parameters<typeof anOrder>[0]) => (shop: StandInShop) => {
  withShelf()(shop);
  shop.answer(orderApi.get, () => anOrder({ book: aWholeBook(), ...change }));
};
const share = (shop: StandInShop) =>
  shop.answer(shareApi.see, () => ({
    firstName: 'Zoë',
    title: 'Zoë and the Lost Star',
    pages: [1, 6, 7, 8].map((one) => ({
      page: one,
      text: one === 1 ? null : `Words of page ${one}.`,
      pictureUrl: forest,
    })),
    layout: aProof().layout,
  }));

/** By what they are called. */
export const STATES: Readonly<Record<string, State>> = {
  landing: { at: '/', seen: 'Seen at bedtime', given: samples },
  'landing, its menu': { at: '/', seen: 'Help', press: ['Menu'] },
  'signing in': { at: '/help', seen: 'Welcome Back!', press: ['Menu', 'Login'] },
  'resetting a password': {
    at: '/help',
    seen: 'Send Reset Code',
    press: ['Menu', 'Login', 'Reset it here'],
  },
  help: { at: '/help', seen: /Help/ },
  'wizard, name': { at: '/create-book', seen: "Please enter your child's name", press: ['Next'] },
  'wizard, gender': { at: '/create-book', seen: 'Girl', given: atStep(2) },
  'wizard, story': {
    at: '/create-book',
    seen: /the first name and the idea go there/,
    given: atStep(3),
  },
  'wizard, photo': { at: '/create-book', seen: /sent to Painter & Sons/, given: atStep(4) },
  'wizard, all of it': { at: '/create-book', seen: 'Generate My Book', given: atStep(5) },
  'signing up': {
    at: '/create-book',
    seen: 'Almost There!',
    given: atStep(5),
    press: ['Generate My Book'],
  },
  preview: { at: PREVIEW, seen: 'Preview Ready', given: withBook() },
  'preview, painting': {
    at: PREVIEW,
    seen: 'Book still generating...',
    given: withBook(aBook({ status: 'generating', ...PAINTING })),
  },
  'preview, failed': {
    at: PREVIEW,
    seen: 'Needs another try',
    given: withBook(aBook({ status: 'failed', ...PAINTING })),
  },
  'preview, refused': {
    at: PREVIEW,
    seen: 'Not for children.',
    given: withBook(aBook({ status: 'rejected', rejectionReason: 'Not for children.' })),
  },
  'preview of nobody': { at: PREVIEW, seen: 'Book not found', given: signedIn },
  'preview, looks': {
    at: PREVIEW,
    seen: 'Paint again like this',
    given: withBook(),
    press: ['Change looks or style'],
  },
  'preview, another story': {
    at: PREVIEW,
    seen: 'Tell another story',
    given: withBook(),
    press: ['Try another story'],
  },
  'preview, a link': {
    at: PREVIEW,
    seen: 'Take the link back',
    given: withBook(aWholeBook()),
    press: ['Share'],
  },
  'whole book': { at: WHOLE, seen: /free revisions/, given: withBook(aWholeBook()) },
  'whole book, words': {
    at: WHOLE,
    seen: 'Cancel',
    given: withBook(aWholeBook()),
    press: ['Next page', 'Next page', 'Next page', 'Next page', 'Next page', /^Edit the words/],
  },
  'whole book, changes': {
    at: WHOLE,
    seen: 'Cancel',
    given: withBook(aWholeBook()),
    press: ['Ask for changes'],
  },
  reader: { at: READ, seen: 'Read by OpenAI: the page’s words go there.', given: read },
  'reader, ways': {
    at: READ,
    seen: 'Larger words below the pages',
    given: read,
    press: ['Ways to read'],
  },
  'reader, sentences': {
    at: READ,
    seen: /A picture of page 1/,
    given: (shop) => {
      localStorage.setItem('reading-ways', '{"bySentence":true,"largeText":true}');
      read(shop);
    },
  },
  'reader, recording': {
    at: READ,
    seen: 'Record Dedication',
    given: read,
    press: ['Next page', 'Record your voice'],
  },
  'reader, no microphone': {
    at: READ,
    seen: /could not find a microphone/,
    given: (shop) => {
      read(shop);
      const getUserMedia = () => Promise.reject(new DOMException('None.', 'NotFoundError'));
      vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(getUserMedia);
    },
    press: ['Next page', 'Record your voice', 'Record Dedication'],
  },
  'reader, taking along': {
    at: READ,
    seen: /opens on a plane or in a tent/,
    given: read,
    press: ['Take the book along'],
  },
  'reader of nobody': { at: READ, seen: 'Book not found', given: signedIn },
  'reader, not bought': { at: READ, seen: /digital/i, given: withBook(aWholeBook()) },
  'checkout of nobody': { at: CHECKOUT, seen: 'Book not found', given: signedIn },
  'checkout, format': {
    at: `${CHECKOUT}?hardcover=1`,
    seen: 'Please complete shipping information to continue',
    given: withBook(),
  },
  'checkout, payment': {
    at: `${CHECKOUT}?digital=1`,
    seen: 'Complete your order',
    given: (shop) => {
      withBook()(shop);
      shop.answer(orderApi.createPaymentIntent, () => ({
        clientSecret: 'secret',
        orderId: ORDER_ID,
        paymentIntentId: 'pi_a',
      }));
    },
    press: ['Ready for Checkout'],
  },
  'order placed': { at: ORDER, seen: /What's Next/, given: order({ status: 'processing' }) },
  'order cancelled': { at: ORDER, seen: /cancel/i, given: order({ status: 'cancelled' }) },
  'order of nothing': { at: '/order-success', seen: 'Invalid Order', given: withShelf() },
  'dashboard, empty': { at: '/dashboard', seen: 'No books created yet', given: withShelf([], []) },
  dashboard: {
    at: '/dashboard',
    seen: 'Track Your Orders',
    given: withShelf(
      [
        aWholeBook({ bought: true }),
        aBook({ id: 'book_dddddddddddddddddddd', status: 'generating' }),
      ],
      [anOrder({ book: aWholeBook({ bought: true }) })],
    ),
  },
  'dashboard, erasing': {
    at: '/dashboard',
    seen: 'Keep everything',
    given: withShelf(),
    press: [/^Erase .* or its photo$/],
  },
  'dashboard, profile': {
    at: '/dashboard',
    seen: 'Change my password',
    given: withShelf(),
    press: ['Profile Settings'],
  },
  'dashboard, approving': {
    at: '/dashboard',
    seen: 'Final Preview & Approval',
    given: withShelf(
      [aWholeBook({ bought: true })],
      [anOrder({ book: aWholeBook({ bought: true }) })],
    ),
    press: ['Review & Approve'],
  },
  'shared book': { at: `/shared/${TOKEN}`, seen: 'Zoë has a book', given: share },
  'shared no more': { at: `/shared/${TOKEN}`, seen: 'This link leads nowhere any more' },
  'your address': { at: '/your-address', seen: /address/i },
  'no such page': { at: '/nowhere', seen: 'Page Not Found' },
};
