/** `npm run check`: what of the sources can be known without running them. */
import { checkSources } from './check-sources.mjs';
import { installPackages, node24 } from './set-up.mjs';

installPackages();
process.exit((await checkSources(node24())) === 0 ? 0 : 1);
