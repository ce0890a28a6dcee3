/**
 * `npm run licences`: every licence of the packages in the lock file and how many have it; fails
 * for one that scripts/packages/allowed.json does not allow, naming the package.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './set-up.mjs';

const read = (...parts) => JSON.parse(readFileSync(path.join(ROOT, ...parts), 'utf8'));
const allowed = read('scripts', 'packages', 'allowed.json');

const nameOf = (place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** Whether an expression of SPDX's, of single licences, AND, OR and brackets around, is allowed. */
const isAllowed = (expression, licences) => {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  return bare
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((one) => licences.includes(one)));
};

const packages = Object.entries(read('package-lock.json').packages)
  .filter(([place, { link }]) => place.includes('node_modules/') && !link)
  .map(([place, { license, dev, devOptional }]) => ({
    name: nameOf(place),
    licence: license ?? 'none named',
    isForBuilding: Boolean(dev || devOptional),
  }));

const refused = packages.filter(({ name, licence, isForBuilding }) => {
  const own = Object.entries(allowed.packages).find(([known]) =>
    known.endsWith('-') ? name.startsWith(known) : name === known,
  )?.[1];
  if (own && (licence === 'none named' || isAllowed(licence, [...allowed.licences, own.licence])))
    return false;
  const building = isForBuilding ? allowed.whileBuilding : [];
  return !isAllowed(licence, [...allowed.licences, ...building]);
});

const counts = new Map();
for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
const list = [...counts].sort(([, a], [, b]) => b - a);
for (const { name, licence } of refused)
  console.error(`${name}: ${licence} is not allowed (scripts/packages/allowed.json)`);
if (!process.argv.includes('--short'))
  for (const [licence, count] of list) console.log(`${String(count).padStart(4)} ${licence}`);
console.log(
  `licences: ${packages.length} packages, ${counts.size} licences, ${refused.length} not allowed`,
);
process.exit(refused.length > 0 ? 1 : 0);
