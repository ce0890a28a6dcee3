import type { Book } from '@bramblebook/contract/book';

/** Whether a book can be bought as it stands: its preview is there, and nothing went wrong since. */
export const canBeOrdered = ({ status }: Pick<Book, 'status'>): boolean =>
  status !== 'generating' && status !== 'failed' && status !== 'rejected';
