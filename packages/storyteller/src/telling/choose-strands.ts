import { TEXT_PAGES } from '@bramblebook/contract/page-numbers';
import type { Chance } from '../chance.ts';
import { type Cast, holds } from '../frames/cast.ts';
import { type PageSource, type Strand, type Telling, TellingSlip } from './parse-telling.ts';

/** One whole book of a telling: its pages 6–26 and what its strands set. */
export interface ChosenTelling {
  readonly telling: Telling;
  readonly pages: readonly PageSource[];
  readonly lets: ReadonlyMap<string, string>;
  /** Names the strands that the seed chose, so that another story can take others; empty when it had no choice. */
  readonly variant: string;
}

const groupsOf = (telling: Telling): Map<string, Strand[]> => {
  const groups = new Map<string, Strand[]>();
  for (const strand of telling.strands)
    groups.set(strand.group, [...(groups.get(strand.group) ?? []), strand]);
  return groups;
};

/** The strands of a group that this cast may have: the most particular ones that hold. */
const fitting = (
  strands: readonly Strand[],
  cast: Cast,
  facts: ReadonlySet<string>,
): readonly Strand[] => {
  const particular = strands.filter(
    ({ condition }) =>
      condition !== 'otherwise' && condition !== '' && holds(condition, cast, facts),
  );
  const parts = ({ condition }: Strand): number => condition.split(' and ').length;
  const most = Math.max(0, ...particular.map(parts));
  if (particular.length > 0) return particular.filter((strand) => parts(strand) === most);
  return strands.filter(({ condition }) => condition === 'otherwise' || condition === '');
};

const assembled = (
  telling: Telling,
  strands: readonly Strand[],
  variant: string,
): ChosenTelling => {
  const pages = new Map<number, PageSource>();
  const lets = new Map<string, string>();
  for (const strand of strands) {
    for (const [name, text] of strand.lets) lets.set(name, text);
    for (const page of strand.pages) {
      if (pages.has(page.page))
        throw new TellingSlip(telling.file, page.line, `page ${page.page} is told twice`);
      pages.set(page.page, page);
    }
  }
  const inOrder = TEXT_PAGES.map((number) => {
    const page = pages.get(number);
    if (page === undefined)
      throw new TellingSlip(
        telling.file,
        1,
        `page ${number} is missing with ${
          strands
            .map(({ condition }) => condition)
            .filter(Boolean)
            .join(', ') || 'no strand'
        }`,
      );
    return page;
  });
  return { telling, pages: inOrder, lets, variant };
};

/** Chooses one strand of every group: by the cast, and by the seed where several fit alike. */
export const chooseStrands = (
  telling: Telling,
  who: { readonly cast: Cast; readonly facts: ReadonlySet<string> },
  chance: Chance,
): ChosenTelling => {
  const chosen: Strand[] = [];
  const picked: string[] = [];
  for (const [group, strands] of groupsOf(telling)) {
    const open = group === '' ? strands : fitting(strands, who.cast, who.facts);
    if (open.length === 0)
      throw new TellingSlip(
        telling.file,
        strands[0]?.line ?? 1,
        `no strand of “${group}” fits; add one with “otherwise”`,
      );
    const strand = open.length === 1 ? open[0] : chance.fork(group).pick(open);
    if (strand === undefined) continue;
    if (open.length > 1) picked.push(`${group.replaceAll(' ', '-')}-${open.indexOf(strand) + 1}`);
    chosen.push(strand);
  }
  return assembled(telling, chosen, picked.join('+'));
};
