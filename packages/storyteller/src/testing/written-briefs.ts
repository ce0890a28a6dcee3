import { readdirSync, readFileSync } from 'node:fs';
import type { ReadingAge } from '@bramblebook/contract/reading';
import type { StoryBrief } from '@bramblebook/contract/story';

const folder = new URL('./written-briefs/', import.meta.url);

/** The briefs that people wrote for us to be tried on: `name|f or m|age|idea`, one a line. */
export const writtenBriefs = (): StoryBrief[] => {
  return readdirSync(folder)
    .sort()
    .flatMap((file) => readFileSync(new URL(file, folder), 'utf8').split('\n'))
    .filter((line) => line.split('|').length >= 4)
    .map((line, index) => {
      const [childName = '', gender, readingAge, ...idea] = line.split('|');
      return {
        childName,
        childGender: gender === 'm' ? 'male' : 'female',
        readingAge: readingAge as ReadingAge,
        idea: idea.join('|'),
        seed: index + 1,
      };
    });
};
