import type { Message } from './message.ts';

/** Longer than any first name: what is longer is no name. */
const MOST = 30;

/** The first word of a name. */
export const firstName = (name: string): string =>
  (name.trim().split(/\s+/)[0] ?? '').slice(0, MOST);

/**
 * The message with no word of the parent's but a first name: what goes to an address that nobody
 * confirmed must not carry what somebody else wants to say there (decision D14).
 */
export const inFirstNames = (message: Message): Message => {
  const { childName } = message;
  const short = childName === undefined ? undefined : firstName(childName);
  if (childName === undefined || short === undefined || short === childName) return message;
  const said = (words: string) => words.replaceAll(childName, short);
  return {
    ...message,
    subject: said(message.subject),
    heading: said(message.heading),
    paragraphs: message.paragraphs.map(said),
    sms: message.sms === null ? null : said(message.sms),
  };
};
