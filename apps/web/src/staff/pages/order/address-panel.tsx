import { hasPrinted } from '@bramblebook/contract/order';
import { orderCan } from '@bramblebook/contract/order-can';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { useState } from 'react';
import { addressLines } from '../../kit/address-lines.ts';
import { Button } from '../../kit/button.tsx';
import { CopyButton } from '../../kit/copy-button.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useMay } from '../../session/use-me.ts';
import { AddressDialog } from './address-dialog.tsx';

/** Where the parcel goes; it can be corrected until the printer has it. */
export const AddressPanel = ({ data }: { readonly data: StaffOrder }) => {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const { shippingInfo, items, status } = data.order;
  if (!hasPrinted(items)) return null;
  const lines = shippingInfo ? addressLines(shippingInfo) : [];
  const isCorrectable =
    may('address') && orderCan.correctAddress({ status, hasPrinted: hasPrinted(items) });
  return (
    <Panel
      title="Shipping address"
      actions={
        <>
          {lines.length > 0 && <CopyButton text={lines.join('\n')} what="the address" />}
          {isCorrectable && (
            <Button size="small" onClick={() => setOpen(true)}>
              Correct
            </Button>
          )}
        </>
      }
    >
      {lines.length > 0 ? (
        <address className="whitespace-pre-line not-italic">{lines.join('\n')}</address>
      ) : (
        <p className="text-ink-soft">No address was given.</p>
      )}
      {isOpen && <AddressDialog data={data} onClose={() => setOpen(false)} />}
    </Panel>
  );
};
