/**
 * Measures the storyteller against the figures it is held to, on 200 written and 2,000
 * generated briefs: how long a story takes, how often the first telling passes the editor,
 * how much of what it knows reaches text and pictures, how much two books share.
 * Run with `npx node bench/storyteller.ts`.
 */
import { READING_AGES } from '@bramblebook/contract/reading';
import { checkStory } from '../packages/storyteller/src/check-story.ts';
import { tellOnce, tellPlot } from '../packages/storyteller/src/tell-plot.ts';
import { generatedBriefs } from '../packages/storyteller/src/testing/generated-briefs.ts';
import { leftOut } from '../packages/storyteller/src/testing/left-out.ts';
import {
  forOneChild,
  sharesOfBriefs,
  sharesOfSeeds,
} from '../packages/storyteller/src/testing/sharing.ts';
import { writtenBriefs } from '../packages/storyteller/src/testing/written-briefs.ts';
import { understandIdea } from '../packages/storyteller/src/understand/understand-idea.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
const spread = (sorted: readonly number[], limit: number): string => {
  const mean = sorted.reduce((sum, value) => sum + value, 0) / sorted.length;
  const over = sorted.filter((value) => value >= limit).length;
  return `mean ${percent(mean, 1)}, 95th ${percent(at(sorted, 0.95), 1)}, 99.9th ${percent(at(sorted, 0.999), 1)}, worst ${percent(at(sorted, 1), 1)}, ${over} of ${sorted.length} at ${percent(limit, 1)} or more`;
};

const written = writtenBriefs();
const briefs = [...written, ...generatedBriefs(2000)];
const times: number[] = [];
let findings = 0;
let firstTime = 0;
let known = 0;
let untold = 0;
let unshown = 0;
for (const brief of briefs) {
  const started = performance.now();
  const story = tellPlot(brief);
  times.push(performance.now() - started);
  findings += checkStory(story, brief).length;
  const understanding = understandIdea(brief.idea, brief.childName);
  if (checkStory(tellOnce(brief, understanding, 0), brief).length === 0) firstTime += 1;
  const left = leftOut(story, brief);
  known += left.known;
  untold += left.untold.length;
  unshown += left.unshown.length;
}
times.sort((a, b) => a - b);

console.log(
  `stories ${briefs.length}, editor findings ${findings}, first telling passes ${percent(firstTime, briefs.length)}`,
);
console.log(
  `known things ${known}: taken up ${percent(known - untold - unshown, known)}; left out of the text ${untold}, of the pictures ${unshown}`,
);
console.log(
  `time: median ${at(times, 0.5).toFixed(1)} ms, 99th ${at(times, 0.99).toFixed(1)} ms, slowest ${at(times, 1).toFixed(1)} ms`,
);
console.log(`as written: two briefs share ${spread(sharesOfBriefs(written), 0.1)}`);
for (const age of READING_AGES) {
  const books = forOneChild(written, age);
  console.log(`${age}: two briefs share ${spread(sharesOfBriefs(books), 0.1)}`);
  console.log(`${age}: two seeds share ${spread(sharesOfSeeds(books.slice(0, 100), 2), 0.25)}`);
}
