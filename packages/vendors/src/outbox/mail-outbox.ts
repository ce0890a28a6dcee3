import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Clock } from '@bramblebook/shop/ports/clock';
import type { MailSender } from '@bramblebook/shop/ports/mail';
import nodemailer from 'nodemailer';
import { atomicWrite } from '../local-files/atomic-write.ts';
import { forgetMessage } from './forget-message.ts';

/**
 * Writes each e-mail as `<id>.eml` into a folder instead of sending it; the default
 * where no SMTP is set up. The same message again changes nothing.
 */
export const mailOutbox = (options: {
  readonly folder: string;
  /** The sender, such as `Bramblebook <hello@bramblebook.example>`. */
  readonly from: string;
  readonly clock: Clock;
}): MailSender => {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  return {
    async send(mail) {
      const file = path.join(options.folder, `${mail.id}.eml`);
      if (existsSync(file)) return { ok: true };
      const composed = await composer.sendMail({
        from: options.from,
        // As an object: a list in the address would otherwise be several recipients.
        to: { name: '', address: mail.to },
        subject: mail.subject,
        text: mail.text,
        html: mail.html,
        date: options.clock.now(),
        messageId: `<${mail.id}@bramblebook.invalid>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await atomicWrite(file, composed.message as Buffer);
      return { ok: true };
    },
    forget: (id) => forgetMessage(options.folder, id),
    // Nothing comes back from a folder.
    readReport: async () => null,
  };
};
