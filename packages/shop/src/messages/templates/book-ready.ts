import { screenPath } from '@bramblebook/contract/screen-routes';
import { TIME_PROMISES } from '@bramblebook/contract/settings';
import type { Message, Sender } from '../message.ts';

/** Every page of a paid book stands. */
export const bookReady = (
  { brand, publicUrl }: Sender,
  book: { childName: string; bookId: string; digital: boolean; printed: boolean },
): Message => {
  const { childName, bookId, digital, printed } = book;
  const url = `${publicUrl}${screenPath('read', { bookId })}`;
  const dashboard = `${publicUrl}${screenPath('dashboard')}`;
  const read = { label: 'Read the book', url };
  const approve = { label: 'Look through and approve', url: dashboard };
  return {
    kind: 'book-ready',
    childName,
    subject: `${childName}'s book is ready`,
    heading: `${childName}'s book is ready`,
    paragraphs: [
      `All thirty pages are painted, from the cover to the very last line.`,
      ...(digital
        ? ['You can read it together tonight, and download it as a PDF to keep for good.']
        : []),
      ...(printed
        ? [
            `One thing is left for you before we print: look through the pages and approve them on your dashboard. After that the book is with you in ${TIME_PROMISES.printedBook}.`,
          ]
        : []),
    ],
    button: printed ? approve : read,
    ...(printed && digital && { otherButton: read }),
    sms: printed
      ? `${brand.name}: ${childName}'s book is ready! Please approve it for printing: ${dashboard}`
      : `${brand.name}: ${childName}'s book is ready to read: ${url}`,
  };
};
