import { staffApi } from '@bramblebook/contract/staff-api';
import { type StaffOrder, staffOrderSchema } from '@bramblebook/contract/staff-order-api';
import { readAgain, takeAnswer } from '../act/staff-query.ts';

/** What an act on an order needs: where its answer goes, and where what others changed goes. */
export interface OrderHands {
  readonly onDone: (answer: StaffOrder) => void;
  readonly onChangedMeanwhile: (current: unknown) => void;
}

/** Puts an order as the server answered it on its page and has the list read anew. */
export const orderHands = (orderId: string): OrderHands => {
  const take = (answer: StaffOrder) => {
    takeAnswer(staffApi.order, answer, { params: { orderId } });
    readAgain(`${staffApi.orders.path}?`);
  };
  return {
    onDone: take,
    onChangedMeanwhile: (current) => {
      const order = staffOrderSchema.safeParse(current);
      if (order.success) take(order.data);
      else readAgain(`${staffApi.orders.path}/${orderId}`);
    },
  };
};
