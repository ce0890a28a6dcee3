import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BLEED_BOX_MM } from '@bramblebook/contract/page-geometry';
import { PAGE } from '@bramblebook/contract/page-numbers';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { digitalPdf } from './digital-pdf.ts';
import { layOutBook } from './press-book.ts';
import { plainPicture } from './testing/plain-picture.ts';
import { sampleBook } from './testing/sample-book.ts';

const GOLDEN = new URL('./testing/golden/', import.meta.url);
/** Mean difference of a channel, of 255, that another version of the renderer may make. */
const MOST_DIFFERENCE = 2.5;
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
    [one, other].map((png) => sharp(png).removeAlpha().raw().toBuffer()),
  );
  if (!a || !b || a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;
};

test('a few pages look as they were approved', { timeout: 60_000 }, async () => {
  const jpeg = await plainPicture(Math.round(BLEED_BOX_MM));
  const layout = layOutBook(sampleBook('6-8', 'Nguyễn'));
  const pageAs = rendered(
    await digitalPdf(layout, async () => jpeg, { createdAt: new Date('2026-11-20T10:00:00Z') }),
  );
  if (!pageAs) {
    process.stderr.write('pdftoppm is not installed: golden pages are not compared.\n');
    return;
  }
  for (const page of PAGES) {
    const golden = new URL(`page-${page}.png`, GOLDEN);
    // `UPDATE_GOLDEN=1` draws them anew, to be looked at before they are committed.
    if (process.env.UPDATE_GOLDEN) writeFileSync(golden, pageAs(page));
    expect(await difference(pageAs(page), readFileSync(golden)), `page ${page}`).toBeLessThan(
      MOST_DIFFERENCE,
    );
  }
});
