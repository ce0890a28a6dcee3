/** A worker as `npm run worker` runs it, which paints very small. */
import { readJobs, runWorker } from '../../run-worker.ts';
import { startProcess, stopWith } from '../../start-process.ts';
import { SMALL_STUDIO } from './small-studio.ts';

const jobs = readJobs(process.argv.slice(2));
if (typeof jobs === 'string') stopWith(jobs);
else
  await startProcess('one of many', (environment) =>
    runWorker(environment, { jobs, studio: SMALL_STUDIO }),
  );
