import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffOrderRow } from '@bramblebook/contract/staff-order-api';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { listQuery, readAgain } from '../../act/staff-query.ts';
import { Button } from '../../kit/button.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Empty, Failed } from '../../kit/page-states.tsx';
import { TrackingDialog } from '../../orders/tracking-dialog.tsx';
import { useMay } from '../../session/use-me.ts';
import { Announce } from '../../table/announce.tsx';
import { ListTable } from '../../table/data-table.tsx';
import { sortingOf, useListView, writeView } from '../../table/list-address.ts';
import { Pager, rangeWords } from '../../table/pager.tsx';
import { SearchBox } from '../../table/search-box.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import { orderColumns } from './order-columns.tsx';
import { StatusFilter } from './status-filter.tsx';
import { ViewsMenu } from './views-menu.tsx';

const NEWEST_FIRST = { id: 'createdAt', desc: true } as const;
const SORT_NAMES: Readonly<Record<string, string>> = {
  createdAt: 'date',
  customerName: 'customer',
  totalAmount: 'amount',
  status: 'status',
};
const SEARCH_LABEL = 'Order ID, name, e-mail, phone or tracking number';

/** Every order, as the address says which: search, filter, sort and page stand in it. */
const OrdersPage = () => {
  const [view, changeView] = useListView();
  const may = useMay();
  const [tracked, setTracked] = useState<string | null>(null);
  const [isBulkOpen, setBulkOpen] = useState(false);
  const { data, error, refetch } = useQuery(listQuery(staffApi.orders, { query: view }));
  const mayTrack = may('track');
  const columns = useMemo(
    () => orderColumns(mayTrack ? (order: StaffOrderRow) => setTracked(order.id) : null),
    [mayTrack],
  );
  const sorting = sortingOf(view, NEWEST_FIRST);
  const page = view.page ?? 1;
  const size = { total: data?.total ?? 0, isEstimate: data?.totalIsEstimate, things: 'orders' };
  const order = data?.orders.find(({ id }) => id === tracked);
  const readOrders = () => readAgain(staffApi.orders.path);
  return (
    <>
      <PageHead
        title="Orders"
        beside={data && <p className="text-ink-soft">{rangeWords(page, size)}</p>}
        actions={
          mayTrack && <Button onClick={() => setBulkOpen(true)}>Bulk Upload Tracking</Button>
        }
      />
      <div className="rounded-md border border-line bg-sheet">
        <div className="flex flex-wrap items-center gap-2 border-line border-b p-2">
          <SearchBox
            value={view.search ?? ''}
            label={SEARCH_LABEL}
            onSearch={(search) => changeView({ search }, { replace: true })}
          />
          <StatusFilter view={view} counts={data?.counts} onChange={changeView} />
          <div className="ml-auto">
            <ViewsMenu query={writeView({ ...view, page: undefined })} />
          </div>
        </div>
        {error ? (
          <div className="p-3">
            <Failed error={error} what="the orders" onRetry={refetch} />
          </div>
        ) : (
          <>
            <ListTable
              label="Orders"
              columns={columns}
              rows={data?.orders}
              rowId={(row) => row.id}
              sorting={sorting}
              onSort={([by]) => changeView({ sort: by?.id, direction: by?.desc ? 'desc' : 'asc' })}
            />
            {data?.orders.length === 0 && <NoOrders isFiltered={writeView(view) !== ''} />}
            {data && <Pager page={page} size={size} onPage={(to) => changeView({ page: to })} />}
          </>
        )}
      </div>
      <Announce words={data ? announced(rangeWords(page, size), sorting[0]) : ''} />
      {order && (
        <TrackingDialog
          order={order}
          onClose={() => setTracked(null)}
          onDone={readOrders}
          onChangedMeanwhile={readOrders}
        />
      )}
      {isBulkOpen && <BulkDialog onClose={() => setBulkOpen(false)} />}
    </>
  );
};
export default OrdersPage;

const announced = (range: string, by: { id: string; desc: boolean } | undefined): string =>
  `${range}${by ? `, sorted by ${SORT_NAMES[by.id] ?? by.id}, ${by.desc ? 'descending' : 'ascending'}` : ''}`;

const NoOrders = ({ isFiltered }: { readonly isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title="No order fits">Try fewer letters, or another status.</Empty>
  ) : (
    <Empty title="No orders yet">They appear here as soon as somebody checks out.</Empty>
  );
