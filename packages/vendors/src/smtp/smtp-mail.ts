import type { Clock } from '@bramblebook/shop/ports/clock';
import type { MailSender } from '@bramblebook/shop/ports/mail';
import nodemailer from 'nodemailer';
import { VendorOutage, VendorRefusal } from '../line/vendor-failure.ts';
import type { VendorLine } from '../line/vendor-line.ts';
import { isWebhookSigned } from '../signatures/webhook-signature.ts';
import { readBounce } from './read-bounce.ts';
import { readSmtpFailure } from './smtp-failure.ts';
import type { SmtpSettings } from './smtp-settings.ts';

const addressOf = (from: string): string => /<([^<>]+)>$/.exec(from)?.[1] ?? from;

const openTransport = (settings: SmtpSettings, timeLimitMs: number) => {
  const { host, port, isSecure, isOwnMachine, login, dkim } = settings;
  return nodemailer.createTransport({
    host,
    port,
    secure: isSecure,
    requireTLS: !isSecure && !isOwnMachine,
    ignoreTLS: !isSecure && isOwnMachine,
    ...(login && { auth: { user: login.user, pass: login.password } }),
    ...(dkim && {
      dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey },
    }),
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
    dnsTimeout: timeLimitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
};

/**
 * Sends e-mail by SMTP. A mail server cannot be asked whether it took a message, so a
 * try whose answer was lost is left to the job, and carries the same Message-ID again.
 */
export const smtpMail = (parts: {
  readonly settings: SmtpSettings;
  /** The sender, such as `Bramblebook <hello@bramblebook.example>`. */
  readonly from: string;
  readonly line: VendorLine;
  readonly clock: Pick<Clock, 'now'>;
}): MailSender => {
  const { settings, from, line, clock } = parts;
  const transport = openTransport(settings, line.limits.timeLimitMs);
  const sender = addressOf(from);
  const domain = sender.split('@').at(-1);
  return {
    async send({ id, to, subject, text, html }) {
      const mail = {
        from,
        // As an object: a list in the address would otherwise be several recipients.
        to: { name: '', address: to },
        subject,
        text,
        html,
        date: clock.now(),
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      };
      try {
        await line.ask({ name: 'send mail', isRepeatable: false }, async () => {
          const sent = await transport.sendMail(mail).catch((error: unknown) => {
            throw readSmtpFailure(error);
          });
          if (sent.rejected.length > 0 || sent.accepted.length !== 1)
            throw new VendorOutage('failing', 'the mail server did not take the address');
        });
        return { ok: true };
      } catch (error) {
        if (!(error instanceof VendorRefusal)) throw error;
        return {
          ok: false,
          reason: error.code === 'address_refused' ? 'address_refused' : 'message_refused',
        };
      }
    },
    // What was sent is with its receiver.
    forget: async () => {},
    async readReport({ rawBody, signature }) {
      const { webhookSecret } = settings;
      const isSigned =
        webhookSecret !== null && isWebhookSigned(webhookSecret, rawBody, signature, clock.now());
      return isSigned ? { bounce: await readBounce(rawBody) } : null;
    },
  };
};
