import { readdirSync, readFileSync } from 'node:fs';
import type { ReadingAge } from '@bramblebook/contract/reading';
import type { StoryBrief } from '@bramblebook/contract/story';

const folder = new URL('./written-briefs/', import.meta.url);

/** Briefs of lines `name|f or m|age|idea`. */
const briefsOf = (lines: readonly string[]): StoryBrief[] =>
  lines
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

const linesOf = (file: URL): string[] => readFileSync(file, 'utf8').split('\n');

/** The briefs that people wrote for us to be tried on. */
export const writtenBriefs = (): StoryBrief[] =>
  briefsOf(
    readdirSync(folder)
      .sort()
      .flatMap((file) => linesOf(new URL(file, folder))),
  );

/** Seventy-six ideas as parents type them, kept to see what is said to be left out. */
export const ideasOfParents = (): StoryBrief[] =>
  briefsOf(linesOf(new URL('./ideas-of-parents.txt', import.meta.url)));
