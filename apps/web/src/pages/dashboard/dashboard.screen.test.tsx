import type { Book } from '@bramblebook/contract/book';
import type { Order } from '@bramblebook/contract/order';
import { accountApi, bookApi, orderApi } from '@bramblebook/contract/shop-api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { freshBrowser, openScreen, toasts } from '../../testing/open-screen.tsx';
import { aProof } from '../../testing/sample-proof.ts';
import {
  aBook,
  anOrder,
  aUser,
  aWholeBook,
  BOOK_ID,
  ORDER_ID,
} from '../../testing/sample-shelf.ts';
import { type StandInShop, standInShop } from '../../testing/stand-in-shop.ts';

let shop: StandInShop;
beforeEach(async () => {
  await freshBrowser();
  shop = standInShop();
  shop.answer(accountApi.me, () => aUser());
});
afterEach(() => page.viewport(1440, 900));

const open = async (books: Book[], orders: Order[] = []): Promise<void> => {
  shop.answer(bookApi.ofUser, () => ({ books }));
  shop.answer(orderApi.ofUser, () => orders);
  await openScreen('/dashboard');
  await expect.element(shelf()).toBeVisible();
  // What is far down comes when it comes near, or some seconds later.
  window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
};
const shelf = () => page.getByRole('region', { name: 'Your Books' });
const tracked = () => page.getByRole('region', { name: 'Track Your Orders' });
const history = () => page.getByRole('region', { name: 'Order History' });

test('a book whose final pages are ready says so, also while the rest is painted', async () => {
  await open([aWholeBook({ status: 'processing', finalPage28ImageUrl: null })]);
  await expect.element(shelf().getByText('Ready', { exact: true })).toBeVisible();
  await expect.element(shelf().getByText('Creating...')).not.toBeInTheDocument();
});

test('an order of old opens: its items are JSON, one of a format not sold any more', async () => {
  const items = [
    { format: 'audiobook', quantity: 2, price: 900 },
    { format: 'digital', quantity: 1, price: 1900 },
  ];
  const old = anOrder({ status: 'completed', format: 'audiobook', totalAmount: 3700 });
  await open([aBook()], [{ ...old, items: JSON.stringify(items) as unknown as typeof items }]);
  await expect.element(tracked().getByText('2× Unknown format')).toBeVisible();
  await expect.element(tracked().getByText('1× Digital Copy')).toBeVisible();
  await expect
    .element(history().getByRole('link', { name: 'Reorder' }))
    .toHaveAttribute('href', `/checkout/${BOOK_ID}?digital=1`);
});

test('a book at the printer is at the door on the printer’s days', async () => {
  const book = aWholeBook({ status: 'sent_for_printing', bought: true });
  const arrival = { from: '2026-12-01', to: '2026-12-08' };
  await open([book], [anOrder({ status: 'sent_for_printing', book, arrival })]);
  await expect.element(tracked().getByText(/between December 1, 2026 and/)).toBeVisible();
});

test('the badge of an order stays beside a tracker step of the same name', async () => {
  const book = aWholeBook({ status: 'approved_for_printing', bought: true });
  await open([book], [anOrder({ status: 'approved_for_printing', book })]);
  const step = tracked().getByRole('list', { name: 'Progress of the order' });
  await expect.element(step.getByText('Approved for Printing (done)')).toBeVisible();
  await expect.element(tracked().getByText('Approved for Printing', { exact: true })).toBeVisible();
});

test('a printed order is approved after a look at its proof', async () => {
  let book = aWholeBook({ bought: true });
  const written = `${book.parentMessage} 🦊`;
  shop.answer(bookApi.proof, () =>
    aProof({
      dedication: { written, printed: book.parentMessage },
      pages: aProof().pages.map((page) => ({ ...page, detailPpi: page.page === 9 ? 117 : null })),
    }),
  );
  shop.answer(bookApi.approvePrinting, () => {
    book = { ...book, status: 'approved_for_printing' };
    shop.answer(orderApi.ofUser, () => [anOrder({ status: 'approved_for_printing', book })]);
    return book;
  });
  await open([book], [anOrder({ book })]);
  await tracked().getByRole('button', { name: 'Review & Approve' }).click();
  const dialog = page.getByRole('dialog', { name: 'Final Preview & Approval' });
  await dialog.getByText('Stands in 22 places on 22 pages').click();
  await dialog.getByRole('button', { name: 'Story page 20', exact: true }).click();
  await expect
    .element(dialog.getByRole('img', { name: 'A picture of page 25.' }))
    .toBeInTheDocument();
  await expect.element(dialog.getByText(/Zoë stands here once\./).first()).toBeInTheDocument();
  await expect
    .element(dialog.getByText('Signs that cannot be printed are left out', { exact: false }))
    .toBeVisible();
  await expect
    .element(dialog.getByText('32 pages and the cover, 21.6 cm (8.5\u00a0in) square'))
    .toBeVisible();
  await expect.element(dialog.getByText(/^300 dots an inch or more/)).toBeVisible();
  await expect
    .element(dialog.getByText(/One picture was painted smaller .* detail of 117 dots/))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Trim and safety margin' }).click();
  await expect.element(dialog.getByText('All words stay inside')).toBeVisible();
  await dialog.getByRole('button', { name: 'Next page' }).click();
  await expect.element(dialog.getByText('Closing page', { exact: false }).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Approve for Printing' }).click();
  await expect.element(toasts().getByText('Book Approved for Printing!')).toBeVisible();
  await expect.element(tracked().getByText('You approved this book for printing.')).toBeVisible();
  expect(shop.bodies(bookApi.approvePrinting)).toEqual([{ orderId: ORDER_ID, seal: '5ea1' }]);
});

test('what changed since it was looked at is not approved, but shown anew', async () => {
  const book = aWholeBook({ bought: true });
  shop.answer(bookApi.proof, () => aProof());
  await open([book], [anOrder({ book })]);
  await tracked().getByRole('button', { name: 'Review & Approve' }).click();
  const approve = page.getByRole('button', { name: 'Approve for Printing' });
  await expect.element(approve).toBeVisible();
  shop.refuse(bookApi.approvePrinting, 'wrong_state');
  shop.answer(bookApi.proof, () => aProof({ name: 'Zoe' }));
  await approve.click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText('That is not possible at this point.')).toBeVisible();
  await expect.element(dialog.getByText('Zoe', { exact: true })).toBeVisible();
});

test('an approval is taken back while its time runs', async () => {
  const approvalOpenUntil = new Date(Date.now() + 29 * 60_000).toISOString();
  let book = aWholeBook({ status: 'approved_for_printing', bought: true, approvalOpenUntil });
  shop.answer(bookApi.withdrawApproval, () => {
    book = { ...book, status: 'preview_ready', approvalOpenUntil: null };
    shop.answer(bookApi.ofUser, () => ({ books: [book] }));
    shop.answer(orderApi.ofUser, () => [anOrder({ book })]);
    return book;
  });
  await open([book], [anOrder({ status: 'approved_for_printing', book })]);
  await expect.element(tracked().getByText(/^2[89]:\d\d$/)).toBeVisible();
  await tracked().getByRole('button', { name: 'Take the approval back' }).click();
  await expect.element(toasts().getByText('The approval is taken back')).toBeVisible();
  await expect.element(tracked().getByRole('button', { name: 'Review & Approve' })).toBeVisible();
  await expect.element(tracked().getByRole('timer')).not.toBeInTheDocument();
});

test('there is no way back once its time is over', async () => {
  const approvalOpenUntil = new Date(Date.now() + 1500).toISOString();
  const book = aWholeBook({ status: 'approved_for_printing', bought: true, approvalOpenUntil });
  await open([book], [anOrder({ status: 'approved_for_printing', book })]);
  await expect.element(tracked().getByText('You approved this book for printing.')).toBeVisible();
  await expect.element(tracked().getByRole('timer')).not.toBeInTheDocument();
});

test('a finished digital copy can be kept as a PDF and as an EPUB', async () => {
  const items = [{ format: 'digital', quantity: 1, price: 1900 }];
  const book = aWholeBook({ bought: true, digitalAccess: true });
  await open([book], [anOrder({ status: 'completed', format: 'digital', items, book })]);
  for (const kind of ['PDF', 'EPUB'])
    await expect
      .element(tracked().getByRole('link', { name: `Download the ${kind}` }))
      .toHaveAttribute('href', `/api/books/${BOOK_ID}/book.${kind.toLowerCase()}`);
});

test('an empty shelf invites to the first book', async () => {
  await open([]);
  await expect.element(page.getByText('No books created yet')).toBeVisible();
  await expect.element(tracked()).not.toBeInTheDocument();
});

test.each([320, 390, 1440])('at %i px nothing is wider than the page', async (width) => {
  await page.viewport(width, 800);
  const book = aWholeBook({ childName: 'Maximiliane-Alexandra', bought: true });
  const other = aBook({ id: 'book_dddddddddddddddddddd', status: 'generating' });
  await open(
    [book, other],
    [
      anOrder({
        book,
        items: [
          { format: 'digital', quantity: 1, price: 1900 },
          { format: 'softcover', quantity: 12, price: 3900 },
          { format: 'hardcover', quantity: 12, price: 4900 },
        ],
      }),
      anOrder({
        id: 'order_eeeeeeeeeeeeeeeeeeee',
        bookId: other.id,
        book: other,
        status: 'approved_for_printing',
        trackingNumber: '1Z9999999999999999',
      }),
    ],
  );
  await expect.element(tracked()).toBeVisible();
  const cards = [...document.querySelectorAll('[aria-labelledby=track-orders] li > .shadow-paper')];
  expect(cards.length).toBe(2);
  for (const card of cards) {
    const inside = card.getBoundingClientRect().right - 16;
    const badges = [...card.querySelectorAll('.rounded-full')];
    expect(badges.filter((one) => one.getBoundingClientRect().right > inside)).toEqual([]);
  }
  const wide = [...document.querySelectorAll('main *')].filter(
    (element) => element.getBoundingClientRect().right > innerWidth + 0.5,
  );
  expect(wide.map((element) => `${element.tagName} ${element.className}`)).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

test('a book is erased, or its photo alone, after one question; a refusal is said', async () => {
  let books = [aBook({ photoUrl: '/api/photos/photo_aaaaaaaaaaaaaaaaaaaa' })];
  await open(books);
  shop.answer(bookApi.ofUser, () => ({ books }));
  shop.answer(bookApi.erasePhoto, () => {
    books = [aBook({ photoUrl: null })];
  });
  shop.refuse(bookApi.erase, 'wrong_state');
  const dialog = page.getByRole('dialog', { name: 'Erase for good?' });
  const trash = shelf().getByRole('button', { name: /^Erase .* or its photo$/ });
  await trash.click();
  await dialog.getByRole('button', { name: 'Keep everything' }).click();
  expect(shop.bodies(bookApi.erasePhoto)).toHaveLength(0);
  await trash.click();
  await dialog.getByRole('button', { name: 'Erase the photo' }).click();
  await expect.element(toasts().getByText('The photo is erased')).toBeVisible();
  await trash.click();
  await expect.element(dialog.getByText('Only the photo')).not.toBeInTheDocument();
  const wholeBook = dialog.getByRole('button', { name: 'Erase the whole book' });
  await wholeBook.click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('That is not possible at this point.');
  shop.answer(bookApi.erase, () => {
    books = [];
  });
  await wholeBook.click();
  await expect.element(shelf().getByText('No books created yet')).toBeVisible();
});

test('the password is changed and another browser signed out in the profile', async () => {
  const session = { startedAt: '2026-11-20T10:00:00Z', lastSeenAt: '2026-11-21T10:00:00Z' };
  const here = {
    ...session,
    id: 'session_aaaaaaaaaaaaaaaaaaaa',
    startedIn: 'Chrome on Mac',
    isThis: true,
  };
  const there = {
    ...session,
    id: 'session_bbbbbbbbbbbbbbbbbbbb',
    startedIn: 'Safari on iPhone',
    isThis: false,
  };
  let sessions = [here, there];
  shop.answer(accountApi.sessions, () => ({ sessions }));
  shop.answer(accountApi.endSession, () => {
    sessions = [here];
  });
  await open([]);
  await page.getByRole('button', { name: 'Profile Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Profile Settings' });
  await expect.element(dialog.getByText('This browser')).toBeVisible();
  await dialog.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await expect.element(dialog.getByText('Safari on iPhone')).not.toBeInTheDocument();
  shop.refuse(accountApi.changePassword, 'wrong_credentials');
  await dialog.getByRole('button', { name: 'Change my password' }).click();
  await dialog.getByLabelText('Your present password').fill('a loud hedgehog');
  await dialog.getByLabelText('Your new password').fill('a brave hedgehog');
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect.element(dialog.getByText('That password is not right.')).toBeVisible();
  shop.answer(accountApi.changePassword, () => undefined);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect.element(dialog.getByRole('button', { name: 'Change my password' })).toBeVisible();
});

test('orders older than the first hundred are read when they are asked for', async () => {
  const orders = Array.from({ length: 103 }, (_, i) =>
    anOrder({
      id: `order_${String(i)
        .padStart(20, 'a')
        .replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')}`,
      totalAmount: 1900 + i,
      createdAt: new Date(Date.UTC(2026, 10, 1) - i * 86_400_000).toISOString(),
    }),
  );
  await open([aBook()], orders.slice(0, 100));
  await expect.element(history().getByText('$19.99', { exact: false })).toBeInTheDocument();
  shop.answer(orderApi.ofUser, () => orders.slice(99));
  await history().getByRole('button', { name: 'Older orders' }).click();
  await expect.element(history().getByText('$20.02', { exact: false })).toBeInTheDocument();
  expect(history().element().querySelectorAll('li')).toHaveLength(103);
  await expect
    .element(history().getByRole('button', { name: 'Older orders' }))
    .not.toBeInTheDocument();
});
