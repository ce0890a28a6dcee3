import type { ConsistencyReport } from '@bramblebook/contract/consistency-report';
import { BLEED_BOX_MM } from '@bramblebook/contract/page-geometry';
import type { PictureMeasures } from '@bramblebook/contract/picture-measures';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../database/open-database.ts';
import { bookPages, books } from '../../database/schema/books.ts';
import { pagePaintings } from '../../database/schema/paintings.ts';
import { WHY_NOT_PAINTED } from '../../making/why-not-painted.ts';

type Hand = PictureMeasures['hand'];

/** Farther from the book's hand than this a page is another picture book's. */
const MOST_AWAY = 0.25;
/** Fewer of the sheet's colours than this are another hero's. */
const LEAST_HERO_COLOURS = 0.5;
const MM_PER_INCH = 25.4;
const HAND_PARTS = ['lightness', 'chroma', 'texture'] as const;

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** The hand of the whole book: the median of its pages. */
const handOfBook = (hands: readonly Hand[]): Hand => ({
  lightness: medianOf(hands.map(({ lightness }) => lightness)),
  chroma: medianOf(hands.map(({ chroma }) => chroma)),
  texture: medianOf(hands.map(({ texture }) => texture)),
});

/** Light changes with the hour of the story: it counts for half. */
const awayFrom = (book: Hand, hand: Hand): number => {
  const parts = HAND_PARTS.map((part) => Math.abs(hand[part] - book[part]));
  const [lightness = 0, chroma = 0, texture = 0] = parts;
  return Math.min(1, Math.hypot(lightness / 2, chroma, texture));
};

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

/** The paintings behind the pictures that are shown now. */
const readShown = (db: Queryable, bookId: string) =>
  db
    .select({ painting: pagePaintings })
    .from(pagePaintings)
    .innerJoin(
      bookPages,
      and(
        eq(bookPages.bookId, pagePaintings.bookId),
        eq(bookPages.page, pagePaintings.page),
        eq(bookPages.shownVersion, pagePaintings.version),
      ),
    )
    .where(eq(pagePaintings.bookId, bookId))
    .orderBy(pagePaintings.page);

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
  const rows = (await readShown(db, bookId)).map(({ painting }) => painting);
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
