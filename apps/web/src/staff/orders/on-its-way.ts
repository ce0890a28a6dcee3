import type { OrderStatus } from '@bramblebook/contract/order-states';

/** Whether an order has left the house: a new tracking number then changes no status. */
export const isOnItsWay = (status: OrderStatus): boolean =>
  status === 'shipped' || status === 'shipping' || status === 'delivered';
