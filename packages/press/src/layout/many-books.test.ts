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

const BOOKS_OF_AN_AGE = 40;
const NAMES = ['Maya', 'Jo', 'Persephone-Alexandra', 'Nguyễn Thị Phượng', '小明', 'محمد', 'Анна'];
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

/** What is wrong with a story page, in words; nothing when it can be printed. */
const faultsOf = (page: PageLayout, art: PageArt | undefined, leastPt: number): string[] => {
  const faults: string[] = [];
  const inks = inksOf(page);
  const inner = BLEED_MM + SAFETY_MM + GUTTER_MM;
  const outer = BLEED_MM + SAFETY_MM;
  const [left, right] = page.page % 2 === 1 ? [inner, outer] : [outer, inner];
  for (const ink of inks) {
    if (ink.left < left - HAIR_MM || ink.right > BLEED_BOX_MM - right + HAIR_MM)
      faults.push('text in the gutter or beyond the safety margin');
    if (ink.top < outer - HAIR_MM || ink.bottom > BLEED_BOX_MM - outer + HAIR_MM)
      faults.push('text above or below the safety margin');
  }
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
  return faults.map((fault) => `page ${page.page} (${page.design}): ${fault}`);
};

describe.each(READING_AGES)('forty books for %s', (age) => {
  test('have no overflow, no overlap, and no two neighbours alike', { timeout: 240_000 }, () => {
    const used = new Set<string>();
    const faults: string[] = [];
    for (let seed = 0; seed < BOOKS_OF_AN_AGE; seed++) {
      const { book } = toldBook(seed, age, NAMES[seed % NAMES.length]);
      const layout = layOutBook(book);
      expect(bookLayoutSchema.safeParse(layout).success).toBe(true);
      const arts = new Map(book.arts.map((art) => [art.page, art]));
      for (const number of TEXT_PAGES) {
        const page = layout.pages[number - 1];
        const before = layout.pages[number - 2];
        if (!page) throw new Error(`page ${number} is missing`);
        used.add(page.design ?? 'none');
        faults.push(
          ...faultsOf(page, arts.get(number), LEAST_PT[age]).map(
            (fault) => `book ${seed}, ${fault}`,
          ),
        );
        if (number > PAGE.firstStory && before?.design === page.design)
          faults.push(`book ${seed}: pages ${number - 1} and ${number} are both ${page.design}`);
      }
    }
    expect(faults).toEqual([]);
    expect(used.size).toBeGreaterThanOrEqual(8);
    expect(DESIGNS).toEqual(expect.arrayContaining([...used]));
  });
});
