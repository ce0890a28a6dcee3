import type { Claims, ShopConfig } from '@bramblebook/contract/shop-api';

/** Marketing figures (spec §1): sample content, shown only while it is switched on (decision D6). */
const SAMPLES: Claims = {
  delivered: '2000+ books delivered',
  countries: '27+ countries',
  rating: '4.9/5 from 2,847 reviews',
};

/** What the shop claims of itself: what it has set, and for the rest the samples while they are shown. */
export const claimsOf = ({
  sampleContent,
  claims,
}: Pick<ShopConfig, 'sampleContent'> & Partial<ShopConfig>): Claims => ({
  delivered: claims?.delivered ?? (sampleContent ? SAMPLES.delivered : null),
  countries: claims?.countries ?? (sampleContent ? SAMPLES.countries : null),
  rating: claims?.rating ?? (sampleContent ? SAMPLES.rating : null),
});
