/**
 * `npm run backup -- FOLDER` writes a backup of the shop, which may be open; `restore FOLDER`
 * (`npm run restore -- FOLDER`) brings one back into an empty place.
 */
import { runBackup } from './run-backup.ts';

const said = await runBackup(process.argv.slice(2), process.env);
process[said.ok ? 'stdout' : 'stderr'].write(`${said.text}\n`);
process.exitCode = said.ok ? 0 : 1;
