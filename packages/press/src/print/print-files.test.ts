import { Writable } from 'node:stream';
import { BLEED_BOX_MM } from '@bramblebook/contract/page-geometry';
import {
  type PreflightReport,
  preflightReportSchema,
} from '@bramblebook/contract/preflight-report';
import { PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { PressProfile } from '../pdf/press-profile.ts';
import { preflight } from '../preflight/preflight.ts';
import { readText } from '../preflight/read-text.ts';
import { layOutBook } from '../press-book.ts';
import { floodingProfile } from '../testing/flooding-profile.ts';
import { intoBytes } from '../testing/into-bytes.ts';
import { NAMES } from '../testing/many-scripts.ts';
import { plainPicture } from '../testing/plain-picture.ts';
import { sampleBook } from '../testing/sample-book.ts';
import { secondOpinion } from '../testing/second-opinion.ts';
import { writePrintCover } from './print-cover.ts';
import { writePrintInterior } from './print-interior.ts';
import type { PrintJob } from './print-job.ts';
import { BINDINGS, type Binding } from './printer-profile.ts';
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

  test.each(NAMES)('of a book for %s bear that name, and pass', async (name) => {
    const profile = { ...LULU, minPpi: 20 };
    const of = layOutBook(sampleBook('4-5', name));
    const file = await cover({ ...job(profile), layout: of, pictures: async () => coarse });
    const wanted = { profile, part: 'hardcover', layout: of } as const;
    expect(failed(await preflight(file, wanted))).toEqual([]);
    const [boxes = []] = await readText(file);
    const letters = (text: string) => text.normalize('NFKC').replace(/\s/g, '');
    expect(letters(boxes.map(({ text }) => text).join(''))).toContain(letters(name));
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

    // Page 8 is bound at its right: there text may stand inside the safety margin and yet in the fold.
    const lines = layout.pages[7]?.blocks.flatMap((block) => block.lines) ?? [];
    const ends = lines.flatMap(({ runs }) => runs.map((run) => run.xMm + run.widthMm));
    const safeTo = BLEED_BOX_MM - LULU.bleedMm - LULU.safetyMm;
    const folded = moved(safeTo - LULU.gutterMm / 2 - Math.max(...ends));
    const inFold = await interior({ ...coarsely, layout: folded });
    expect(failed(await held(inFold, { profile: lenient, layout: folded }))).toEqual([
      'text-gutter',
    ]);
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

  test('measures ink by the profile of the printer’s own press where it has one', async () => {
    const white = await plainPicture(400, '#ffffff');
    const made = { ...job(lenient), pictures: async () => white };
    const inkOf = async (file: Uint8Array, pressProfile?: PressProfile) =>
      (await held(file, { profile: lenient, ...(pressProfile && { pressProfile }) })).checks
        .filter(({ id }) => id === 'total-ink')
        .map(({ ok, found }) => [ok, found]);
    expect(await inkOf(await interior(made))).toEqual([[true, '0 %']]);
    const flooding = floodingProfile([255, 255, 204, 102]);
    const file = await interior({ ...made, pressProfile: flooding });
    expect(await inkOf(file, flooding)).toContainEqual([false, '320 %']);
  });

  test('sees missing boxes, empty pages, transparency, missing fonts and colours without a profile', async () => {
    const doc = await PDFDocument.load(await interior(coarsely), { updateMetadata: false });
    const page = doc.getPage(4);
    page.node.delete(PDFName.of('TrimBox'));
    doc.getPage(6).node.delete(PDFName.of('BleedBox'));
    doc.getPage(7).node.delete(PDFName.of('Contents'));
    page.node.Resources()?.delete(PDFName.of('ColorSpace'));
    page.node.Resources()?.set(PDFName.of('ExtGState'), doc.context.obj({ Gs1: { ca: 0.5 } }));
    for (const [, object] of doc.context.enumerateIndirectObjects())
      if (object instanceof PDFDict) object.delete(PDFName.of('FontFile2'));
    doc.removePage(31);
    const file = await doc.save({ useObjectStreams: false });
    expect(failed(await held(file, { profile: lenient }))).toEqual([
      'page-count',
      'bleed-box',
      'trim-box',
      'picture-ppi',
      'fonts-embedded',
      'text-present',
      'transparency',
      'colour-space',
    ]);
  });
});
