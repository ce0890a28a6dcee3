/**
 * Holds the sources against the house plan (scripts/structure/house-plan.ts): imports go
 * down the floors, are declared, and run in no circle of files or folders; a file is
 * named for the one thing in it. Prints one line per breach and exits with 1 when there
 * is any; otherwise prints the counts.
 */
import {
  emptyNames,
  functionKeywords,
  impurities,
  literalSpreads,
  longFiles,
} from './structure/check-habits.ts';
import { undeclaredImports, upwardImports } from './structure/check-imports.ts';
import { circlesOfFiles, circlesOfFolders } from './structure/find-circles.ts';
import { readSources, type Source } from './structure/read-sources.ts';

const EACH: Readonly<Record<string, (source: Source) => string[]>> = {
  'upward imports': upwardImports,
  'undeclared packages': undeclaredImports,
  'impure places in pure parts': impurities,
  'literal spreads': literalSpreads,
  'function keywords': functionKeywords,
  'empty names': emptyNames,
  'files of code over 300 lines': longFiles,
};

const sources = readSources();
const found = new Map([
  ['circles of files', circlesOfFiles(sources)],
  ['circles of folders', circlesOfFolders(sources)],
  ...Object.entries(EACH).map(([name, check]): [string, string[]] => [
    name,
    sources.flatMap(check),
  ]),
]);
const breaches = [...found.values()].flat();
const counts = [...found].map(([name, list]) => `${list.length} ${name}`).join(', ');
if (breaches.length > 0) console.error(`${breaches.join('\n')}\n`);
console.log(`structure: ${sources.length} files, ${counts}`);
process.exit(breaches.length > 0 ? 1 : 0);
