import type { RowData, SortingState, TableOptions } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { Failed } from '../kit/page-states.tsx';
import { Announce } from './announce.tsx';
import { type ListFeatures, ListTable } from './data-table.tsx';
import type { ListView } from './list-address.ts';
import { type ListSize, Pager, rangeWords } from './pager.tsx';
import { SearchBox } from './search-box.tsx';

interface ListScreenProps<Row extends RowData> {
  /** What is listed, for headings and sentences: "Customers", "the customers". */
  readonly label: string;
  readonly what: string;
  readonly searchHint: string;
  readonly view: ListView;
  readonly onView: (view: Partial<ListView>, options?: { replace?: boolean }) => void;
  readonly filters?: ReactNode;
  readonly columns: TableOptions<ListFeatures, Row>['columns'];
  readonly rows: readonly Row[] | undefined;
  readonly rowId: (row: Row) => string;
  readonly size: ListSize;
  readonly error: Error | null;
  readonly onRetry: () => void;
  readonly empty: ReactNode;
  readonly sorting?: SortingState;
}

/** A list with its search, filters, table and pages, in each state it can be in. */
export const ListScreen = <Row extends RowData>({
  label,
  what,
  searchHint,
  view,
  onView,
  filters,
  columns,
  rows,
  rowId,
  size,
  error,
  onRetry,
  empty,
  sorting,
}: ListScreenProps<Row>) => {
  const page = view.page ?? 1;
  const range = rangeWords(page, size);
  return (
    <div className="rounded-md border border-line bg-sheet">
      <div className="flex flex-wrap items-center gap-2 border-line border-b p-2">
        <SearchBox
          value={view.search ?? ''}
          label={`Search ${what}`}
          hint={searchHint}
          onSearch={(search) => onView({ search }, { replace: true })}
        />
        {filters}
      </div>
      {error ? (
        <div className="p-3">
          <Failed error={error} what={what} onRetry={onRetry} />
        </div>
      ) : (
        <>
          <ListTable
            label={label}
            columns={columns}
            rows={rows}
            rowId={rowId}
            {...(sorting && {
              sorting,
              onSort: ([by]: SortingState) =>
                onView({ sort: by?.id, direction: by?.desc ? 'desc' : 'asc' }),
            })}
          />
          {rows?.length === 0 && empty}
          {rows && <Pager page={page} size={size} onPage={(to) => onView({ page: to })} />}
        </>
      )}
      <Announce words={rows ? `${range}${sortedWords(sorting)}` : ''} />
    </div>
  );
};

const sortedWords = (sorting: SortingState | undefined): string => {
  const [by] = sorting ?? [];
  return by ? `, sorted by ${by.id}, ${by.desc ? 'descending' : 'ascending'}` : '';
};
