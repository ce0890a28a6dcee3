import { awayFrom, handOfBook, MOST_AWAY } from '@bramblebook/contract/book-hand';
import type { ConsistencyReport } from '@bramblebook/contract/consistency-report';
import { BLEED_BOX_MM } from '@bramblebook/contract/page-geometry';
import type { PictureMeasures } from '@bramblebook/contract/picture-measures';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { books } from '../../database/schema/books.ts';
import { WHY_NOT_PAINTED } from '../../making/why-not-painted.ts';
import { readShownPaintings } from '../../shelf/shown-paintings.ts';

/** Fewer of the sheet's colours than this are another hero's. */
const LEAST_HERO_COLOURS = 0.5;
const MM_PER_INCH = 25.4;

const isOther = (measures: PictureMeasures): boolean => {
  const { heroColours, figures, isSameChild, isSameClothes, head } = measures;
  return (
    (heroColours !== null && heroColours < LEAST_HERO_COLOURS) ||
    (figures !== null && figures.seen !== figures.wanted) ||
    isSameChild === false ||
    isSameClothes === false ||
    (!!head && head.away > head.most)
  );
};

/**
 * How well the pictures that a model painted belong together, for the staff: each page beside
 * the hero's sheet, as it was judged, and beside the hand of the whole book. Null where
 * there is no such book; no pages where no model painted.
 */
export const readConsistency = async (
  db: Queryable,
  bookId: string,
): Promise<ConsistencyReport | null> => {
  if ((await db.$count(books, eq(books.id, bookId))) === 0) return null;
  const rows = await readShownPaintings(db, bookId);
  const book = handOfBook(rows.flatMap(({ measures }) => measures?.hand ?? []));
  return {
    pages: rows.map(({ page, model, reason, tries, findings, measures, widthPx }) => {
      const handAway = measures && awayFrom(book, measures.hand);
      return {
        page,
        model,
        ownBecause: reason && `the model ${WHY_NOT_PAINTED[reason]}`,
        tries,
        findings: [...findings],
        measures,
        handAway,
        ppi: widthPx === null ? null : Math.round((widthPx * MM_PER_INCH) / BLEED_BOX_MM),
        isOdd:
          reason !== null ||
          findings.length > 0 ||
          (measures !== null && isOther(measures)) ||
          (handAway !== null && handAway > MOST_AWAY),
      };
    }),
  };
};
