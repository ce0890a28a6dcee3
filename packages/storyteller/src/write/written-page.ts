import type { Slots } from '../fill-template.ts';
import type { PlannedFigure } from '../plan/plan-cast.ts';
import type { PlannedLonging } from '../plan/plan-longings.ts';
import type { PlannedThread } from '../plan/plan-threads.ts';
import type { PlannedPage } from './page-order.ts';

/** A page in the making: its core and what is woven into it. */
export interface WrittenPage extends PlannedPage {
  readonly core: string;
  readonly woven: string[];
  readonly threads: PlannedThread[];
  readonly figures: PlannedFigure[];
  readonly longings: PlannedLonging[];
  readonly slots: Slots;
}

/** Where further sentences may be put into a page. */
export const MARK = '^';
// “Her” before a noun is hers, and may stay.
const PRONOUN =
  /(?<![\p{L}’])(?:He|She|he|she|His|Her|his|him|her(?= (?:that|and|to)(?!\p{L})|[,.;:]))(?![\p{L}’])/u;

// After somebody else has been spoken of, “she” would be that somebody.
function heroNamedFirst(rest: string, slots: Slots): string {
  const pronoun = PRONOUN.exec(rest);
  const named = rest.indexOf(String(slots.hero));
  if (pronoun === null || (named >= 0 && named < pronoun.index)) return rest;
  const owner = /^his$/i.test(pronoun[0]) || pronoun[0] === 'Her';
  const name = String(owner ? slots['hero’s'] : slots.hero);
  return rest.slice(0, pronoun.index) + name + rest.slice(pronoun.index + pronoun[0].length);
}

/** The page's text as it will be printed. */
export function textOf(page: WrittenPage): string {
  const woven = page.woven.join(' ');
  const at = page.core.indexOf(MARK);
  const core =
    woven === '' || at < 0
      ? page.core
      : page.core.slice(0, at + 1) + heroNamedFirst(page.core.slice(at + 1), page.slots);
  const text = core.includes(MARK) ? core.replace(MARK, () => woven) : `${core} ${woven}`;
  return text.replaceAll(MARK, '').replace(/\s+/g, ' ').trim();
}
