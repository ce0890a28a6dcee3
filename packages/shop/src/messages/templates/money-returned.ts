import { formatCents } from '@bramblebook/contract/money';
import type { Message, Sender } from '../message.ts';

/** Money of an order is on its way back. */
export const moneyReturned = (
  { brand }: Sender,
  { orderId, cents }: { orderId: string; cents: number },
): Message => ({
  kind: 'money-returned',
  subject: `${formatCents(cents)} is on its way back to you`,
  heading: 'Your money is on its way back',
  paragraphs: [
    `We have given back ${formatCents(cents)} of your order ${orderId}.`,
    `It goes to the card you paid with; banks take up to ten days. Questions? Write to ${brand.supportEmail}.`,
  ],
  lines: [{ label: 'Given back', value: formatCents(cents), isTotal: true }],
  sms: null,
});
