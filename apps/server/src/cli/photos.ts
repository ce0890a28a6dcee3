/** `npm run photos -- new-key|status|rotate`: the seal of photos and recordings (PHOTO_KEY). */
import { runPhotos } from './run-photos.ts';

const said = await runPhotos(process.argv.slice(2), process.env);
process[said.ok ? 'stdout' : 'stderr'].write(`${said.text}\n`);
process.exitCode = said.ok ? 0 : 1;
