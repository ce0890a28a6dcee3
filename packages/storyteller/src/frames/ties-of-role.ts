import type { FrameRole } from './frame.ts';

const WRITTEN_OUT = new Map<string, readonly string[]>();

/** A pattern of ties with every bar written out: “prep into step|suck” is “prep into step”, “prep into suck”. */
export const tiesIn = (pattern: string): readonly string[] => {
  const known = WRITTEN_OUT.get(pattern);
  if (known !== undefined) return known;
  const [tie = '', ...words] = pattern.split(' ');
  const ties = words.reduce(
    (begun, alternatives) =>
      begun.flatMap((one) => alternatives.split('|').map((word) => `${one} ${word}`)),
    [tie],
  );
  WRITTEN_OUT.set(pattern, ties);
  return ties;
};

/** Every tie that speaks for a role. */
export const tiesOfRole = ({ from }: FrameRole): readonly string[] => from.flatMap(tiesIn);
