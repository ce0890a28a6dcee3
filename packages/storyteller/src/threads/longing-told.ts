import type { FourVoices } from '../page-texts.ts';

/**
 * How somebody's longing runs through a book: told of, tried, and come right before the end.
 * `{who}` longs, `{other}` listens, `{said}` is what it is about (“breathe fire”, “my roar”),
 * `{yours}` the same said to them. Only spoken (“my roar”); nobody is a he or she.
 */
export interface LongingTold {
  readonly told: FourVoices;
  readonly tried: FourVoices;
  readonly right: FourVoices;
}

/** How one looks for what is lost or hoped for. */
export const LOOKING: FourVoices = [
  [
    '{Who} peeps behind {spot}. Not [there|that]!',
    '“Not here,” says {who}. “Not [there|up there|down there].”',
  ],
  [
    '{Who} [looked|peeped|felt] behind {spot}, just in case. [No luck|Only grass|Only an ant].',
    '“Not here either,” said {who}, and came out from behind {spot}.',
  ],
  [
    '“Not behind {spot} either,” said {who}. “That’s one place [done|fewer|off the list].”',
    '{Who} [went twice|tiptoed|hurried] round {spot}, looking. “[Nothing|Only a beetle|Only my own feet],” said {who}.',
  ],
  [
    '{Who} examined {spot} with great [care|tact|patience]. “One has to [rule things out|be thorough],” said {who}.',
    '“Every place you’ve looked,” said {other}, “is one where you needn’t look again.” {Who} [brightened|thought that over].',
  ],
];
