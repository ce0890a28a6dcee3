import type { PrinterProfile } from './printer-profile.ts';

const MB = 1024 * 1024;
const inches = (length: number): number => length * 25.4;

/**
 * Both bind for English readers. How far spine text keeps from the folds neither house says where
 * we have read; a sixteenth of an inch is a rule of our own, and so is that a thin spine stays blank
 * at both, which Lulu asks under 80 pages.
 */
const SPINE_TEXT: PrinterProfile['spineText'] = {
  fromPages: 80,
  safetyMm: inches(1 / 16),
  reads: 'down',
};

/**
 * Lulu, 8.5 in square. Page sizes, safety and spine by its Book Creation Guide: paperback
 * spine = pages / 444 + 0.06 in; case of 24–84 pages 0.25 in; the case is printed 0.75 in
 * larger for the wrap and overhangs the pages by 0.125 in.
 */
const LULU: PrinterProfile = {
  key: 'lulu-square-8.5',
  name: 'Lulu, 8.5 × 8.5 in',
  trimMm: inches(8.5),
  bleedMm: inches(0.125),
  safetyMm: inches(0.5),
  gutterMm: inches(0.2),
  pages: { min: 32, max: 84, multiple: 2 },
  minPpi: 300,
  maxFileBytes: 400 * MB,
  maxInkPercent: 300,
  spineText: SPINE_TEXT,
  standard: 'PDF 1.6',
  covers: {
    softcover: {
      minPages: 32,
      spine: { rule: 'per-page', mmPerPage: inches(1 / 444), plusMm: inches(0.06) },
      outerMm: inches(0.125),
      jointMm: 0,
    },
    hardcover: {
      minPages: 24,
      spine: { rule: 'steps', steps: [{ toPages: 84, mm: inches(0.25) }] },
      outerMm: inches(0.875),
      jointMm: 0,
    },
  },
};

/**
 * Gelato, 200 mm square photo book: PDF/X-4, 4 mm bleed and safety. Its cover sizes come
 * with each job (cover-dimensions); the rule here is that answer for 38 pages in hard
 * cover (wrap 17 mm, edge 3 mm, joint 8 mm, spine 6 mm), and 0.13 mm a leaf in soft.
 */
const GELATO: PrinterProfile = {
  key: 'gelato-square-200',
  name: 'Gelato, 200 × 200 mm',
  trimMm: 200,
  bleedMm: 4,
  safetyMm: 4,
  gutterMm: 6,
  pages: { min: 32, max: 200, multiple: 2 },
  minPpi: 300,
  maxFileBytes: 500 * MB,
  maxInkPercent: 300,
  spineText: SPINE_TEXT,
  standard: 'PDF/X-4',
  covers: {
    softcover: {
      minPages: 32,
      spine: { rule: 'per-page', mmPerPage: 0.065, plusMm: 0.5 },
      outerMm: 4,
      jointMm: 0,
    },
    hardcover: {
      minPages: 28,
      spine: { rule: 'steps', steps: [{ toPages: 60, mm: 6 }] },
      outerMm: 20,
      jointMm: 8,
    },
  },
};

/** Every printer the press can write files for. */
export const PRINTERS: readonly PrinterProfile[] = [LULU, GELATO];

/** The printer of this key; throws when there is none. */
export const printerOf = (key: string): PrinterProfile => {
  const profile = PRINTERS.find((one) => one.key === key);
  if (!profile) throw new Error(`no printer profile has the key "${key}"`);
  return profile;
};
