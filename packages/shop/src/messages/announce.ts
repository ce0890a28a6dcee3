import { eq } from 'drizzle-orm';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/open-database.ts';
import { users } from '../database/schema/accounts.ts';
import { outbox } from '../database/schema/messages.ts';
import type { Shop } from '../shop.ts';
import { deliverMessage } from './deliver-message.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Message } from './message.ts';

type Channel = 'mail' | 'sms';

/**
 * Tells a parent something, in the transaction that makes it true. `about` is what the
 * message is on (an order's id, a book's): the same kind of message about the same
 * thing goes out once, however often it is announced. E-mail and text message go by
 * the parent's consents; `required` names the one channel of a message that they asked
 * for themselves, such as a code, which needs none.
 */
export const announce = async (
  shop: Shop,
  tx: Transaction,
  announcement: {
    readonly userId: string;
    readonly about: string;
    readonly message: Message;
    readonly required?: Channel;
    /** The request for a code whose code goes into the words' blank (hand-over-code.ts). */
    readonly codeFor?: string;
  },
): Promise<void> => {
  const { userId, about, message, required, codeFor = null } = announcement;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const allowed: Channel[] = required
    ? [required]
    : [
        ...(user.emailConsent ? ['mail' as const] : []),
        ...(user.phoneConsent ? ['sms' as const] : []),
      ];
  for (const channel of allowed) {
    if (channel === 'sms' && message.sms === null) continue;
    const body =
      channel === 'mail'
        ? { recipient: user.email, ...layOutMail(message, user.parentName, shop) }
        : { recipient: user.phone, text: message.sms ?? '', html: '' };
    const [row] = await tx
      .insert(outbox)
      .values({
        id: newId('message'),
        userId,
        channel,
        kind: message.kind,
        key: `${message.kind}:${about}:${channel}`,
        subject: message.subject,
        codeFor,
        createdAt: shop.clock.now(),
        ...body,
      })
      .onConflictDoNothing({ target: outbox.key })
      .returning({ id: outbox.id });
    if (row)
      await shop.jobs.send(deliverMessage, { messageId: row.id }, { tx, singletonKey: row.id });
  }
};
