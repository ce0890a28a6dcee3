import { screenPath } from '@bramblebook/contract/screen-routes';
import type { Message, Sender } from '../message.ts';

/** A book cannot be made of what the parent asked for; `reason` is for them to read. */
export const bookRejected = (
  { brand, publicUrl }: Sender,
  { childName, reason }: { childName: string; reason: string },
): Message => ({
  kind: 'book-rejected',
  childName,
  subject: `${childName}'s book needs another idea`,
  heading: `We could not make ${childName}'s book`,
  paragraphs: [
    reason,
    `Nothing was charged, and another idea will very likely work: tell us about an animal, a place or a person that ${childName} loves. If you think we got it wrong, write to ${brand.supportEmail} and one of us will read it.`,
  ],
  button: { label: 'Try another idea', url: `${publicUrl}${screenPath('createBook')}` },
  sms: null,
});
