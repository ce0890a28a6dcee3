import { formatCents } from '@bramblebook/contract/money';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { send } from '../../../api/send.ts';
import { useQuery } from '../../../api/use-query.ts';
import { ConflictNotice } from '../../act/conflict-notice.tsx';
import { staffQuery } from '../../act/staff-query.ts';
import { useAct } from '../../act/use-act.ts';
import { useActKey } from '../../act/use-act-key.ts';
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx';
import { Failed, Loading } from '../../kit/page-states.tsx';
import { Facts } from '../../kit/panel.tsx';
import { dayOf } from '../../kit/times.ts';
import { orderHands } from '../../orders/order-hands.ts';

/** Says what printing and shipping cost and when it would arrive, then sends the order. */
export const SendToPrinterDialog = ({
  data,
  onClose,
}: {
  readonly data: StaffOrder;
  readonly onClose: () => void;
}) => {
  const { id: orderId } = data.order;
  const key = useActKey();
  const hands = orderHands(orderId);
  const quote = useQuery(staffQuery(staffApi.printQuote, { params: { orderId } }));
  const { run, isBusy, conflict } = useAct({
    act: () =>
      send(staffApi.sendToPrinter, { params: { orderId }, body: { version: data.version, key } }),
    words: {
      done: ['On its way to the printer', 'The files are checked there first.'],
      failed: ['The order was not sent', 'Please try again.'],
    },
    onDone: (answer) => {
      hands.onDone(answer);
      onClose();
    },
    onChangedMeanwhile: hands.onChangedMeanwhile,
  });
  const asked = quote.data;
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Send to ${data.printHouse}?`}
      description="The printing house checks the files, then prints, binds and ships the order."
      button={asked ? `Send for ${formatCents(asked.totalCents)}` : 'Send'}
      isBusy={isBusy || !asked}
      onConfirm={() => run(undefined)}
    >
      <ConflictNotice conflict={conflict} />
      {quote.error && <Failed error={quote.error} what="the price" onRetry={quote.refetch} />}
      {!asked && !quote.error && <Loading what="the price" lines={3} />}
      {asked && (
        <Facts
          facts={[
            ['Print and bind', formatCents(asked.totalCents - asked.shippingCents)],
            ['Shipping', formatCents(asked.shippingCents)],
            ['Together', formatCents(asked.totalCents)],
            ...(asked.arrival
              ? [['Arrives', `${dayOf(asked.arrival.from)} to ${dayOf(asked.arrival.to)}`] as const]
              : []),
          ]}
        />
      )}
    </ConfirmDialog>
  );
};
