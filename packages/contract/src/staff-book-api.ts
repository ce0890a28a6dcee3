import * as z from 'zod/mini';
import { bookSchema } from './book.ts';
import { bookStatusSchema, TROUBLED_BOOKS } from './book-states.ts';
import { consistencyReportSchema } from './consistency-report.ts';
import { idSchema } from './ids.ts';
import { centsSchema } from './money.ts';
import { formatSchema } from './order.ts';
import { orderStatusSchema } from './order-states.ts';
import { PRINT_PARTS, preflightReportSchema } from './preflight-report.ts';
import { shippingInfoSchema } from './shipping.ts';
import { staffNoteSchema } from './staff-account-api.ts';
import { actKeySchema, listQuerySchema, staffCall, versionSchema } from './staff-call.ts';
import { modelSpendingSchema } from './staff-dashboard-api.ts';
import { timelineEntrySchema } from './staff-order-api.ts';
import { TEXT_LIMITS } from './text-limits.ts';
import { freeText } from './text-schemas.ts';

/** A book in print, with its order (spec §3, "Approved-book row"). */
const approvedBookSchema = z.extend(bookSchema, {
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.nullable(z.string()),
  orderId: idSchema,
  orderFormat: formatSchema,
  orderQuantity: z.int(),
  /** Every printed line of the order; `orderFormat` and `orderQuantity` are the first one's. */
  orderPrinted: z.array(z.object({ format: formatSchema, quantity: z.int() })),
  /** The order's whole total in cents. */
  orderAmount: centsSchema,
  shippingAddress: z.nullable(shippingInfoSchema),
  approvedAt: z.iso.datetime(),
  trackingNumber: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
  /** Pictures at the printer's size: how many are wanted, and how many stand. */
  printMasters: z.object({ wanted: z.int(), made: z.int() }),
  version: z.int(),
});
export type ApprovedBook = z.infer<typeof approvedBookSchema>;

/** The four cards above the approved books. */
const approvedSummarySchema = z.object({
  totalBooks: z.int(),
  readyForPrint: z.int(),
  inProduction: z.int(),
  /** Cents. */
  totalRevenue: z.int(),
});

/** A book that failed, was refused, or whose pictures for the printer gave up. */
const troubledBookSchema = z.object({
  id: idSchema,
  childName: z.string(),
  customerId: z.nullable(idSchema),
  customerName: z.string(),
  status: bookStatusSchema,
  trouble: z.enum([...TROUBLED_BOOKS, 'print']),
  /** The step that gave up, such as `page 12`, and why. */
  step: z.nullable(z.string()),
  why: z.string(),
  since: z.iso.datetime(),
  isPaid: z.boolean(),
});
export type TroubledBook = z.infer<typeof troubledBookSchema>;

const revisionSchema = z.object({
  at: z.iso.datetime(),
  note: z.string(),
  answer: z.nullable(z.string()),
  pages: z.array(
    z.object({ page: z.int(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
  ),
});

/** Everything of one book on one page. */
export const staffBookSchema = z.object({
  book: bookSchema,
  version: z.int(),
  customer: z.nullable(z.object({ id: idSchema, name: z.string(), email: z.string() })),
  orders: z.array(
    z.object({
      id: idSchema,
      status: orderStatusSchema,
      totalCents: centsSchema,
      createdAt: z.iso.datetime(),
    }),
  ),
  failure: z.nullable(z.object({ step: z.string(), why: z.string(), at: z.iso.datetime() })),
  revisions: z.array(revisionSchema),
  /** What models cost for it; null where none was asked. */
  models: z.nullable(modelSpendingSchema),
  timeline: z.array(timelineEntrySchema),
});
export type StaffBook = z.infer<typeof staffBookSchema>;

const bookPath = '/api/admin/books/:bookId' as const;
const answersBook = { response: staffBookSchema, status: 200 } as const;
const shippingSchema = {
  trackingNumber: z.optional(z.string().check(z.minLength(1), z.maxLength(80))),
  trackingUrl: z.optional(z.url({ protocol: /^https?$/ }).check(z.maxLength(500))),
};

/** The calls of books, as staff bring them to the printer and help those in trouble. */
export const staffBookApi = {
  approvedBooks: staffCall({
    method: 'GET',
    path: '/api/admin/approved-books',
    query: listQuerySchema,
    response: z.object({
      books: z.array(approvedBookSchema),
      total: z.int(),
      summary: approvedSummarySchema,
    }),
    status: 200,
    needs: 'see',
  }),
  approvedBooksCsv: staffCall({
    method: 'GET',
    path: '/api/admin/approved-books.csv',
    query: z.pick(listQuerySchema, { search: true, status: true }),
    response: 'file',
    status: 200,
    needs: 'see',
  }),
  setBookStatus: staffCall({
    method: 'PUT',
    path: `${bookPath}/status`,
    body: z.object({
      status: bookStatusSchema,
      ...shippingSchema,
      version: versionSchema,
      key: actKeySchema,
    }),
    response: bookSchema,
    status: 200,
    needs: 'print',
  }),
  /** Many at once: what can be moved is moved, the rest is said with its reason. */
  setBookStatuses: staffCall({
    method: 'POST',
    path: '/api/admin/books/statuses',
    body: z.object({
      bookIds: z.array(idSchema).check(z.minLength(1), z.maxLength(200)),
      status: z.enum(['approved_for_printing', 'sent_for_printing', 'printed']),
      key: actKeySchema,
    }),
    response: z.object({
      updated: z.int(),
      rejected: z.array(z.object({ bookId: idSchema, reason: z.string() })),
    }),
    status: 200,
    needs: 'print',
  }),
  interiorPdf: staffCall({
    method: 'GET',
    path: `${bookPath}/print/interior.pdf`,
    response: 'file',
    status: 200,
    needs: 'print',
  }),
  coverPdf: staffCall({
    method: 'GET',
    path: `${bookPath}/print/cover.pdf`,
    query: z.object({ format: z.enum(['softcover', 'hardcover']) }),
    response: 'file',
    status: 200,
    needs: 'print',
  }),
  /** What the check found in a print file; a file that fails is not handed out. */
  printPreflight: staffCall({
    method: 'GET',
    path: `${bookPath}/print/preflight`,
    query: z.object({ part: z.enum(PRINT_PARTS) }),
    response: preflightReportSchema,
    status: 200,
    needs: 'print',
  }),
  pagesZip: staffCall({
    method: 'GET',
    path: `${bookPath}/pages.zip`,
    query: z.object({ part: z.enum(['cover', 'story', 'back', 'all']) }),
    response: 'file',
    status: 200,
    needs: 'print',
  }),
  troubledBooks: staffCall({
    method: 'GET',
    path: '/api/admin/troubled-books',
    query: listQuerySchema,
    response: z.object({ books: z.array(troubledBookSchema), total: z.int() }),
    status: 200,
    needs: 'see',
  }),
  book: staffCall({ method: 'GET', path: bookPath, ...answersBook, needs: 'see' }),
  /** How well the pictures of a model belong together, page by page. */
  consistency: staffCall({
    method: 'GET',
    path: `${bookPath}/consistency`,
    response: consistencyReportSchema,
    status: 200,
    needs: 'see',
  }),
  /** Makes a failed book go on, or one page of a standing one again. */
  remake: staffCall({
    method: 'POST',
    path: `${bookPath}/remake`,
    body: z.object({ page: z.optional(z.int().check(z.gte(1), z.lte(30))), key: actKeySchema }),
    ...answersBook,
    needs: 'remake',
  }),
  changeText: staffCall({
    method: 'PATCH',
    path: `${bookPath}/pages/:page`,
    body: z.object({ text: freeText(TEXT_LIMITS.pageText), version: versionSchema }),
    ...answersBook,
    needs: 'remake',
  }),
  writeToParent: staffCall({
    method: 'POST',
    path: `${bookPath}/write`,
    body: z.object({
      subject: staffNoteSchema('Please give the message a subject.'),
      text: freeText(2000).check(z.minLength(1, 'Please write the message.')),
      key: actKeySchema,
    }),
    ...answersBook,
    needs: 'message',
  }),
} as const;
