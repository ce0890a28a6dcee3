import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SmsReport } from '@bramblebook/shop/ports/sms';

/** Where Twilio names the shop's message in its reports. */
export const MESSAGE_PARAMETER = 'message';

const STATUSES: Readonly<Record<string, SmsReport['status']>> = {
  accepted: 'under_way',
  scheduled: 'under_way',
  queued: 'under_way',
  sending: 'under_way',
  sent: 'under_way',
  delivered: 'delivered',
  read: 'delivered',
  undelivered: 'failed',
  failed: 'failed',
  canceled: 'failed',
};

/** Not a mobile, unknown to its carrier, or its owner answered STOP (Twilio's error codes). */
const FOR_GOOD = ['21211', '21610', '21614', '30005', '30006'];

/** Twilio's signature: HMAC-SHA1 over the address and the sorted parameters, in base64. */
const signatureOf = (authToken: string, url: string, form: URLSearchParams): Buffer => {
  const fields = [...form].map(([name, value]) => name + value).sort();
  return createHmac('sha1', authToken)
    .update(url + fields.join(''))
    .digest();
};

/**
 * Reads a delivery report of Twilio's. There is no time in what it signs, so a report can
 * come again and late: nothing may follow from it but the message's last state.
 */
export const readTwilioReport = (
  report: { readonly query: string; readonly rawBody: Uint8Array; readonly signature: string },
  { authToken, callbackUrl }: { readonly authToken: string; readonly callbackUrl: string },
): SmsReport | null => {
  const form = new URLSearchParams(new TextDecoder().decode(report.rawBody));
  const expected = signatureOf(authToken, callbackUrl + report.query, form);
  const given = Buffer.from(report.signature, 'base64');
  if (given.byteLength !== expected.byteLength || !timingSafeEqual(given, expected)) return null;
  const messageId = new URLSearchParams(report.query).get(MESSAGE_PARAMETER);
  const status = STATUSES[form.get('MessageStatus') ?? ''];
  if (!messageId || !status) return null;
  const isForGood = status === 'failed' && FOR_GOOD.includes(form.get('ErrorCode') ?? '');
  return { messageId, status, isForGood };
};
