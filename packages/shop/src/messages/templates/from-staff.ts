import { screenPath } from '@bramblebook/contract/screen-routes';
import type { Message, Sender } from '../message.ts';

/** What somebody of the staff writes to a parent about a book. */
export const fromStaff = (
  { publicUrl }: Sender,
  { subject, text, bookId }: { subject: string; text: string; bookId: string },
): Message => ({
  kind: 'from-staff',
  subject,
  heading: subject,
  paragraphs: text.split(/\n+/).filter((line) => line.trim() !== ''),
  button: { label: 'Open the book', url: `${publicUrl}${screenPath('preview', { bookId })}` },
  sms: null,
});
