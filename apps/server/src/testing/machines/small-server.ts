/** A server as `npm run server` runs it, which paints very small. */
import { runServer } from '../../run-server.ts';
import { startProcess } from '../../start-process.ts';
import { SMALL_STUDIO } from './small-studio.ts';

await startProcess('one of many', (environment) =>
  runServer(environment, { withJobs: false, studio: SMALL_STUDIO }),
);
