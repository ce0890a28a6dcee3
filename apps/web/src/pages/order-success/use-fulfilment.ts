import type { Order } from '@bramblebook/contract/order';
import { isPaid } from '@bramblebook/contract/order-states';
import { orderApi } from '@bramblebook/contract/shop-api';
import { useEffect, useRef } from 'react';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { send } from '../../api/send.ts';
import { useMutation } from '../../api/use-mutation.ts';

/**
 * Asks the shop once to begin with the order, as soon as it is loaded; true when it has
 * begun. The shop asks the payment provider itself, so that a late notice does not
 * keep a paid book waiting.
 */
export const useFulfilment = (order: Order | undefined): boolean => {
  const triggered = useRef<string | null>(null);
  const { mutate, data } = useMutation({
    mutationFn: (orderId: string) => send(orderApi.triggerFulfillment, { params: { orderId } }),
    onSuccess: (answer, orderId) => {
      queryClient.set(queryOf(orderApi.get, { params: { orderId } }), answer);
    },
    onError: (error) => console.error('The fulfilment could not be triggered.', error),
  });
  const started = data !== undefined && isPaid(data.status);
  const orderId = order?.id;
  // Asked while the payment was still on its way, it is asked once more when it has come.
  const occasion = order && `${order.id} ${isPaid(order.status)}`;
  useEffect(() => {
    if (!orderId || !occasion || started || triggered.current === occasion) return;
    triggered.current = occasion;
    mutate(orderId);
  }, [orderId, occasion, started, mutate]);
  return started;
};
