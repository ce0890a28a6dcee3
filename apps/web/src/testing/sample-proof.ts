import type { PageLayout, TextBlock } from '@bramblebook/contract/book-layout';
import { BLEED_BOX_MM, BLEED_MM, SAFETY_MM, TRIM_MM } from '@bramblebook/contract/page-geometry';
import { ALL_PAGES, PAGE, TEXT_PAGES } from '@bramblebook/contract/page-numbers';
import type { PrintProof } from '@bramblebook/contract/print-proof';
import { aBook, anOrder } from './sample-shelf.ts';

const square = (insetMm: number) => ({
  xMm: insetMm,
  yMm: insetMm,
  widthMm: BLEED_BOX_MM - 2 * insetMm,
  heightMm: BLEED_BOX_MM - 2 * insetMm,
});

const wordsOf = (page: number): string => {
  if (page === PAGE.dedication) return aBook().parentMessage;
  return TEXT_PAGES.includes(page) ? `Zoë turns to page ${page}.` : '';
};

const pageOf = (page: number): PageLayout => {
  const text = wordsOf(page);
  const run = { text, font: 'literata', sizePt: 20, strokeMm: 0, xMm: 40, widthMm: 90 };
  const block: TextBlock = {
    role: page === PAGE.dedication ? 'dedication' : 'story',
    sizePt: 20,
    colour: '#1d1633',
    direction: 'ltr',
    text,
    lines: [{ baselineMm: 180, runs: [{ ...run, direction: 'ltr' }] }],
  };
  return { page, alt: `A picture of page ${page}.`, blocks: text === '' ? [] : [block] };
};

const isNamed = (page: number): boolean => wordsOf(page).includes('Zoë');
const NAME_BOX = { xMm: 40, yMm: 174.4, widthMm: 13, heightMm: 7.3 };

/** The proof of the whole book of `sample-shelf.ts`, for its printed order. */
export const aProof = (change: Partial<PrintProof> = {}): PrintProof => {
  const { id, items, totalAmount } = anOrder();
  return {
    layout: {
      title: 'Zoë and the Lost Star',
      author: 'Bramblebook',
      language: 'en',
      pages: ALL_PAGES.map(pageOf),
    },
    seal: '5ea1',
    pages: ALL_PAGES.map((page) => ({
      page,
      trim: square(BLEED_MM),
      safe: square(BLEED_MM + SAFETY_MM),
      ppi: 300,
      detailPpi: null,
      names: isNamed(page) ? 1 : 0,
      nameMarks: isNamed(page) ? [NAME_BOX] : [],
    })),
    name: 'Zoë',
    dedication: { written: aBook().parentMessage, printed: aBook().parentMessage },
    printer: {
      trimMm: TRIM_MM,
      bleedMm: BLEED_MM,
      safetyMm: SAFETY_MM,
      minPpi: 300,
      interiorPages: 32,
    },
    order: { id, items, totalAmount },
    isApproved: false,
    ...change,
  };
};
