import { watch } from 'node:fs';
import { parseArgs } from 'node:util';
import { READING_AGES, type ReadingAge } from '@bramblebook/contract/reading';
import type { StoryBrief } from '@bramblebook/contract/story';
import { checkBrief } from './check-brief.ts';
import { checkStory } from './check-story.ts';
import { frameOf } from './frames/all-frames.ts';
import { outlineIdea } from './outline.ts';
import { storyAsText } from './story-as-text.ts';
import { tellStory } from './tell-story.ts';
import { checkTelling } from './telling/check-telling.ts';
import { TellingSlip } from './telling/parse-telling.ts';
import { forgetTellings, tellingOf } from './telling/read-tellings.ts';

const USAGE =
  'npm run story -- --name Mia --idea "a lost fox" [--gender female|male] [--age 2-3|4-5|6-8|9-12] [--seed 7] [--frame find-lost] [--pictures] [--watch]';

const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    idea: { type: 'string', default: '' },
    gender: { type: 'string', default: 'female' },
    age: { type: 'string', default: '4-5' },
    seed: { type: 'string', default: '1' },
    frame: { type: 'string' },
    pictures: { type: 'boolean', default: false },
    watch: { type: 'boolean', default: false },
  },
});

const isAge = (age: string): age is ReadingAge => (READING_AGES as readonly string[]).includes(age);

const briefOf = (): StoryBrief | null => {
  const seed = Number(values.seed);
  const { name, age, gender, idea } = values;
  if (name === undefined || !isAge(age) || !['female', 'male'].includes(gender)) return null;
  if (!Number.isInteger(seed) || seed < 0) return null;
  return {
    childName: name,
    childGender: gender === 'male' ? 'male' : 'female',
    readingAge: age,
    idea,
    seed,
    ...(values.frame !== undefined && { outline: { frame: values.frame, roles: [] } }),
  };
};

/** With a frame: what the idea fills of its roles, as a parent would leave it. */
const withRoles = (brief: StoryBrief): StoryBrief => {
  const { outline } = brief;
  // Asked without a frame: an outline without roles would be a parent who emptied them all.
  const { outlines } = outlineIdea({ ...brief, outline: undefined }, 40);
  const read = outlines.find(({ frame }) => frame === outline?.frame);
  return read === undefined
    ? brief
    : { ...brief, outline: { frame: read.frame, roles: read.roles } };
};

const print = (brief: StoryBrief): void => {
  const asked = withRoles(brief);
  const { outlines, unused } = outlineIdea(asked);
  const story = tellStory(asked);
  process.stdout.write(storyAsText(story, values.pictures));
  for (const { frame, sentence } of outlines) console.log(`  ${frame}: ${sentence}`);
  console.log(`  Left out: ${unused.join(', ') || 'nothing'}.`);
  for (const { page, message } of checkStory(story, brief)) console.log(`  ! ${page}: ${message}`);
  const frame = frameOf(values.frame ?? story.plot.split('/')[0] ?? '');
  const telling = frame === null ? null : tellingOf(frame.id, brief.readingAge);
  if (frame !== null && telling !== null)
    for (const message of checkTelling(telling, frame, brief.readingAge).slice(0, 12))
      console.log(`  ! ${message}`);
};

const printSafely = (brief: StoryBrief): void => {
  try {
    print(brief);
  } catch (error) {
    if (!(error instanceof TellingSlip)) throw error;
    console.error(error.message);
  }
};

const brief = briefOf();
if (brief === null) {
  console.error(USAGE);
  process.exit(2);
}
const check = checkBrief({ childName: brief.childName, idea: brief.idea });
if (!check.ok) {
  console.error(check.reason);
  process.exit(1);
}
printSafely(brief);
if (values.watch)
  watch(new URL('../tellings/', import.meta.url), { recursive: true }, () => {
    forgetTellings();
    console.clear();
    printSafely(brief);
  });
