/**
 * Measures the storyteller on 200 written briefs and on the sixty ideas of the panel: how long a
 * story takes, what the editor finds, how much of an idea reaches its book, how many roles are
 * understood as people say, which frames are told, and whether another story is another one.
 * Time is of the processor, not of the clock: others may be at work on the same machine. Run with `npx node bench/storyteller.ts`.
 */
import type { StoryBrief } from '@bramblebook/contract/story';
import { checkStory } from '../packages/storyteller/src/check-story.ts';
import { outlineIdea } from '../packages/storyteller/src/outline.ts';
import { panelIdeas } from '../packages/storyteller/src/panel/panel-ideas.ts';
import { tellStory } from '../packages/storyteller/src/tell-story.ts';
import { writtenBriefs } from '../packages/storyteller/src/testing/written-briefs.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(1)} %`;
const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
const timed = (brief: StoryBrief) => {
  const [started, before] = [performance.now(), process.cpuUsage()];
  const story = tellStory(brief);
  const { user, system } = process.cpuUsage(before);
  return { story, ms: (user + system) / 1000, clock: performance.now() - started };
};
const spread = (times: readonly number[]): string => {
  const sorted = times.toSorted((a, b) => a - b);
  return `median ${at(sorted, 0.5).toFixed(1)} ms, 99th ${at(sorted, 0.99).toFixed(1)} ms, slowest ${at(sorted, 1).toFixed(1)} ms`;
};

/** Of the roles that people say an idea fills, those that its best reading fills with the same words. */
const understood = () => {
  const ideas = panelIdeas();
  const read = ideas.map(({ brief, frame, answers }) => {
    const [best] = outlineIdea(brief).outlines;
    const right = answers.filter(
      ([role, word]) =>
        best?.frame === frame &&
        best.roles.some((one) => one.role === role && hasWord(one.value, word)),
    );
    return { isFrame: best?.frame === frame, right: right.length, all: answers.length };
  });
  const sum = (of: (one: (typeof read)[number]) => number): number =>
    read.reduce((total, one) => total + of(one), 0);
  return {
    frames: sum(({ isFrame }) => Number(isFrame)),
    ideas: ideas.length,
    right: sum(({ right }) => right),
    all: sum(({ all }) => all),
  };
};
const hasWord = (value: string, word: string): boolean =>
  value.toLowerCase().includes(word.toLowerCase());

const briefs = writtenBriefs();
const told = briefs.map((brief) => ({ brief, ...timed(brief) }));
const again = told.map(({ brief, story }) =>
  timed({ ...brief, seed: brief.seed + 1, avoidPlots: [story.plot] }),
);
const LONG = ['a', 'no ', 'dog and ', '<', '“', 'a b ', '1-', 'Ab ', '🐶', 'the lost fox, '];
const long = LONG.map((piece) =>
  timed({
    childName: 'Mia',
    childGender: 'female',
    readingAge: '9-12',
    idea: piece.repeat(2000).slice(0, 2000),
    seed: 1,
  }),
);

const findings = told.reduce((sum, { story, brief }) => sum + checkStory(story, brief).length, 0);
const used = told.reduce((sum, { story }) => sum + story.understood.length, 0);
const unused = told.reduce((sum, { story }) => sum + (story.unused?.length ?? 0), 0);
const others = again.filter(({ story }, i) => story.plot !== told[i]?.story.plot).length;
const frames = Map.groupBy(told, ({ story }) => story.plot.split('/')[0] ?? '');

const panel = understood();
console.log(
  `panel: frames ${panel.frames} of ${panel.ideas}, roles ${panel.right} of ${panel.all}: ${percent(panel.right, panel.all)}`,
);
console.log(`stories ${told.length}, editor findings ${findings}`);
console.log(`said by parents ${used + unused}: taken up ${percent(used, used + unused)}`);
console.log(`another story is another one: ${percent(others, again.length)}`);
console.log(`time: ${spread(told.map(({ ms }) => ms))}`);
console.log(`  by the clock: ${spread(told.map(({ clock }) => clock))}`);
console.log(`another story: ${spread(again.map(({ ms }) => ms))}`);
console.log(`2,000 characters: ${spread(long.map(({ ms }) => ms))}`);
console.log(`  by the clock: ${spread(long.map(({ clock }) => clock))}`);
console.log([...frames].map(([frame, books]) => `${frame} ${books.length}`).join(', '));
