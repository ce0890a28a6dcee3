import { bookTitle } from '@bramblebook/contract/book';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { TroubledBook } from '@bramblebook/contract/staff-book-api';
import { createColumnHelper } from '@tanstack/react-table';
import { useQuery } from '../../../api/use-query.ts';
import { listQuery } from '../../act/staff-query.ts';
import { FilterButtons } from '../../kit/filter-buttons.tsx';
import { InnerLink } from '../../kit/inner-link.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Empty } from '../../kit/page-states.tsx';
import { Badge, BookBadge } from '../../kit/status-badge.tsx';
import { momentOf } from '../../kit/times.ts';
import type { ListFeatures } from '../../table/data-table.tsx';
import { useListView } from '../../table/list-address.ts';
import { ListScreen } from '../../table/list-screen.tsx';

const TROUBLES: Readonly<Record<TroubledBook['trouble'], string>> = {
  failed: 'Failed',
  rejected: 'Refused',
  print: 'Print pictures',
};
const FILTERS = [
  { value: 'all', label: 'All' },
  ...Object.entries(TROUBLES).map(([value, label]) => ({ value, label })),
];

const column = createColumnHelper<ListFeatures, TroubledBook>();
const columns = column.columns([
  column.accessor('childName', {
    header: 'Book',
    cell: ({ row: { original: book } }) => (
      <>
        <InnerLink
          href={screenPath('adminBook', { bookId: book.id })}
          data-row-link=""
          className="font-semibold hover:underline"
        >
          {bookTitle(book)}
        </InnerLink>
        <span className="block text-ink-soft text-xs">{book.customerName}</span>
      </>
    ),
  }),
  column.accessor('trouble', {
    header: 'Trouble',
    cell: ({ row: { original: book } }) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone="wrong">{TROUBLES[book.trouble]}</Badge>
        {book.isPaid && <Badge tone="waiting">Paid</Badge>}
        <span className="w-full text-xs md:hidden">{book.why}</span>
      </span>
    ),
  }),
  column.accessor('why', {
    header: 'Where and why',
    meta: { className: 'max-md:hidden' },
    cell: ({ row: { original: book } }) => (
      <span className="block max-w-xl">
        {book.step && <span className="font-semibold">{book.step}: </span>}
        {book.why}
      </span>
    ),
  }),
  column.accessor('status', {
    header: 'Book status',
    meta: { className: 'max-lg:hidden' },
    cell: ({ getValue }) => <BookBadge status={getValue()} />,
  }),
  column.accessor('since', {
    header: 'Since',
    meta: { className: 'whitespace-nowrap max-lg:hidden' },
    cell: ({ getValue }) => momentOf(getValue()),
  }),
]);

/** Books that failed, were refused, or whose pictures for the printer gave up. */
const TroublePage = () => {
  const [view, changeView] = useListView();
  const { data, error, refetch } = useQuery(listQuery(staffApi.troubledBooks, { query: view }));
  return (
    <>
      <PageHead title="Books in trouble" />
      <ListScreen
        label="Books in trouble"
        what="the books in trouble"
        searchHint="Child's or customer's name"
        view={view}
        onView={changeView}
        filters={
          <FilterButtons
            legend="Trouble"
            filters={FILTERS}
            chosen={view.status ?? 'all'}
            onChoose={(status) => changeView({ status })}
          />
        }
        columns={columns}
        rows={data?.books}
        rowId={(book) => book.id}
        size={{ total: data?.total ?? 0, things: 'books' }}
        error={error}
        onRetry={refetch}
        empty={
          <Empty title="No book is in trouble">Those that are appear here by themselves.</Empty>
        }
      />
    </>
  );
};
export default TroublePage;
