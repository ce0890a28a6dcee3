import type { PreflightReport } from '@bramblebook/contract/preflight-report';
import { describe, expect, test } from 'vitest';
import { PT_MM } from '../layout/place-line.ts';
import { preflight } from '../preflight/preflight.ts';
import { readText } from '../preflight/read-text.ts';
import { layOutBook } from '../press-book.ts';
import { intoBytes } from '../testing/into-bytes.ts';
import { plainPicture } from '../testing/plain-picture.ts';
import { sampleBook } from '../testing/sample-book.ts';
import { writePrintCover } from './print-cover.ts';
import { type CoverSize, coverSizeOf, type PrinterProfile } from './printer-profile.ts';
import { printerOf } from './printers.ts';

const LULU = printerOf('lulu-square-8.5');
/** As Lulu, but binding 120 pages: thick enough for text on its spine. */
const THICK: PrinterProfile = { ...LULU, key: 'thick', pages: { min: 120, max: 200, multiple: 2 } };
const layout = layOutBook(sampleBook('4-5'));
const createdAt = new Date('2026-11-20T10:00:00Z');
const large = await plainPicture(2625);
const failed = ({ checks }: PreflightReport): string[] =>
  checks.filter(({ ok }) => !ok).map(({ id }) => id);

describe('the spine', () => {
  const cover = (profile: PrinterProfile, of = layout) =>
    intoBytes((stream) =>
      writePrintCover(
        { layout: of, profile, pictures: async () => large, createdAt, binding: 'softcover' },
        stream,
      ),
    );
  const textOnSpine = async (file: Uint8Array, { widthMm, spineMm }: CoverSize) => {
    const [boxes = []] = await readText(file);
    const from = (widthMm - spineMm) / 2 / PT_MM;
    return boxes.filter(({ left, right }) => right > from && left < from + spineMm / PT_MM);
  };

  test('is blank below the printer’s page count', async () => {
    const size = coverSizeOf(LULU, 'softcover', 32);
    expect(await textOnSpine(await cover(LULU), size)).toEqual([]);
  });

  test.each([
    ['down', -90],
    ['up', 90],
  ] as const)(
    'of a thick book bears title and name, in its middle, reading %s',
    async (reads, angle) => {
      const profile = { ...THICK, spineText: { ...THICK.spineText, reads } };
      const size = coverSizeOf(profile, 'softcover', 120);
      const story = { ...sampleBook('4-5').story, title: 'The Lantern Fox' };
      const other = layOutBook(sampleBook('4-5', 'Maya', { story }));
      for (const [of, words] of [
        [layout, 'Maya and the Lantern Fox'],
        [other, 'The Lantern Fox · Maya'],
      ] as const) {
        const file = await cover(profile, of);
        const found = await textOnSpine(file, size);
        expect(
          found
            .map(({ text }) => text)
            .join(' ')
            .replace(/\s+/g, ' ')
            .trim(),
        ).toBe(words);
        expect(new Set(found.map((box) => box.angle))).toEqual(new Set([angle]));
        const [left, right] = [
          Math.min(...found.map((box) => box.left)) * PT_MM,
          Math.max(...found.map((box) => box.right)) * PT_MM,
        ];
        expect((left + right) / 2).toBeCloseTo(size.widthMm / 2, 1);
        expect(right - left).toBeLessThanOrEqual(
          size.spineMm - 2 * profile.spineText.safetyMm + 0.01,
        );
        expect(right - left).toBeGreaterThan(3);
        const [foot, head] = [
          Math.min(...found.map((box) => box.bottom)) * PT_MM,
          Math.max(...found.map((box) => box.top)) * PT_MM,
        ];
        expect((foot + head) / 2).toBeCloseTo(size.heightMm / 2, 1);
        expect(head - foot).toBeLessThanOrEqual(profile.trimMm - 2 * profile.safetyMm + 0.01);
        const report = await preflight(file, { profile, part: 'softcover', layout: of });
        expect(failed(report)).toEqual([]);
        expect(report.checks.find(({ id }) => id === 'spine-text')?.found).toContain(
          `at ${angle}°`,
        );
      }
    },
  );

  test('holds the longest title and names of other scripts', async () => {
    for (const name of ['W'.repeat(60), 'محمد علي', 'हिन्दी आरव', 'Ắnh Ỹ', '小明']) {
      const story = { ...sampleBook('4-5').story, title: 'The Lantern Fox' };
      const of = layOutBook(sampleBook('4-5', name, { story }));
      const report = await preflight(await cover(THICK, of), {
        profile: THICK,
        part: 'softcover',
        layout: of,
      });
      expect(report.checks.filter(({ ok }) => !ok)).toEqual([]);
    }
  });

  test('of another width than the printer’s fails the preflight', async () => {
    const coverSize = { ...coverSizeOf(LULU, 'hardcover', 32), widthMm: 490, spineMm: 13 };
    const of = { layout, profile: LULU, pictures: async () => large, createdAt } as const;
    const file = await intoBytes((stream) =>
      writePrintCover({ ...of, binding: 'hardcover', coverSize }, stream),
    );
    const report = await preflight(file, { profile: LULU, part: 'hardcover', layout });
    expect(failed(report)).toEqual(expect.arrayContaining(['media-box', 'spine-width']));
  });

  test('that bears text where it should be blank, or is turned the wrong way, fails the preflight', async () => {
    const wanted = { profile: THICK, part: 'softcover', layout } as const;
    const spineText = { ...THICK.spineText, fromPages: 130 };
    expect(
      failed(await preflight(await cover(THICK), { ...wanted, profile: { ...THICK, spineText } })),
    ).toEqual(['spine-text', 'text-safety', 'sealed-layout']);
    const turned = { ...THICK, spineText: { ...THICK.spineText, reads: 'up' } } as const;
    expect(failed(await preflight(await cover(turned), wanted))).toEqual([
      'spine-text',
      'sealed-layout',
    ]);
  });
});
