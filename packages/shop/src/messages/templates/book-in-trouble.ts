import { screenPath } from '@bramblebook/contract/screen-routes';
import type { Message, Sender } from '../message.ts';

/** The way out that a book has whose pictures a model paints. */
const OWN_PAINTER =
  'We do not mix two hands in one book. If you would rather not wait, choose "Have your own painter paint it all" there: our own painter paints all of it, also the pages that you have seen. They will look different, and the hero is painted by the looks that you chose.';

/** Making a book did not work out, in spite of several tries. */
export const bookInTrouble = (
  { brand, publicUrl }: Sender,
  {
    childName,
    bookId,
    isByModel,
  }: { readonly childName: string; readonly bookId: string; readonly isByModel: boolean },
): Message => ({
  kind: 'book-in-trouble',
  childName,
  subject: `${childName}'s book needs another try`,
  heading: 'Our paint has run a little',
  paragraphs: [
    `The painting of ${childName}'s book stopped before it was done: something on our side did not work, even after several tries. Finished pages are kept.`,
    'Please press "Try again" on the book\'s page. It costs nothing and goes on with the pages that are missing.',
    ...(isByModel ? [OWN_PAINTER] : []),
    `If it stops once more, write to ${brand.supportEmail} and we will see to it ourselves.`,
  ],
  button: { label: 'Open the book', url: `${publicUrl}${screenPath('preview', { bookId })}` },
  sms: null,
});
