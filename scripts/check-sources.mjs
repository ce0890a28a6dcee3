/**
 * The checks of the sources, side by side: format and lint, types, the house plan, dead exports.
 * Each says what it counted. `npm run check` is these alone; `npm test` begins with them.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './set-up.mjs';

/** What a review asks of the sources, and the lint rules that count it. */
const LINT_COUNTS = {
  'functions of more than 4 parameters': ['complexity/useMaxParams'],
  'functions over 60 lines (components 100)': ['complexity/noExcessiveLinesPerFunction'],
  'nested ternaries': ['style/noNestedTernary'],
  'any and !': ['suspicious/noExplicitAny', 'style/noNonNullAssertion'],
  barrels: ['performance/noBarrelFile', 'performance/noReExportAll'],
  'tests not called test': ['nursery/useConsistentTestIt'],
};
const KNIP_COUNTS = {
  'dead exports': ['exports', 'types', 'enumMembers', 'duplicates'],
  'dead files': ['files'],
  'unused dependencies': ['dependencies', 'devDependencies', 'optionalPeerDependencies'],
  'undeclared dependencies': ['unlisted', 'unresolved', 'binaries', 'catalog'],
};

const countsOf = (table, countOf) =>
  Object.entries(table)
    .map(([name, kinds]) => `${kinds.reduce((sum, kind) => sum + countOf(kind), 0)} ${name}`)
    .join(', ');

/** Reads a tool's answer in JSON; what it said instead when it has none to give. */
const readJson = (text, read) => {
  const start = text.indexOf('{');
  try {
    return read(JSON.parse(text.slice(start)));
  } catch {
    return text;
  }
};

const sayLint = (text) =>
  readJson(text, ({ summary, diagnostics }) => {
    const countOf = (rule) =>
      diagnostics.filter(({ category }) => category === `lint/${rule}`).length;
    const breaches = diagnostics.map(
      ({ category, location, message }) =>
        `${location?.path}:${location?.start?.line ?? 0} ${category}: ${message}`,
    );
    const files = summary.changed + summary.unchanged;
    const counts = countsOf(LINT_COUNTS, countOf);
    return [...breaches, `lint: ${files} files, ${diagnostics.length} breaches, ${counts}`].join(
      '\n',
    );
  });

const sayKnip = (text) =>
  readJson(text, ({ issues }) => {
    const namesOf = (issue, kind) =>
      Array.isArray(issue[kind]) ? issue[kind].flat().map(({ name }) => name) : [];
    const kinds = Object.values(KNIP_COUNTS).flat();
    const breaches = issues.flatMap((issue) =>
      kinds.flatMap((kind) =>
        namesOf(issue, kind).map((name) => `${issue.file}: ${kind}: ${name}`),
      ),
    );
    const countOf = (kind) => issues.reduce((sum, issue) => sum + namesOf(issue, kind).length, 0);
    return [...breaches, `knip: ${countsOf(KNIP_COUNTS, countOf)}`].join('\n');
  });

const sayTypes = (text) => `${text}types: ${text.match(/error TS\d+/g)?.length ?? 0} errors`;

const tool = (...parts) => path.join(ROOT, 'node_modules', ...parts);
const CHECKS = [
  {
    name: 'format and lint',
    args: [
      tool('@biomejs', 'biome', 'bin', 'biome'),
      'check',
      '.',
      '--reporter=json',
      '--max-diagnostics=none',
    ],
    say: sayLint,
  },
  {
    name: 'types',
    // What it found of unchanged files is kept: a second check takes a third of the processor.
    args: [
      tool('typescript', 'bin', 'tsc'),
      '-p',
      'tsconfig.json',
      '--incremental',
      '--tsBuildInfoFile',
      path.join(ROOT, '.cache', 'types.tsbuildinfo'),
    ],
    say: sayTypes,
  },
  {
    name: 'structure',
    args: [path.join(ROOT, 'scripts', 'check-structure.ts')],
    say: (text) => text.trim(),
  },
  {
    name: 'licences',
    args: [path.join(ROOT, 'scripts', 'licences.mjs'), '--short'],
    say: (text) => text.trim(),
  },
  {
    name: 'dead exports and dependencies',
    args: [tool('knip', 'bin', 'knip.js'), '--reporter', 'json', '--no-progress'],
    say: sayKnip,
  },
];

const runCheck = (node, { name, args, say }) =>
  new Promise((resolve) => {
    const started = performance.now();
    const child = spawn(node, args, { cwd: ROOT });
    let [text, complaint] = ['', ''];
    child.stdout.on('data', (chunk) => {
      text += chunk;
    });
    child.stderr.on('data', (chunk) => {
      complaint += chunk;
    });
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      if (code !== 0) console.error(complaint.trim());
      console.log(say(text));
      console.log(`${code === 0 ? 'passed' : 'FAILED'}: ${name} (${seconds} s)\n`);
      resolve(code === 0 ? 0 : 1);
    });
  });

/** Runs them all; gives how many failed. */
export const checkSources = async (node) => {
  const failed = await Promise.all(CHECKS.map((check) => runCheck(node, check)));
  return failed.reduce((sum, one) => sum + one, 0);
};
