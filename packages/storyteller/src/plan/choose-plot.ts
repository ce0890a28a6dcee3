import type { Chance } from '../chance.ts';
import { ALL_PLOTS } from '../plots/all-plots.ts';
import type { Plot } from '../plots/plot.ts';
import type { Understanding } from '../understand/understand-idea.ts';

const ENOUGH_TO_CHOOSE_FROM = 4;

function calls(plot: Plot, understanding: Understanding): number {
  // The first two themes of a plot are what it is about; the others only go well with it.
  const themes = plot.themes.reduce(
    (sum, theme, index) => sum + (understanding.themes.has(theme) ? (index < 2 ? 2 : 1) : 0),
    0,
  );
  const quest = understanding.known.some(
    (word) =>
      (plot.quest.from === 'vehicle' && word.entry.kind === 'vehicle') ||
      (plot.quest.from === 'food' && word.entry.kind === 'food') ||
      (plot.quest.from === 'small' && word.entry.facts.includes('small')),
  );
  return (plot.onlyWhenCalled ? 3 : 1) * themes + (quest ? 0.5 : 0);
}

/** Those that can play where the idea says; all of them when it names no place, or none can. */
function playingIn<T extends { readonly plot: Plot }>(
  { known, themes }: Understanding,
  plots: readonly T[],
): readonly T[] {
  const named = known.flatMap(({ entry }) =>
    entry.kind === 'place' && entry.word !== 'home' ? [entry.paint] : [],
  );
  const wanted = named.length > 0 ? named : themes.has('snow') ? ['snow'] : [];
  const there = plots.filter(
    ({ plot }) => plot.settings === undefined || plot.settings.some((one) => wanted.includes(one)),
  );
  return wanted.length > 0 && there.length > 0 ? there : plots;
}

/**
 * The plot for an idea. Plots that are told only when called (a pet's death, a first day at
 * school) go before all others then, and never come otherwise. Among the others every seed
 * takes the next of those that suit, so that neighbouring seeds tell different stories.
 */
export function choosePlot(
  understanding: Understanding,
  avoid: readonly string[],
  seed: number,
  chance: Chance,
): Plot {
  // No sun shines on a story that happens in one night.
  const sunny = understanding.known.some(({ entry }) => entry.paint === 'sun');
  const allowed = ALL_PLOTS.filter(
    (plot) => !avoid.includes(plot.id) && !(sunny && plot.byNight === true),
  );
  const scored = (allowed.length > 0 ? allowed : ALL_PLOTS)
    .map((plot) => ({ plot, score: calls(plot, understanding), tie: chance.next() }))
    .filter(({ plot, score }) => !plot.onlyWhenCalled || score > 0)
    .sort((a, b) => b.score - a.score || a.tie - b.tie);
  const best = scored[0];
  if (best === undefined) return ALL_PLOTS[0] as Plot;
  if (best.plot.onlyWhenCalled) return best.plot;
  const general = scored.filter(({ plot }) => !plot.onlyWhenCalled);
  // What the idea is about weighs more than where it plays.
  const about = playingIn(
    understanding,
    general.filter(({ score }) => score >= 2),
  );
  if (about.length > 0) return (about[seed % about.length] ?? best).plot;
  const there = playingIn(understanding, general);
  const called = there.filter(({ score }) => score >= 1).length;
  const choice = called === 0 ? there : there.slice(0, Math.max(called, ENOUGH_TO_CHOOSE_FROM));
  return (choice[seed % choice.length] ?? best).plot;
}
