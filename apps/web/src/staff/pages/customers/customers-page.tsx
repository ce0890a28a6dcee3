import { formatCents } from '@bramblebook/contract/money';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { CustomerRow } from '@bramblebook/contract/staff-customer-api';
import { createColumnHelper } from '@tanstack/react-table';
import { useQuery } from '../../../api/use-query.ts';
import { listQuery } from '../../act/staff-query.ts';
import { InnerLink } from '../../kit/inner-link.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Empty } from '../../kit/page-states.tsx';
import { Badge } from '../../kit/status-badge.tsx';
import { dayOf } from '../../kit/times.ts';
import type { ListFeatures } from '../../table/data-table.tsx';
import { useListView } from '../../table/list-address.ts';
import { ListScreen } from '../../table/list-screen.tsx';

const column = createColumnHelper<ListFeatures, CustomerRow>();
const columns = column.columns([
  column.accessor('name', {
    header: 'Name',
    cell: ({ row: { original: customer } }) => (
      <>
        <InnerLink
          href={screenPath('adminCustomer', { userId: customer.id })}
          data-row-link=""
          className="font-semibold hover:underline"
        >
          {customer.name}
        </InnerLink>{' '}
        {customer.isBlocked && <Badge tone="wrong">Blocked</Badge>}
        <span className="block max-w-52 truncate text-ink-soft text-xs md:hidden">
          {customer.email}
        </span>
      </>
    ),
  }),
  column.accessor('email', {
    header: 'E-mail',
    meta: { className: 'max-md:hidden' },
    cell: ({ getValue }) => <span className="block max-w-72 truncate">{getValue()}</span>,
  }),
  column.accessor('phone', {
    header: 'Phone',
    meta: { className: 'whitespace-nowrap max-lg:hidden' },
  }),
  column.accessor('createdAt', {
    header: 'Since',
    meta: { className: 'whitespace-nowrap max-lg:hidden' },
    cell: ({ getValue }) => dayOf(getValue()),
  }),
  column.accessor('books', {
    header: 'Books',
    meta: { isFigure: true, className: 'max-sm:hidden' },
  }),
  column.accessor('orders', { header: 'Orders', meta: { isFigure: true } }),
  column.accessor('spent', {
    header: 'Spent',
    meta: { isFigure: true },
    cell: ({ getValue }) => formatCents(getValue()),
  }),
]);

/** Everybody with an account, found by any part of name, e-mail or phone. */
const CustomersPage = () => {
  const [view, changeView] = useListView();
  const { data, error, refetch } = useQuery(listQuery(staffApi.customers, { query: view }));
  return (
    <>
      <PageHead title="Customers" />
      <ListScreen
        label="Customers"
        what="the customers"
        searchHint="Name, e-mail or phone"
        view={view}
        onView={changeView}
        columns={columns}
        rows={data?.customers}
        rowId={(customer) => customer.id}
        size={{ total: data?.total ?? 0, isEstimate: data?.totalIsEstimate, things: 'customers' }}
        error={error}
        onRetry={refetch}
        empty={
          view.search ? (
            <Empty title="No customer fits">Try fewer letters.</Empty>
          ) : (
            <Empty title="No customers yet">They appear here when they sign up.</Empty>
          )
        }
      />
    </>
  );
};
export default CustomersPage;
