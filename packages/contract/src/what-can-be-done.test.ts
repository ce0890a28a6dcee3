import { expect, test } from 'vitest';
import { bookCan } from './book-can.ts';
import { BOOK_STATES, BOOK_STATUSES, isApproved } from './book-states.ts';
import { orderCan } from './order-can.ts';
import { ORDER_STATES, ORDER_STATUSES } from './order-states.ts';
import { mayMove } from './state-table.ts';

const ALL_GRANTED = { isComplete: true, hasDigital: true, isApprovalOpen: true };
const NOTHING_BOUGHT = { ...ALL_GRANTED, isBought: false };

/** One line a status: which of the acts it allows. */
const matrix = <S extends string, A extends string>(
  statuses: readonly S[],
  acts: readonly A[],
  may: (status: S, act: A) => boolean,
): string =>
  statuses
    .map((status) => `${status}: ${acts.filter((act) => may(status, act)).join(' ') || '–'}`)
    .join('\n');

const bookActs = Object.keys(bookCan) as (keyof typeof bookCan)[];
const orderActs = Object.keys(orderCan) as (keyof typeof orderCan)[];

test('every status of a book against every act, with everything granted and nothing bought', () => {
  const may = (status: (typeof BOOK_STATUSES)[number], act: (typeof bookActs)[number]) =>
    bookCan[act]({ ...NOTHING_BOUGHT, status });
  expect(matrix(BOOK_STATUSES, bookActs, may)).toMatchInlineSnapshot(`
    "generating: openFullPreview editText read download
    processing: order openFullPreview editText read download
    preview_ready: order openFullPreview editText revise changeHero tryAnotherStory judgeSheet approve read download
    approved_for_printing: order openFullPreview approve withdrawApproval read download
    sent_for_printing: order openFullPreview approve read download markPrinted takeBackSending
    printed: order openFullPreview approve read download ship takeBackPrinted
    shipped: order openFullPreview approve read download markDelivered
    delivered: order openFullPreview approve read download
    failed: openFullPreview editText read download retry
    rejected: download"
  `);
});

test('every status of an order against every act, for a printed order just approved', () => {
  const facts = { hasPrinted: true, isApprovalOpen: true, refundableCents: 3900 };
  const may = (status: (typeof ORDER_STATUSES)[number], act: (typeof orderActs)[number]) =>
    orderCan[act]({ ...facts, status });
  expect(matrix(ORDER_STATUSES, orderActs, may)).toMatchInlineSnapshot(`
    "pending: pay cancel outliveCustomer
    paid: approve correctAddress cancel refund
    processing: approve correctAddress cancel refund
    completed: approve correctAddress refund outliveCustomer
    approved_for_printing: withdrawApproval correctAddress ship addTracking cancel refund
    sent_for_printing: markPrinted ship addTracking takeBackSending refund
    printed: ship addTracking takeBackPrinted refund
    shipped: addTracking markDelivered refund
    delivered: addTracking refund outliveCustomer
    cancelled: refund outliveCustomer
    refunded: refund outliveCustomer
    approved: withdrawApproval correctAddress ship addTracking cancel refund
    printing: markPrinted ship addTracking refund
    shipping: addTracking markDelivered refund"
  `);
});

/** Where each step in printing leads, for books and orders alike. */
const STEPS = {
  sendToPrint: 'sent_for_printing',
  markPrinted: 'printed',
  ship: 'shipped',
  markDelivered: 'delivered',
  takeBackSending: 'approved_for_printing',
  takeBackPrinted: 'sent_for_printing',
} as const;

test.each(Object.entries(STEPS) as [keyof typeof STEPS, (typeof STEPS)[keyof typeof STEPS]][])(
  '%s is allowed only where the tables know a way to %s',
  (act, to) => {
    for (const status of BOOK_STATUSES)
      if (bookCan[act]({ status, isApprovalOpen: false }))
        expect(mayMove(BOOK_STATES, status, to), `book ${status}`).toBe(true);
    for (const status of ORDER_STATUSES)
      if (orderCan[act]({ status, isApprovalOpen: false }))
        expect(mayMove(ORDER_STATES, status, to), `order ${status}`).toBe(true);
  },
);

test('a bought book keeps its story', () => {
  for (const status of BOOK_STATUSES)
    expect(bookCan.tryAnotherStory({ status, isBought: true })).toBe(false);
});

test('nobody reads or downloads what is not bought as a digital copy', () => {
  for (const status of BOOK_STATUSES) {
    expect(bookCan.read({ status, hasDigital: false })).toBe(false);
    expect(bookCan.download({ hasDigital: false, isComplete: true })).toBe(false);
  }
});

test('what misses a page is neither approved nor downloaded', () => {
  for (const status of BOOK_STATUSES)
    expect(bookCan.approve({ status, isComplete: false })).toBe(false);
  expect(bookCan.download({ hasDigital: true, isComplete: false })).toBe(false);
});

test('an approval that can be taken back is not sent to print, and the reverse', () => {
  for (const isApprovalOpen of [true, false]) {
    const approved = { status: 'approved_for_printing', isApprovalOpen } as const;
    expect(bookCan.withdrawApproval(approved)).toBe(isApprovalOpen);
    expect(bookCan.sendToPrint(approved)).toBe(!isApprovalOpen);
    expect(orderCan.withdrawApproval(approved)).toBe(isApprovalOpen);
    expect(orderCan.sendToPrint(approved)).toBe(!isApprovalOpen);
  }
});

test('nothing of a book whose contents are fixed can be changed', () => {
  for (const status of BOOK_STATUSES.filter(isApproved)) {
    expect(bookCan.editText({ status })).toBe(false);
    expect(bookCan.revise({ status })).toBe(false);
    expect(bookCan.changeHero({ status })).toBe(false);
  }
});

test('an order without anything printed is neither approved nor tracked', () => {
  for (const status of ORDER_STATUSES) {
    expect(orderCan.approve({ status, hasPrinted: false })).toBe(false);
    expect(orderCan.addTracking({ status, hasPrinted: false })).toBe(false);
  }
});

test('no more is given back than is left', () => {
  for (const status of ORDER_STATUSES)
    expect(orderCan.refund({ status, refundableCents: 0 })).toBe(false);
});
