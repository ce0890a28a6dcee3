import { BOOK_STATES } from '@bramblebook/contract/book-states';
import type { ListQuery } from '@bramblebook/contract/staff-call';
import { stringify } from 'csv-stringify/sync';
import type { Shelf } from '../../shelf/load-book.ts';
import type { Shop } from '../../shop.ts';
import { findApproved, readApproved } from './list-approved.ts';

/** Read and written so many at a time, so that an export of thousands holds nobody up. */
const BATCH = 200;
// Tells spreadsheets that what follows is UTF-8.
const BYTE_ORDER_MARK = '\uFEFF';

const COLUMNS = [
  'Book ID',
  'Child Name',
  'Customer Name',
  'Customer Email',
  'Story Description',
  'Approved Date',
  'Status',
];

/** A cell that a spreadsheet takes as text: what begins like a formula gets an apostrophe (OWASP, CSV injection). */
const asText = (cell: string): string => (/^[=+\-@\t\r\n]/.test(cell) ? `'${cell}` : cell);

const toCsv = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(
    stringify(
      rows.map((row) => row.map(asText)),
      { record_delimiter: '\r\n' },
    ),
  );

/** The day of a moment in the shop's time zone, as 2026-11-22. */
export const dayOf = ({ timeZone }: Pick<Shop, 'timeZone'>, at: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at);

/** The books in print that the query finds, as CSV for spreadsheets (spec §9), written as it is read. */
export async function* writeApprovedCsv(
  shop: Shelf & Pick<Shop, 'timeZone'>,
  asked: Pick<ListQuery, 'search' | 'status'>,
): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(BYTE_ORDER_MARK);
  yield toCsv([COLUMNS]);
  for (let page = 1; ; page++) {
    const { found } = await findApproved(shop.db, { ...asked, page, pageSize: BATCH });
    const rows = await readApproved(shop, found);
    if (rows.length > 0)
      yield toCsv(
        rows.map((book) => [
          book.id,
          book.childName,
          book.customerName,
          book.customerEmail,
          book.storyDescription,
          dayOf(shop, new Date(book.approvedAt)),
          BOOK_STATES[book.status].label,
        ]),
      );
    if (found.length < BATCH) return;
  }
}
