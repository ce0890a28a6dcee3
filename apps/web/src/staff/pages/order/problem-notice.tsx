import { orderCan } from '@bramblebook/contract/order-can';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { StaffOrder } from '@bramblebook/contract/staff-order-api';
import { send } from '../../../api/send.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useAct } from '../../act/use-act.ts';
import { useActKey } from '../../act/use-act-key.ts';
import { Button } from '../../kit/button.tsx';
import { orderHands } from '../../orders/order-hands.ts';
import { useMay } from '../../session/use-me.ts';

/** Money that does not fit its order, in plain words, with the ways out that there are. */
export const ProblemNotice = ({ data }: { readonly data: StaffOrder }) => {
  const may = useMay();
  const key = useActKey();
  const { id: orderId } = data.order;
  const { run, isBusy } = useAct({
    act: (by: 'apply' | 'give_back') =>
      send(staffApi.settleProblem, { params: { orderId }, body: { by, key: `${key}-${by}` } }),
    words: {
      done: ['Payment settled'],
      failed: ['The payment was not settled', 'Please try again.'],
    },
    ...orderHands(orderId),
  });
  const { problem } = data.payment;
  const canApply = problem?.code === 'other_amount' && orderCan.pay(data.order);
  return (
    problem && (
      <Notice tone="red" title={problem.sentence} className="mb-4">
        <p>{problem.wayOut}</p>
        {may('refund') && (
          <div className="mt-2 flex flex-wrap gap-2">
            {canApply && (
              <Button variant="primary" busy={isBusy} onClick={() => run('apply')}>
                Apply it to the order
              </Button>
            )}
            <Button
              variant={canApply ? 'plain' : 'primary'}
              busy={isBusy}
              onClick={() => run('give_back')}
            >
              Give it back
            </Button>
          </div>
        )}
      </Notice>
    )
  );
};
