import type { HandedOver } from '@bramblebook/shop/ports/handed-over';
import type { Sms, SmsSender } from '@bramblebook/shop/ports/sms';
import * as z from 'zod/mini';
import { fetchJson } from '../line/fetch-json.ts';
import { orNotLetIn, VendorOutage, VendorRefusal } from '../line/vendor-failure.ts';
import type { VendorLine } from '../line/vendor-line.ts';
import { MESSAGE_PARAMETER, readTwilioReport } from './twilio-report.ts';
import type { TwilioSettings } from './twilio-settings.ts';

/** Twilio's error codes for what is wrong with the number or the message; all others are ours to mend. */
const REFUSALS: Readonly<Record<string, Extract<HandedOver, { ok: false }>['reason']>> = {
  '21211': 'address_refused',
  '21214': 'address_refused',
  '21217': 'address_refused',
  '21612': 'address_refused',
  '21614': 'address_refused',
  '21408': 'message_refused',
  '21617': 'message_refused',
  '21610': 'opted_out',
};

const errorSchema = z.object({ code: z.number() });
const codeOf = (json: unknown): string => String(errorSchema.safeParse(json).data?.code ?? '');

const messageSchema = z.object({
  sid: z.string().check(z.regex(/^(SM|MM)/)),
  to: z.string(),
});
const listSchema = z.object({
  messages: z.array(z.object({ body: z.string(), date_created: z.string(), status: z.string() })),
});

/** Clocks here and there may differ by this much. */
const SLACK_MS = 60_000;

const believe = <T>(schema: z.ZodMiniType<T>, json: unknown): T => {
  const { data } = schema.safeParse(json);
  if (data !== undefined) return data;
  throw new VendorOutage('nonsense', 'twilio answered something that is no message');
};

/** Twilio's messages of the account. */
const openMessages = ({ accountSid, authToken, from, baseUrl }: TwilioSettings) => {
  const url = `${baseUrl}/2010-04-01/Accounts/${accountSid}/Messages.json`;
  const login = Buffer.from(`${accountSid}:${authToken}`).toString('base64');
  const headers = { authorization: `Basic ${login}`, accept: 'application/json' };
  const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
  return {
    async create(sms: Sms, callback: Record<string, string>, signal: AbortSignal): Promise<void> {
      const body = new URLSearchParams({ To: sms.to, Body: sms.body, ...sender, ...callback });
      const answer = await fetchJson('twilio', {
        url,
        method: 'POST',
        headers,
        body,
        signal,
        codeOf,
      });
      const { to } = believe(messageSchema, answer);
      if (to !== sms.to) throw new VendorOutage('nonsense', 'twilio answered with another message');
    },
    /** Whether these words went to this number since the time given, failed ones aside. */
    async isThere({ to, body }: Sms, since: Date, signal: AbortSignal): Promise<boolean> {
      const query = new URLSearchParams({ To: to, PageSize: '50' });
      const list = { url: `${url}?${query}`, method: 'GET' as const, headers, signal, codeOf };
      const { messages } = believe(listSchema, await fetchJson('twilio', list));
      return messages.some(
        (one) =>
          // A trial account puts words of its own in front.
          one.body.endsWith(body) &&
          !['failed', 'undelivered', 'canceled'].includes(one.status) &&
          Date.parse(one.date_created) >= since.getTime() - SLACK_MS,
      );
    },
  };
};

/**
 * Sends text messages through Twilio. It has no idempotency keys: before any try that may
 * not be the first, the account's own messages are looked through.
 */
export const twilioSms = (parts: {
  readonly settings: TwilioSettings;
  /** The shop's address for delivery reports, as Twilio reaches it; null for none. */
  readonly callbackUrl: string | null;
  readonly line: VendorLine;
}): SmsSender => {
  const { settings, callbackUrl, line } = parts;
  const messages = openMessages(settings);
  return {
    async send(sms) {
      const since = sms.writtenAt ?? sms.sentAt;
      const callback: Record<string, string> =
        callbackUrl === null
          ? {}
          : {
              StatusCallback: `${callbackUrl}?${new URLSearchParams({ [MESSAGE_PARAMETER]: sms.id })}`,
            };
      let mayBeThere = since < sms.sentAt;
      try {
        await line.ask({ name: 'send text message', isRepeatable: true }, async (signal) => {
          if (mayBeThere && (await messages.isThere(sms, since, signal))) return;
          mayBeThere = true;
          await messages.create(sms, callback, signal);
        });
        return { ok: true };
      } catch (error) {
        const reason = error instanceof VendorRefusal && REFUSALS[error.code];
        return reason ? { ok: false, reason } : orNotLetIn(error);
      }
    },
    // Nothing is kept here; Twilio's own log is the account holder's to empty (docs/operations.md).
    forget: async () => {},
    readReport: (report) =>
      callbackUrl === null
        ? null
        : readTwilioReport(report, { authToken: settings.authToken, callbackUrl }),
  };
};
