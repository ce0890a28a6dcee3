import { expect, it } from 'vitest';
import { takeTurns } from './take-turns.ts';

it('runs two at once, in the order they came, and goes on after a failure', async () => {
  const inTurn = takeTurns(2);
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const task = (n: number) => () => {
    begun.push(n);
    return new Promise<number>((resolve, reject) => {
      ends[n] = () => (n === 1 ? reject(new Error('broken')) : resolve(n));
    });
  };
  const all = [0, 1, 2, 3].map((n) => inTurn(task(n)).catch(() => 'failed'));
  const settle = () => new Promise(setImmediate);
  await settle();
  expect(begun).toEqual([0, 1]);
  ends[1]?.();
  await settle();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  await settle();
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect(await Promise.all(all)).toEqual([0, 'failed', 2, 3]);
  expect(await inTurn(async () => 'again')).toBe('again');
});
