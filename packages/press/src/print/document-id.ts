import { createHash } from 'node:crypto';
import type { BookLayout } from '@bramblebook/contract/book-layout';
import { layoutHash } from '../layout-hash.ts';
import type { PressProfile } from '../pdf/press-profile.ts';
import type { CoverSize, PrinterProfile } from './printer-profile.ts';

/** Version of each page's picture, by page number. */
export type PictureVersions = Readonly<Record<number, number>>;

/** What a print file is made of, apart from the pictures themselves. */
export interface PrintContents {
  readonly layout: BookLayout;
  readonly profile: PrinterProfile;
  /** Part of the document's identity, so that a file tells which pictures it was made of. */
  readonly pictureVersions?: PictureVersions;
  /** The printer's own ICC profile for PDF/X-4; see `PrintFacts`. */
  readonly pressProfile?: PressProfile;
  /** The printer's answer for this cover, where it gave one. */
  readonly coverSize?: CoverSize;
}

/** Raised with every change of what print files look like: one made before is another file. */
const PRESS_VERSION = 3;

/**
 * What one part of a job is known by, in 32 hex digits: its layout, its pictures, every
 * rule of its printer, and the press. Of something else than before nothing is found.
 */
export const documentIdOf = (
  { layout, profile, pictureVersions = {}, coverSize, pressProfile }: PrintContents,
  part: string,
): string => {
  const versions = Object.entries(pictureVersions).map(([page, version]) => `${page}:${version}`);
  const hash = createHash('sha256').update(
    JSON.stringify([PRESS_VERSION, layoutHash(layout), profile, part, versions, coverSize ?? null]),
  );
  if (pressProfile) hash.update(pressProfile.condition).update(pressProfile.icc);
  return hash.digest('hex').slice(0, 32);
};
