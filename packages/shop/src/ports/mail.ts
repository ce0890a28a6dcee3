import type { HandedOver } from './handed-over.ts';

interface Mail {
  /** The message's id in the shop; a provider that sees it twice may drop the second. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Sends e-mail. Throws when it could not be handed over; the job tries again. */
export interface MailSender {
  send(mail: Mail): Promise<HandedOver>;
  /** Erases what the sender itself keeps of a message; one that keeps nothing has nothing to do. */
  forget(messageId: string): Promise<void>;
}
