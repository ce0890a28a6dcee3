import * as z from 'zod/mini';
import { apiCall } from './api-call.ts';
import { bookSchema } from './book.ts';
import { bookStatusSchema } from './book-states.ts';
import { idSchema } from './ids.ts';
import { centsSchema } from './money.ts';
import { formatSchema, orderSchema, shippingInfoSchema } from './order.ts';
import { orderStatusSchema } from './order-states.ts';
import { lineOfText } from './text-limits.ts';

/** The staff area's calls: declared here with the rest, behind two-factor sign-in. */
const listQuerySchema = z.object({
  search: z.optional(z.string().check(z.maxLength(200))),
  status: z.optional(z.string()),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
  pageSize: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(200))),
});

export const staffLoginSchema = z.union([
  z.object({
    username: z.string().check(z.minLength(1), z.maxLength(80)),
    password: z.string().check(z.minLength(1), z.maxLength(1024)),
  }),
  z.object({
    twoFactorCode: z.string().check(z.regex(/^\d{6}$/)),
    sessionId: z.string().check(z.maxLength(100)),
  }),
]);

export const staffStatsSchema = z.object({
  totalRevenue: z.int(),
  revenueGrowth: z.number(),
  totalOrders: z.int(),
  newOrdersToday: z.int(),
  totalBooks: z.int(),
  booksGenerating: z.int(),
  totalUsers: z.int(),
  newUsersToday: z.int(),
});

/** `totalAmount` is in dollars here (decision D4). */
export const staffOrderRowSchema = z.object({
  id: idSchema,
  customerName: z.string(),
  customerEmail: z.string(),
  totalAmount: z.number(),
  status: orderStatusSchema,
  createdAt: z.iso.datetime(),
  trackingNumber: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
});

export const approvedBookSchema = z.extend(bookSchema, {
  customerName: z.string(),
  customerEmail: z.string(),
  customerPhone: z.nullable(z.string()),
  orderFormat: formatSchema,
  orderQuantity: z.int(),
  /** The order's whole total in cents. */
  orderAmount: centsSchema,
  shippingAddress: z.nullable(shippingInfoSchema),
});

export const auditEntrySchema = z.object({
  at: z.iso.datetime(),
  who: z.string(),
  what: z.string(),
  subject: z.string(),
  before: z.unknown(),
  after: z.unknown(),
});

const trackingUpdateSchema = z.object({
  orderId: z.string(),
  trackingNumber: z.string(),
  carrier: z.optional(z.string()),
});
const reasonSchema = lineOfText(500, 'Please give the reason.');

export const staffApi = {
  login: apiCall({
    method: 'POST',
    path: '/api/admin/login',
    body: staffLoginSchema,
    response: z.object({
      requires2FA: z.boolean(),
      sessionId: z.optional(z.string()),
      message: z.string(),
    }),
    status: 200,
  }),
  logout: apiCall({ method: 'POST', path: '/api/admin/logout', response: 'nothing', status: 204 }),
  me: apiCall({
    method: 'GET',
    path: '/api/admin/me',
    response: z.object({ username: z.string() }),
    status: 200,
  }),
  stats: apiCall({
    method: 'GET',
    path: '/api/admin/stats',
    response: staffStatsSchema,
    status: 200,
  }),
  orders: apiCall({
    method: 'GET',
    path: '/api/admin/orders',
    query: listQuerySchema,
    response: z.object({ orders: z.array(staffOrderRowSchema), total: z.int() }),
    status: 200,
  }),
  order: apiCall({
    method: 'GET',
    path: '/api/admin/orders/:orderId',
    response: orderSchema,
    status: 200,
  }),
  updateOrder: apiCall({
    method: 'PUT',
    path: '/api/admin/orders/:orderId',
    body: z.object({
      orderId: z.optional(z.string()),
      status: z.optional(orderStatusSchema),
      trackingNumber: z.optional(z.string()),
      carrier: z.optional(z.string()),
    }),
    response: orderSchema,
    status: 200,
  }),
  cancelOrder: apiCall({
    method: 'POST',
    path: '/api/admin/orders/:orderId/cancel',
    body: z.object({ reason: reasonSchema }),
    response: orderSchema,
    status: 200,
  }),
  refundOrder: apiCall({
    method: 'POST',
    path: '/api/admin/orders/:orderId/refund',
    body: z.object({ reason: reasonSchema, amount: z.optional(centsSchema) }),
    response: orderSchema,
    status: 200,
  }),
  bulkTracking: apiCall({
    method: 'POST',
    path: '/api/admin/orders/bulk-tracking',
    body: z.object({ trackingUpdates: z.array(trackingUpdateSchema).check(z.maxLength(1000)) }),
    response: z.object({
      updated: z.int(),
      rejected: z.array(z.object({ line: z.int(), orderId: z.string(), reason: z.string() })),
    }),
    status: 200,
  }),
  approvedBooks: apiCall({
    method: 'GET',
    path: '/api/admin/approved-books',
    query: listQuerySchema,
    response: z.object({ books: z.array(approvedBookSchema), total: z.int() }),
    status: 200,
  }),
  approvedBooksCsv: apiCall({
    method: 'GET',
    path: '/api/admin/approved-books.csv',
    response: 'file',
    status: 200,
  }),
  setBookStatus: apiCall({
    method: 'PUT',
    path: '/api/admin/books/:bookId/status',
    body: z.object({
      status: bookStatusSchema,
      trackingNumber: z.optional(z.string()),
      trackingUrl: z.optional(z.url()),
    }),
    response: bookSchema,
    status: 200,
  }),
  interiorPdf: apiCall({
    method: 'GET',
    path: '/api/admin/books/:bookId/print/interior.pdf',
    response: 'file',
    status: 200,
  }),
  coverPdf: apiCall({
    method: 'GET',
    path: '/api/admin/books/:bookId/print/cover.pdf',
    query: z.object({ format: z.enum(['softcover', 'hardcover']) }),
    response: 'file',
    status: 200,
  }),
  pagesZip: apiCall({
    method: 'GET',
    path: '/api/admin/books/:bookId/pages.zip',
    query: z.object({ part: z.enum(['cover', 'story', 'back', 'all']) }),
    response: 'file',
    status: 200,
  }),
  audit: apiCall({
    method: 'GET',
    path: '/api/admin/audit',
    query: listQuerySchema,
    response: z.object({ entries: z.array(auditEntrySchema), total: z.int() }),
    status: 200,
  }),
} as const;
