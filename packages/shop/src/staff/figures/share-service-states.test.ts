import { openTestDatabase } from '@bramblebook/testing/test-database';
import { openTestShop, type TestShop } from '@bramblebook/testing/test-shop';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceStates } from '../../database/schema/service-states.ts';
import type { ServiceState } from '../../ports/service-state.ts';
import { readSystem } from './read-system.ts';
import { shareServiceStates } from './share-service-states.ts';

const NOW = new Date('2026-11-15T17:00:00Z');
const MINUTE_MS = 60_000;
const works = (service: string): ServiceState => ({
  service,
  state: 'working',
  since: null,
  lastFailure: null,
});

let server: TestShop;
let worker: TestShop;
let ofWorker: readonly ServiceState[];
beforeAll(async () => {
  const database = await openTestDatabase();
  const serverStates = [works('smtp'), works('models')];
  server = await openTestShop({ database, now: NOW, serviceStates: () => serverStates });
  // The database is closed once, with the server.
  const shared = { ...database, close: async () => {} };
  worker = await openTestShop({ database: shared, now: NOW, serviceStates: () => ofWorker });
});
afterAll(async () => {
  await worker.close();
  await server.close();
});

const seen = async (service: string) =>
  (await readSystem(server.shop)).services.find((one) => one.service === service);
const rows = () => server.shop.db.$count(serviceStates);

test('a server sees a circuit that is open in a worker, until it closes or the worker is gone', async () => {
  ofWorker = [works('smtp'), works('models')];
  const told = shareServiceStates(worker.shop, 'worker');
  await told.tell();
  expect(await seen('smtp')).toMatchObject({ health: 'online', sentence: 'It works.' });

  ofWorker = [
    { service: 'smtp', state: 'down', since: NOW, lastFailure: 'smtp could not be reached' },
    works('models'),
  ];
  await told.tell();
  const { overall } = await readSystem(server.shop);
  expect(overall).toBe('down');
  expect(await seen('smtp')).toEqual({
    service: 'smtp',
    health: 'down',
    sentence:
      'It is not asked since 2026-11-15 at 17:00 UTC, because it failed again and again. Its last failure: smtp could not be reached. So it is for 1 of the shop’s 2 processes.',
  });
  expect(await seen('models')).toMatchObject({ health: 'online' });

  ofWorker = [{ ...works('smtp'), since: NOW }, works('models')];
  await told.tell();
  expect(await seen('smtp')).toMatchObject({ health: 'online' });
});

test('a worker that ended, or was killed, says nothing any more, and its rows are swept', async () => {
  const down: ServiceState = { service: 'smtp', state: 'down', since: NOW, lastFailure: 'gone' };
  ofWorker = [down];
  const killed = shareServiceStates(worker.shop, 'killed');
  const ended = shareServiceStates(worker.shop, 'ended');
  await killed.tell();
  await ended.tell();
  await ended.end();
  expect(await seen('smtp')).toMatchObject({ health: 'down' });
  for (const each of [server, worker]) each.advance(4 * MINUTE_MS);
  expect(await seen('smtp')).toMatchObject({ health: 'online', sentence: 'It works.' });

  ofWorker = [works('smtp')];
  await shareServiceStates(worker.shop, 'fresh').tell();
  expect(await rows()).toBe(1);
});

test('nothing is written while nothing changes, but a sign of life once a minute', async () => {
  ofWorker = [works('smtp')];
  const told = shareServiceStates(worker.shop, 'quiet');
  await told.tell();
  await server.shop.db.delete(serviceStates);
  await told.tell();
  expect(await rows()).toBe(0);
  worker.advance(MINUTE_MS);
  await told.tell();
  expect(await rows()).toBe(1);
});
