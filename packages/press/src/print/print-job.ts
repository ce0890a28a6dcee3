import type { Pictures } from '../pdf/pictures.ts';
import { standInProfile } from '../pdf/press-profile.ts';
import { PrintDocument } from '../pdf/print-document.ts';
import { documentIdOf, type PrintContents } from './document-id.ts';

/** A book on its way to a printer. */
export interface PrintJob extends PrintContents {
  /** Print masters: JPEG, sRGB, over the whole bleed square. */
  readonly pictures: Pictures;
  /** Written into the file: the same job gives the same bytes. */
  readonly createdAt: Date;
}

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
