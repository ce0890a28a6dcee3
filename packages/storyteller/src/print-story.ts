import { parseArgs } from 'node:util';
import { READING_AGES, type ReadingAge } from '@bramblebook/contract/reading';
import { checkBrief } from './check-brief.ts';
import { storyAsText } from './story-as-text.ts';
import { tellStory } from './tell-story.ts';

const USAGE =
  'npm run story -- --name Mia --idea "a fox in the forest" [--gender female|male] [--age 2-3|4-5|6-8|9-12] [--seed 7] [--pictures]';

const { values } = parseArgs({
  options: {
    name: { type: 'string' },
    idea: { type: 'string', default: '' },
    gender: { type: 'string', default: 'female' },
    age: { type: 'string', default: '4-5' },
    seed: { type: 'string', default: '1' },
    pictures: { type: 'boolean', default: false },
  },
});

const isAge = (age: string): age is ReadingAge => (READING_AGES as readonly string[]).includes(age);
const seed = Number(values.seed);
if (
  values.name === undefined ||
  !isAge(values.age) ||
  !['female', 'male'].includes(values.gender) ||
  !Number.isInteger(seed) ||
  seed < 0
) {
  console.error(USAGE);
  process.exit(2);
}
const check = checkBrief({ childName: values.name, idea: values.idea });
if (!check.ok) {
  console.error(check.reason);
  process.exit(1);
}
const story = tellStory({
  childName: values.name,
  childGender: values.gender === 'male' ? 'male' : 'female',
  readingAge: values.age,
  idea: values.idea,
  seed,
});
process.stdout.write(storyAsText(story, values.pictures));
