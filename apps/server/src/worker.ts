/**
 * `npm run worker -- --jobs paint-page,tell-story`: does jobs of a shop whose servers run elsewhere,
 * those named or all. Ends with SIGINT or SIGTERM; what is not done in fifteen seconds then is
 * done by another worker.
 */
import { readEnvironment } from './environment.ts';
import { JOBS } from './job-list.ts';
import { manyMachinesBreach } from './many-machines.ts';
import { openShop } from './open-shop.ts';
import { openLog } from './shop-log.ts';
import { startRefusal } from './start-refusal.ts';

const LAST_JOBS_MS = 15_000;

const stopWith = (sentence: string): never => {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
};

/** The jobs that are asked for; a sentence where one of them is none. */
const readJobs = ([flag, names = '']: readonly string[]): readonly string[] | string => {
  const known = JOBS.map(({ name }) => name);
  if (flag === undefined) return known;
  const wanted = names.split(',').filter((name) => name !== '');
  const unknown = wanted.find((name) => !known.includes(name));
  if (flag === '--jobs' && wanted.length > 0 && unknown === undefined) return wanted;
  return `Usage: npm run worker -- --jobs NAME,NAME, of ${known.join(', ')}.`;
};

const jobs = readJobs(process.argv.slice(2));
const settings = readEnvironment(process.env);
if (typeof jobs === 'string') stopWith(jobs);
else if (!settings.ok) stopWith(settings.sentence);
else {
  const { environment } = settings;
  const breach = manyMachinesBreach(environment);
  if (breach !== null) stopWith(breach);
  const opened = await openShop(environment, openLog(environment.logLevel)).catch(
    (error: unknown) => {
      const sentence = startRefusal(error, environment);
      if (sentence === null) throw error;
      return stopWith(sentence);
    },
  );
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
}
