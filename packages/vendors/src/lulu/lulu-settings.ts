import type { PrintedFormat } from '@bramblebook/shop/ports/printer';
import * as z from 'zod/mini';
import {
  type GivenSettings,
  readVendorSettings,
  serviceAddress,
  settingLike,
  settingsAs,
  type VendorSettings,
} from '../settings/vendor-settings.ts';

const SHIPPING_LEVELS = ['MAIL', 'PRIORITY_MAIL', 'GROUND', 'EXPEDITED', 'EXPRESS'] as const;

export interface LuluSettings {
  readonly clientKey: string;
  /** Also signs Lulu's webhooks. */
  readonly clientSecret: string;
  /** No trailing slash. */
  readonly baseUrl: string;
  /** Lulu's code of size, ink, binding, paper and finish (`pod_package_id`). */
  readonly skus: Readonly<Record<PrintedFormat, string>>;
  readonly shippingLevel: (typeof SHIPPING_LEVELS)[number];
}

const NEEDED = {
  LULU_CLIENT_KEY: settingLike(/^\S{8,}$/, 'must be a client key of Lulu'),
  LULU_CLIENT_SECRET: settingLike(/^\S{8,}$/, 'must be the client secret of the key'),
};
const sku = z.optional(
  settingLike(/^\d{4}X\d{4}[A-Z0-9.]{10,30}$/, 'must be a SKU of Lulu’s price calculator'),
);
const OPTIONAL = {
  LULU_BASE_URL: z.optional(serviceAddress('https://api.sandbox.lulu.com')),
  LULU_SKU_SOFTCOVER: sku,
  LULU_SKU_HARDCOVER: sku,
  LULU_SHIPPING_LEVEL: z.optional(
    z.enum(SHIPPING_LEVELS, `must be one of ${SHIPPING_LEVELS.join(', ')}`),
  ),
};

/** 8.5 in square, premium colour, coated 80 lb paper, matt; perfect bound and casewrap. */
const USUAL_SKUS = {
  softcover: '0850X0850.FC.PRE.PB.080CW444.MXX',
  hardcover: '0850X0850.FC.PRE.CW.080CW444.MXX',
};

export const readLuluSettings = (given: GivenSettings): VendorSettings<LuluSettings> =>
  settingsAs(readVendorSettings(given, { needed: NEEDED, optional: OPTIONAL }), (set) => ({
    clientKey: set.LULU_CLIENT_KEY,
    clientSecret: set.LULU_CLIENT_SECRET,
    baseUrl: (set.LULU_BASE_URL ?? 'https://api.lulu.com').replace(/\/$/, ''),
    skus: {
      softcover: set.LULU_SKU_SOFTCOVER ?? USUAL_SKUS.softcover,
      hardcover: set.LULU_SKU_HARDCOVER ?? USUAL_SKUS.hardcover,
    },
    shippingLevel: (set.LULU_SHIPPING_LEVEL ?? 'MAIL') as LuluSettings['shippingLevel'],
  }));
