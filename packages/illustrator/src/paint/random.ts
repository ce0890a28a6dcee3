/**
 * Random streams. Every element of a picture draws from its own stream, named after
 * it, so that changing one element moves nothing else.
 */
export interface Random {
  /** Next number, 0 ≤ n < 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Between −spread and +spread. */
  signed(spread: number): number;
  /** Whole number, both ends included. */
  whole(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
}

/** A 32-bit number from a seed and names (FNV-1a with a final avalanche). */
export const hashSeed = (seed: number, ...names: readonly (string | number)[]): number => {
  let h = 0x811c9dc5 ^ seed;
  for (const char of names.join('/')) h = Math.imul(h ^ char.charCodeAt(0), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

/** The stream of one element: the same seed and names give the same numbers (mulberry32). */
export const randomStream = (seed: number, ...names: readonly (string | number)[]): Random => {
  let state = hashSeed(seed, ...names);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const between = (low: number, high: number): number => low + (high - low) * next();
  return {
    next,
    between,
    signed: (spread) => between(-spread, spread),
    whole: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: <T>(list: readonly T[]): T => {
      const picked = list[Math.floor(next() * list.length)];
      if (picked === undefined) throw new Error('nothing to pick from');
      return picked;
    },
    chance: (probability) => next() < probability,
  };
};
