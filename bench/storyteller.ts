/**
 * Measures the storyteller against the figures it is held to: how long a story takes, how
 * often the first telling passes the editor, how much of what it knows reaches the book,
 * how much two books share. Run with `npx node bench/storyteller.ts`.
 */
import { READING_AGES } from '@bramblebook/contract/reading';
import type { Story } from '@bramblebook/contract/story';
import { checkStory } from '../packages/storyteller/src/check-story.ts';
import { sentenceKey, sentencesOf } from '../packages/storyteller/src/grammar/sentences.ts';
import { tellOnce, tellStory } from '../packages/storyteller/src/tell-story.ts';
import { generatedBriefs } from '../packages/storyteller/src/testing/generated-briefs.ts';
import { writtenBriefs } from '../packages/storyteller/src/testing/written-briefs.ts';
import { understandIdea } from '../packages/storyteller/src/understand/understand-idea.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
const spread = (values: readonly number[]): string => {
  const sorted = [...values].sort((a, b) => a - b);
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  return `mean ${percent(mean, 1)}, median ${percent(at(sorted, 0.5), 1)}, 95th ${percent(at(sorted, 0.95), 1)}, worst ${percent(at(sorted, 1), 1)}`;
};

const written = writtenBriefs();
const briefs = [...written, ...generatedBriefs(800)];
const times: number[] = [];
let findings = 0;
let firstTime = 0;
let knownWords = 0;
let toldWords = 0;
for (const brief of briefs) {
  const started = performance.now();
  const story = tellStory(brief);
  times.push(performance.now() - started);
  findings += checkStory(story, brief).length;
  const understanding = understandIdea(brief.idea, brief.childName);
  if (checkStory(tellOnce(brief, understanding, 0), brief).length === 0) firstTime += 1;
  const told = new Set(story.understood.map((item) => item.words));
  // “starts school” and feelings choose plot and lesson; things, people and places must be told.
  const things = understanding.known.filter(
    ({ entry }) =>
      entry.kind !== 'feeling' &&
      !(entry.kind === 'event' && ['quality', 'activity'].includes(entry.use)),
  );
  knownWords += new Set(things.map((word) => word.words)).size;
  toldWords += new Set(things.filter((word) => told.has(word.words)).map((word) => word.words))
    .size;
}
times.sort((a, b) => a - b);

const keys = (story: Story): Set<string> =>
  new Set(story.pages.flatMap((page) => sentencesOf(page.text)).map(sentenceKey));
const share = (one: Set<string>, other: Set<string>): number =>
  [...one].filter((key) => other.has(key)).length / Math.min(one.size, other.size);

console.log(
  `stories ${briefs.length}, editor findings ${findings}, first telling passes ${percent(firstTime, briefs.length)}`,
);
console.log(`known things taken up ${percent(toldWords, knownWords)}`);
console.log(
  `time: median ${at(times, 0.5).toFixed(1)} ms, 99th ${at(times, 0.99).toFixed(1)} ms, slowest ${at(times, 1).toFixed(1)} ms`,
);
for (const age of READING_AGES) {
  const books = written.slice(0, 60).map((brief) => ({
    ...brief,
    childName: 'Mia',
    childGender: 'female' as const,
    readingAge: age,
  }));
  const told = books.map((brief) => keys(tellStory(brief)));
  const pairs = told.flatMap((one, index) =>
    told.slice(index + 1).map((other) => share(one, other)),
  );
  const seeds = books
    .slice(0, 30)
    .map((brief) =>
      share(keys(tellStory(brief)), keys(tellStory({ ...brief, seed: brief.seed + 1 }))),
    );
  console.log(`${age}: two briefs share ${spread(pairs)}; two seeds ${spread(seeds)}`);
}
