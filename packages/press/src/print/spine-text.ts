import type { BookLayout, TextLine } from '@bramblebook/contract/book-layout';
import { PT_MM, placeLine, type SetLine, setLine } from '../layout/place-line.ts';
import { FALL_EM, RISE_EM } from '../type/measure.ts';
import { BOOKISH_ITALIC, DISPLAY } from '../type/typefaces.ts';
import { type Span, toParagraph } from '../type/words.ts';
import { interiorPages } from './interior-pages.ts';
import type { CoverSize, PrinterProfile } from './printer-profile.ts';

/** Larger would shout beside the other books on the shelf. */
const LARGEST_PT = 18;
/** Where the middle of the letters stands above their baseline, in ems. */
const MIDDLE_EM = (RISE_EM - FALL_EM) / 2;

/** Folded spaces would close the distance between title and name. */
const APART = '\u00A0\u00A0·\u00A0\u00A0';

/** Title and child's name; a title that says the name is enough. */
const spansOf = ({ title, childName }: BookLayout): Span[] => {
  const titled: Span = { text: title, typeface: DISPLAY };
  if (!childName || title.includes(childName)) return [titled];
  return [titled, { text: `${APART}${childName}`, typeface: BOOKISH_ITALIC }];
};

/** Half the height of a line's letters, in ems: faces of other scripts run larger. */
const halfHeightEm = ({ runs }: SetLine): number =>
  Math.max(
    ...runs.map(({ piece: { cut } }) =>
      Math.max(RISE_EM * cut.scale - MIDDLE_EM, FALL_EM * cut.scale + MIDDLE_EM),
    ),
  );

/**
 * The line on a book's spine, as large as spine and safety margins let it be, in mm from
 * the spine's middle: along it, and across it from the line's head to its foot. Null where
 * the spine stays blank: of a book too thin for text by its printer's rule.
 */
export const spineTextOf = (
  layout: BookLayout,
  profile: PrinterProfile,
  { spineMm }: Pick<CoverSize, 'spineMm'>,
): TextLine | null => {
  const { fromPages, safetyMm } = profile.spineText;
  const acrossMm = spineMm - 2 * safetyMm;
  if (interiorPages(profile).length < fromPages || acrossMm <= 0) return null;
  const line = setLine(toParagraph(spansOf(layout), 'ltr').words);
  if (line.widthEm === 0) return null;
  const alongMm = profile.trimMm - 2 * profile.safetyMm;
  const emMm = Math.min(
    LARGEST_PT * PT_MM,
    acrossMm / 2 / halfHeightEm(line),
    alongMm / line.widthEm,
  );
  const startMm = (-line.widthEm * emMm) / 2;
  return placeLine(line, startMm, MIDDLE_EM * emMm, emMm / PT_MM);
};
