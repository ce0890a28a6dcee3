import { hasWords } from '../grammar/sentences.ts';
import { type PlannedThread, plotsOwnWords } from '../plan/plan-threads.ts';
import type { Plot } from '../plots/plot.ts';
import { textOf, type WrittenPage } from './written-page.ts';

/** Whether a page speaks of a word already: by the plot's own words, or in somebody's longing. */
export function tellsOf(page: WrittenPage, { words, x }: PlannedThread, plot: Plot): boolean {
  const text = textOf(page).toLowerCase();
  if (words === null) return page.longings.length > 0 && hasWords(text, x.toLowerCase());
  if (plotsOwnWords(words, plot).some((word) => hasWords(text, word))) return true;
  return (
    page.longings.length > 0 && [words.words, words.entry.word].some((one) => hasWords(text, one))
  );
}
