import Papa from 'papaparse';

interface BulkLine {
  /** Line of the text, from 1. */
  readonly line: number;
  readonly orderId: string;
  readonly trackingNumber: string;
  readonly carrier: string;
}

export interface BulkText {
  readonly lines: readonly BulkLine[];
  /** Lines that are not of the form, with their words. */
  readonly misfits: readonly { readonly line: number; readonly text: string }[];
}

const UNKNOWN_CARRIER = 'Unknown';
const HEADER = /^order ?_?id$/i;

/**
 * Reads lines of `OrderID,TrackingNumber,Carrier` (spec §5): parts are trimmed, at least two are
 * needed, the carrier may be left out. A CSV file's quotes, byte order mark and header line
 * are understood too; empty lines do not count.
 */
export const parseBulkLines = (text: string): BulkText => {
  const lines: BulkLine[] = [];
  const misfits: { line: number; text: string }[] = [];
  const rows = Papa.parse<string[]>(text.replace(/^\uFEFF/, ''), { delimiter: ',' }).data;
  for (const [i, row] of rows.entries()) {
    const parts = row.map((part) => part.trim());
    if (parts.every((part) => part === '') || (i === 0 && HEADER.test(parts[0] ?? ''))) continue;
    const [orderId = '', trackingNumber = '', carrier = ''] = parts;
    const line = i + 1;
    if (orderId && trackingNumber)
      lines.push({ line, orderId, trackingNumber, carrier: carrier || UNKNOWN_CARRIER });
    else misfits.push({ line, text: row.join(',') });
  }
  return { lines, misfits };
};
