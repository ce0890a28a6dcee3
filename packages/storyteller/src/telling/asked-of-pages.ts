import type { Story } from '@bramblebook/contract/story';

/** Nouns that a question may use of any book, or of its reader. */
const OF_ANY_BOOK: ReadonlySet<string> = new Set(
  'end beginning middle start top story book page picture way place noise day night world reader answer question plan matter time rule people house mistake quarrel magic truth idea moment difference first second third last next other others one ones same only right wrong whole two three'.split(
    ' ',
  ),
);
/** “The waiting”, “the silliest”: what was done, and what one thinks of it. */
const NO_THING = /(?:ing|est|orst)$/u;
const DEFINITE = /\bthe (?:(?:big|small|old|new|long|little|very) )?(\p{Ll}{3,})(?![\p{L}’-])/gu;

/** “Berries” and “berry”, “wrote” of its own: what is left of a word without its endings. */
const stemOf = (word: string): string => word.replace(/(?:ies|es|s|y|e)$/u, '');

/** What the maze and the questions of a book speak of as known although no page has it: “the box”. */
export const askedOfNoPage = ({ pages, activity }: Story): string[] => {
  const told = pages.map(({ text }) => text.toLowerCase()).join('\n');
  return [activity.maze.sentence, ...activity.questions].flatMap((asked) =>
    [...asked.matchAll(DEFINITE)]
      .map(([, noun = '']) => noun)
      .filter(
        (noun) => !OF_ANY_BOOK.has(noun) && !NO_THING.test(noun) && !told.includes(stemOf(noun)),
      )
      .map((noun) => `“${asked}” speaks of the ${noun}, which no page has`),
  );
};
