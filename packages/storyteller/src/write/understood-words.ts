import type { PictureBrief } from '@bramblebook/contract/picture-brief';
import type { Story } from '@bramblebook/contract/story';
import { pluralOf } from '../grammar/noun-phrases.ts';
import { isCreature, type PlannedFigure } from '../plan/plan-cast.ts';
import type { StoryPlan } from '../plan/plan-story.ts';
import { type PlannedThread, plotsOwnWords } from '../plan/plan-threads.ts';
import type { Plot } from '../plots/plot.ts';
import type { KnownWord } from '../understand/known-word.ts';

type Understood = Story['understood'][number];

const toldByPlot = (thread: PlannedThread, plot: Plot): readonly string[] =>
  thread.words === null ? [] : plotsOwnWords(thread.words, plot);

const forms = (word: KnownWord): string[] => [
  ...new Set([
    word.words,
    word.entry.word,
    pluralOf(word.entry.word),
    word.entry.word.replace(/^the /, ''),
  ]),
];

/** Which words of the idea this plan has taken up, and what stands for each in text and picture. */
export function understoodWords(plan: StoryPlan): Understood[] {
  const items: Understood[] = [];
  const add = (word: KnownWord, inText: readonly string[], inPicture: string | null): void => {
    if (items.some((item) => item.words === word.words)) return;
    items.push({
      words: word.words,
      kind: word.entry.kind,
      inText: [...new Set(inText)],
      inPicture,
    });
  };
  for (const word of plan.companion.words)
    add(word, [...forms(word), plan.companion.kind], plan.companion.character.creature);
  for (const figure of plan.figures)
    for (const word of figure.words)
      add(word, [...forms(word), figure.member.name], paintOf(figure));
  if (plan.thing.word !== null) add(plan.thing.word, forms(plan.thing.word), plan.thing.prop);
  for (const place of [plan.place, plan.crossing, plan.wayHome]) {
    const word = plan.understanding.known.find(
      (known) =>
        known.entry.paint === place.setting &&
        (place.the.endsWith(known.words) ||
          place.within.endsWith(known.words) ||
          place.the.toLowerCase().endsWith(known.words)),
    );
    if (word !== undefined) add(word, forms(word), word.entry.paint);
  }
  for (const thread of plan.threads) {
    if (thread.words === null) continue;
    const { entry } = thread.words;
    const paint =
      thread.prop ??
      (isCreature(entry.paint) ||
      entry.paint === plan.place.setting ||
      entry.paint === plan.guest?.person
        ? entry.paint
        : null);
    add(
      thread.words,
      [...forms(thread.words), thread.x, ...toldByPlot(thread, plan.plot)],
      entry.kind === 'feeling' ? null : paint,
    );
  }
  // “A present, presents”: the same thing said twice is taken up once.
  for (const word of plan.understanding.known) {
    const twin = items.find((item) => item.inText.includes(word.entry.word));
    if (twin !== undefined && word.entry.kind === twin.kind) add(word, twin.inText, twin.inPicture);
  }
  for (const word of plan.understanding.known)
    if (word.remembered) add(word, [...forms(word), ...word.names], null);
  return items;
}

const paintOf = (figure: PlannedFigure): string =>
  figure.member.kind === 'person' ? figure.member.person : figure.member.creature;

/** Whether what stands for a word is in any of the pictures. */
export function isPictured(
  item: Understood,
  pictures: readonly PictureBrief[],
  cast: Story['cast'],
): boolean {
  if (item.inPicture === null) return true;
  const wanted = item.inPicture;
  const ids = cast
    .filter((member) => (member.kind === 'person' ? member.person : member.creature) === wanted)
    .map((member) => member.id);
  return pictures.some(
    (picture) =>
      picture.setting === wanted ||
      picture.props.some((prop) => prop.prop === wanted) ||
      picture.figures.some((figure) => ids.includes(figure.cast)),
  );
}
