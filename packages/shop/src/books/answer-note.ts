import { pageName } from '@bramblebook/contract/page-names';
import { STORY_PAGES } from '@bramblebook/contract/page-numbers';
import { sentence } from './apply-wishes.ts';

const inWords = (parts: readonly string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : (parts[0] ?? '');

/** Pages as the screens call them, in order: "Front cover, story pages 1, 2 and 5 and closing page". */
const listOf = (pages: readonly number[]): string => {
  const told = pages.filter((page) => STORY_PAGES.includes(page));
  const numbers = told.map((page) => String(STORY_PAGES.indexOf(page) + 1));
  const names = pages.flatMap((page) => {
    if (told.length < 2 || !told.includes(page)) return [pageName(page)];
    return page === told[0] ? [`Story pages ${inWords(numbers)}`] : [];
  });
  return inWords(names.map((name, i) => (i === 0 ? name : name.toLowerCase())));
};

/**
 * What the parent is told of a revision: what was read out of the note, and plainly
 * where nothing was, so that nobody waits for a change that does not come.
 */
export const answerNote = (revision: {
  readonly book: { readonly childName: string };
  readonly pages: readonly number[];
  /** What changes on each page, as parts of a sentence. */
  readonly changes: ReadonlyMap<number, readonly string[]>;
  readonly isNewLook: boolean;
}): string => {
  const { book, pages, changes, isNewLook } = revision;
  const parts = isNewLook
    ? [`${book.childName} gets the new looks on every page ${book.childName} is on.`]
    : [];
  const byChange = Map.groupBy(pages, (page) => sentence(changes.get(page) ?? []));
  for (const [told, group] of byChange)
    parts.push(
      told === sentence([])
        ? `${listOf(group)}: painted with a new composition, showing the same things. We found nothing in your note that changes what is shown there.`
        : `${listOf(group)}: ${told.charAt(0).toLowerCase()}${told.slice(1)} The composition is new, too.`,
    );
  return parts.join(' ');
};
