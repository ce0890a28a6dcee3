/**
 * `npm run audit`: asks the registry what is known to be wrong with the packages a shop runs on;
 * fails for anything that scripts/packages/allowed.json does not except, each with its reason.
 * A registry that answers no such question is one line, and with `--strict` a failure.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './set-up.mjs';

const { vulnerabilities: excepted } = JSON.parse(
  readFileSync(path.join(ROOT, 'scripts', 'packages', 'allowed.json'), 'utf8'),
);

const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], {
  cwd: ROOT,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});
const answer = JSON.parse(stdout || '{}');
if (!answer.vulnerabilities) {
  console.log(`audit: skipped, the registry does not answer (${answer.message ?? 'no answer'})`);
  process.exit(process.argv.includes('--strict') ? 1 : 0);
}
const advisories = Object.values(answer.vulnerabilities)
  .flatMap(({ via }) => via)
  .filter((advisory) => typeof advisory === 'object');
const known = new Map(advisories.map((advisory) => [advisory.url, advisory]));
const open = [...known.values()].filter(({ url }) => excepted[url] === undefined);
for (const { name, severity, title, url } of open)
  console.error(`${name}: ${severity}: ${title} (${url})`);
for (const [url, why] of Object.entries(excepted))
  console.log(`${known.has(url) ? 'excepted' : 'no longer needed'}: ${url}: ${why}`);
console.log(`audit: ${known.size} known, ${open.length} not excepted`);
process.exit(open.length > 0 ? 1 : 0);
