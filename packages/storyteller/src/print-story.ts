import { parseArgs } from 'node:util';
import { READING_AGES, type ReadingAge } from '@bramblebook/contract/reading';
import { checkBrief } from './check-brief.ts';
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
const lines = [story.title, story.tagline, ''];
for (const { page, text, picture } of story.pages) {
  lines.push(`${page}  ${text}`);
  if (values.pictures)
    lines.push(
      `    [${picture.setting}, ${picture.light}, ${picture.weather}, ${picture.shot}] ${picture.alt}`,
    );
  if (page % 2 === 1) lines.push('');
}
lines.push(
  '',
  `Back cover: ${story.blurb}`,
  `About the hero: ${story.aboutHero}`,
  '',
  story.activity.heading,
);
for (const { label, count } of story.activity.find) lines.push(`  Find ${count} ${label}`);
lines.push(
  `  ${story.activity.maze.sentence}`,
  ...story.activity.questions.map((question) => `  ${question}`),
);
lines.push(
  '',
  `Plot: ${story.plot}. Understood: ${story.understood.map((item) => item.words).join(', ') || 'nothing in particular'}.`,
);
if (story.notice !== undefined) lines.push(story.notice);
console.log(lines.join('\n'));
