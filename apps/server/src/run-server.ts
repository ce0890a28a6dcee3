import path from 'node:path';
import { openEndDoor } from '@bramblebook/shop/database/end-door';
import type { FastifyInstance } from 'fastify';
import type { Environment } from './environment.ts';
import { buildApp } from './http/app.ts';
import { type OpenShop, openShop, type StudioSize } from './open-shop.ts';
import { ROUTES } from './routes/route-list.ts';
import { openLog } from './shop-log.ts';
import { showFirstAccount } from './show-first-account.ts';

/** How long requests, then jobs, may go on after the shop was told to stop: twenty seconds with all that follows. */
const LAST_REQUESTS_MS = 5_000;
export const LAST_JOBS_MS = 12_000;

/**
 * Ends the shop when it is told to: by a signal, or by a message of the process that runs it,
 * which may have had the same signal. A second signal of its own ends it at once. Gives what tells it so.
 */
const endGracefully = (app: FastifyInstance, opened: OpenShop): (() => void) => {
  let isEnding = false;
  const close = async () => {
    const impatience = setTimeout(() => app.server.closeAllConnections(), LAST_REQUESTS_MS);
    await app.close();
    clearTimeout(impatience);
    await opened.close(LAST_JOBS_MS);
    process.exit(0);
  };
  const end = (): void => {
    if (!isEnding) void close();
    isEnding = true;
  };
  let signals = 0;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (++signals > 1) process.exit(1);
      end();
    });
  process.on('message', (message) => message === 'end' && end());
  return end;
};

/** Opens the shop and its door; does its jobs, too, where `withJobs`. Ends when it is told to. */
export const runServer = async (
  environment: Environment,
  { withJobs, studio }: { readonly withJobs: boolean; readonly studio?: StudioSize },
): Promise<void> => {
  const { host, port, publicUrl } = environment;
  const log = openLog(environment.logLevel);
  const opened = await openShop(environment, log, studio);
  const app = await buildApp({
    shop: opened.shop,
    log,
    trustedProxies: environment.trustedProxies,
    incomingFolder: opened.incomingFolder,
    webFolder: path.join(import.meta.dirname, '../../web/dist'),
    sampleContent: environment.sampleContent,
    claims: environment.claims,
    routes: ROUTES,
  });
  try {
    await showFirstAccount(opened.shop, environment);
    await app.listen({ host, port });
  } catch (error) {
    await opened.close(0);
    throw error;
  }
  if (withJobs) await opened.startWorkers();
  const end = endGracefully(app, opened);
  if (environment.databaseUrl === null)
    await openEndDoor(path.join(environment.dataDir, 'db'), end);
  process.stdout.write(`Bramblebook is open at ${publicUrl}\n`);
};
