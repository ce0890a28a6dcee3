import { eq } from 'drizzle-orm';
import { newId } from '../database/new-id.ts';
import type { Transaction } from '../database/open-database.ts';
import { users } from '../database/schema/accounts.ts';
import { outbox } from '../database/schema/messages.ts';
import type { Shop } from '../shop.ts';
import { type Address, hasRoom, linksFor, openAddress } from './addresses.ts';
import { deliverMessage } from './deliver-message.ts';
import { firstName, inFirstNames } from './first-name.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { Message } from './message.ts';

type Channel = 'mail' | 'sms';

type User = typeof users.$inferSelect;

interface Announcement {
  readonly userId: string;
  readonly about: string;
  readonly message: Message;
  readonly required?: Channel;
  /** The request for a code whose code goes into the words' blank (hand-over-code.ts). */
  readonly codeFor?: string;
}

/** The message in the words for one channel, as they may go to this address (decision D14). */
const wordsFor = (shop: Shop, user: User, message: Message, to: Address) => {
  const links = linksFor(shop, to);
  const said = links ? inFirstNames(message) : message;
  const name = links ? firstName(user.parentName) : user.parentName;
  const { subject } = said;
  if (to.channel === 'mail') return { subject, ...layOutMail(said, { name, links }, shop) };
  return {
    subject,
    text: `${said.sms ?? ''}${links ? ` Not you? ${links.confirm}` : ''}`,
    html: '',
  };
};

/** Writes the message down for one channel, and sends it where there is room for it today. */
const announceBy = async (
  shop: Shop,
  tx: Transaction,
  channel: Channel,
  { user, about, message, codeFor }: Announcement & { readonly user: User },
): Promise<void> => {
  const now = shop.clock.now();
  const address = channel === 'mail' ? user.email : user.phone;
  const to = await openAddress(tx, { address, channel, userId: user.id }, now);
  const hasPlace = await hasRoom(tx, to, now);
  const [row] = await tx
    .insert(outbox)
    .values({
      id: newId('message'),
      userId: user.id,
      channel,
      kind: message.kind,
      key: `${message.kind}:${about}:${channel}`,
      recipient: address,
      ...wordsFor(shop, user, message, to),
      codeFor: codeFor ?? null,
      createdAt: now,
      refusal: hasPlace ? null : 'address_unconfirmed',
    })
    .onConflictDoNothing({ target: outbox.key })
    .returning({ id: outbox.id });
  if (row && hasPlace)
    await shop.jobs.send(deliverMessage, { messageId: row.id }, { tx, singletonKey: row.id });
};

/**
 * Tells a parent something, in the transaction that makes it true. `about` is what the
 * message is on (an order's id, a book's): the same kind of message about the same
 * thing goes out once, however often it is announced. E-mail and text message go by
 * the parent's consents; `required` names the one channel of a message that they asked
 * for themselves, such as a code, which needs none. To an address that nobody confirmed few go
 * in a day; the others are held back (own-address.ts).
 */
export const announce = async (
  shop: Shop,
  tx: Transaction,
  announcement: Announcement,
): Promise<void> => {
  const { userId, message, required } = announcement;
  const [user] = await tx.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  const allowed: Channel[] = required
    ? [required]
    : [
        ...(user.emailConsent ? ['mail' as const] : []),
        ...(user.phoneConsent ? ['sms' as const] : []),
      ];
  for (const channel of allowed)
    if (channel === 'mail' || message.sms !== null)
      await announceBy(shop, tx, channel, { ...announcement, user });
};
