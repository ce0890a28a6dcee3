import { screenPath } from '@bramblebook/contract/screen-routes';
import type { Message, Sender } from '../message.ts';

/** Making a book did not work out, in spite of several tries. */
export const bookInTrouble = (
  { brand, publicUrl }: Sender,
  { childName, bookId }: { childName: string; bookId: string },
): Message => ({
  kind: 'book-in-trouble',
  childName,
  subject: `${childName}'s book needs another try`,
  heading: 'Our paint has run a little',
  paragraphs: [
    `Something went wrong on our side while we were making ${childName}'s book. Nothing is lost and nothing is charged again.`,
    `Please press "Try again" on the book's page; if that does not help, write to ${brand.supportEmail} and we will see to it ourselves.`,
  ],
  button: { label: 'Open the book', url: `${publicUrl}${screenPath('preview', { bookId })}` },
  sms: null,
});
