import { screenPath } from '@bramblebook/contract/screen-routes';
import type { Message, Sender } from '../message.ts';

/** The printed book has arrived. */
export const orderDelivered = (
  { brand, publicUrl }: Sender,
  { childName, bookId }: { readonly childName: string; readonly bookId: string },
): Message => ({
  kind: 'order-delivered',
  childName,
  subject: `${childName}'s book has arrived`,
  heading: 'It should be in your hands now',
  paragraphs: [
    `The carrier says that ${childName}'s book has been delivered. We wish you both many good evenings with it.`,
    `If it is not there, or something about it is not as it should be, write to ${brand.supportEmail} and we will put it right.`,
  ],
  button: {
    label: 'Order another copy',
    url: `${publicUrl}${screenPath('checkout', { bookId })}`,
  },
  sms: `${brand.name}: ${childName}'s book has been delivered. Happy reading! Is it not there? Write to ${brand.supportEmail}.`,
});
