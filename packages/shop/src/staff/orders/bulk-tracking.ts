import { idSchema } from '@bramblebook/contract/ids';
import type { OrderStatus } from '@bramblebook/contract/order-states';
import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { Shop } from '../../shop.ts';
import type { StaffMember } from '../staff-member.ts';
import { changeOrder, lockOrder } from './change-order.ts';
import { readOrderRow } from './list-orders.ts';
import { addTracking, refuseTracking, wrongTrackingNumber } from './track-order.ts';

/** A line as it was uploaded. */
export interface TrackingLine {
  readonly orderId: string;
  readonly trackingNumber: string;
  readonly carrier?: string | undefined;
}

interface Accepted {
  readonly line: number;
  readonly orderId: string;
  readonly customerName: string;
  readonly from: OrderStatus;
}

const CONTROL = /\p{Cc}/u;

/** What is wrong with a line before its order is looked at; null when nothing is. */
const wrongLine = (
  { orderId, trackingNumber, carrier = '' }: TrackingLine,
  firstLine: number | undefined,
): string | null => {
  if (!idSchema.safeParse(orderId).success) return 'There is no order with that id.';
  if (firstLine !== undefined) return `This order is in line ${firstLine} already.`;
  if (CONTROL.test(trackingNumber + carrier)) return 'Only letters, digits and signs can be taken.';
  return wrongTrackingNumber(trackingNumber);
};

/** Takes a line as far as it goes; a dry run is undone. */
const takeLine = async (
  shop: Shop,
  by: StaffMember,
  line: TrackingLine,
  isDryRun: boolean,
): Promise<{ ok: true; accepted: Omit<Accepted, 'line'> } | Refused> => {
  const { orderId } = line;
  const row = await readOrderRow(shop.db, orderId);
  if (!row) return refuse('order_not_found', { message: 'There is no order with that id.' });
  const accepted = { orderId, customerName: row.customerName, from: row.status };
  if (isDryRun) {
    const refused = await shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      return order ? refuseTracking(order) : refuse('order_not_found');
    });
    return refused ?? { ok: true, accepted };
  }
  const tracking = {
    trackingNumber: line.trackingNumber.trim(),
    carrier: line.carrier?.trim() || 'Unknown',
  };
  const done = await changeOrder(shop, by, { orderId, asked: 'track' }, (tx, order) =>
    addTracking(shop, tx, by, { order, tracking }),
  );
  return done.ok ? { ok: true, accepted } : done;
};

/**
 * Adds the tracking numbers of many orders: every line that is fine, each in a
 * transaction of its own; the rest is named with its reason (decision D7). A dry run says
 * what would happen and changes nothing.
 */
export const bulkTracking = async (
  shop: Shop,
  by: StaffMember,
  { lines, isDryRun }: { readonly lines: readonly TrackingLine[]; readonly isDryRun: boolean },
) => {
  const accepted: Accepted[] = [];
  const rejected: { line: number; orderId: string; reason: string }[] = [];
  const firstLines = new Map<string, number>();
  for (const [i, given] of lines.entries()) {
    const line = i + 1;
    const orderId = given.orderId.trim();
    const wrong = wrongLine({ ...given, orderId }, firstLines.get(orderId));
    firstLines.set(orderId, firstLines.get(orderId) ?? line);
    const taken = wrong
      ? refuse('malformed', { message: wrong })
      : await takeLine(shop, by, { ...given, orderId }, isDryRun);
    if (taken.ok) accepted.push({ line, ...taken.accepted });
    else rejected.push({ line, orderId, reason: taken.message });
  }
  return { updated: isDryRun ? 0 : accepted.length, rejected, accepted };
};
