import { PassThrough } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { expect, test } from 'vitest';
import { countListeners } from './count-listeners.ts';

const open = (listen: ReturnType<typeof countListeners>, userId: string, network: string) => {
  const raw = new PassThrough();
  const answer = listen({ raw } as unknown as FastifyReply, { userId, network });
  return { raw, ok: answer.ok };
};

test('event streams are counted by account, by network and in all, until they end', async () => {
  const listen = countListeners();
  const tabs = Array.from({ length: 9 }, () => open(listen, 'mother', '198.51.100.0'));
  expect(tabs.map(({ ok }) => ok)).toEqual([...Array(8).fill(true), false]);
  // Forty of one network, whoever they are.
  const neighbours = Array.from({ length: 40 }, (_, i) => open(listen, `n${i}`, '198.51.100.0'));
  expect(neighbours.filter(({ ok }) => ok)).toHaveLength(32);
  expect(open(listen, 'elsewhere', '203.0.113.0').ok).toBe(true);
  tabs[0]?.raw.destroy();
  await new Promise((resolve) => setImmediate(resolve));
  expect(open(listen, 'mother', '198.51.100.0').ok).toBe(true);
  expect(open(listen, 'late', '198.51.100.0').ok).toBe(false);
  const all = Array.from({ length: 1100 }, (_, i) => open(listen, `a${i}`, `net${i}`).ok);
  expect(all.filter(Boolean)).toHaveLength(1000 - 41);
});
