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

/** An idea with the frame it is told in and what is then left out. */
interface IdeaLeftOut {
  readonly brief: StoryBrief;
  readonly frame: string;
  readonly phrases: readonly string[];
  readonly little: boolean;
}

/** Forty ideas, sixteen of them as two readers judged their books, each with what its book leaves out. */
export const ideasLeftOut = (): IdeaLeftOut[] =>
  linesOf(new URL('./left-out-of-ideas.txt', import.meta.url))
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [name, gender, age, frame = '', idea, left = '', little] = line.split('|');
      return briefsOf([[name, gender, age, idea].join('|')]).map((brief) => ({
        brief,
        frame,
        phrases: left.split('; ').filter(Boolean),
        little: little === 'little',
      }));
    });
