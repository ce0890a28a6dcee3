import type { BookFacts } from '@bramblebook/contract/book-can';
import { BOOK_STATUSES } from '@bramblebook/contract/book-states';
import { expect, test } from 'vitest';
import { nextMove, undoMove } from './print-moves.ts';

const facts = (status: BookFacts['status'], isApprovalOpen = false): BookFacts => ({
  status,
  isComplete: true,
  hasDigital: false,
  isBought: true,
  isApprovalOpen,
});

test('a book goes to the printer, is printed, is shipped and arrives, in that order', () => {
  expect(nextMove(facts('approved_for_printing'))?.label).toBe('Send for Printing');
  expect(nextMove(facts('sent_for_printing'))?.label).toBe('Mark Printed');
  expect(nextMove(facts('printed'))?.label).toBe('Mark Shipped');
  expect(nextMove(facts('shipped'))?.label).toBe('Mark Delivered');
});

test('nothing is offered while the parent can take the approval back', () => {
  expect(nextMove(facts('approved_for_printing', true))).toBeUndefined();
});

test('steps can be taken back until the book has left the house', () => {
  const back = BOOK_STATUSES.map((status) => [status, undoMove(status)?.to] as const);
  expect(back.filter(([, to]) => to)).toEqual([
    ['sent_for_printing', 'approved_for_printing'],
    ['printed', 'sent_for_printing'],
  ]);
});
