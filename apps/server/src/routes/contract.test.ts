import type { ApiCall } from '@bramblebook/contract/api-call';
import { healthApi } from '@bramblebook/contract/shop-api';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { PARENT_CALLS } from '../testing/parent-calls.ts';
import { openTestApp } from '../testing/test-app.ts';
import { ROUTES } from './route-list.ts';

test('serves every call of the contract, and none that is not in it', async () => {
  const calls: ApiCall[] = [
    ...PARENT_CALLS,
    ...Object.values(healthApi),
    ...Object.values(staffApi),
  ];
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
