/** Starts the shop: settings, database, jobs, then the door. Ends when it is told to. */
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Environment, readEnvironment } from './environment.ts';
import { buildApp } from './http/app.ts';
import { manyMachinesBreach } from './many-machines.ts';
import { type OpenShop, openShop } from './open-shop.ts';
import { ROUTES } from './routes/route-list.ts';
import { openLog } from './shop-log.ts';
import { showFirstAccount } from './show-first-account.ts';
import { startRefusal } from './start-refusal.ts';

/** How long requests, then jobs, may go on after the shop was told to stop. */
const LAST_REQUESTS_MS = 5_000;
const LAST_JOBS_MS = 15_000;

const stopWith = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/**
 * Ends the shop when it is told to: by a signal, or by a message of the process that runs it,
 * which may have had the same signal. A second signal of its own ends it at once.
 */
const endGracefully = (app: FastifyInstance, opened: OpenShop): void => {
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
};

/** `npm run server`: requests alone, where workers run beside it (worker.ts). */
const isServerOnly = process.argv.includes('--without-jobs');

const start = async (environment: Environment): Promise<void> => {
  const { host, port, publicUrl } = environment;
  const log = openLog(environment.logLevel);
  const opened = await openShop(environment, log);
  const app = await buildApp({
    shop: opened.shop,
    log,
    trustedProxies: environment.trustedProxies,
    incomingFolder: opened.incomingFolder,
    webFolder: path.join(import.meta.dirname, '../../web/dist'),
    sampleContent: environment.sampleContent,
    routes: ROUTES,
  });
  try {
    await showFirstAccount(opened.shop, environment);
    await app.listen({ host, port });
  } catch (error) {
    await opened.close(0);
    throw error;
  }
  if (!isServerOnly) await opened.startWorkers();
  endGracefully(app, opened);
  process.stdout.write(`Bramblebook is open at ${publicUrl}\n`);
};

const settings = readEnvironment(process.env);
const breach = settings.ok && isServerOnly ? manyMachinesBreach(settings.environment) : null;
if (!settings.ok) stopWith(settings.sentence);
else if (breach !== null) stopWith(breach);
else
  await start(settings.environment).catch((error: unknown) => {
    const sentence = startRefusal(error, settings.environment);
    if (sentence === null) throw error;
    stopWith(sentence);
  });
