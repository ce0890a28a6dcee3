import type { ApiCall } from '@bramblebook/contract/api-call';
import { recordingApi } from '@bramblebook/contract/recordings';
import { secondFactorApi } from '@bramblebook/contract/second-factor';
import { shareApi } from '@bramblebook/contract/shares';
import { accountApi, bookApi, healthApi, orderApi } from '@bramblebook/contract/shop-api';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { openTestApp } from '../testing/test-app.ts';
import { ROUTES } from './route-list.ts';

test('serves every call of the contract, and none that is not in it', async () => {
  const calls: ApiCall[] = [
    accountApi,
    secondFactorApi,
    bookApi,
    recordingApi,
    shareApi,
    orderApi,
    healthApi,
    staffApi,
  ].flatMap((group) => Object.values(group));
  const served: string[] = [];
  const listen = (app: FastifyInstance) =>
    app.addHook('onRoute', ({ method, url }) => {
      if (method !== 'HEAD') served.push(`${method} ${url}`);
    });
  const opened = await openTestApp({}, { routes: [listen, ...ROUTES] });
  await opened.app.ready();
  await opened.close();
  const named = calls.map(({ method, path }) => `${method} ${path}`);
  expect(served.toSorted()).toEqual(named.toSorted());
});
