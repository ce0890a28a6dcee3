import type { HandedOver } from './handed-over.ts';

export interface Sms {
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly body: string;
  readonly sentAt: Date;
  /**
   * When the shop wrote the message; a try of it may have got through ever since, and a
   * sender that can look finds it. `sentAt` unless given.
   */
  readonly writtenAt?: Date;
}

/** What the provider says of a message after it was handed over. */
export interface SmsReport {
  readonly messageId: string;
  readonly status: 'under_way' | 'delivered' | 'failed';
  /** Whether nothing will ever reach this number. */
  readonly isForGood: boolean;
}

/** Sends text messages. Throws when it could not be handed over; the job tries again. */
export interface SmsSender {
  send(sms: Sms): Promise<HandedOver>;
  /** Erases what the sender keeps on this machine of a message. */
  forget(messageId: string): Promise<void>;
  /**
   * Reads a delivery report as it came to the shop; `query` is that of the address it came
   * to, with its question mark. Null when the provider did not sign it.
   */
  readReport(report: {
    readonly query: string;
    readonly rawBody: Uint8Array;
    readonly signature: string;
  }): SmsReport | null;
}
