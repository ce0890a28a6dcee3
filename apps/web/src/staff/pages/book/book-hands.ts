import { staffApi } from '@bramblebook/contract/staff-api';
import { type StaffBook, staffBookSchema } from '@bramblebook/contract/staff-book-api';
import { readAgain, takeAnswer } from '../../act/staff-query.ts';

/** Where an act's answer about a book goes, and where what others changed goes. */
export const bookHands = (bookId: string) => {
  const take = (answer: StaffBook) => {
    takeAnswer(staffApi.book, answer, { params: { bookId } });
    readAgain(staffApi.troubledBooks.path, staffApi.approvedBooks.path);
  };
  return {
    onDone: take,
    onChangedMeanwhile: (current: unknown) => {
      if (staffBookSchema.safeParse(current).success) take(current as StaffBook);
      else readAgain(`/api/admin/books/${bookId}`);
    },
  };
};
