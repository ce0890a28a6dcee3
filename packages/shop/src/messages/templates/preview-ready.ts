import { screenPath } from '@bramblebook/contract/screen-routes';
import type { Message, Sender } from '../message.ts';

/** The first pages of a book stand. */
export const previewReady = (
  { brand, publicUrl }: Sender,
  { childName, bookId }: { childName: string; bookId: string },
): Message => {
  const url = `${publicUrl}${screenPath('preview', { bookId })}`;
  return {
    kind: 'preview-ready',
    childName,
    subject: `The first pages of ${childName}'s book are ready`,
    heading: `${childName}'s story has begun`,
    paragraphs: [
      `We have painted the cover and the first three pages of ${childName}'s own story, and we can't wait for you to see them.`,
      'If the hair, the eyes or anything else is not quite right, you can change it there, and if it is not quite the story you had in mind, ask for another. Both are free.',
    ],
    button: { label: 'See the preview', url },
    sms: `${brand.name}: the first pages of ${childName}'s book are ready! Have a look: ${url}`,
  };
};
