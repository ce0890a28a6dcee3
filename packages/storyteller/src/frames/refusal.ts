import type { Mention } from '../happening/mention.ts';

/** A noun that may not fill some roles: their ids, or “all”, or “all but” some; and what is so of the noun. */
export type Refusal = readonly [roles: string, isSo: (mention: Mention) => boolean];

/** Who comes along. */
export const ALONG = 'friend friend2';
/** What somebody has in the hand or the bag. */
export const CARRIED = 'gift tool thing comfort rescue part keepsake';
/** What the hero is up against. */
export const AGAINST = 'obstacle trouble rival worry trap';

/** Whether a mention has one of some ties, written as the roles write theirs: “obj steal”, “prep in|into”. */
export const tiedAs =
  (...patterns: readonly string[]) =>
  ({ ties }: Mention): boolean =>
    patterns.some((pattern) => {
      const [tie = '', words = ''] = pattern.split(' ');
      return words.split('|').some((word) => ties.has(`${tie} ${word}`));
    });

/** Whether some tie of a mention is written so. */
export const hasTie = ({ ties }: Mention, pattern: RegExp): boolean =>
  [...ties].some((tie) => pattern.test(tie));
