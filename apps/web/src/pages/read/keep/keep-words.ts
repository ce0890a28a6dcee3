import { sentenceOf } from '../../../api/api-error.ts';

const MEGABYTE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** A size as people know it from their device: `4.2 MB`. */
export const megabytes = (bytes: number): string =>
  `${MEGABYTE.format(Math.max(0.1, bytes / 1_000_000))} MB`;

/** Why a book could not be kept. Nothing of it is left here then. */
export const whyNotKept = (error: unknown, bytes: number): string =>
  error instanceof DOMException && error.name === 'QuotaExceededError'
    ? `This device has no room for it. Free ${megabytes(bytes)} and try again; the book is safe in the shop.`
    : sentenceOf(error);
