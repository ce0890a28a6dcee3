import { formatCents } from '@bramblebook/contract/money';
import { screenPath } from '@bramblebook/contract/screen-routes';
import type { StaffCustomer } from '@bramblebook/contract/staff-customer-api';
import { Link } from 'wouter';
import { Empty } from '../../kit/page-states.tsx';
import { Panel } from '../../kit/panel.tsx';
import { OrderBadge } from '../../kit/status-badge.tsx';
import { dayOf } from '../../kit/times.ts';

/** What a customer ordered. */
export const CustomerOrders = ({ orders }: { readonly orders: StaffCustomer['orders'] }) => (
  <Panel title={`Orders (${orders.length})`}>
    {orders.length === 0 && <Empty title="Nothing was ordered yet" />}
    <ul className="-my-1.5 divide-y divide-line">
      {orders.map(({ id, status, totalCents, createdAt }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5">
          <Link
            href={screenPath('adminOrder', { orderId: id })}
            className="min-w-0 grow truncate font-semibold hover:underline"
          >
            {id}
          </Link>
          <OrderBadge status={status} />
          <span>{formatCents(totalCents)}</span>
          <span className="text-ink-soft">{dayOf(createdAt)}</span>
        </li>
      ))}
    </ul>
  </Panel>
);
