/**
 * Goes on with a book whose turn has come. Running it twice is safe: a step that waits is
 * not sent again, and a book that is done or erased is left alone.
 */
import { defineJob } from '../jobs/define-job.ts';
import { changeBookById } from '../shelf/change-book.ts';
import { carryOn } from '../states/moves.ts';
import { GO_ON } from '../steps/take-turns.ts';

export const goOnMaking = defineJob({
  ...GO_ON,
  concurrency: 2,
  async run(shop, { bookId }) {
    await changeBookById(shop, bookId, (tx, book) => carryOn(shop, tx, book));
  },
});
