import { screenPath } from '@bramblebook/contract/screen-routes';
import { TIME_PROMISES } from '@bramblebook/contract/settings';
import type { Message, Sender } from '../message.ts';

/** The parent has approved the printed book, and can take that back for a while (decision D15). */
export const printingApproved = (
  { brand, publicUrl }: Sender,
  { childName, undoMinutes }: { childName: string; undoMinutes: number },
): Message => ({
  kind: 'printing-approved',
  childName,
  subject: `${childName}'s book is on its way to the printer`,
  heading: 'Approved, thank you!',
  paragraphs: [
    `You have approved the pages of ${childName}'s book, and exactly those pages will be printed and bound.`,
    `It will be with you in ${TIME_PROMISES.printedBook}. You'll receive tracking information as soon as the parcel leaves.`,
    ...(undoMinutes > 0
      ? [
          `Found something after all? Within ${undoMinutes} minutes of approving you can take it back on your dashboard; only after that do the pages go to the printer.`,
        ]
      : []),
  ],
  button: { label: 'Follow your order', url: `${publicUrl}${screenPath('dashboard')}` },
  sms: `${brand.name}: ${childName}'s book is approved and goes to print. It will be with you in ${TIME_PROMISES.printedBook}.`,
});
