/**
 * `npm run worker -- --jobs paint,tell-story`: does jobs of a shop whose servers run elsewhere,
 * those named or all. Ends with SIGINT or SIGTERM.
 */
import { readJobs, runWorker } from './run-worker.ts';
import { startProcess, stopWith } from './start-process.ts';

const jobs = readJobs(process.argv.slice(2));
if (typeof jobs === 'string') stopWith(jobs);
else await startProcess('one of many', (environment) => runWorker(environment, { jobs }));
