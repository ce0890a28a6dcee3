import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { isForTests, MAY_IMPORT, partOf, TESTS_MAY_IMPORT } from './house-plan.ts';
import type { Source } from './read-sources.ts';

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const readManifest = (folder: string): Manifest | undefined => {
  try {
    return JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as Manifest;
  } catch {
    return undefined;
  }
};

const root = readManifest('.');
const manifests = new Map(
  Object.keys(MAY_IMPORT).map((part) => [part, readManifest(part) ?? root]),
);

const packageOf = (specifier: string): string =>
  specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

/** Imports that run up the floors, or into what is only there for tests. */
export const upwardImports = ({ file, imports }: Source): string[] => {
  const part = partOf(file);
  if (part === undefined) return [];
  const forTests = isForTests(file);
  const allowed = [
    part,
    ...(MAY_IMPORT[part] ?? []),
    ...(forTests ? (TESTS_MAY_IMPORT[part] ?? []) : []),
  ];
  return imports.flatMap(({ file: to }) => {
    if (to === undefined) return [];
    const target = partOf(to);
    if (target !== undefined && !allowed.includes(target))
      return [`${file}: ${part} may not import ${target}`];
    if (!forTests && isForTests(to) && part !== 'bench' && part !== 'scripts')
      return [`${file}: imports ${to}, which is only there for tests`];
    return [];
  });
};

/** Packages that are imported and stand in no package.json that answers for the file. */
export const undeclaredImports = ({ file, imports }: Source): string[] => {
  const part = partOf(file);
  const own = part === undefined ? root : manifests.get(part);
  const declared = {
    ...own?.dependencies,
    ...own?.devDependencies,
    // The test runner and the like are the repository's, for every part.
    ...(isForTests(file) || own === root ? root?.devDependencies : {}),
    ...(own === root ? root?.dependencies : {}),
  };
  return imports
    .map(({ specifier }) => specifier)
    .filter((name) => !/^[./]/.test(name) && !isBuiltin(name) && !name.startsWith('virtual:'))
    .map(packageOf)
    .filter(
      (name) =>
        name !== own?.name &&
        !(name in declared) &&
        !(own === root && name.startsWith('@bramblebook/')),
    )
    .map(
      (name) =>
        `${file}: ${name} is not declared in ${part && own !== root ? part : '.'}/package.json`,
    );
};
