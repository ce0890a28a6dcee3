import type { Environment } from './environment.ts';
import { JOBS } from './job-list.ts';
import { openShop, type StudioSize } from './open-shop.ts';
import { LAST_JOBS_MS } from './run-server.ts';
import { openLog } from './shop-log.ts';

/**
 * The jobs that `--jobs` names, each in full or by the first of its words (`paint` is
 * `paint-page` and all others that paint); all of them without it. A sentence where one is none.
 */
export const readJobs = ([flag, names = '']: readonly string[]): readonly string[] | string => {
  const known = JOBS.map(({ name }) => name);
  if (flag === undefined) return known;
  const wanted = names.split(',').filter((name) => name !== '');
  const meant = wanted.map((one) =>
    known.filter((name) => name === one || name.startsWith(`${one}-`)),
  );
  if (flag === '--jobs' && wanted.length > 0 && meant.every((found) => found.length > 0))
    return [...new Set(meant.flat())];
  return `Usage: npm run worker -- --jobs NAME,NAME, of ${known.join(', ')}, or their first words.`;
};

/** Does the jobs of these names until it is told to end; what is not done in time then is done by another worker. */
export const runWorker = async (
  environment: Environment,
  { jobs, studio }: { readonly jobs: readonly string[]; readonly studio?: StudioSize },
): Promise<void> => {
  const opened = await openShop(environment, openLog(environment.logLevel), studio);
  await opened.startWorkers(jobs);
  let isEnding = false;
  const end = async (): Promise<void> => {
    if (isEnding) process.exit(1);
    isEnding = true;
    await opened.close(LAST_JOBS_MS);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, end);
  process.stdout.write(`Working on ${jobs.join(', ')}\n`);
};
