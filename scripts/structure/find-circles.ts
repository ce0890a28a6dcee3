import path from 'node:path';
import { isTest } from './house-plan.ts';
import type { Source } from './read-sources.ts';

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** The first circle of a directed graph that each walk meets, as `a → b → a`. */
const circlesOf = (graph: Graph): string[] => {
  const found: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (node: string, trail: readonly string[]): void => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      found.push([...trail.slice(trail.indexOf(node)), node].join(' → '));
      return;
    }
    state.set(node, 'open');
    for (const next of graph.get(node) ?? []) visit(next, [...trail, node]);
    state.set(node, 'done');
  };
  for (const node of graph.keys()) visit(node, []);
  return found;
};

/** Files that import each other in a loop. */
export const circlesOfFiles = (sources: readonly Source[]): string[] =>
  circlesOf(
    new Map(
      sources.map(({ file, imports }) => [
        file,
        new Set(imports.flatMap((one) => (one.file === undefined ? [] : [one.file]))),
      ]),
    ),
  );

/** Where two files' ways part: the folder they share and the next name of each below it. */
const partingOf = (from: string, to: string): [parent: string, from: string, to: string] | null => {
  const a = path.posix.dirname(from).split('/');
  const b = path.posix.dirname(to).split('/');
  const at = a.findIndex((name, i) => name !== b[i]);
  const [one, other] = [a[at], b[at]];
  return at < 0 || one === undefined || other === undefined
    ? null
    : [a.slice(0, at).join('/'), one, other];
};

/** Sister folders that import each other in a loop, whatever lies between their files. */
export const circlesOfFolders = (all: readonly Source[]): string[] => {
  // A test stands beside what it tests and may use the support for tests, which knows everything.
  const sources = all.filter(({ file }) => !isTest(file));
  const graphs = new Map<string, Map<string, Set<string>>>();
  for (const { file, imports } of sources)
    for (const { file: to } of imports) {
      const parting = to === undefined ? null : partingOf(file, to);
      if (!parting) continue;
      const [parent, from, target] = parting;
      const graph = graphs.get(parent) ?? new Map<string, Set<string>>();
      graphs.set(parent, graph.set(from, (graph.get(from) ?? new Set()).add(target)));
    }
  return [...graphs].flatMap(([parent, graph]) =>
    circlesOf(graph).map((circle) => `${parent}: ${circle}`),
  );
};
