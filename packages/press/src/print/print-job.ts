import { createHash } from 'node:crypto';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import { layoutHash } from '../layout-hash.ts';
import type { Pictures } from '../pdf/pictures.ts';
import { type PressProfile, PrintDocument, standInProfile } from '../pdf/print-document.ts';
import type { PrinterProfile } from './printer-profile.ts';

/** A book on its way to a printer. */
export interface PrintJob {
  readonly layout: BookLayout;
  readonly profile: PrinterProfile;
  /** Print masters: JPEG, sRGB, over the whole bleed square. */
  readonly pictures: Pictures;
  /** Written into the file: the same job gives the same bytes. */
  readonly createdAt: Date;
  /** The printer's own ICC profile for PDF/X-4; see `PrintFacts`. */
  readonly pressProfile?: PressProfile;
}

/** An empty document for one part of a job. */
export const openPrintDocument = async (job: PrintJob, part: string): Promise<PrintDocument> => {
  const { title, author, language } = job.layout;
  const { standard } = job.profile;
  const print = createHash('sha256').update(`${layoutHash(job.layout)} ${job.profile.key} ${part}`);
  return new PrintDocument({
    title,
    author,
    language,
    createdAt: job.createdAt,
    standard,
    documentId: print.digest('hex').slice(0, 32),
    pressProfile:
      standard === 'PDF/X-4' ? (job.pressProfile ?? (await standInProfile())) : undefined,
  });
};
