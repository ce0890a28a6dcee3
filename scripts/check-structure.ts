/**
 * Holds the sources against the house plan (docs/architecture.md): imports go down
 * the floors and never in a circle, no barrels, no file longer than it should be.
 * Prints one line per breach and exits with 1 when there is any.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const MAX_LINES = 300;

/** What each part may import from the others. A part may always import itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/storyteller': ['packages/contract'],
  'packages/illustrator': ['packages/contract'],
  'packages/press': ['packages/contract'],
  'packages/shop': [
    'packages/contract',
    'packages/storyteller',
    'packages/illustrator',
    'packages/press',
  ],
  'packages/vendors': ['packages/contract', 'packages/shop'],
  // The shop on its feet, for everybody's tests.
  'packages/testing': [
    'packages/contract',
    'packages/illustrator',
    'packages/press',
    'packages/shop',
    'packages/vendors',
  ],
  'apps/server': ['packages/contract', 'packages/shop', 'packages/vendors'],
  'apps/web': ['packages/contract', 'packages/press'],
  e2e: ['packages/contract'],
  bench: [
    'packages/contract',
    'packages/storyteller',
    'packages/illustrator',
    'packages/press',
    'packages/shop',
  ],
};

/** Pure parts: no network, no database, no clock of their own. */
const PURE = [
  'packages/contract',
  'packages/storyteller',
  'packages/illustrator',
  'packages/press',
];
const IMPURE = /\bfetch\(|\bDate\.now\(|\bnew Date\(\)|\bMath\.random\(|\bprocess\.env\b/;

const FORBIDDEN_NAMES = /(^|\/)(utils?|helpers?|misc|common|types|index)\.tsx?$/;

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter((file) => file !== '' && existsSync(file));

const partOf = (file: string): string | undefined =>
  Object.keys(MAY_IMPORT).find((part) => file.startsWith(`${part}/`));
const isTest = (file: string): boolean =>
  /\.(test|spec)\.tsx?$/.test(file) || file.includes('/testing/');

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

const resolveImport = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.'))
    return path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier));
  const match = /^@bramblebook\/([a-z]+)\/(.+)$/.exec(specifier);
  if (!match) return undefined;
  const [, name, rest] = match;
  const home = ['packages', 'apps'].find((top) => existsSync(`${top}/${name}`));
  return home ? `${home}/${name}/src/${rest}.ts` : `${name}/src/${rest}.ts`;
};

const breaches: string[] = [];
const graph = new Map<string, string[]>();

for (const file of files) {
  const source = readFileSync(file, 'utf8');
  const lines = source.split('\n').length;
  if (lines > MAX_LINES && !file.includes('/migrations/'))
    breaches.push(`${file}: ${lines} lines, more than ${MAX_LINES}`);
  if (FORBIDDEN_NAMES.test(file)) breaches.push(`${file}: a file is named for the one thing in it`);
  const part = partOf(file);
  if (
    part &&
    PURE.includes(part) &&
    file.includes('/src/') &&
    !isTest(file) &&
    !/\/print-[a-z-]+\.ts$/.test(file)
  ) {
    const impure = IMPURE.exec(source.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, ''));
    if (impure) breaches.push(`${file}: ${impure[0]} has no place in a pure part`);
  }
  const targets: string[] = [];
  for (const [, from, bare, dynamic] of source.matchAll(IMPORT)) {
    const target = resolveImport(file, from ?? bare ?? dynamic ?? '');
    if (!target) continue;
    targets.push(target);
    const targetPart = partOf(target);
    if (
      part &&
      targetPart &&
      targetPart !== part &&
      !MAY_IMPORT[part]?.includes(targetPart) &&
      !isTest(file)
    ) {
      breaches.push(`${file}: ${part} may not import ${targetPart}`);
    }
    if (target.startsWith('apps/') && targetPart !== part)
      breaches.push(`${file}: nothing imports an app`);
  }
  graph.set(file, targets);
}

/** Depth-first search; every back edge is reported once as the circle it closes. */
const state = new Map<string, 'open' | 'done'>();
const visit = (file: string, trail: readonly string[]): void => {
  if (state.get(file) === 'done') return;
  if (state.get(file) === 'open') {
    breaches.push(`circle: ${[...trail.slice(trail.indexOf(file)), file].join(' → ')}`);
    return;
  }
  state.set(file, 'open');
  for (const target of graph.get(file) ?? [])
    if (graph.has(target)) visit(target, [...trail, file]);
  state.set(file, 'done');
};
for (const file of graph.keys()) visit(file, []);

if (breaches.length > 0) {
  console.error(breaches.join('\n'));
  console.error(`\n${breaches.length} breaches of the house plan`);
  process.exit(1);
}
console.log(
  `structure: ${files.length} files, 0 circular imports, 0 upward imports, 0 files over ${MAX_LINES} lines`,
);
