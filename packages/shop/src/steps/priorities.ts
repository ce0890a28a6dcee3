import type { Place } from '../jobs/work-in-places.ts';

/** Which of the steps that wait comes first: the highest. */
export const PRIORITIES = {
  paid: 30,
  /** A preview that its parent looks at. */
  watchedPreview: 20,
  preview: 10,
  /** A whole book that nobody has bought yet. */
  unpaid: 0,
  /** The printer is in no such hurry. */
  print: -10,
} as const;

/**
 * The painter's places (decision D11), as many as the studio has threads: one takes paid
 * work first, the other previews; either takes what is there when its own is empty.
 */
export const PAINTERS_PLACES: readonly Place[] = [
  { first: { from: PRIORITIES.paid, to: PRIORITIES.paid } },
  { first: { from: PRIORITIES.preview, to: PRIORITIES.watchedPreview } },
];
