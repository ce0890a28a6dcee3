import { screenPath } from '@bramblebook/contract/screen-routes';
import { TIME_PROMISES } from '@bramblebook/contract/settings';
import { trackingLink } from '@bramblebook/contract/tracking-link';
import type { Message, Sender } from '../message.ts';

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text);

/** The printed book has left the printer. A tracking number may itself be an address (spec §3). */
export const orderShipped = (
  { brand, publicUrl }: Sender,
  order: {
    readonly orderId: string;
    readonly childName: string;
    readonly carrier: string | null;
    readonly trackingNumber: string | null;
    readonly trackingUrl: string | null;
  },
): Message => {
  const { orderId, childName, carrier, trackingNumber } = order;
  const isNumber = trackingNumber !== null && !isAddress(trackingNumber);
  const url = trackingLink(order);
  const followOrder = {
    label: 'See your order',
    url: `${publicUrl}${screenPath('orderSuccess', undefined, { orderId })}`,
  };
  const lines = [
    ...(carrier ? [{ label: 'Carrier', value: carrier }] : []),
    ...(isNumber ? [{ label: 'Tracking number', value: trackingNumber }] : []),
  ];
  const by = [carrier && `with ${carrier}`, isNumber && `under ${trackingNumber}`].filter(Boolean);
  return {
    kind: 'order-shipped',
    childName,
    subject: `${childName}'s book is on its way`,
    heading: 'The parcel has left',
    paragraphs: [
      `${childName}'s book is printed, bound and packed, and it is on its way to you now.`,
      `Books are usually with you ${TIME_PROMISES.printedBook} after you approved them. If yours has not come by then, write to ${brand.supportEmail} and we will look for it.`,
    ],
    ...(lines.length > 0 && { lines }),
    button: url ? { label: 'Follow the parcel', url } : followOrder,
    ...(url && { otherButton: followOrder }),
    sms: `${brand.name}: ${childName}'s book is on its way${by.length > 0 ? `, ${by.join(' ')}` : ''}! ${url ?? followOrder.url}`,
  };
};
