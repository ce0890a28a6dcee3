import * as z from 'zod/mini';
import { DEFAULT_COUNTRY, isCountryCode } from './countries.ts';
import { TEXT_LIMITS } from './text-limits.ts';
import { lineOfText } from './text-schemas.ts';

/** Where a printed order goes, whole. */
export const shippingInfoSchema = z.object({
  name: lineOfText(TEXT_LIMITS.addressLine, 'Please enter the name.'),
  address: lineOfText(TEXT_LIMITS.addressLine, 'Please enter the street address.'),
  city: lineOfText(TEXT_LIMITS.addressLine, 'Please enter the city.'),
  state: lineOfText(TEXT_LIMITS.addressLine, 'Please enter the state or region.'),
  zip: lineOfText(TEXT_LIMITS.postalCode, 'Please enter the postal code.'),
  /** ISO 3166-1 alpha-2. */
  country: z._default(
    z.optional(
      z
        .string('Please choose a country.')
        .check(z.refine(isCountryCode, 'Please choose a country.')),
    ),
    DEFAULT_COUNTRY,
  ),
});
export type ShippingInfo = z.infer<typeof shippingInfoSchema>;

const draftLine = z.optional(z.nullable(z.string().check(z.maxLength(1000))));
/** An address as a customer sends it, whole or not: only a printed item needs all of it. */
export const shippingDraftSchema = z.object({
  name: draftLine,
  address: draftLine,
  city: draftLine,
  state: draftLine,
  zip: draftLine,
  country: draftLine,
});
export type ShippingDraft = z.infer<typeof shippingDraftSchema>;
