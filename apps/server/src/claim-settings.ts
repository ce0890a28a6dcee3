import type { Claims } from '@bramblebook/contract/shop-api';
import * as z from 'zod/mini';

const lineLike = (example: string, form: RegExp) =>
  z.optional(z.string().check(z.regex(form, `must be a line such as ${example}`)));

/** What the shop may claim of itself where no sample content is shown (decision D6): nothing unless it is set. */
export const CLAIM_SETTINGS = {
  delivered: lineLike('2000+ books delivered', /^[^\p{Cc}]{3,60}$/u),
  countries: lineLike('27+ countries', /^[^\p{Cc}]{3,60}$/u),
  rating: lineLike(
    '4.9/5 from 2,847 reviews',
    /^([1-4](\.\d)?|5(\.0)?)\/5 from \d[\d,]{0,9} reviews?$/,
  ),
};

/** The claims that are set. */
export const claimsIn = (set: {
  readonly CLAIM_DELIVERED?: string | undefined;
  readonly CLAIM_COUNTRIES?: string | undefined;
  readonly CLAIM_RATING?: string | undefined;
}): Claims => ({
  delivered: set.CLAIM_DELIVERED ?? null,
  countries: set.CLAIM_COUNTRIES ?? null,
  rating: set.CLAIM_RATING ?? null,
});
