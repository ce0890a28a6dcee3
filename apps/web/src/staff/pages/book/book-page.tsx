import { bookTitle, isComplete } from '@bramblebook/contract/book';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffBook } from '@bramblebook/contract/staff-book-api';
import { isRefusal } from '../../../api/api-error.ts';
import { useQuery } from '../../../api/use-query.ts';
import { staffQuery } from '../../act/staff-query.ts';
import { ApprovalCountdown } from '../../books/approval-countdown.tsx';
import { PageGalleries } from '../../books/page-gallery.tsx';
import { PrintFiles } from '../../books/print-files.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Empty, Failed, Loading } from '../../kit/page-states.tsx';
import { Panel } from '../../kit/panel.tsx';
import { BookBadge } from '../../kit/status-badge.tsx';
import { Timeline } from '../../kit/timeline.tsx';
import { useMay } from '../../session/use-me.ts';
import { AboutPanel } from './about-panel.tsx';
import { BookActs } from './book-acts.tsx';
import { ConsistencyPanel } from './consistency-panel.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { RevisionsPanel } from './revisions-panel.tsx';
import { TextsPanel } from './texts-panel.tsx';

/** Everything of one book, and what staff can do for it. */
const BookPage = ({ params }: { readonly params: { readonly bookId: string } }) => {
  const { data, error, refetch } = useQuery(staffQuery(staffApi.book, { params }));
  return (
    <>
      <PageHead
        title={data ? bookTitle(data.book) : 'Book'}
        beside={
          data && (
            <>
              <BookBadge status={data.book.status} />
              <ApprovalCountdown until={data.book.approvalOpenUntil} />
            </>
          )
        }
        actions={data && <BookActs data={data} />}
      />
      {isRefusal(error, 'book_not_found') && (
        <Empty title="There is no such book">It may have been erased with its customer.</Empty>
      )}
      {error && !isRefusal(error, 'book_not_found') && (
        <Failed error={error} what="the book" onRetry={refetch} />
      )}
      {!data && !error && (
        <Panel title="Book">
          <Loading what="the book" lines={9} />
        </Panel>
      )}
      {data && !error && <BookPanels data={data} />}
    </>
  );
};
export default BookPage;

const BookPanels = ({ data }: { readonly data: StaffBook }) => {
  const may = useMay();
  return (
    <>
      <FailureNotice data={data} />
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="grid min-w-0 gap-4">
          <Panel title="Pages">
            <PageGalleries book={data.book} mayDownload={may('print')} />
          </Panel>
          <TextsPanel data={data} />
          {data.models && <ConsistencyPanel bookId={data.book.id} />}
          <RevisionsPanel revisions={data.revisions} />
        </div>
        <div className="grid min-w-0 gap-4">
          <AboutPanel data={data} />
          {data.book.bought && isComplete(data.book) && may('print') && (
            <Panel title="Print files">
              <PrintFiles bookId={data.book.id} formats={[]} />
            </Panel>
          )}
          <Panel title="What happened">
            <Timeline entries={data.timeline} />
          </Panel>
        </div>
      </div>
    </>
  );
};
