export interface Sms {
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly body: string;
  readonly sentAt: Date;
}

/** Sends text messages. Throws when it could not be handed over; the job tries again. */
export interface SmsSender {
  send(sms: Sms): Promise<void>;
}
