import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { isWebhookSigned, signWebhook } from './webhook-signature.ts';

const SECRET = 'whsec_for_tests';
const NOW = new Date('2026-11-20T12:00:00Z');
const BODY = Buffer.from('{"id":"evt_1","name":"Łukasz 小明"}');
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

describe('a webhook’s signature', () => {
  test('is the HMAC-SHA256 of "t.body" in hex', () => {
    const expected = createHmac('sha256', SECRET).update(`1795176000.${BODY}`).digest('hex');
    expect(signWebhook(SECRET, BODY, NOW)).toBe(`t=1795176000,v1=${expected}`);
  });

  test.each([0, 299, 300, -299, -300])('holds %s seconds later', (seconds) => {
    const header = signWebhook(SECRET, BODY, NOW);
    expect(isWebhookSigned(SECRET, BODY, header, later(seconds))).toBe(true);
  });

  test.each([301, -301, 86_400])('no longer holds %s seconds later', (seconds) => {
    const header = signWebhook(SECRET, BODY, NOW);
    expect(isWebhookSigned(SECRET, BODY, header, later(seconds))).toBe(false);
  });

  test('does not hold for another body, secret or time', () => {
    const header = signWebhook(SECRET, BODY, NOW);
    expect(isWebhookSigned(SECRET, Buffer.from('{}'), header, NOW)).toBe(false);
    expect(isWebhookSigned('whsec_other', BODY, header, NOW)).toBe(false);
    const moved = header.replace('t=1795176000', 't=1795176001');
    expect(isWebhookSigned(SECRET, BODY, moved, NOW)).toBe(false);
  });

  test.each([
    '',
    't=,v1=',
    't=1795176000',
    `v1=${'0'.repeat(64)}`,
    `t=1795176000,v1=${'0'.repeat(63)}`,
    `t=NaN,v1=${'0'.repeat(64)}`,
    `t=1795176000,v1=${'ж'.repeat(64)}`,
    `t=1795176000,v0=${'0'.repeat(64)}`,
  ])('does not hold when the header is %j', (header) => {
    expect(isWebhookSigned(SECRET, BODY, header, NOW)).toBe(false);
  });
});
