import { PAGE } from '@bramblebook/contract/page-numbers';
import type { PreflightReport } from '@bramblebook/contract/preflight-report';
import { describe, expect, test } from 'vitest';
import { preflight } from '../preflight/preflight.ts';
import { layOutBook } from '../press-book.ts';
import { intoBytes } from '../testing/into-bytes.ts';
import { plainPicture } from '../testing/plain-picture.ts';
import { sampleBook } from '../testing/sample-book.ts';
import { documentIdOf } from './document-id.ts';
import { interiorPages } from './interior-pages.ts';
import { writePrintCover } from './print-cover.ts';
import {
  BINDINGS,
  coverSizeOf,
  coverSizeOn,
  printerProfileSchema,
  spineOf,
} from './printer-profile.ts';
import { PRINTERS, printerOf } from './printers.ts';

const LULU = printerOf('lulu-square-8.5');
const GELATO = printerOf('gelato-square-200');
const layout = layOutBook(sampleBook('4-5'));
const picture = await plainPicture(2625);
const JOB = {
  layout,
  profile: GELATO,
  pictures: async () => picture,
  createdAt: new Date('2026-11-20T10:00:00Z'),
};
const failed = ({ checks }: PreflightReport): string[] =>
  checks.filter(({ ok }) => !ok).map(({ id }) => id);

describe('printer profiles', () => {
  test.each(PRINTERS)('$name is whole', (profile) => {
    expect(printerProfileSchema.parse(profile)).toEqual(profile);
    for (const binding of BINDINGS)
      expect(interiorPages(profile).length).toBeGreaterThanOrEqual(
        profile.covers[binding].minPages,
      );
  });

  test('spines follow the printer’s rules', () => {
    expect(spineOf(LULU, 'softcover', 32)).toBeCloseTo((32 / 444 + 0.06) * 25.4, 6);
    expect(spineOf(LULU, 'hardcover', 32)).toBeCloseTo(6.35, 6);
    expect(() => spineOf(LULU, 'hardcover', 90)).toThrow('knows no hardcover spine for 90 pages');
    const { widthMm, heightMm } = coverSizeOf(LULU, 'hardcover', 32);
    expect([widthMm / 25.4, heightMm / 25.4]).toEqual([19, 10.25]);
  });

  test('a sheet that the printer gave tells spine and wrap', async () => {
    const { widthMm, heightMm, spineMm } = coverSizeOf(LULU, 'hardcover', 32);
    expect(coverSizeOn(LULU, 'hardcover', { widthMm, heightMm })?.spineMm).toBeCloseTo(spineMm, 6);
    const coverSize = coverSizeOn(GELATO, 'softcover', { widthMm: 411.5, heightMm: 208 });
    if (!coverSize) throw new Error('no cover for this sheet');
    expect(coverSize.spineMm).toBeCloseTo(3.5, 6);
    expect(coverSizeOn(LULU, 'softcover', { widthMm: 300, heightMm: 222 })).toBeNull();
    const of = { ...JOB, binding: 'softcover', coverSize } as const;
    const cover = await intoBytes((stream) => writePrintCover(of, stream));
    const wanted = { profile: GELATO, part: 'softcover', layout } as const;
    expect(failed(await preflight(cover, { ...wanted, coverSize }))).toEqual([]);
    expect(failed(await preflight(cover, wanted))).toEqual(
      expect.arrayContaining(['media-box', 'spine-width', 'sealed-layout']),
    );
  });

  test('a changed rule of a printer asks for new files', () => {
    const id = documentIdOf({ layout, profile: LULU }, 'interior');
    expect(documentIdOf({ layout, profile: { ...LULU, minPpi: 250 } }, 'interior')).not.toBe(id);
    expect(documentIdOf({ layout, profile: LULU, pictureVersions: { 6: 2 } }, 'interior')).not.toBe(
      id,
    );
  });

  test('an interior keeps the book’s spreads and is made up with endpapers', () => {
    const pages = interiorPages(LULU);
    expect(pages).toHaveLength(32);
    expect(pages.slice(0, 3)).toEqual([PAGE.insideCover, PAGE.insideCover, PAGE.title]);
    expect(pages.slice(27)).toEqual([PAGE.activity, 29, 29, 29, 29]);
    expect(() => interiorPages({ ...LULU, pages: { min: 32, max: 24, multiple: 2 } })).toThrow(
      'binds no book of 32 pages',
    );
  });
});
