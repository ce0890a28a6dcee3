/** Marketing figures (spec §1): sample content, shown only while it is switched on (decision D6). */
export const CLAIMS = {
  delivered: '2000+ books delivered',
  countries: '27+ countries',
  rating: '4.9/5',
  reviews: '2,847 reviews',
} as const;
