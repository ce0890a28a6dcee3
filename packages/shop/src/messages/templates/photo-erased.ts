import { screenPath } from '@bramblebook/contract/screen-routes';
import type { Message, Sender } from '../message.ts';

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Says that a child's photo is gone, since when and why. */
export const photoErased = (
  { brand, publicUrl }: Sender,
  given: {
    readonly childName: string;
    readonly at: Date;
    /** What came to pass long enough ago. */
    readonly because: 'delivered' | 'unused';
  },
): Message => {
  const day = DAY.format(given.at);
  const why =
    given.because === 'delivered'
      ? `${given.childName}'s book was delivered 30 days ago`
      : `nothing has happened with ${given.childName}'s book for 90 days`;
  return {
    kind: 'photo-erased',
    childName: given.childName,
    subject: `We have erased ${given.childName}'s photo`,
    heading: 'The photo is gone, the book stays',
    paragraphs: [
      `On ${day} we erased the photo you gave ${brand.name} for ${given.childName}'s book, because ${why}. We promised not to keep it longer than it is needed, and this note is for your records.`,
      'The book with its words and pictures is untouched.',
    ],
    button: { label: 'See your books', url: `${publicUrl}${screenPath('dashboard')}` },
    sms: null,
  };
};
