import type { Message, Sender } from '../message.ts';

/** An order is cancelled. */
export const orderCancelled = (
  { brand }: Sender,
  { orderId, childName, isPaid }: { orderId: string; childName: string; isPaid: boolean },
): Message => ({
  kind: 'order-cancelled',
  childName,
  subject: `Your order of ${childName}'s book is cancelled`,
  heading: 'Your order is cancelled',
  paragraphs: [
    `We have cancelled your order ${orderId} of ${childName}'s book.`,
    isPaid
      ? 'We will write to you again as soon as your money is on its way back.'
      : 'Nothing was charged.',
    `If that is not what you wanted, write to ${brand.supportEmail} and we will see to it.`,
  ],
  sms: null,
});
