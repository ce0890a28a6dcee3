import type { MailBounce } from '@bramblebook/shop/ports/mail';
import PostalMime from 'postal-mime';
import { isAddressGone } from './smtp-failure.ts';

/** The fields of a block of headers; a line that begins with a space goes on with the one before. */
const fieldsOf = (block: string): ReadonlyMap<string, string> => {
  const lines = block.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  return new Map(
    lines.flatMap((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name.toLowerCase(), value]];
    }),
  );
};

/** The id of a message of the shop's, out of the headers that are sent back. */
const messageIdOf = (headers: string): string | null => {
  const [head = ''] = headers.trimStart().split(/\r?\n\r?\n/);
  return /^<(message_[a-z0-9]+)@/.exec(fieldsOf(head).get('message-id') ?? '')?.[1] ?? null;
};

/** What is said of a recipient that the message will not reach: its status, and the server's own reply. */
const judge = (recipient: ReadonlyMap<string, string>): MailBounce['reason'] => {
  const [, status = ''] = /^(\d\.\d{1,3}\.\d{1,3})/.exec(recipient.get('status') ?? '') ?? [];
  const reply = recipient.get('diagnostic-code') ?? '';
  const [, code = '0', enhanced = ''] =
    /^smtp;\s*(\d{3})(?:[ -](\d\.\d{1,3}\.\d{1,3}))?/i.exec(reply) ?? [];
  // X.0.0 says nothing but that it failed (RFC 3463, 3.1).
  const told = status.endsWith('.0.0') ? enhanced : status;
  return isAddressGone(told, Number(code)) ? 'address_refused' : 'message_refused';
};

/**
 * Reads a mail that came back: a delivery status notification (RFC 3464) of a mail of the shop's.
 * The shop's message is known by its id, which none but its receiver has seen. Null for any other
 * mail, for a delay, and for what was delivered.
 */
export const readBounce = async (mail: Uint8Array): Promise<MailBounce | null> => {
  const { attachments } = await PostalMime.parse(mail, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  });
  const partOf = (types: readonly string[]): string =>
    String(attachments.find(({ mimeType }) => types.includes(mimeType))?.content ?? '');
  const [, ...recipients] = partOf(['message/delivery-status'])
    .trim()
    .split(/(?:\r?\n){2,}/);
  const failed = recipients
    .map(fieldsOf)
    .find((recipient) => recipient.get('action')?.toLowerCase() === 'failed');
  const messageId = messageIdOf(partOf(['message/rfc822', 'text/rfc822-headers']));
  return failed && messageId ? { messageId, reason: judge(failed) } : null;
};
