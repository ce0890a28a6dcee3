import * as z from 'zod/mini';

/** What is checked of a print file, in the order it is told. */
export const PREFLIGHT_CHECKS = {
  'page-count': 'Number of pages',
  'media-box': 'Sheet with bleed',
  'bleed-box': 'Bleed box',
  'trim-box': 'Trim box',
  'spine-width': 'Spine width',
  'spine-text': 'Text on the spine',
  'picture-ppi': 'Resolution of pictures',
  'picture-detail': 'Detail of enlarged pictures',
  'fonts-embedded': 'Fonts embedded as subsets',
  'text-present': 'Words on their pages',
  'text-safety': 'Text inside the safety margin',
  'text-gutter': 'Text out of the gutter',
  transparency: 'No transparency',
  'colour-space': 'Colour space',
  'total-ink': 'Total ink of the darkest areas',
  'file-size': 'Size of the file',
  standard: 'PDF standard',
  'sealed-layout': 'Made from the approved layout',
} as const;
export type PreflightCheckId = keyof typeof PREFLIGHT_CHECKS;

const ids = Object.keys(PREFLIGHT_CHECKS) as [PreflightCheckId, ...PreflightCheckId[]];

const preflightCheckSchema = z.object({
  id: z.enum(ids),
  ok: z.boolean(),
  /** In words and units that a person at the printer knows. */
  found: z.string(),
  wanted: z.string(),
  /** Page of the file, from 1, where the finding is about one. */
  page: z.optional(z.int()),
});
export type PreflightCheck = z.infer<typeof preflightCheckSchema>;

export const PRINT_PARTS = ['interior', 'softcover', 'hardcover'] as const;
export type PrintPart = (typeof PRINT_PARTS)[number];

/** What the finished file was found to be; `ok` only when every check is. */
export const preflightReportSchema = z.object({
  ok: z.boolean(),
  profile: z.string(),
  part: z.enum(PRINT_PARTS),
  /** Fingerprint of the layout that the file was held against (layout-hash.ts). */
  layoutHash: z.string(),
  /** SHA-256 of the file, in hex: the report speaks of this one alone. */
  fileHash: z.string(),
  fileBytes: z.int(),
  checks: z.array(preflightCheckSchema),
});
export type PreflightReport = z.infer<typeof preflightReportSchema>;
