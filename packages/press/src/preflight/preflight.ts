import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { PREFLIGHT_CHECKS, type PreflightReport } from '@bramblebook/contract/preflight-report';
import { layoutHash } from '../layout-hash.ts';
import type { PressProfile } from '../pdf/press-profile.ts';
import { expectedOf, type PreflightExpectations } from './expected.ts';
import { checkFile } from './file-checks.ts';
import { measurePicture, type PictureMeasure } from './measure-picture.ts';
import { checkPages } from './page-checks.ts';
import { type PrintFileStructure, readStructure } from './read-structure.ts';
import { readText } from './read-text.ts';

const ORDER = Object.keys(PREFLIGHT_CHECKS);

/**
 * Reads a finished print file back and holds it against what was approved and what the
 * printer asks for. Takes seconds (every picture is separated): made for a thread of its
 * own. Throws when the bytes are no PDF.
 */
export const preflight = async (
  file: Uint8Array,
  expectations: PreflightExpectations,
): Promise<PreflightReport> => {
  const expected = expectedOf(expectations);
  const structure = await readStructure(file);
  const texts = await readText(file);
  const { pressProfile } = expectations;
  const measures = pressProfile
    ? await withIccFile(pressProfile, (file) => measuresOf(structure, file))
    : await measuresOf(structure, null);
  const checks = [
    ...checkPages(structure, texts, measures, expected),
    ...checkFile(structure, file.byteLength, expected),
  ].sort((a, b) => ORDER.indexOf(a.id) - ORDER.indexOf(b.id));
  return {
    ok: checks.every(({ ok }) => ok),
    profile: expected.profile.key,
    part: expected.part,
    layoutHash: layoutHash(expected.layout),
    fileHash: createHash('sha256').update(file).digest('hex'),
    fileBytes: file.byteLength,
    checks,
  };
};

/** The picture library reads a profile only from a file. */
const withIccFile = async <T>(
  { icc }: PressProfile,
  use: (file: string) => Promise<T>,
): Promise<T> => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'bramblebook-icc-'));
  try {
    const file = path.join(folder, 'press.icc');
    await writeFile(file, icc);
    return await use(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Every picture measured once, however often it is shown. */
const measuresOf = async (
  { pages }: PrintFileStructure,
  iccFile: string | null,
): Promise<PictureMeasure[][]> => {
  const known = new Map<unknown, PictureMeasure>();
  const all: PictureMeasure[][] = [];
  for (const { pictures } of pages) {
    const ofPage: PictureMeasure[] = [];
    for (const { stream } of pictures) {
      const measure = known.get(stream) ?? (await measurePicture(stream.getContents(), iccFile));
      known.set(stream, measure);
      ofPage.push(measure);
    }
    all.push(ofPage);
  }
  return all;
};
