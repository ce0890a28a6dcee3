import { createPrivateKey } from 'node:crypto';
import * as z from 'zod/mini';
import {
  type GivenSettings,
  readVendorSettings,
  settingLike,
  settingsAs,
  type VendorSettings,
} from '../settings/vendor-settings.ts';

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte on; otherwise STARTTLS is insisted on, except on this machine. */
  readonly isSecure: boolean;
  readonly isOwnMachine: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly dkim: DkimSettings | null;
  /** Signs the mails that come back; null where nobody hands them on. */
  readonly webhookSecret: string | null;
}

interface DkimSettings {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

const SENTENCE =
  'must be the address of a mail server, such as smtps://user:password@mail.example:465';
const isSmtpUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, search, username, password } = new URL(text);
  return (
    ['smtp:', 'smtps:'].includes(protocol) &&
    hostname !== '' &&
    ['', '/'].includes(pathname) &&
    search === '' &&
    (username === '') === (password === '')
  );
};

// Environments rarely hold line breaks: a key may be written with \n for them.
const asPem = (text: string): string => text.replaceAll('\\n', '\n');
const isPrivateKey = (text: string): boolean => {
  try {
    return createPrivateKey(asPem(text)).type === 'private';
  } catch {
    return false;
  }
};

const DKIM = {
  DKIM_DOMAIN: settingLike(
    /^[a-z0-9-]+(\.[a-z0-9-]+)+$/i,
    'must be a domain, such as books.example',
  ),
  DKIM_SELECTOR: settingLike(/^[a-z0-9._-]+$/i, 'must be a DKIM selector, such as mail2026'),
  DKIM_PRIVATE_KEY: z.string().check(z.refine(isPrivateKey, 'must be a private key in PEM')),
};

/** SMTP's settings, with DKIM's, which make no sense alone. */
export const readSmtpSettings = (given: GivenSettings): VendorSettings<SmtpSettings> => {
  const dkim = readVendorSettings(given, { needed: DKIM });
  if (!dkim.ok) return dkim;
  const needed = { SMTP_URL: z.string().check(z.refine(isSmtpUrl, SENTENCE)) };
  const optional = {
    MAIL_WEBHOOK_SECRET: z.optional(settingLike(/^.{16,}$/, 'must have 16 characters or more')),
  };
  const smtp = readVendorSettings(given, { needed, optional });
  if (smtp.ok && smtp.settings === null && dkim.settings !== null)
    return { ok: false, sentence: 'SMTP_URL must be set, too, because DKIM_DOMAIN is set.' };
  return settingsAs(smtp, (set) => {
    const { protocol, hostname, port, username, password } = new URL(set.SMTP_URL);
    const isSecure = protocol === 'smtps:';
    const login = { user: decodeURIComponent(username), password: decodeURIComponent(password) };
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: Number(port) || (isSecure ? 465 : 587),
      isSecure,
      isOwnMachine: ['127.0.0.1', '[::1]', 'localhost'].includes(hostname),
      login: username === '' ? null : login,
      dkim: dkim.settings && {
        domain: dkim.settings.DKIM_DOMAIN,
        selector: dkim.settings.DKIM_SELECTOR,
        privateKey: asPem(dkim.settings.DKIM_PRIVATE_KEY),
      },
      webhookSecret: set.MAIL_WEBHOOK_SECRET ?? null,
    };
  });
};
