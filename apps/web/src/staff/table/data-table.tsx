import {
  flexRender,
  metaHelper,
  type Row,
  type RowData,
  type RowSelectionState,
  rowSelectionFeature,
  rowSortingFeature,
  type SortingState,
  type TableOptions,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton } from '../kit/page-states.tsx';
import { useRowKeys } from './use-row-keys.ts';

/** What a column says about its looks: classes of its cells, and whether figures stand right. */
interface ColumnLook {
  readonly className?: string;
  readonly isFigure?: boolean;
}

/** Every table of the staff area sorts on the server; some let rows be chosen. */
const listFeatures = tableFeatures({
  rowSortingFeature,
  rowSelectionFeature,
  columnMeta: metaHelper<ColumnLook>(),
});
export type ListFeatures = typeof listFeatures;

interface ListTableProps<Data extends RowData> {
  /** Names the table for those who cannot see it. */
  readonly label: string;
  readonly columns: TableOptions<ListFeatures, Data>['columns'];
  /** Undefined while they are read for the first time. */
  readonly rows: readonly Data[] | undefined;
  readonly rowId: (row: Data) => string;
  readonly sorting?: SortingState;
  readonly onSort?: (sorting: SortingState) => void;
  readonly selection?: RowSelectionState;
  readonly onSelect?: (selection: RowSelectionState) => void;
}

const NO_ROWS: readonly never[] = [];
const NO_SORTING: SortingState = [];
const NO_SELECTION: RowSelectionState = {};
const SKELETON_ROWS = 12;
const CELL =
  'border-line border-b px-2 py-1.5 text-left align-middle first:pl-3 last:pr-3 sm:px-3 sm:first:pl-4 sm:last:pr-4';

/**
 * A list as a real table. `j` and `k` move the focus through the rows' links, Enter opens
 * them; headers that sort are buttons and say which way.
 */
export const ListTable = <Data extends RowData>({
  label,
  columns,
  rows,
  rowId,
  sorting = NO_SORTING,
  onSort,
  selection = NO_SELECTION,
  onSelect,
}: ListTableProps<Data>) => {
  const body = useRowKeys<HTMLTableSectionElement>();
  const table = useTable({
    features: listFeatures,
    columns,
    data: (rows ?? NO_ROWS) as Data[],
    getRowId: rowId,
    manualSorting: true,
    enableSortingRemoval: false,
    state: { sorting, rowSelection: selection },
    onSortingChange: (next) => onSort?.(typeof next === 'function' ? next(sorting) : next),
    onRowSelectionChange: (next) => onSelect?.(typeof next === 'function' ? next(selection) : next),
  });
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full" aria-busy={!rows}>
        <caption className="sr-only">{label}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => {
                const { meta } = header.column.columnDef;
                const sorted = header.column.getIsSorted();
                return (
                  <th
                    key={header.id}
                    scope="col"
                    {...(onSort && sorted && { 'aria-sort': SORT_WORDS[sorted] })}
                    className={classNames(
                      CELL,
                      'h-9 whitespace-nowrap font-semibold text-ink-soft text-xs',
                      meta?.isFigure && 'text-right',
                      meta?.className,
                    )}
                  >
                    {onSort && header.column.getCanSort() ? (
                      <button
                        type="button"
                        onClick={header.column.getToggleSortingHandler()}
                        className="-mx-1 inline-flex h-7 items-center gap-1 rounded-sm px-1 hover:text-ink"
                      >
                        <table.FlexRender header={header} />
                        {sorted && <SortArrow direction={sorted} />}
                      </button>
                    ) : (
                      <table.FlexRender header={header} />
                    )}
                  </th>
                );
              })}
            </tr>
          ))}
        </thead>
        <tbody ref={body}>
          {rows ? null : <SkeletonRows columns={columns.length} />}
          {table.getRowModel().rows.map((row) => (
            <ListRow key={row.id} row={row} isChosen={selection[row.id] === true} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Drawn anew only when its own row is another: a list is read again far more often than it changes. */
const ListRow = memo(
  <Data extends RowData>({
    row,
    isChosen,
  }: {
    readonly row: Row<ListFeatures, Data>;
    readonly isChosen: boolean;
  }) => (
    <tr
      data-chosen={isChosen ? '' : undefined}
      className="focus-within:bg-paper hover:bg-paper data-chosen:bg-berry-tint/60"
    >
      {row.getAllCells().map((cell) => {
        const { cell: content, meta } = cell.column.columnDef;
        return (
          <td
            key={cell.id}
            className={classNames(
              CELL,
              meta?.isFigure && 'whitespace-nowrap text-right',
              meta?.className,
            )}
          >
            {flexRender(content, cell.getContext())}
          </td>
        );
      })}
    </tr>
  ),
) as <Data extends RowData>(props: {
  readonly row: Row<ListFeatures, Data>;
  readonly isChosen: boolean;
}) => ReactNode;

const SORT_WORDS = { asc: 'ascending', desc: 'descending' } as const;

const SortArrow = ({ direction }: { readonly direction: 'asc' | 'desc' }) => {
  const Icon = direction === 'asc' ? ArrowUp : ArrowDown;
  return <Icon className="size-3.5" aria-hidden="true" />;
};

const SkeletonRows = ({ columns }: { readonly columns: number }) =>
  Array.from({ length: SKELETON_ROWS }, (_, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
    <tr key={i}>
      <td colSpan={columns} className={CELL}>
        <Skeleton className="h-6 w-full" />
      </td>
    </tr>
  ));
