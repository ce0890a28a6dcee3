import { createHash } from 'node:crypto';
import type { BookLayout } from '@bramblebook/contract/book-layout';

/**
 * Fingerprint of a layout: SHA-256, in hex, of its JSON with keys in order. What
 * a parent approved and what is printed have the same one.
 */
export const layoutHash = (layout: BookLayout): string => {
  return createHash('sha256')
    .update(JSON.stringify(canonical(layout)))
    .digest('hex');
};

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => Number(a > b) - Number(a < b));
  return Object.fromEntries(entries.map(([key, inner]) => [key, canonical(inner)]));
};
