import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import { BLEED_BOX_MM } from '@bramblebook/contract/page-geometry';
import { PAGE } from '@bramblebook/contract/page-numbers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { digitalPdf } from './digital-pdf.ts';
import { layOutBook } from './press-book.ts';
import { plainPicture } from './testing/plain-picture.ts';
import { sampleBook } from './testing/sample-book.ts';

const GOLDEN = new URL('./testing/golden/', import.meta.url);
/** Cells along a page's side: about six millimetres each, so that edges of letters count little and a line much. */
const CELLS = 34;
/** Difference of any cell's channel, of 255. Another renderer altogether makes 16 of these pages, a line that is lost 18 or more. */
const MOST_DIFFERENCE = 17;
const PAGES = [PAGE.frontCover, PAGE.imprint, PAGE.firstStory, 7, 9, 12, PAGE.closing];

/** Pages of a PDF as small PNGs; null where poppler is not installed. */
const rendered = (pdf: Uint8Array): ((page: number) => Uint8Array) | null => {
  const folder = mkdtempSync(path.join(tmpdir(), 'golden-'));
  writeFileSync(path.join(folder, 'book.pdf'), pdf);
  const run = spawnSync('pdftoppm', ['-r', '36', '-png', 'book.pdf', 'page'], { cwd: folder });
  const pages = new Map<number, Uint8Array>();
  if (!run.error)
    for (const page of PAGES)
      pages.set(page, readFileSync(path.join(folder, `page-${String(page).padStart(2, '0')}.png`)));
  rmSync(folder, { recursive: true });
  return run.error ? null : (page) => pages.get(page) ?? new Uint8Array();
};

const difference = async (one: Uint8Array, other: Uint8Array): Promise<number> => {
  const [a, b] = await Promise.all(
    [one, other].map((png) =>
      sharp(png)
        .removeAlpha()
        .resize(CELLS, CELLS, { fit: 'fill', kernel: 'linear' })
        .raw()
        .toBuffer(),
    ),
  );
  if (!a || !b || a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce((most, value, i) => Math.max(most, Math.abs(value - (b[i] ?? 0))), 0);
};

const GOLDEN_LAYOUT = layOutBook(sampleBook('6-8', 'Nguyễn'));

/** The golden pages of a layout, or null and one line where nothing can draw them. */
const pagesOf = async (layout: BookLayout): Promise<((page: number) => Uint8Array) | null> => {
  const jpeg = await plainPicture(Math.round(BLEED_BOX_MM));
  const createdAt = new Date('2026-11-20T10:00:00Z');
  const drawn = rendered(await digitalPdf(layout, async () => jpeg, { createdAt }));
  if (!drawn) process.stderr.write('pdftoppm is not installed: golden pages are not compared.\n');
  return drawn;
};
const goldenOf = (page: number): URL => new URL(`page-${page}.png`, GOLDEN);

test('a few pages look as they were approved', { timeout: 60_000 }, async () => {
  const pageAs = await pagesOf(GOLDEN_LAYOUT);
  if (!pageAs) return;
  for (const page of PAGES) {
    // `UPDATE_GOLDEN=1` draws them anew, to be looked at before they are committed.
    if (process.env.UPDATE_GOLDEN) writeFileSync(goldenOf(page), pageAs(page));
    expect(
      await difference(pageAs(page), readFileSync(goldenOf(page))),
      `page ${page}`,
    ).toBeLessThan(MOST_DIFFERENCE);
  }
});

test('a page that has lost its last line does not', { timeout: 60_000 }, async () => {
  const pages = GOLDEN_LAYOUT.pages.map((page) => ({
    ...page,
    blocks: page.blocks.map((block) => ({ ...block, lines: block.lines.slice(0, -1) })),
  }));
  const pageAs = await pagesOf({ ...GOLDEN_LAYOUT, pages });
  if (!pageAs) return;
  for (const page of PAGES)
    expect(
      await difference(pageAs(page), readFileSync(goldenOf(page))),
      `page ${page}`,
    ).toBeGreaterThanOrEqual(MOST_DIFFERENCE);
});
