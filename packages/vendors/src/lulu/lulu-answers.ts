import type { Parcel } from '@bramblebook/contract/print-job-states';
import type { FileCheck, PrintJob, PrintQuote, PrintStatus } from '@bramblebook/shop/ports/printer';
import * as z from 'zod/mini';
import { VendorOutage } from '../line/vendor-failure.ts';

const MM_PER_UNIT: Readonly<Record<string, number>> = {
  mm: 1,
  pt: 25.4 / 72,
  inch: 25.4,
  in: 25.4,
};

const optional = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(schema));
const number = z.union([z.number(), z.string().check(z.regex(/^\d+(\.\d+)?$/))]);
const money = z.string().check(z.regex(/^\d+(\.\d+)?$/));
const text = optional(z.string());

export const coverSchema = z.object({ width: number, height: number, unit: z.string() });
export const checkSchema = z.object({
  id: z.union([z.number(), z.string()]),
  status: optional(z.string()),
  page_count: optional(z.number()),
  errors: z.optional(z.unknown()),
});
export const costSchema = z.object({
  total_cost_incl_tax: money,
  currency: z.literal('USD'),
  shipping_cost: z.object({ total_cost_incl_tax: money }),
});
export const shippingSchema = z.array(
  z.object({ level: z.string(), min_delivery_date: text, max_delivery_date: text }),
);
export const webhooksSchema = z.object({
  results: z.array(
    z.object({ id: z.union([z.number(), z.string()]), url: z.string(), is_active: z.boolean() }),
  ),
});

export const jobSchema = z.object({
  id: z.union([z.number(), z.string()]),
  external_id: text,
  status: z.object({ name: z.string(), message: text }),
  costs: optional(z.object({ total_cost_incl_tax: optional(money) })),
  estimated_shipping_dates: optional(z.object({ arrival_min: text, arrival_max: text })),
  line_items: z._default(
    z.array(
      z.object({
        tracking_id: text,
        tracking_urls: optional(z.array(z.string())),
        carrier_name: text,
        status: optional(z.object({ name: z.string(), messages: z.optional(z.unknown()) })),
      }),
    ),
    [],
  ),
});
export type LuluJob = z.infer<typeof jobSchema>;

const STATUSES: Readonly<Record<string, PrintStatus>> = {
  CREATED: 'accepted',
  UNPAID: 'unpaid',
  PAYMENT_IN_PROGRESS: 'accepted',
  PRODUCTION_DELAYED: 'accepted',
  PRODUCTION_READY: 'accepted',
  IN_PRODUCTION: 'in_production',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  REJECTED: 'rejected',
  ERROR: 'rejected',
  CANCELED: 'cancelled',
};

const toCents = (amount: string): number => Math.round(Number(amount) * 100);

const DAY = /^\d{4}-\d{2}-\d{2}/;
const arrivalOf = (
  from: string | null | undefined,
  to: string | null | undefined,
): PrintQuote['arrival'] => {
  const [first] = DAY.exec(from ?? '') ?? [];
  const [last] = DAY.exec(to ?? '') ?? [];
  return first && last ? { from: first, to: last } : null;
};

export const readCoverSize = ({ width, height, unit }: z.infer<typeof coverSchema>) => {
  const mm = MM_PER_UNIT[unit];
  if (mm === undefined) throw new VendorOutage('nonsense', 'lulu measures covers in another unit');
  return { widthMm: Number(width) * mm, heightMm: Number(height) * mm };
};

const sentences = (errors: unknown): string[] => {
  if (typeof errors === 'string') return [errors.slice(0, 300)];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.values(errors).flatMap(sentences).slice(0, 10);
};

export const readFileCheck = (check: z.infer<typeof checkSchema>): FileCheck => {
  if (check.status === 'ERROR') {
    const reasons = sentences(check.errors);
    return { state: 'refused', reasons: reasons.length > 0 ? reasons : ['Lulu gave no reason.'] };
  }
  if (check.status === 'VALIDATED' || check.status === 'NORMALIZED')
    return { state: 'good', pages: check.page_count ?? null };
  return { state: 'checking' };
};

export const readQuote = (
  cost: z.infer<typeof costSchema>,
  options: z.infer<typeof shippingSchema>,
  level: string,
): PrintQuote => {
  const option = options.find((one) => one.level === level);
  return {
    totalCents: toCents(cost.total_cost_incl_tax),
    shippingCents: toCents(cost.shipping_cost.total_cost_incl_tax),
    arrival: arrivalOf(option?.min_delivery_date, option?.max_delivery_date),
  };
};

/** Items that went in one parcel name the same number: it is shown once. */
const parcelsOf = (items: LuluJob['line_items']): Parcel[] => {
  const parcels = new Map<string, Parcel>();
  for (const { tracking_id, tracking_urls, carrier_name } of items) {
    const trackingUrl = tracking_urls?.find((url) => /^https?:\/\//.test(url)) ?? null;
    if (!tracking_id && !trackingUrl) continue;
    parcels.set(tracking_id || (trackingUrl ?? ''), {
      carrier: carrier_name || null,
      trackingNumber: tracking_id || null,
      trackingUrl,
    });
  }
  return [...parcels.values()];
};

export const readJob = (job: LuluJob): PrintJob => {
  const status = STATUSES[job.status.name];
  if (!status) throw new VendorOutage('nonsense', 'lulu has an unknown status of a print job');
  const isStopped = status === 'rejected' || status === 'cancelled';
  const told = job.line_items.flatMap((item) => sentences(item.status?.messages));
  const total = job.costs?.total_cost_incl_tax;
  const dates = job.estimated_shipping_dates;
  return {
    id: String(job.id),
    externalId: job.external_id ?? '',
    status,
    parcels: parcelsOf(job.line_items),
    reasons: isStopped ? [...sentences(job.status.message), ...told] : [],
    totalCents: total ? toCents(total) : null,
    arrival: arrivalOf(dates?.arrival_min, dates?.arrival_max),
  };
};
