import type { StaffBook } from '@bramblebook/contract/staff-book-api';
import { Notice } from '../../../ui/notice.tsx';
import { momentOf } from '../../kit/times.ts';

/** Which step gave up and why, or why the book was refused. */
export const FailureNotice = ({ data: { book, failure } }: { readonly data: StaffBook }) => {
  if (failure)
    return (
      <Notice tone="red" title={`Making it gave up at ${failure.step}`} className="mb-4">
        {failure.why} <span className="text-ink-soft">{momentOf(failure.at)}</span>
      </Notice>
    );
  return book.rejectionReason ? (
    <Notice tone="red" title="It cannot be made" className="mb-4">
      {book.rejectionReason}
    </Notice>
  ) : null;
};
