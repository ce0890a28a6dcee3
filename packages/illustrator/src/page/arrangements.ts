import { CALM_SIDES, type CalmSide } from '@bramblebook/contract/page-geometry';
import { SHOTS, type Shot } from '@bramblebook/contract/picture-vocabulary';
import type { Random } from '../paint/random.ts';

/** Where the hero stands and looks; the others go to the free side. */
interface Arrangement {
  readonly name: string;
  /** The hero's place across the page, for a page whose gutter is at the left. */
  readonly heroX: number;
  /** The hero looks to the left. */
  readonly flip: boolean;
}

const ARRANGEMENTS: readonly Arrangement[] = [
  { name: 'left-third', heroX: 350, flip: false },
  { name: 'right-third', heroX: 660, flip: true },
  { name: 'middle', heroX: 505, flip: false },
  { name: 'middle-turned', heroX: 500, flip: true },
  { name: 'left-edge', heroX: 310, flip: false },
  { name: 'right-edge', heroX: 715, flip: true },
  { name: 'leaving-right', heroX: 610, flip: false },
  { name: 'leaving-left', heroX: 410, flip: true },
];

/** One picture's framing: told apart from every other of the book by its name. */
export interface Framing {
  readonly shot: Shot;
  readonly calm: CalmSide | null;
  readonly arrangement: Arrangement;
  readonly side: -1 | 1;
  readonly name: string;
}

/**
 * Chooses framings page after page: the wished shot unless the page before had it, text
 * above and below in turns, and never an arrangement that the book has had.
 */
export class FramingBook {
  readonly #used = new Set<string>();
  readonly #random: Random;
  #lastShot: Shot | null = null;
  #lastCalm: CalmSide | null = null;
  #lastArrangement = '';

  constructor(random: Random) {
    this.#random = random;
  }

  next(wish: {
    readonly shot: Shot;
    readonly calm: CalmSide | null | 'free';
    /** Pages where the hero must be whole and central (cover). */
    readonly fixedShot?: boolean;
    /** Gutter at the left (odd pages) or at the right. */
    readonly gutter: 'left' | 'right';
  }): Framing {
    const random = this.#random;
    const shots = wish.fixedShot
      ? [wish.shot]
      : [wish.shot, ...shuffled(SHOTS, random)].filter((shot) => shot !== this.#lastShot);
    const calms: (CalmSide | null)[] = wish.calm === 'free' ? this.#calmSides(random) : [wish.calm];
    const side = random.chance(0.5) ? -1 : 1;
    const arrangements = shuffled(ARRANGEMENTS, random);
    for (const shot of shots)
      for (const calm of calms)
        for (const arrangement of arrangements) {
          const name = `${shot}/${calm ?? 'none'}/${arrangement.name}`;
          if (this.#used.has(name) || arrangement.name === this.#lastArrangement) continue;
          this.#used.add(name);
          this.#lastShot = shot;
          this.#lastCalm = calm;
          this.#lastArrangement = arrangement.name;
          return { shot, calm, side, name, arrangement: awayFromGutter(arrangement, wish.gutter) };
        }
    throw new Error('a book has more pictures than there are framings');
  }

  /** Which side to try first for the text: rather not on top twice running. */
  #calmSides(random: Random): CalmSide[] {
    const lower = this.#lastCalm === 'top' && random.chance(0.7);
    if (lower) return [...CALM_SIDES].reverse();
    return random.chance(0.6) ? [...CALM_SIDES] : [...CALM_SIDES].reverse();
  }
}

/** Places are told for a gutter at the left; for one at the right they move by as much. */
const awayFromGutter = (arrangement: Arrangement, gutter: 'left' | 'right'): Arrangement => ({
  ...arrangement,
  heroX: arrangement.heroX + (gutter === 'left' ? 12 : -22),
});

const shuffled = <T>(list: readonly T[], random: Random): T[] => {
  const rest = [...list];
  const out: T[] = [];
  while (rest.length > 0) out.push(...rest.splice(random.whole(0, rest.length - 1), 1));
  return out;
};
