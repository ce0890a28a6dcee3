import type { HandedOver } from './handed-over.ts';

interface Mail {
  /** The message's id in the shop; a provider that sees it twice may drop the second. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** What came back of a message that had been handed over. */
export interface MailBounce {
  readonly messageId: string;
  readonly reason: 'address_refused' | 'message_refused';
}

/** Sends e-mail. Throws when it could not be handed over; the job tries again. */
export interface MailSender {
  send(mail: Mail): Promise<HandedOver>;
  /** Erases what the sender itself keeps of a message; one that keeps nothing has nothing to do. */
  forget(messageId: string): Promise<void>;
  /**
   * Reads a mail that the sender's mail server handed on, as it came: `bounce` where it says that a
   * message will never arrive. Null where it was not signed, or the sender knows of none.
   */
  readReport(report: {
    readonly rawBody: Uint8Array;
    readonly signature: string;
  }): Promise<{ readonly bounce: MailBounce | null } | null>;
}
