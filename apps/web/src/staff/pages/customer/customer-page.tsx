import { formatCents } from '@bramblebook/contract/money';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffCustomer } from '@bramblebook/contract/staff-customer-api';
import { isRefusal } from '../../../api/api-error.ts';
import { useQuery } from '../../../api/use-query.ts';
import { staffQuery } from '../../act/staff-query.ts';
import { AlarmList } from '../../alarms/alarm-list.tsx';
import { MessageList } from '../../customers/message-list.tsx';
import { CopyButton } from '../../kit/copy-button.tsx';
import { PageHead } from '../../kit/page-head.tsx';
import { Empty, Failed, Loading } from '../../kit/page-states.tsx';
import { Facts, Panel } from '../../kit/panel.tsx';
import { Badge } from '../../kit/status-badge.tsx';
import { dayOf, momentOf } from '../../kit/times.ts';
import { CustomerActs } from './customer-acts.tsx';
import { CustomerBooks } from './customer-books.tsx';
import { CustomerOrders } from './customer-orders.tsx';

/** Everything of one customer. */
const CustomerPage = ({ params }: { readonly params: { readonly userId: string } }) => {
  const { data, error, refetch } = useQuery(staffQuery(staffApi.customer, { params }));
  const isGone = isRefusal(error, 'not_found');
  return (
    <>
      <PageHead
        title={data?.customer.name ?? 'Customer'}
        beside={data?.customer.isBlocked && <Badge tone="wrong">Blocked</Badge>}
        actions={data && <CustomerActs customer={data.customer} />}
      />
      {isGone && (
        <Empty title="There is no such customer">They may have been erased on request.</Empty>
      )}
      {error && !isGone && <Failed error={error} what="the customer" onRetry={refetch} />}
      {!data && !error && (
        <Panel title="Customer">
          <Loading what="the customer" lines={9} />
        </Panel>
      )}
      {data && !error && data.alarms.length > 0 && (
        <Panel title="To be looked at" className="mb-4">
          <AlarmList alarms={data.alarms} isAtCustomer />
        </Panel>
      )}
      {data && !error && <CustomerPanels data={data} />}
    </>
  );
};
export default CustomerPage;

const CustomerPanels = ({ data }: { readonly data: StaffCustomer }) => (
  <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
    <div className="grid min-w-0 gap-4">
      <CustomerOrders orders={data.orders} />
      <CustomerBooks books={data.books} />
      <Panel title="Messages">
        <MessageList messages={data.messages} onResend={null} />
      </Panel>
    </div>
    <div className="grid min-w-0 gap-4">
      <AboutCustomer customer={data.customer} />
      <Consents consents={data.consents} />
    </div>
  </div>
);

const AboutCustomer = ({ customer }: { readonly customer: StaffCustomer['customer'] }) => (
  <Panel title="About">
    <Facts
      facts={[
        ...(['email', 'phone'] as const).map(
          (field) =>
            [
              field === 'email' ? 'E-mail' : 'Phone',
              <span key={field} className="flex items-center">
                <span className="truncate">{customer[field]}</span>
                <CopyButton
                  text={customer[field]}
                  what={field === 'email' ? 'the e-mail address' : 'the phone number'}
                />
              </span>,
            ] as const,
        ),
        ['Customer since', dayOf(customer.createdAt)],
        ['Spent', formatCents(customer.spent)],
      ]}
    />
  </Panel>
);

const Consents = ({ consents }: { readonly consents: StaffCustomer['consents'] }) => (
  <Panel title="Consents">
    {consents.length === 0 && <Empty title="None was given" />}
    <ul className="grid gap-2">
      {consents.map(({ consent, given, at, wording }) => (
        <li key={`${consent} ${at}`}>
          <Badge tone={given ? 'good' : 'plain'}>{given ? 'Given' : 'Not given'}</Badge>{' '}
          <span className="font-semibold">{consent}</span>
          <span className="block text-ink-soft text-xs">
            {momentOf(at)} · {wording}
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);
