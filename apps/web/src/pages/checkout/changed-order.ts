import type { Order } from '@bramblebook/contract/order';
import { isRefusal } from '../../api/api-error.ts';

/** The order as it is now, where an amount was refused because it had changed (decision D13). */
export const changedOrder = (error: unknown): Order | undefined =>
  isRefusal(error, 'cart_changed') ? (error.current as Order | undefined) : undefined;
