import { bookLayoutSchema, type PageLayout } from '@bramblebook/contract/book-layout';
import {
  BLEED_BOX_MM,
  BLEED_MM,
  GUTTER_MM,
  type PageArt,
  SAFETY_MM,
  unitsToMm,
} from '@bramblebook/contract/page-geometry';
import { PAGE, TEXT_PAGES } from '@bramblebook/contract/page-numbers';
import { READING_AGES, type ReadingAge } from '@bramblebook/contract/reading';
import { describe, expect, test } from 'vitest';
import { layOutBook } from '../press-book.ts';
import { toldBook } from '../testing/told-book.ts';
import { designFor } from './choose-designs.ts';
import { DESIGNS, type DesignName } from './designed-page.ts';
import { PT_MM } from './place-line.ts';

/** Three hundred in all. */
const BOOKS_OF_AN_AGE = 75;
/** Every script in every age; no divisor in common with the ideas, so that each name meets each. */
const NAMES = [
  'Maya',
  'Jo',
  'Persephone-Alexandra',
  'Nguyễn Thị Phượng',
  'Łukasz Żółć',
  'Анастасия',
  'Άννα Μαρία',
  'محمد علي',
  'נועה',
  'हिन्दी आरव',
  'ਗੁਰਪ੍ਰੀਤ ਪੰਜਾਬੀ',
  'தமிழ்ச்செல்வி',
  '小明',
  'さくら',
  '김서연',
  'กัลยาณี',
  'W'.repeat(24),
];
const LEAST_PT: Record<ReadingAge, number> = { '2-3': 20, '4-5': 20, '6-8': 14, '9-12': 14 };
const HAIR_MM = 0.02;
const LONGEST_PAIR = 20;

/** Every line's ink, in mm from the bleed edge: capitals' tops to descenders' feet; a drop cap has none. */
const inksOf = ({ blocks }: PageLayout) =>
  blocks.flatMap(({ lines, sizePt }) =>
    lines.map(({ baselineMm, runs }) => {
      const size = sizePt * PT_MM;
      return {
        left: Math.min(...runs.map(({ xMm }) => xMm)),
        right: Math.max(...runs.map(({ xMm, widthMm }) => xMm + widthMm)),
        top: baselineMm - 0.75 * size,
        bottom: baselineMm + 0.26 * size,
        baselineMm,
      };
    }),
  );

const COVERS: readonly number[] = [PAGE.frontCover, PAGE.backCover];

/** What stands where a knife or a fold may take it, and lines that touch one another, on any page. */
const misplacedOn = (page: PageLayout): string[] => {
  const faults: string[] = [];
  const outer = BLEED_MM + SAFETY_MM;
  const inner = outer + (COVERS.includes(page.page) ? 0 : GUTTER_MM);
  const [left, right] = page.page % 2 === 1 ? [inner, outer] : [outer, inner];
  const inks = inksOf(page);
  for (const ink of inks) {
    if (ink.left < left - HAIR_MM || ink.right > BLEED_BOX_MM - right + HAIR_MM)
      faults.push('text in the gutter or beyond the safety margin');
    if (ink.top < outer - HAIR_MM || ink.bottom > BLEED_BOX_MM - outer + HAIR_MM)
      faults.push('text above or below the safety margin');
  }
  inks.forEach((ink, i) => {
    const touched = inks
      .slice(i + 1)
      .some(
        (other) =>
          Math.min(ink.right, other.right) - Math.max(ink.left, other.left) > HAIR_MM &&
          Math.min(ink.bottom, other.bottom) - Math.max(ink.top, other.top) > HAIR_MM,
      );
    if (touched) faults.push('lines one over the other');
  });
  return faults;
};

/** What is wrong with a story page, in words; nothing when it can be printed. */
const faultsOf = (page: PageLayout, art: PageArt | undefined, leastPt: number): string[] => {
  const faults: string[] = [];
  const inks = inksOf(page);
  const { text } = designFor(page.design as DesignName, page.page, art);
  for (const ink of inks)
    if (
      ink.top < unitsToMm(text.y) - HAIR_MM ||
      ink.bottom > unitsToMm(text.y + text.height) + HAIR_MM
    )
      faults.push('text beyond its area');
  for (const block of page.blocks) {
    if (block.sizePt < leastPt) faults.push(`type of ${block.sizePt} pt`);
    const [above = '', last = ''] = block.lines.slice(-2).map(({ runs }) =>
      runs
        .map((run) => run.text)
        .join('')
        .trim(),
    );
    const word = above.split(' ').at(-1) ?? '';
    // Two words too long for one line of the largest type cannot keep each other company.
    const couldMove = above.includes(' ') && word.length + last.length <= LONGEST_PAIR;
    if (block.lines.length > 1 && !last.includes(' ') && couldMove && /\p{scx=Latin}/u.test(last))
      faults.push(`“${last}” alone on the last line`);
    if (block.lines.some(({ runs }) => runs.at(-1)?.text.endsWith('-'))) faults.push('a hyphen');
  }
  return faults;
};

describe.each(READING_AGES)('seventy-five books for %s', (age) => {
  test('have no overflow, no overlap, and no two neighbours alike', { timeout: 240_000 }, () => {
    const used = new Set<string>();
    const faults: string[] = [];
    for (let seed = 0; seed < BOOKS_OF_AN_AGE; seed++) {
      const { book } = toldBook(seed, age, NAMES[seed % NAMES.length]);
      const layout = layOutBook(book);
      expect(bookLayoutSchema.safeParse(layout).success).toBe(true);
      const arts = new Map(book.arts.map((art) => [art.page, art]));
      for (const page of layout.pages) {
        const found = misplacedOn(page);
        if (TEXT_PAGES.includes(page.page)) {
          const before = layout.pages[page.page - 2];
          used.add(page.design ?? 'none');
          found.push(...faultsOf(page, arts.get(page.page), LEAST_PT[age]));
          if (page.page > PAGE.firstStory && before?.design === page.design)
            found.push('the design of the page before');
        }
        faults.push(
          ...found.map((one) => `book ${seed}, page ${page.page} (${page.design}): ${one}`),
        );
      }
    }
    expect(faults).toEqual([]);
    expect(used.size).toBeGreaterThanOrEqual(8);
    expect(DESIGNS).toEqual(expect.arrayContaining([...used]));
  });
});
