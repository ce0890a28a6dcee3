/** Prices in cents, shipping included (spec §9). */
export const PRICES_CENTS = { digital: 1900, softcover: 3900, hardcover: 4900 } as const;

/** Most copies of one format in a cart. */
export const MAX_QUANTITY = 99;

export const FREE_REVISIONS = 3;

/** How often a parent can have a model draw the hero anew. */
export const SHEET_REDOS = 3;

/** How often another story may be told for one book. */
export const OTHER_STORIES = 10;

/** Largest photo taken, in bytes (decision D9). */
export const MAX_PHOTO_BYTES = 100 * 1024 * 1024;
/** Most pixels a photo may decode to. */
export const MAX_PHOTO_PIXELS = 100_000_000;
/** Longest side a photo is kept at, in px. */
export const PHOTO_SIDE_PX = 2048;

/** Widths that page pictures are served in, in px. */
export const PICTURE_WIDTHS = [480, 768, 1200, 1600] as const;

/** Business days from order to door of a printed book (decision D6). */
export const PRINTED_BOOK_DAYS = { from: 7, to: 14 } as const;

/** What the shop promises about time: said in these words everywhere (decision D6). */
export const TIME_PROMISES = {
  setup: 'about 3 minutes',
  preview: 'in minutes',
  fullBook: 'within an hour of paying',
  printedBook: `${PRINTED_BOOK_DAYS.from}–${PRINTED_BOOK_DAYS.to} business days`,
} as const;

/** How often screens ask again where the server's push does not reach them, in ms (spec §4). */
export const POLLING_MS = { preview: 10_000, order: 5_000 } as const;

export const CARRIERS = ['UPS', 'FedEx', 'USPS', 'DHL', 'Other'] as const;

/** Code sent to prove an account's ownership: digits, life in ms, tries. */
export const RESET_CODE = { digits: 6, lifeMs: 15 * 60_000, tries: 5 } as const;
