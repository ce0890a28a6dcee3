import { sentence } from './apply-wishes.ts';

const listOf = (numbers: readonly number[]): string =>
  numbers.length === 1
    ? `page ${numbers[0]}`
    : `pages ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;

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
  const parts = isNewLook ? [`${book.childName} gets the new looks on every page.`] : [];
  const byChange = Map.groupBy(pages, (page) => sentence(changes.get(page) ?? []));
  for (const [told, group] of byChange) {
    const where = listOf(group);
    const start = `${where.charAt(0).toUpperCase()}${where.slice(1)}`;
    parts.push(
      told === sentence([])
        ? `${start}: painted with a new composition, showing the same things. We found nothing in your note that changes what is shown there.`
        : `${start}: ${told.charAt(0).toLowerCase()}${told.slice(1)} The composition is new, too.`,
    );
  }
  return parts.join(' ');
};
