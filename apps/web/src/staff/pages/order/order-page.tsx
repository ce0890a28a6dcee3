import { screenPath } from '@bramblebook/contract/screen-routes';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { ArrowLeft } from 'lucide-react';
import { isRefusal } from '../../../api/api-error.ts';
import { useQuery } from '../../../api/use-query.ts';
import { staffQuery } from '../../act/staff-query.ts';
import { ApprovalCountdown } from '../../books/approval-countdown.tsx';
import { ButtonLink } from '../../kit/button.tsx';
import { CopyButton } from '../../kit/copy-button.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Empty, Failed, Loading } from '../../kit/page-states.tsx';
import { Panel } from '../../kit/panel.tsx';
import { OrderBadge } from '../../kit/status-badge.tsx';
import { Timeline } from '../../kit/timeline.tsx';
import { momentOf } from '../../kit/times.ts';
import { AddressPanel } from './address-panel.tsx';
import { BookPanel } from './book-panel.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { ItemsPanel } from './items-panel.tsx';
import { MessagesPanel } from './messages-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { OrderActs } from './order-acts.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { PrinterPanel } from './printer-panel.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { TrackingPanel } from './tracking-panel.tsx';

/** Everything of one order, and all that can be done with it. */
const OrderPage = ({ params }: { readonly params: { readonly orderId: string } }) => {
  const { orderId } = params;
  const { data, error, refetch } = useQuery(staffQuery(staffApi.order, { params: { orderId } }));
  const short = `Order …${orderId.slice(-6)}`;
  return (
    <>
      <ButtonLink
        href={screenPath('adminOrders')}
        variant="quiet"
        size="small"
        className="-ml-2 mb-1"
      >
        <ArrowLeft className="size-3.5" aria-hidden="true" />
        Orders
      </ButtonLink>
      <PageHead
        title={short}
        beside={
          data && (
            <>
              <OrderBadge status={data.order.status} />
              <ApprovalCountdown until={data.approvalOpenUntil} />
              <span className="text-ink-soft">{momentOf(data.order.createdAt)}</span>
              <span className="flex min-w-0 items-center text-ink-soft text-xs">
                <span className="truncate">{orderId}</span>
                <CopyButton text={orderId} what="the order id" />
              </span>
            </>
          )
        }
        actions={data && <OrderActs data={data} />}
      />
      {isRefusal(error, 'order_not_found') && (
        <Empty title="There is no such order">Look for it by name in the list of orders.</Empty>
      )}
      {error && !isRefusal(error, 'order_not_found') && (
        <Failed error={error} what="the order" onRetry={refetch} />
      )}
      {!data && !error && (
        <Panel title="Order">
          <Loading what="the order" lines={9} />
        </Panel>
      )}
      {data && !error && <OrderPanels data={data} />}
    </>
  );
};
export default OrderPage;

const OrderPanels = ({ data }: { readonly data: StaffOrder }) => (
  <>
    <ProblemNotice data={data} />
    <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
      <div className="grid min-w-0 gap-4">
        <ItemsPanel data={data} />
        <PaymentPanel data={data} />
        <BookPanel data={data} />
        <MessagesPanel data={data} />
      </div>
      <div className="grid min-w-0 gap-4">
        <CustomerPanel customer={data.customer} />
        <AddressPanel data={data} />
        <PrinterPanel data={data} />
        <TrackingPanel data={data} />
        <NotesPanel data={data} />
        <Panel title="What happened">
          <Timeline entries={data.timeline} />
        </Panel>
      </div>
    </div>
  </>
);
