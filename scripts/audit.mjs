/**
 * `npm run audit`: asks the registry what is known to be wrong with the packages a shop runs on;
 * fails for anything that scripts/packages/allowed.json does not except, each with its reason.
 * A registry that answers no such question is one line, and with `--strict` a failure.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './set-up.mjs';

/** Longer a registry that says nothing does not hold anybody up. */
const PATIENCE_MS = 20_000;

const { vulnerabilities: excepted } = JSON.parse(
  readFileSync(path.join(ROOT, 'scripts', 'packages', 'allowed.json'), 'utf8'),
);

const asked = [
  'audit',
  '--json',
  '--omit=dev',
  '--fetch-retries=0',
  `--fetch-timeout=${PATIENCE_MS}`,
];
const { stdout } = spawnSync('npm', asked, {
  cwd: ROOT,
  encoding: 'utf8',
  shell: process.platform === 'win32',
});

const parse = (json) => {
  try {
    return JSON.parse(json);
  } catch {
    return {};
  }
};
const answer = parse(stdout);
if (!answer.vulnerabilities) {
  console.log(
    `audit: skipped, the registry gives no advisories (${answer.message ?? 'no answer'})`,
  );
  process.exit(process.argv.includes('--strict') ? 1 : 0);
}
const advisories = Object.values(answer.vulnerabilities)
  .flatMap(({ via }) => via)
  .filter((advisory) => typeof advisory === 'object');
const known = new Map(advisories.map((advisory) => [advisory.url, advisory]));
const open = [...known.values()].filter(({ url }) => !excepted[url]?.trim());
for (const { name, severity, title, url } of open)
  console.error(`${name}: ${severity}: ${title} (${url})`);
for (const [url, why] of Object.entries(excepted))
  console.log(`${known.has(url) ? 'excepted' : 'no longer needed'}: ${url}: ${why}`);
console.log(`audit: ${known.size} known, ${open.length} not excepted with a reason`);
process.exit(open.length > 0 ? 1 : 0);
