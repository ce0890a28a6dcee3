/** Chance that can be repeated: the same seed text gives the same picks for ever. */
export interface Chance {
  /** A number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number from 0 (inclusive) to `below` (exclusive). */
  below(below: number): number;
  pick<T>(items: readonly T[]): T;
  /** The items in a new order. */
  shuffle<T>(items: readonly T[]): T[];
  /** An independent stream named by a label, so that one more pick here changes nothing there. */
  fork(label: string): Chance;
}

// Two 32-bit multiply-xor hashes over UTF-16 units (the widely published cyrb53 mixing steps).
const hash = (text: string): [number, number] => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return [high >>> 0, low >>> 0];
};

/** A stream of chance for a seed text. */
export const chanceFrom = (seedText: string): Chance => {
  const [high, low] = hash(seedText);
  let a = high;
  let b = low;
  let c = high ^ 0x9e3779b9;
  let counter = 1;
  // sfc32, a small fast counting generator.
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i += 1) next();
  const chance: Chance = {
    next,
    below: (below) => Math.floor(next() * below),
    pick: (items) => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('Nothing to pick from.');
      return item;
    },
    shuffle: (items) => {
      const order = [...items];
      for (let i = order.length - 1; i > 0; i -= 1) {
        const j = Math.floor(next() * (i + 1));
        [order[i], order[j]] = [
          order[j] as (typeof order)[number],
          order[i] as (typeof order)[number],
        ];
      }
      return order;
    },
    fork: (label) => chanceFrom(`${seedText}\u0000${label}`),
  };
  return chance;
};
