import { Writable } from 'node:stream';
import { PAGE } from '@bramblebook/contract/page-numbers';
import {
  type PreflightReport,
  preflightReportSchema,
} from '@bramblebook/contract/preflight-report';
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { preflight } from '../preflight/preflight.ts';
import { layOutBook } from '../press-book.ts';
import { intoBytes } from '../testing/into-bytes.ts';
import { plainPicture } from '../testing/plain-picture.ts';
import { sampleBook } from '../testing/sample-book.ts';
import { secondOpinion } from '../testing/second-opinion.ts';
import { documentIdOf } from './document-id.ts';
import { interiorPages } from './interior-pages.ts';
import { writePrintCover } from './print-cover.ts';
import { writePrintInterior } from './print-interior.ts';
import type { PrintJob } from './print-job.ts';
import {
  BINDINGS,
  type Binding,
  coverSizeOf,
  coverSizeOn,
  printerProfileSchema,
  spineOf,
} from './printer-profile.ts';
import { PRINTERS, printerOf } from './printers.ts';

const LULU = printerOf('lulu-square-8.5');
const GELATO = printerOf('gelato-square-200');
const layout = layOutBook(sampleBook('4-5'));
const createdAt = new Date('2026-11-20T10:00:00Z');
const large = await plainPicture(2625);
/** Enough where nobody asks how fine it is. */
const coarse = await plainPicture(400);
const job = (profile = LULU): PrintJob => ({
  layout,
  profile,
  pictures: async () => large,
  createdAt,
});
const interior = (of = job()) => intoBytes((stream) => writePrintInterior(of, stream));
const cover = (of = job(), binding: Binding = 'hardcover') =>
  intoBytes((stream) => writePrintCover({ ...of, binding }, stream));
const failed = ({ checks }: PreflightReport): string[] => [
  ...new Set(checks.filter(({ ok }) => !ok).map(({ id }) => id)),
];

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
    const of = { ...job(GELATO), binding: 'softcover', coverSize } as const;
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

describe('print files', () => {
  test.each(PRINTERS)('of $name pass the preflight', async (profile) => {
    const report = await preflight(await interior(job(profile)), {
      profile,
      part: 'interior',
      layout,
    });
    expect(preflightReportSchema.parse(report)).toEqual(report);
    expect(failed(report)).toEqual([]);
    for (const binding of BINDINGS) {
      const file = await cover(job(profile), binding);
      expect(failed(await preflight(file, { profile, part: binding, layout }))).toEqual([]);
    }
  });

  test('hold each picture once, however often it is shown', async () => {
    const doc = await PDFDocument.load(await cover());
    const pictures = doc.context
      .enumerateIndirectObjects()
      .filter(
        ([, object]) =>
          object instanceof PDFRawStream &&
          object.dict.get(PDFName.of('Subtype')) === PDFName.of('Image'),
      );
    expect(pictures).toHaveLength(2);
  });

  test('ask for one picture after the other and wait for a slow reader', async () => {
    const asked: number[] = [];
    let taken = 0;
    let most = 0;
    let given = 0;
    const pictures = async (page: number) => {
      asked.push(page);
      most = Math.max(most, given - taken);
      given += large.byteLength;
      return large;
    };
    const slow = new Writable({
      highWaterMark: 1024,
      write: (chunk: Uint8Array, _, done) => {
        taken += chunk.byteLength;
        setTimeout(done, 1);
      },
    });
    await writePrintInterior({ ...job(), pictures }, slow);
    expect(asked).toEqual(Array.from({ length: 28 }, (_, i) => i + 2));
    expect(most).toBeLessThan(2 * large.byteLength);
  });

  test('fail with the stream they are written to', async () => {
    const broken = new Writable({
      write: (_chunk, _encoding, done) => done(new Error('disk full')),
    });
    await expect(writePrintInterior(job(), broken)).rejects.toThrow('disk full');
  });

  test('are the same bytes for the same job', async () => {
    const [first, second] = [await interior(job(GELATO)), await interior(job(GELATO))];
    expect(first.equals(second)).toBe(true);
  });

  test.each(PRINTERS)('of $name are sound to qpdf and Ghostscript', async (profile) => {
    const of = { ...job(profile), pictures: async () => coarse };
    const files = [
      { name: 'interior.pdf', bytes: await interior(of) },
      { name: 'cover.pdf', bytes: await cover(of) },
    ];
    for (const file of files) {
      const qpdf = secondOpinion('qpdf', ['--check'], file);
      if (qpdf)
        expect(qpdf).toMatchObject({
          status: 0,
          words: expect.stringContaining('No syntax or stream encoding errors'),
        });
      const ghostscript = secondOpinion(
        'gs',
        [
          '-q',
          '-dBATCH',
          '-dNOPAUSE',
          '-sDEVICE=nullpage',
          '-dPDFSTOPONERROR',
          '-dPDFSTOPONWARNING',
        ],
        file,
      );
      if (ghostscript) expect(ghostscript).toEqual({ status: 0, words: '' });
    }
  });
});

describe('the preflight', () => {
  const held = (file: Uint8Array, changes: object = {}) =>
    preflight(file, { profile: LULU, part: 'interior', layout, ...changes });
  /** Where it is not about pictures, small ones are pressed and measured in a tenth of the time. */
  const lenient = { ...LULU, minPpi: 20 };
  const coarsely = { ...job(lenient), pictures: async () => coarse };

  test('sees pictures that are too small', async () => {
    const small = await plainPicture(1600);
    const file = await interior({
      ...job(),
      pictures: async (page) => (page === 9 ? small : large),
    });
    const report = await held(file);
    expect(failed(report)).toEqual(['picture-ppi']);
    expect(report.checks.find(({ ok }) => !ok)).toEqual({
      id: 'picture-ppi',
      ok: false,
      found: '183 ppi (1600 px wide)',
      wanted: 'at least 300 ppi',
      page: 9,
    });
    expect(report.ok).toBe(false);
    // Page 11 was painted smaller and enlarged: what is left of its detail is told, too little fails.
    const enlarged = await held(file, { paintedPx: { 11: 1024 } });
    expect(enlarged.checks.find(({ id }) => id === 'picture-detail')).toMatchObject({
      ok: true,
      found: '133 ppi (painted 1024 px wide)',
      page: expect.any(Number),
    });
    expect(failed(await held(file, { paintedPx: { 11: 700 } }))).toContain('picture-detail');
  });

  test('sees text beyond the safety margin and in the gutter', async () => {
    const moved = (by: number) => ({
      ...layout,
      pages: layout.pages.map((page) =>
        page.page !== 8
          ? page
          : {
              ...page,
              blocks: page.blocks.map((block) => ({
                ...block,
                lines: block.lines.map((line) => ({
                  ...line,
                  runs: line.runs.map((run) => ({ ...run, xMm: run.xMm + by })),
                })),
              })),
            },
      ),
    });
    const outside = moved(60);
    const file = await interior({ ...coarsely, layout: outside });
    const report = await held(file, { profile: lenient, layout: outside });
    expect(failed(report)).toEqual(['text-safety', 'text-gutter']);
    expect(report.checks.find(({ ok }) => !ok)).toMatchObject({
      page: 8,
      found: expect.stringContaining('outside'),
    });
  });

  test('sees a file of another layout, of other pictures and of another printer', async () => {
    const file = await interior(coarsely);
    const other = { profile: lenient, layout: layOutBook(sampleBook('4-5', 'Ada')) };
    expect(failed(await held(file, other))).toEqual(['sealed-layout']);
    const repainted = { profile: lenient, pictureVersions: { 6: 2 } };
    expect(failed(await held(file, repainted))).toEqual(['sealed-layout']);
    expect(failed(await held(file, { profile: { ...GELATO, minPpi: 20 } }))).toEqual(
      expect.arrayContaining(['media-box', 'trim-box', 'standard', 'sealed-layout']),
    );
  });

  test('sees too much ink, too large a file and grey pictures', async () => {
    const dark = await plainPicture(400, '#02012a');
    const grey = await sharp(coarse).toColourspace('b-w').jpeg().toBuffer();
    const strict = { ...lenient, maxInkPercent: 200, maxFileBytes: 1000 };
    const pictures = async (page: number) => (page === 9 ? grey : dark);
    const file = await interior({ ...job(strict), pictures });
    expect(failed(await held(file, { profile: strict }))).toEqual([
      'colour-space',
      'total-ink',
      'file-size',
    ]);
  });

  test('sees missing boxes, transparency, missing fonts and colours without a profile', async () => {
    const doc = await PDFDocument.load(await interior(coarsely), { updateMetadata: false });
    const page = doc.getPage(4);
    page.node.delete(PDFName.of('TrimBox'));
    page.node.Resources()?.delete(PDFName.of('ColorSpace'));
    page.node.Resources()?.set(PDFName.of('ExtGState'), doc.context.obj({ Gs1: { ca: 0.5 } }));
    for (const [, object] of doc.context.enumerateIndirectObjects())
      if (object instanceof PDFDict) object.delete(PDFName.of('FontFile2'));
    doc.removePage(31);
    const file = await doc.save({ useObjectStreams: false });
    expect(failed(await held(file, { profile: lenient }))).toEqual([
      'page-count',
      'trim-box',
      'fonts-embedded',
      'transparency',
      'colour-space',
    ]);
  });
});
