import type { ACTOR_KINDS } from '../database/schema/state-events.ts';

/** Who moves a book or an order on; kept with the move. */
export interface Actor {
  readonly kind: (typeof ACTOR_KINDS)[number];
  /** Of the parent or the staff account, or the provider's name; null for the shop. */
  readonly id: string | null;
}

/** The shop itself: jobs, and what follows from other moves. */
export const THE_SHOP: Actor = { kind: 'shop', id: null };

export const parentActor = ({ id }: { readonly id: string }): Actor => ({ kind: 'parent', id });
export const staffActor = ({ id }: { readonly id: string }): Actor => ({ kind: 'staff', id });
