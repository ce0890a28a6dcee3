import { type Book, finalImageField, finalTextField } from '@bramblebook/contract/book';
import { BOOK_STATES, BOOK_STATUSES, type BookStatus } from '@bramblebook/contract/book-states';
import { TEXT_PAGES } from '@bramblebook/contract/page-numbers';
import { expect, test } from 'vitest';
import { orderedBookBadge, previewBadge, shelfBadge } from './state-badges.ts';

const bookWith = (status: BookStatus, finalPages = 0): Book => {
  const fields = TEXT_PAGES.slice(0, finalPages).flatMap((page) => [
    [finalImageField(page), '/picture'],
    [finalTextField(page), 'Once upon a time'],
  ]);
  return { status, ...Object.fromEntries(fields) } as unknown as Book;
};
const wordsOf = (badge: (book: Book) => { words: string }, finalPages = 0) =>
  Object.fromEntries(
    BOOK_STATUSES.map((status) => [status, badge(bookWith(status, finalPages)).words]),
  );

test('the shelf says Ready as soon as the final pages are, also while the rest is painted', () => {
  expect(shelfBadge(bookWith('processing', 14)).words).toBe('Creating...');
  expect(shelfBadge(bookWith('processing', 15)).words).toBe('Ready');
  expect(shelfBadge(bookWith('generating', 15)).words).toBe('Creating...');
});

test('the shelf names every state', () => {
  expect(wordsOf(shelfBadge)).toEqual({
    generating: 'Creating...',
    processing: 'Creating...',
    preview_ready: 'Ready',
    approved_for_printing: 'Completed',
    sent_for_printing: 'Completed',
    printed: 'Completed',
    shipped: 'Completed',
    delivered: 'Completed',
    failed: BOOK_STATES.failed.label,
    rejected: BOOK_STATES.rejected.label,
  });
});

test('the preview says Preview Ready from when it stands', () => {
  const ready = BOOK_STATUSES.filter(
    (status) => previewBadge({ status }).words === 'Preview Ready',
  );
  expect(ready).toEqual(
    BOOK_STATUSES.filter((status) => !['generating', 'failed', 'rejected'].includes(status)),
  );
  expect(previewBadge({ status: 'generating' }).words).toBe('Generating...');
});

test('the page of an order says how far its book is', () => {
  expect(wordsOf(orderedBookBadge, 21)).toMatchObject({
    processing: 'Complete',
    preview_ready: 'Complete',
    approved_for_printing: 'Approved for printing',
    printed: 'Complete',
    delivered: 'Complete',
    failed: BOOK_STATES.failed.label,
  });
  expect(wordsOf(orderedBookBadge)).toMatchObject({
    processing: 'Generating...',
    preview_ready: 'Book preview ready for review!',
  });
});
