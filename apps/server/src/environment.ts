import { isIP } from 'node:net';
import path from 'node:path';
import { DEFAULT_BRAND } from '@bramblebook/contract/brand';
import {
  chosenPrinter,
  PRINTER_KEYS,
  pressProfileSetting,
} from '@bramblebook/shop/printing/printer-choice';
import type { Shop } from '@bramblebook/shop/shop';
import type { FirstAccount } from '@bramblebook/shop/staff/accounts/first-account';
import { type PhotoKeys, readPhotoKeys } from '@bramblebook/vendors/sealed-files/photo-keys';
import { readServices, type ServiceSettings } from '@bramblebook/vendors/services/read-services';
import * as z from 'zod/mini';
import { CLAIM_SETTINGS, claimsIn } from './claim-settings.ts';
import { addDuration } from './iso-duration.ts';
import { addressBreach, paymentBreach } from './setting-breaches.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const MOMENT = new Date(0);

const isUrlOf = (protocols: readonly string[]) => (text: string) =>
  URL.canParse(text) && protocols.includes(new URL(text).protocol);
const isPublicUrl = (text: string): boolean =>
  isUrlOf(['http:', 'https:'])(text) &&
  ['', '/'].includes(new URL(text).pathname + new URL(text).search);
const isProxyList = (text: string): boolean =>
  text.split(',').every((entry) => {
    const [address = '', bits, ...more] = entry.trim().split('/');
    return isIP(address) > 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
  });

const isTimeZone = (text: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).format(MOMENT) !== '';
  } catch {
    return false;
  }
};

const text = (most: number, sentence: string) =>
  z.optional(z.string().check(z.maxLength(most, sentence), z.regex(/^[^\p{Cc}]+$/u, sentence)));
/** A name and an address as a sender (RFC 5322, 3.4): quoted where the name has signs of its own meaning there. */
const mailboxOf = (name: string, address: string): string => {
  const phrase = /[()<>[\]:;@\\,."]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}"` : name;
  return `${phrase} <${address}>`;
};

const flag = (sentence: string) => z.optional(z.enum(['0', '1'], sentence));

/** Every setting, with what is said when it is wrong; the setting's name is put before it. */
const schema = z.object({
  NODE_ENV: z.optional(z.string()),
  HOST: text(255, 'must be a host name or an address, such as 127.0.0.1'),
  PORT: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535,
          'must be a whole number from 1 to 65535',
        ),
      ),
  ),
  PUBLIC_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isPublicUrl,
          'must be the address customers use, without a path, such as https://books.example',
        ),
      ),
  ),
  TRUSTED_PROXIES: z.optional(
    z
      .string()
      .check(
        z.refine(
          isProxyList,
          'must be addresses with commas between them, such as 10.0.0.1,10.1.0.0/16',
        ),
      ),
  ),
  DATA_DIR: text(4096, 'must be the path of a folder'),
  DATABASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          isUrlOf(['postgres:', 'postgresql:']),
          'must be the address of a PostgreSQL database, such as postgresql://user:password@host/database',
        ),
      ),
  ),
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, `must be one of ${LOG_LEVELS.join(', ')}`)),
  CLOCK_OFFSET: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => addDuration(MOMENT, value) !== null,
          'must be an ISO 8601 duration, such as P31D or -PT12H',
        ),
      ),
  ),
  ALLOW_SANDBOX_PAYMENTS: flag('must be 0 or 1'),
  SANDBOX_WEBHOOK_SECRET: z.optional(
    z.string().check(z.minLength(16, 'must have at least 16 characters')),
  ),
  SAMPLE_CONTENT: flag('must be 0 or 1'),
  CLAIM_DELIVERED: CLAIM_SETTINGS.delivered,
  CLAIM_COUNTRIES: CLAIM_SETTINGS.countries,
  CLAIM_RATING: CLAIM_SETTINGS.rating,
  BRAND_NAME: text(60, 'must be a name of at most 60 characters'),
  BRAND_OWNER: text(120, 'must be a name of at most 120 characters'),
  SUPPORT_EMAIL: z.optional(
    z.string().check(z.regex(/^[^\s@<>"]+@[^\s@<>"]+$/, 'must be an e-mail address')),
  ),
  APPROVAL_UNDO_MINUTES: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => /^\d{1,5}$/.test(value) && Number(value) <= 10_080,
          'must be a whole number of minutes from 0 to 10080',
        ),
      ),
  ),
  PRINT_WITHOUT_ASKING: flag('must be 0 or 1'),
  PRINTER_PROFILE: z.optional(z.enum(PRINTER_KEYS, `must be one of ${PRINTER_KEYS.join(', ')}`)),
  PRINTER_ICC_FILE: pressProfileSetting,
  SHOP_TIME_ZONE: z.optional(
    z
      .string()
      .check(z.refine(isTimeZone, 'must be the name of a time zone, such as Europe/London')),
  ),
  ADMIN_USERNAME: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^[a-z0-9][a-z0-9._-]{1,39}$/,
          'must be 2 to 40 small letters, digits, dots, dashes and underscores',
        ),
      ),
  ),
  ADMIN_PASSWORD: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => value.length >= 8 && value.length <= 128,
          'must have 8 to 128 characters',
        ),
      ),
  ),
  ADMIN_TOTP_SECRET: z.optional(
    z
      .string()
      .check(
        z.regex(/^[A-Za-z2-7]{16,128}=*$/, 'must be at least 16 characters of base32 (A–Z, 2–7)'),
      ),
  ),
  PHOTO_KEY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => readPhotoKeys(value) !== null,
          'must be keys as `npm run photos -- new-key` prints them, with commas between them',
        ),
      ),
  ),
  MAIL_FROM: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^([^<>\p{Cc}]+ <[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/u,
          'must be an e-mail address, such as Bramblebook <hello@books.example>',
        ),
      ),
  ),
});

export interface Environment {
  readonly host: string;
  readonly port: number;
  /** Where customers reach the shop; no trailing slash. */
  readonly publicUrl: string;
  /** Where this machine reaches the shop; no trailing slash. */
  readonly ownUrl: string;
  readonly trustedProxies: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** ISO 8601 duration by which the shop's clock is moved; null when it is not. */
  readonly clockOffset: string | null;
  /** What the sandbox provider signs with; null for one made up at the start. */
  readonly sandboxWebhookSecret: string | null;
  readonly sampleContent: boolean;
  readonly claims: ReturnType<typeof claimsIn>;
  /** Seal photos and recordings; null where they lie as they are. */
  readonly photoKeys: PhotoKeys | null;
  readonly brand: { readonly name: string; readonly owner: string; readonly supportEmail: string };
  readonly mailFrom: string;
  /** Time zone by which days are counted in figures. */
  readonly timeZone: string;
  readonly approvalUndoMinutes: number;
  readonly printerProfile: Shop['printerProfile'];
  /** Whether approved orders go to the printing house by themselves. */
  readonly sendsToPrintItself: boolean;
  readonly pressProfile: Shop['pressProfile'];
  /** What is set of the first staff account; null for what the shop makes up. */
  readonly firstAccount: FirstAccount;
  /** Outside services; null for each whose built-in default does the work. */
  readonly services: ServiceSettings;
}

/** What a printing house asks of the other settings: the sentence on what is missing or wrong. */
const printerBreach = (
  settings: z.infer<typeof schema>,
  { lulu, s3 }: ServiceSettings,
): string | null => {
  if (!lulu)
    return settings.PRINT_WITHOUT_ASKING === '1'
      ? 'LULU_CLIENT_KEY must be set, too, because PRINT_WITHOUT_ASKING sends orders to a printing house.'
      : null;
  if (!s3)
    return 'S3_BUCKET must be set, too, because LULU_CLIENT_KEY is set: Lulu fetches the print files from there.';
  return chosenPrinter(settings.PRINTER_PROFILE).key.startsWith('lulu')
    ? null
    : 'PRINTER_PROFILE must be one of Lulu, because LULU_CLIENT_KEY is set.';
};

/**
 * Reads every setting once. A wrong one gives the one sentence to stop the start with; it
 * names the setting and never repeats a secret. Empty settings count as unset.
 */
export const readEnvironment = (
  given: Readonly<Record<string, string | undefined>>,
): { ok: true; environment: Environment } | { ok: false; sentence: string } => {
  const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(set);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return { ok: false, sentence: `${String(issue?.path[0])} ${issue?.message}.` };
  }
  const settings = parsed.data;
  const read = readServices(set);
  if (!read.ok) return read;
  const { services } = read;
  const sentence =
    addressBreach(settings) ??
    paymentBreach(settings, services.stripe) ??
    printerBreach(settings, services);
  if (sentence !== null) return { ok: false, sentence };
  const host = settings.HOST ?? '127.0.0.1';
  const port = Number(settings.PORT ?? 3000);
  const reachable = ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host;
  const ownUrl = `http://${isIP(reachable) === 6 ? `[${reachable}]` : reachable}:${port}`;
  const name = settings.BRAND_NAME ?? DEFAULT_BRAND.brand;
  const supportEmail = settings.SUPPORT_EMAIL ?? DEFAULT_BRAND.supportEmail;
  return {
    ok: true,
    environment: {
      host,
      port,
      publicUrl: settings.PUBLIC_URL?.replace(/\/$/, '') ?? ownUrl,
      ownUrl,
      trustedProxies: settings.TRUSTED_PROXIES?.split(',').map((entry) => entry.trim()) ?? [],
      dataDir: path.resolve(settings.DATA_DIR ?? '.data'),
      databaseUrl: settings.DATABASE_URL ?? null,
      logLevel: settings.LOG_LEVEL ?? 'info',
      clockOffset: settings.CLOCK_OFFSET ?? null,
      sandboxWebhookSecret: settings.SANDBOX_WEBHOOK_SECRET ?? null,
      // Made-up reviews have no place beside real money.
      sampleContent:
        settings.SAMPLE_CONTENT === undefined
          ? services.stripe === null
          : settings.SAMPLE_CONTENT === '1',
      claims: claimsIn(settings),
      photoKeys: settings.PHOTO_KEY === undefined ? null : readPhotoKeys(settings.PHOTO_KEY),
      brand: { name, owner: settings.BRAND_OWNER ?? name, supportEmail },
      mailFrom: settings.MAIL_FROM ?? mailboxOf(name, supportEmail),
      timeZone: settings.SHOP_TIME_ZONE ?? 'UTC',
      approvalUndoMinutes: Number(settings.APPROVAL_UNDO_MINUTES ?? 30),
      printerProfile: chosenPrinter(settings.PRINTER_PROFILE),
      sendsToPrintItself: settings.PRINT_WITHOUT_ASKING === '1',
      pressProfile: settings.PRINTER_ICC_FILE ?? null,
      firstAccount: {
        username: settings.ADMIN_USERNAME ?? 'admin',
        password: settings.ADMIN_PASSWORD ?? null,
        totpSecret: settings.ADMIN_TOTP_SECRET?.toUpperCase().replace(/=+$/, '') ?? null,
      },
      services,
    },
  };
};
