import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a webhook's time may be from ours, either way (decision D9). */
const TOLERANCE_SECONDS = 5 * 60;

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

const digest = (secret: string, time: string, body: Uint8Array): Buffer =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest();

/** The header that signs a body: HMAC-SHA256 of `t.body`, in hex (decision D9). */
export const signWebhook = (secret: string, body: Uint8Array, now: Date): string => {
  const time = String(secondsOf(now));
  return `t=${time},v1=${digest(secret, time, body).toString('hex')}`;
};

/** Whether the header signs this body under the secret, not more than five minutes off. */
export const isWebhookSigned = (
  secret: string,
  body: Uint8Array,
  header: string,
  now: Date,
): boolean => {
  const match = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(header);
  const [, time, signature] = match ?? [];
  if (time === undefined || signature === undefined) return false;
  if (Math.abs(Number(time) - secondsOf(now)) > TOLERANCE_SECONDS) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), digest(secret, time, body));
};
