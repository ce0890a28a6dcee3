import type { Clock } from '@bramblebook/shop/ports/clock';
import type { FileStore } from '@bramblebook/shop/ports/file-store';
import type { MailSender } from '@bramblebook/shop/ports/mail';
import type { Narrator } from '@bramblebook/shop/ports/narrator';
import type { PaymentProvider } from '@bramblebook/shop/ports/payment';
import { type Printer, STAFF_PRINTING } from '@bramblebook/shop/ports/printer';
import type { ServiceState } from '@bramblebook/shop/ports/service-state';
import type { SmsSender } from '@bramblebook/shop/ports/sms';
import { type CallReport, openVendorLine, type VendorLine } from '../line/vendor-line.ts';
import { luluPrinter } from '../lulu/lulu-printer.ts';
import { s3Files } from '../s3/s3-files.ts';
import { smtpMail } from '../smtp/smtp-mail.ts';
import { speechServer } from '../speech/speech-server.ts';
import { stripePayment } from '../stripe/stripe-payment.ts';
import { twilioSms } from '../twilio/twilio-sms.ts';
import type { ServiceSettings } from './read-services.ts';

/** What the shop uses of the outside; null where its built-in default does the work. */
export interface OpenServices {
  readonly payment: PaymentProvider | null;
  readonly mail: MailSender | null;
  readonly sms: SmsSender | null;
  readonly files: FileStore | null;
  readonly printer: Printer;
  /** For `openModels`; null where the shop writes and paints by itself. */
  readonly modelLine: VendorLine | null;
  /** Likewise, to the model that compares heads: while it is down the others go on. */
  readonly embeddingLine: VendorLine | null;
  readonly narrator: Narrator | null;
  /** How every service in use fares, for the system status. */
  states(): readonly ServiceState[];
}

/** Opens a line to every service that is set up. Nothing is asked before it is needed. */
export const openServices = (
  settings: ServiceSettings,
  parts: {
    readonly clock: Pick<Clock, 'now'>;
    /** One line of the log for each call. */
    readonly report: (report: CallReport) => void;
    /** Sender of e-mails, such as `Bramblebook <hello@bramblebook.example>`. */
    readonly mailFrom: string;
    readonly supportEmail: string;
    /** Where Twilio reports deliveries to; null where the outside cannot reach the shop. */
    readonly smsCallbackUrl: string | null;
  },
): OpenServices => {
  const { clock, report, mailFrom, supportEmail, smsCallbackUrl } = parts;
  const { stripe, smtp, twilio, s3, lulu, models, speech } = settings;
  const lines: VendorLine[] = [];
  const lineTo = (vendor: string): VendorLine => {
    const line = openVendorLine({ vendor, clock, report });
    lines.push(line);
    return line;
  };
  return {
    payment: stripe && stripePayment({ settings: stripe, line: lineTo('stripe'), clock }),
    mail: smtp && smtpMail({ settings: smtp, from: mailFrom, line: lineTo('smtp'), clock }),
    sms:
      twilio &&
      twilioSms({ settings: twilio, callbackUrl: smsCallbackUrl, line: lineTo('twilio') }),
    files: s3 && s3Files({ settings: s3, line: lineTo('s3') }),
    printer: lulu
      ? luluPrinter({ settings: lulu, contactEmail: supportEmail, line: lineTo('lulu'), clock })
      : STAFF_PRINTING,
    modelLine: models && lineTo('models'),
    embeddingLine: models?.embedding ? lineTo('embeddings') : null,
    narrator: speech && speechServer({ settings: speech, line: lineTo('speech') }),
    states: () => lines.map((line) => line.state()),
  };
};
