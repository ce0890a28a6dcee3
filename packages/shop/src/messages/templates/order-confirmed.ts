import { formatCents } from '@bramblebook/contract/money';
import { formatLabel, hasDigital, hasPrinted, type OrderItem } from '@bramblebook/contract/order';
import { screenPath } from '@bramblebook/contract/screen-routes';
import { TIME_PROMISES } from '@bramblebook/contract/settings';
import type { Message, Sender } from '../message.ts';

/** The money for an order has arrived (decision D9: names items and the total). */
export const orderConfirmed = (
  { brand, publicUrl }: Sender,
  order: {
    orderId: string;
    childName: string;
    items: readonly OrderItem[];
    totalCents: number;
    bookReady: boolean;
  },
): Message => {
  const { orderId, childName, items, totalCents, bookReady } = order;
  const total = formatCents(totalCents);
  return {
    kind: 'order-confirmed',
    childName,
    subject: `Thank you! ${childName}'s book is ordered`,
    heading: `Thank you for ordering ${childName}'s book`,
    paragraphs: [
      `Your payment of ${total} has arrived. The number of your order is ${orderId}.`,
      bookReady
        ? 'All its pages are painted already.'
        : `We are painting all its pages now; they are ready ${TIME_PROMISES.fullBook}, and we will write to you then.`,
      ...(hasDigital(items)
        ? ['Your digital copy can be read and downloaded as soon as the pages are ready.']
        : []),
      ...(hasPrinted(items)
        ? [
            `We print only what you have approved: you will be asked to look through the pages first. Then the printed book takes ${TIME_PROMISES.printedBook}, with free shipping.`,
          ]
        : []),
    ],
    lines: [
      ...items.map((item) => ({
        label: `${item.quantity} × ${formatLabel(item.format)}`,
        value: formatCents(item.price * item.quantity),
      })),
      { label: 'Total paid', value: total, isTotal: true },
    ],
    button: {
      label: 'See your order',
      url: `${publicUrl}${screenPath('orderSuccess', undefined, { orderId })}`,
    },
    sms: `${brand.name}: thank you for ordering ${childName}'s book! We received ${total} and will text you when it is ready.`,
  };
};
