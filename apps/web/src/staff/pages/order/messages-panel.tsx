import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { send } from '../../../api/send.ts';
import { useAct } from '../../act/use-act.ts';
import { MessageList } from '../../customers/message-list.tsx';
import { Panel } from '../../kit/panel.tsx';
import { orderHands } from '../../orders/order-hands.ts';
import { useMay } from '../../session/use-me.ts';

/** What the shop wrote to the customer about this order; each can be sent again. */
export const MessagesPanel = ({ data }: { readonly data: StaffOrder }) => {
  const may = useMay();
  const { id: orderId } = data.order;
  const { run, isBusy } = useAct({
    act: (messageId: string) => send(staffApi.resendMessage, { params: { orderId, messageId } }),
    words: {
      done: ['Message sent again'],
      failed: ['The message was not sent', 'Please try again.'],
    },
    ...orderHands(orderId),
  });
  return (
    <Panel title="Messages">
      <MessageList
        messages={data.messages}
        isBusy={isBusy}
        onResend={may('message') && data.customer ? run : null}
      />
    </Panel>
  );
};
