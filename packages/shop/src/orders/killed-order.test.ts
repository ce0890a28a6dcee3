import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { KILLED_ORDER } from '@bramblebook/testing/programs';
import { addEmbedded } from '@bramblebook/testing/test-database';
import { afterAll, expect, test } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-order-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program and gives what it found, before and after, and how it ended. */
const run = (deadlyCall: 'createIntent' | 'getIntent' | 'none') => {
  const data = path.join(folder, 'data');
  const { stdout, signal } = spawnSync(process.execPath, [KILLED_ORDER, data, deadlyCall], {
    encoding: 'utf8',
  });
  const [before, after] = stdout.split('\n').map((line) => line && JSON.parse(line));
  return { before, after, signal };
};

test('loses and doubles nothing when it is killed after the provider answered', async () => {
  await addEmbedded(path.join(folder, 'data'));
  expect(run('createIntent').signal).toBe('SIGKILL');

  const second = run('getIntent');
  expect(second.signal).toBe('SIGKILL');
  expect(second.before).toMatchObject({
    orders: [{ status: 'pending', paymentIntentId: null }],
    intents: [{ status: 'requires_payment_method', amountCents: 1900 }],
    charges: [],
  });
  const [order] = second.before.orders;
  const [intent] = second.before.intents;

  const third = run('none');
  expect(third.signal).toBeNull();
  expect(third.before).toMatchObject({
    orders: [{ id: order.id, status: 'pending', paymentIntentId: intent.id }],
    intents: [{ id: intent.id, status: 'succeeded' }],
    messages: [],
  });
  // Ordering once more finds that the order is paid.
  expect(third.after).toMatchObject({
    orders: [{ id: order.id, status: 'processing', paidCents: 1900 }],
    intents: [{ id: intent.id }],
    charges: [{ intentId: intent.id, amountCents: 1900 }],
  });
  const channels = third.after.messages.map(({ channel }: { channel: string }) => channel);
  expect(channels.sort()).toEqual(['mail', 'sms']);
}, 120_000);
