import * as z from 'zod/mini';
import { idSchema } from './ids.ts';
import { centsSchema } from './money.ts';
import { arrivalSchema, orderSchema } from './order.ts';
import { orderStatusSchema } from './order-states.ts';
import { PRINT_JOB_STATUSES } from './print-job-states.ts';
import { shippingInfoSchema } from './shipping.ts';
import { staffNoteSchema } from './staff-account-api.ts';
import { actKeySchema, listQuerySchema, staffCall, versionSchema } from './staff-call.ts';
import { lineOfText } from './text-schemas.ts';

/** A row of the order list; `totalAmount` is in dollars here (decision D4). */
const staffOrderRowSchema = z.object({
  id: idSchema,
  customerName: z.string(),
  customerEmail: z.string(),
  totalAmount: z.number(),
  status: orderStatusSchema,
  createdAt: z.iso.datetime(),
  trackingNumber: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  bookId: idSchema,
  childName: z.nullable(z.string()),
  hasPrinted: z.boolean(),
  hasProblem: z.boolean(),
  version: z.int(),
});
export type StaffOrderRow = z.infer<typeof staffOrderRowSchema>;

/** Filters of the list with how many orders each holds; an estimate past 10,000. */
const orderCountsSchema = z.record(z.string(), z.int());

const TIMELINE_KINDS = ['order', 'payment', 'making', 'message', 'printer', 'staff'] as const;

/** One line of what happened, oldest first. */
export const timelineEntrySchema = z.object({
  at: z.iso.datetime(),
  kind: z.enum(TIMELINE_KINDS),
  /** User name of staff, `parent`, `shop` or the provider's name. */
  who: z.string(),
  sentence: z.string(),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});
export type TimelineEntry = z.infer<typeof timelineEntrySchema>;

/** Why a message will never arrive: what its provider said, or that its address is marked. */
export const MESSAGE_REFUSALS = [
  'address_refused',
  'opted_out',
  'message_refused',
  'address_marked',
  'address_unconfirmed',
] as const;
export type MessageRefusal = (typeof MESSAGE_REFUSALS)[number];

export const staffMessageSchema = z.object({
  id: z.string(),
  channel: z.enum(['mail', 'sms']),
  kind: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  sentAt: z.nullable(z.iso.datetime()),
  failures: z.int(),
  refusal: z.optional(z.nullable(z.enum(MESSAGE_REFUSALS))),
  deliveredAt: z.optional(z.nullable(z.iso.datetime())),
});

/** How an order stands with the printing house: its last try. */
const printJobSchema = z.object({
  house: z.string(),
  status: z.enum(PRINT_JOB_STATUSES),
  attempt: z.int(),
  houseJobId: z.nullable(z.string()),
  /** Why it was not printed, in the printing house's words. */
  reasons: z.array(z.string()),
  costCents: z.nullable(z.int()),
  arrival: z.nullable(arrivalSchema),
  /** User name of who sent it; null where the shop did. */
  sentBy: z.nullable(z.string()),
  changedAt: z.iso.datetime(),
});
export type PrintJobFacts = z.infer<typeof printJobSchema>;

/** What the printing house asks for an order, before it is sent. */
const printQuoteSchema = z.object({
  house: z.string(),
  totalCents: centsSchema,
  shippingCents: centsSchema,
  arrival: z.nullable(arrivalSchema),
});

/** Everything of one order on one page. */
export const staffOrderSchema = z.object({
  order: orderSchema,
  version: z.int(),
  customer: z.nullable(
    z.object({ id: idSchema, name: z.string(), email: z.string(), phone: z.string() }),
  ),
  payment: z.object({
    provider: z.string(),
    intentId: z.nullable(z.string()),
    paidCents: z.int(),
    refundedCents: z.int(),
    refundableCents: z.int(),
    /** Money that does not fit its order, and the way out, in plain words. */
    problem: z.nullable(z.object({ code: z.string(), sentence: z.string(), wayOut: z.string() })),
    events: z.array(z.object({ at: z.iso.datetime(), id: z.string(), status: z.string() })),
    refunds: z.array(
      z.object({
        at: z.iso.datetime(),
        cents: z.int(),
        reason: z.string(),
        by: z.string(),
        status: z.enum(['pending', 'succeeded', 'failed']),
      }),
    ),
  }),
  /** Until when the parent can take the approval back (decision D15). */
  approvalOpenUntil: z.nullable(z.iso.datetime()),
  /** The printing house that takes orders; null where staff see to the printing. */
  printHouse: z.nullable(z.string()),
  printJob: z.nullable(printJobSchema),
  timeline: z.array(timelineEntrySchema),
  notes: z.array(z.object({ at: z.iso.datetime(), who: z.string(), text: z.string() })),
  messages: z.array(staffMessageSchema),
});
export type StaffOrder = z.infer<typeof staffOrderSchema>;

/** A saved view of the order list: its address under a name, for oneself or for all. */
export const savedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** The query of the list's address, without its question mark. */
  query: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  version: z.int(),
});
export type SavedView = z.infer<typeof savedViewSchema>;
const viewBodySchema = z.object({
  name: lineOfText(60, 'Please give the view a name.'),
  query: z.string().check(z.maxLength(500)),
  isShared: z.boolean(),
});

const trackingNumberSchema = lineOfText(80, 'Please enter a tracking number');
const trackingUrlSchema = z.url({ protocol: /^https?$/ }).check(z.maxLength(500));
const bulkLineSchema = z.object({
  orderId: z.string().check(z.maxLength(80)),
  trackingNumber: z.string().check(z.maxLength(200)),
  carrier: z.optional(z.string().check(z.maxLength(80))),
});
/** Lines of a bulk upload at most. */
export const BULK_LINES = 1000;

const orderPath = '/api/admin/orders/:orderId' as const;
const answersOrder = { response: staffOrderSchema, status: 200 } as const;

/** The calls of orders, as staff work on them. */
export const staffOrderApi = {
  orders: staffCall({
    method: 'GET',
    path: '/api/admin/orders',
    query: z.extend(listQuerySchema, { problem: z.optional(z.enum(['only'])) }),
    response: z.object({
      orders: z.array(staffOrderRowSchema),
      total: z.int(),
      totalIsEstimate: z.optional(z.boolean()),
      counts: orderCountsSchema,
    }),
    status: 200,
    needs: 'see',
  }),
  order: staffCall({ method: 'GET', path: orderPath, ...answersOrder, needs: 'see' }),
  /** A tracking number makes it shipped and tells the parent once (spec §4). */
  updateOrder: staffCall({
    method: 'PUT',
    path: orderPath,
    body: z.object({
      orderId: z.optional(z.string()),
      status: z.optional(orderStatusSchema),
      trackingNumber: z.optional(trackingNumberSchema),
      trackingUrl: z.optional(trackingUrlSchema),
      carrier: z.optional(lineOfText(80, 'Please choose a carrier.')),
      version: versionSchema,
    }),
    ...answersOrder,
    needs: 'track',
  }),
  cancelOrder: staffCall({
    method: 'POST',
    path: `${orderPath}/cancel`,
    body: z.object({
      reason: staffNoteSchema('Please give the reason.'),
      version: versionSchema,
      key: actKeySchema,
    }),
    ...answersOrder,
    needs: 'cancel',
    freshCode: true,
  }),
  refundOrder: staffCall({
    method: 'POST',
    path: `${orderPath}/refund`,
    body: z.object({
      reason: staffNoteSchema('Please give the reason.'),
      /** Cents; all that is left when absent. */
      amount: z.optional(centsSchema.check(z.gte(1))),
      version: versionSchema,
      key: actKeySchema,
    }),
    ...answersOrder,
    needs: 'refund',
    freshCode: true,
  }),
  /** Settles money that does not fit its order: applied to it, or given back. */
  settleProblem: staffCall({
    method: 'POST',
    path: `${orderPath}/settle-problem`,
    body: z.object({ by: z.enum(['apply', 'give_back']), key: actKeySchema }),
    ...answersOrder,
    needs: 'refund',
    freshCode: true,
  }),
  /** Asks the printing house; the order's page asks before it is sent. */
  printQuote: staffCall({
    method: 'GET',
    path: `${orderPath}/print-quote`,
    response: printQuoteSchema,
    status: 200,
    needs: 'print',
  }),
  /** Again it changes nothing, unless the last try came to nothing. */
  sendToPrinter: staffCall({
    method: 'POST',
    path: `${orderPath}/send-to-printer`,
    body: z.object({ version: versionSchema, key: actKeySchema }),
    ...answersOrder,
    needs: 'print',
  }),
  correctAddress: staffCall({
    method: 'PUT',
    path: `${orderPath}/address`,
    body: z.extend(shippingInfoSchema, { version: versionSchema }),
    ...answersOrder,
    needs: 'address',
  }),
  addNote: staffCall({
    method: 'POST',
    path: `${orderPath}/notes`,
    body: z.object({ text: staffNoteSchema('Please write a note.') }),
    ...answersOrder,
    needs: 'note',
  }),
  resendMessage: staffCall({
    method: 'POST',
    path: `${orderPath}/messages/:messageId/resend`,
    ...answersOrder,
    needs: 'message',
  }),
  bulkTracking: staffCall({
    method: 'POST',
    path: '/api/admin/orders/bulk-tracking',
    body: z.object({
      trackingUpdates: z.array(bulkLineSchema).check(z.minLength(1), z.maxLength(BULK_LINES)),
      /** Says what would happen, and changes nothing. */
      dryRun: z.optional(z.boolean()),
    }),
    response: z.object({
      updated: z.int(),
      rejected: z.array(z.object({ line: z.int(), orderId: z.string(), reason: z.string() })),
      /** The lines that are fine, with where each order stands now. */
      accepted: z.array(
        z.object({
          line: z.int(),
          orderId: z.string(),
          customerName: z.string(),
          from: orderStatusSchema,
        }),
      ),
    }),
    status: 200,
    needs: 'track',
  }),
  views: staffCall({
    method: 'GET',
    path: '/api/admin/views',
    response: z.object({ views: z.array(savedViewSchema) }),
    status: 200,
    needs: 'see',
  }),
  addView: staffCall({
    method: 'POST',
    path: '/api/admin/views',
    body: viewBodySchema,
    response: savedViewSchema,
    status: 201,
    needs: 'see',
  }),
  changeView: staffCall({
    method: 'PUT',
    path: '/api/admin/views/:viewId',
    body: z.extend(viewBodySchema, { version: versionSchema }),
    response: savedViewSchema,
    status: 200,
    needs: 'see',
  }),
  removeView: staffCall({
    method: 'DELETE',
    path: '/api/admin/views/:viewId',
    response: 'nothing',
    status: 204,
    needs: 'see',
  }),
} as const;
