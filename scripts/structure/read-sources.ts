import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface Import {
  /** As written. */
  readonly specifier: string;
  /** The file of this repository it means; undefined for a package of somebody else's. */
  readonly file: string | undefined;
}

/** One TypeScript file with what it imports: `import type` and dynamic imports count. */
export interface Source {
  readonly file: string;
  readonly text: string;
  /** The text without its comments and template literals. */
  readonly code: string;
  readonly imports: readonly Import[];
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\b[^'"`;]*?from\s*['"]([^'"]+)['"]|(?:^|\n)\s*import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g;

const homeOf = (name: string): string =>
  ['packages', 'apps'].map((top) => `${top}/${name}`).find((home) => existsSync(home)) ?? name;

const fileOf = (from: string, specifier: string): string | undefined => {
  if (specifier.startsWith('.'))
    return path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier));
  const [, name, rest] = /^@bramblebook\/([a-z0-9-]+)\/(.+)$/.exec(specifier) ?? [];
  if (!name) return undefined;
  const home = homeOf(name);
  const below = existsSync(`${home}/src`) ? `${home}/src` : home;
  return ['.ts', '.tsx'].map((end) => `${below}/${rest}${end}`).find((file) => existsSync(file));
};

const readSource = (file: string): Source => {
  const text = readFileSync(file, 'utf8');
  const code = text
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, '')
    .replace(/`(?:\\.|[^`\\])*`/g, '``');
  const imports = [...text.matchAll(IMPORT)].map(([, from, bare, dynamic]) => {
    const specifier = from ?? bare ?? dynamic ?? '';
    return { specifier, file: fileOf(file, specifier) };
  });
  return { file, text, code, imports };
};

/** Every TypeScript file of the repository, those not committed yet among them. */
export const readSources = (): Source[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && existsSync(file))
    .map(readSource);
