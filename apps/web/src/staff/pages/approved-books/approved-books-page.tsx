import { BOOK_STATES, BOOK_STATUSES, isApproved } from '@bramblebook/contract/book-states';
import { staffApi } from '@bramblebook/contract/staff-api';
import { useState } from 'react';
import { urlOf } from '../../../api/send.ts';
import { useQuery } from '../../../api/use-query.ts';
import { wordsOr } from '../../act/refusal-words.ts';
import { listQuery } from '../../act/staff-query.ts';
import { DownloadLink } from '../../kit/button.tsx';
import { Select } from '../../kit/field.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Empty, Failed, Skeleton } from '../../kit/page-states.tsx';
import { useMay } from '../../session/use-me.ts';
import { Announce } from '../../table/announce.tsx';
import { useListView } from '../../table/list-address.ts';
import { Pager, rangeWords } from '../../table/pager.tsx';
import { SearchBox } from '../../table/search-box.tsx';
import { useRowKeys } from '../../table/use-row-keys.ts';
import { BookCard } from './book-card.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import { SummaryCards } from './summary-cards.tsx';

const FILTERS = BOOK_STATUSES.filter(isApproved);
const SKELETON_KEYS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The books in print: looked through, saved, and brought through the printer to the parent. */
const ApprovedBooksPage = () => {
  const [view, changeView] = useListView();
  const may = useMay();
  const list = useRowKeys<HTMLUListElement>();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { data, error, refetch } = useQuery(listQuery(staffApi.approvedBooks, { query: view }));
  const page = view.page ?? 1;
  const size = { total: data?.total ?? 0, things: 'books' };
  const { search, status } = view;
  const choose = (bookId: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(bookId);
    else next.delete(bookId);
    setChosen(next);
  };
  return (
    <>
      <PageHead
        title="Approved Books"
        beside={data && <p className="text-ink-soft">{rangeWords(page, size)}</p>}
        actions={
          <DownloadLink href={urlOf(staffApi.approvedBooksCsv, { query: { search, status } })}>
            Export CSV
          </DownloadLink>
        }
      />
      {!error && <SummaryCards summary={data?.summary} />}
      <div className="my-4 flex flex-wrap items-center gap-2">
        <SearchBox
          value={search ?? ''}
          label="Search the approved books"
          hint="Child's name, customer's name or e-mail"
          onSearch={(typed) => changeView({ search: typed }, { replace: true })}
        />
        <Select
          aria-label="Status"
          className="sm:max-w-52"
          value={status ?? 'all'}
          onChange={(event) => changeView({ status: event.target.value })}
        >
          <option value="all">Every status</option>
          {FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {BOOK_STATES[filter].label}
            </option>
          ))}
        </Select>
      </div>
      {error && (
        <Failed
          error={error}
          what="the approved books"
          title={`Error loading books: ${wordsOr(error, 'Failed to fetch approved books')}`}
          onRetry={refetch}
        />
      )}
      {!data && !error && <SkeletonCards />}
      {data && !error && (
        <>
          {may('print') && (
            <ChosenBar
              books={data.books}
              chosen={chosen}
              onChoose={(ids) => setChosen(new Set(ids))}
            />
          )}
          <ul ref={list} className="grid gap-2">
            {data.books.map((book) => (
              <BookCard
                key={book.orderId}
                book={book}
                isChosen={chosen.has(book.id)}
                onChoose={may('print') ? (next) => choose(book.id, next) : null}
              />
            ))}
          </ul>
          {data.books.length === 0 && <NoBooks isFiltered={Boolean(search || status)} />}
          <Pager page={page} size={size} onPage={(to) => changeView({ page: to })} />
        </>
      )}
      <Announce words={data ? rangeWords(page, size) : ''} />
    </>
  );
};
export default ApprovedBooksPage;

const NoBooks = ({ isFiltered }: { readonly isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title="No book fits">Try fewer letters, or every status.</Empty>
  ) : (
    <Empty title="No book is in print">They appear here when a parent approves one.</Empty>
  );

const SkeletonCards = () => (
  <div role="status" className="grid gap-2">
    <span className="sr-only">Reading the approved books</span>
    {SKELETON_KEYS.map((key) => (
      <Skeleton key={key} className="h-16 w-full rounded-md" />
    ))}
  </div>
);
