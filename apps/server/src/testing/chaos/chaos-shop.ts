/** The shop of `npm run chaos`: the true server on the given settings, painting very small. */
import { flushCompileCache } from 'node:module';
import { readEnvironment } from '../../environment.ts';
import { buildApp } from '../../http/app.ts';
import { openShop } from '../../open-shop.ts';
import { ROUTES } from '../../routes/route-list.ts';
import { openLog } from '../../shop-log.ts';
import { SMALL_STUDIO } from '../machines/small-studio.ts';

const settings = readEnvironment(process.env);
if (!settings.ok) throw new Error(settings.sentence);
const { environment } = settings;
const log = openLog(environment.logLevel);
const { shop, incomingFolder, startWorkers } = await openShop(environment, log, SMALL_STUDIO);
const app = await buildApp({
  shop,
  log,
  trustedProxies: environment.trustedProxies,
  incomingFolder,
  webFolder: null,
  sampleContent: true,
  routes: ROUTES,
});
await app.listen({ host: environment.host, port: environment.port });
await startWorkers();
// Node writes it down at its end, and this process has none that it could know of.
flushCompileCache();
process.stdout.write('open\n');
