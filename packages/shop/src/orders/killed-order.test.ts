import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(path.join(tmpdir(), 'bramblebook-order-'));
const program = path.join(import.meta.dirname, '../testing/killed-order.ts');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the program and gives what it found at its start, and how it ended. */
const run = (deadlyCall: 'createIntent' | 'getIntent' | 'none' | 'look') => {
  const data = path.join(folder, 'data');
  const ended = spawnSync(process.execPath, [program, data, deadlyCall], { encoding: 'utf8' });
  return { found: JSON.parse(ended.stdout), signal: ended.signal, stderr: ended.stderr };
};

it('loses and doubles nothing when it is killed after the provider answered', () => {
  expect(run('createIntent').signal).toBe('SIGKILL');

  const second = run('getIntent');
  expect(second.signal).toBe('SIGKILL');
  expect(second.found).toMatchObject({
    orders: [{ status: 'pending', paymentIntentId: null }],
    intents: [{ status: 'requires_payment_method', amountCents: 1900 }],
    charges: [],
  });
  const [order] = second.found.orders;
  const [intent] = second.found.intents;

  // Ordering once more finds that the order is paid.
  const third = run('none');
  expect(third.stderr).toContain('wrong_state');
  expect(third.found).toMatchObject({
    orders: [{ id: order.id, status: 'pending', paymentIntentId: intent.id }],
    intents: [{ id: intent.id, status: 'succeeded' }],
    messages: [],
  });

  const { found } = run('look');
  expect(found).toMatchObject({
    orders: [{ id: order.id, status: 'processing', paidCents: 1900 }],
    intents: [{ id: intent.id }],
    charges: [{ intentId: intent.id, amountCents: 1900 }],
  });
  expect(found.messages.map(({ channel }: { channel: string }) => channel).sort()).toEqual([
    'mail',
    'sms',
  ]);
}, 120_000);
