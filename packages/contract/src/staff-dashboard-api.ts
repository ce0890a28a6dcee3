import * as z from 'zod/mini';
import { idSchema } from './ids.ts';
import { orderStatusSchema } from './order-states.ts';
import { staffCall } from './staff-call.ts';

/** The spec's figures; decision D10 says how each is reckoned. */
const staffStatsSchema = z.object({
  /** Cents. */
  totalRevenue: z.int(),
  /** Percent with one decimal. */
  revenueGrowth: z.number(),
  totalOrders: z.int(),
  newOrdersToday: z.int(),
  totalBooks: z.int(),
  booksGenerating: z.int(),
  totalUsers: z.int(),
  newUsersToday: z.int(),
});
export type StaffStats = z.infer<typeof staffStatsSchema>;

export const TREND_DAYS = [7, 30, 90] as const;

const trendsSchema = z.object({
  /** Days of the shop's time zone, oldest first, none left out. */
  days: z.array(z.object({ day: z.iso.date(), revenueCents: z.int(), orders: z.int() })),
});
export type TrendDay = z.infer<typeof trendsSchema>['days'][number];

/** What models cost; a call whose price nobody set up is counted apart, never as nothing. */
export const modelSpendingSchema = z.object({
  /** Cents, with parts of cents. */
  cents: z.number(),
  calls: z.int(),
  unpricedCalls: z.int(),
});
export type ModelSpending = z.infer<typeof modelSpendingSchema>;

/** What stands behind the cards: how books come along, and who waits. */
const overviewSchema = z.object({
  /** Of the last 30 days, each step a part of the one before. */
  funnel: z.array(z.object({ step: z.string(), count: z.int() })),
  making: z.object({
    /** Of books finished in the last 7 days, in ms; null where there were none. */
    medianPreviewMs: z.nullable(z.int()),
    medianFullMs: z.nullable(z.int()),
    failed: z.int(),
    rejected: z.int(),
  }),
  waiting: z.array(
    z.object({
      id: idSchema,
      customerName: z.string(),
      status: orderStatusSchema,
      since: z.iso.datetime(),
    }),
  ),
  queue: z.array(
    z.object({ job: z.string(), waiting: z.int(), running: z.int(), failed: z.int() }),
  ),
  /** Models of the last 30 days; null where none is set up and none was ever asked. */
  models: z.nullable(
    z.extend(modelSpendingSchema, {
      /** Days of the shop's time zone on which a model was asked, oldest first. */
      days: z.array(z.object({ day: z.iso.date(), cents: z.number(), calls: z.int() })),
    }),
  ),
});

export const HEALTHS = ['online', 'slow', 'down'] as const;
const systemStatusSchema = z.object({
  /** `online` only when every part and every service is. */
  overall: z.enum(HEALTHS),
  parts: z.array(
    z.object({
      part: z.enum(['database', 'queue', 'payment', 'mail', 'painter']),
      health: z.enum(HEALTHS),
      /** What is wrong, or how it does, in one sentence. */
      sentence: z.string(),
    }),
  ),
  /** The outside services that are set up, such as `stripe`. */
  services: z.array(
    z.object({ service: z.string(), health: z.enum(HEALTHS), sentence: z.string() }),
  ),
});
export type SystemStatus = z.infer<typeof systemStatusSchema>;

/** What the command palette finds: a screen to jump to. */
export const findingSchema = z.object({
  kind: z.enum(['order', 'customer', 'book']),
  id: idSchema,
  title: z.string(),
  detail: z.string(),
});

/** Figures and finding. */
export const staffDashboardApi = {
  stats: staffCall({
    method: 'GET',
    path: '/api/admin/stats',
    response: staffStatsSchema,
    status: 200,
    needs: 'see',
  }),
  trends: staffCall({
    method: 'GET',
    path: '/api/admin/trends',
    query: z.object({
      days: z.optional(
        z.coerce
          .number()
          .check(z.refine((days) => (TREND_DAYS as readonly number[]).includes(days))),
      ),
    }),
    response: trendsSchema,
    status: 200,
    needs: 'see',
  }),
  overview: staffCall({
    method: 'GET',
    path: '/api/admin/overview',
    response: overviewSchema,
    status: 200,
    needs: 'see',
  }),
  system: staffCall({
    method: 'GET',
    path: '/api/admin/system',
    response: systemStatusSchema,
    status: 200,
    needs: 'see',
  }),
  find: staffCall({
    method: 'GET',
    path: '/api/admin/find',
    query: z.object({ q: z.string().check(z.minLength(1), z.maxLength(200)) }),
    response: z.object({ found: z.array(findingSchema) }),
    status: 200,
    needs: 'see',
  }),
} as const;
