/**
 * Starts the shop: settings, database, jobs, then the door. With `--without-jobs` (`npm run
 * server`) it answers requests alone, and workers run beside it (worker.ts).
 */
import { runServer } from './run-server.ts';
import { startProcess } from './start-process.ts';

const withJobs = !process.argv.includes('--without-jobs');
await startProcess(withJobs ? 'the whole shop' : 'one of many', (environment) =>
  runServer(environment, { withJobs }),
);
