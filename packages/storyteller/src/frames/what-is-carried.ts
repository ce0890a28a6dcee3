/** What nobody takes along. */
export const NEVER_CARRIED: ReadonlySet<string> = new Set(
  'room bed cot wardrobe garden kitchen stairs door balcony flour wall'.split(' '),
);

/** What leads over or past whatever is in the way. */
export const HELPS_ON: ReadonlySet<string> = new Set(
  'ladder wheelbarrow rope trolley cart wagon sledge bicycle bike scooter boat raft'.split(' '),
);
