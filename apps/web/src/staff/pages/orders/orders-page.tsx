import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffOrderRow } from '@bramblebook/contract/staff-order-api';
import { useMemo, useState } from 'react';
import { useQuery } from '../../../api/use-query.ts';
import { listQuery, readAgain } from '../../act/staff-query.ts';
import { Button } from '../../kit/button.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Empty } from '../../kit/page-states.tsx';
import { TrackingDialog } from '../../orders/tracking-dialog.tsx';
import { useMay } from '../../session/use-me.ts';
import { sortingOf, useListView, writeView } from '../../table/list-address.ts';
import { ListScreen } from '../../table/list-screen.tsx';
import { rangeWords } from '../../table/pager.tsx';
import { useRoom } from '../../table/use-room.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import { orderColumns } from './order-columns.tsx';
import { StatusFilter } from './status-filter.tsx';
import { ViewsMenu } from './views-menu.tsx';

const NEWEST_FIRST = { id: 'createdAt', desc: true } as const;

/** Every order, as the address says which: search, filter, sort and page stand in it. */
const OrdersPage = () => {
  const [view, changeView] = useListView();
  const may = useMay();
  const [tracked, setTracked] = useState<string | null>(null);
  const [isBulkOpen, setBulkOpen] = useState(false);
  const { data, error, refetch } = useQuery(listQuery(staffApi.orders, { query: view }));
  const mayTrack = may('track');
  const room = useRoom();
  const columns = useMemo(
    () =>
      orderColumns({
        room,
        onTrack: mayTrack ? (order: StaffOrderRow) => setTracked(order.id) : null,
      }),
    [mayTrack, room],
  );
  const size = { total: data?.total ?? 0, isEstimate: data?.totalIsEstimate, things: 'orders' };
  const order = data?.orders.find(({ id }) => id === tracked);
  const readOrders = () => readAgain(staffApi.orders.path);
  return (
    <>
      <PageHead
        title="Orders"
        beside={data && <p className="text-ink-soft">{rangeWords(view.page ?? 1, size)}</p>}
        actions={
          mayTrack && <Button onClick={() => setBulkOpen(true)}>Bulk Upload Tracking</Button>
        }
      />
      <ListScreen
        label="Orders"
        what="the orders"
        searchHint="Order ID, name, e-mail, phone or tracking number"
        view={view}
        onView={changeView}
        filters={
          <>
            <StatusFilter view={view} counts={data?.counts} onChange={changeView} />
            <div className="ml-auto">
              <ViewsMenu query={writeView({ ...view, page: undefined })} />
            </div>
          </>
        }
        columns={columns}
        rows={data?.orders}
        rowId={(row) => row.id}
        size={size}
        error={error}
        onRetry={refetch}
        sorting={sortingOf(view, NEWEST_FIRST)}
        empty={<NoOrders isFiltered={writeView(view) !== ''} />}
      />
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

const NoOrders = ({ isFiltered }: { readonly isFiltered: boolean }) =>
  isFiltered ? (
    <Empty title="No order fits">Try fewer letters, or another status.</Empty>
  ) : (
    <Empty title="No orders yet">They appear here as soon as somebody checks out.</Empty>
  );
