import { type Book, isReady } from '@bramblebook/contract/book';
import { isApproved, isBeingMade } from '@bramblebook/contract/book-states';

/** The book's state as the order page shows it (spec §4, "Displayed state on the order page"). */
export const displayedState = (book: Book): { tone: 'leaf' | 'honey' | 'alarm'; words: string } => {
  if (book.status === 'failed') return { tone: 'alarm', words: 'Needs another try' };
  if (isApproved(book.status)) return { tone: 'leaf', words: 'Approved for printing' };
  if (isReady(book)) return { tone: 'leaf', words: 'Complete' };
  if (isBeingMade(book.status)) return { tone: 'honey', words: 'Generating...' };
  return { tone: 'honey', words: 'Book preview ready for review!' };
};
