import { screenPath } from '@bramblebook/contract/screen-routes';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { Link } from 'wouter';
import { CopyButton } from '../../kit/copy-button.tsx';
import { Facts, Panel } from '../../kit/panel.tsx';

/** Who ordered. */
export const CustomerPanel = ({ customer }: { readonly customer: StaffOrder['customer'] }) => (
  <Panel title="Customer">
    {customer ? (
      <Facts
        facts={[
          [
            'Name',
            <Link
              key="n"
              href={screenPath('adminCustomer', { userId: customer.id })}
              className="font-semibold underline"
            >
              {customer.name}
            </Link>,
          ],
          [
            'E-mail',
            <span key="e" className="flex items-center">
              <span className="truncate">{customer.email}</span>
              <CopyButton text={customer.email} what="the e-mail address" />
            </span>,
          ],
          [
            'Phone',
            <span key="p" className="flex items-center">
              {customer.phone}
              <CopyButton text={customer.phone} what="the phone number" />
            </span>,
          ],
        ]}
      />
    ) : (
      <p className="text-ink-soft">The customer was erased on request.</p>
    )}
  </Panel>
);
