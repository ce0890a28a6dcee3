import { screenPath } from '@bramblebook/contract/screen-routes';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { CustomerRow } from '@bramblebook/contract/staff-customer-api';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { send } from '../../../api/send.ts';
import { ReasonDialog } from '../../act/reason-dialog.tsx';
import { readAgain, takeAnswer } from '../../act/staff-query.ts';
import { Button } from '../../kit/button.tsx';
import { useMay } from '../../session/use-me.ts';

/** Blocking a customer and letting them in again, and erasing them on their request. */
export const CustomerActs = ({ customer }: { readonly customer: CustomerRow }) => {
  const [open, setOpen] = useState<'block' | 'erase' | null>(null);
  const may = useMay();
  const [, navigate] = useLocation();
  if (!may('customers')) return null;
  const params = { userId: customer.id };
  const close = () => setOpen(null);
  const isBlocking = !customer.isBlocked;
  return (
    <>
      <Button onClick={() => setOpen('block')}>{isBlocking ? 'Block' : 'Unblock'}</Button>
      <Button onClick={() => setOpen('erase')}>Erase</Button>
      {open === 'block' && (
        <ReasonDialog
          onClose={close}
          title={isBlocking ? `Block ${customer.name}?` : `Let ${customer.name} in again?`}
          description={
            isBlocking
              ? 'They are signed out everywhere and cannot sign in. Nothing of theirs is lost.'
              : 'They can sign in again.'
          }
          button={isBlocking ? 'Block' : 'Unblock'}
          act={(reason) =>
            send(staffApi.block, { params, body: { isBlocked: isBlocking, reason } })
          }
          words={{
            done: [isBlocking ? 'Customer blocked' : 'Customer unblocked'],
            failed: ['Nothing was changed', 'Please try again.'],
          }}
          onDone={(answer) => takeAnswer(staffApi.customer, answer, { params })}
        />
      )}
      {open === 'erase' && (
        <ReasonDialog
          onClose={close}
          title={`Erase ${customer.name}?`}
          description="Their account, books, photos and messages are erased for good. Of their orders only what bookkeeping needs stays."
          button="Erase for good"
          act={(reason) => send(staffApi.erase, { params, body: { reason } })}
          words={{
            done: ['Customer erased'],
            failed: ['The customer was not erased', 'Please try again.'],
          }}
          onDone={() => {
            readAgain(staffApi.customers.path, staffApi.orders.path);
            navigate(screenPath('adminCustomers'));
          }}
        />
      )}
    </>
  );
};
