import { createHash } from 'node:crypto';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import { layoutHash } from '../layout-hash.ts';
import type { Pictures } from '../pdf/pictures.ts';
import { type PressProfile, standInProfile } from '../pdf/press-profile.ts';
import { PrintDocument } from '../pdf/print-document.ts';
import type { CoverSize, PrinterProfile } from './printer-profile.ts';

/** Version of each page's picture, by page number. */
export type PictureVersions = Readonly<Record<number, number>>;

/** A book on its way to a printer. */
export interface PrintJob {
  readonly layout: BookLayout;
  readonly profile: PrinterProfile;
  /** Print masters: JPEG, sRGB, over the whole bleed square. */
  readonly pictures: Pictures;
  /** Part of the document's identity, so that a file tells which pictures it was made of. */
  readonly pictureVersions?: PictureVersions;
  /** Written into the file: the same job gives the same bytes. */
  readonly createdAt: Date;
  /** The printer's own ICC profile for PDF/X-4; see `PrintFacts`. */
  readonly pressProfile?: PressProfile;
  /** The printer's answer for this cover, where it gave one. */
  readonly coverSize?: CoverSize;
}

/** Raised with every change of what print files look like: one made before is another file. */
const PRESS_VERSION = 2;

/**
 * What one part of a job is known by, in 32 hex digits: its layout, its pictures, every
 * rule of its printer, and the press. Of something else than before nothing is found.
 */
export const documentIdOf = (
  {
    layout,
    profile,
    pictureVersions = {},
    coverSize,
    pressProfile,
  }: Omit<PrintJob, 'pictures' | 'createdAt'>,
  part: string,
): string => {
  const versions = Object.entries(pictureVersions).map(([page, version]) => `${page}:${version}`);
  const hash = createHash('sha256').update(
    JSON.stringify([PRESS_VERSION, layoutHash(layout), profile, part, versions, coverSize ?? null]),
  );
  if (pressProfile) hash.update(pressProfile.condition).update(pressProfile.icc);
  return hash.digest('hex').slice(0, 32);
};

/** An empty document for one part of a job. */
export const openPrintDocument = async (job: PrintJob, part: string): Promise<PrintDocument> => {
  const { title, author, language } = job.layout;
  const { standard } = job.profile;
  return new PrintDocument({
    title,
    author,
    language,
    createdAt: job.createdAt,
    standard,
    documentId: documentIdOf(job, part),
    pressProfile:
      standard === 'PDF/X-4' ? (job.pressProfile ?? (await standInProfile())) : undefined,
  });
};
