import { PAGE } from '@bramblebook/contract/page-numbers';
import type { Shot } from '@bramblebook/contract/picture-vocabulary';
import type { DesignName } from './designed-page.ts';

/** How gladly a design is taken, and for which pages. */
export interface DesignWish {
  readonly weight: number;
  /** Camera framings it flatters. */
  readonly shots: readonly Shot[];
  /** Texts of more letters never take it. */
  readonly mostLetters: number;
}

const ANY = Number.POSITIVE_INFINITY;

export const DESIGN_WISHES: Readonly<Record<DesignName, DesignWish>> = {
  full: { weight: 3, shots: ['far', 'high'], mostLetters: ANY },
  large: { weight: 2.6, shots: ['far', 'low'], mostLetters: 48 },
  band: { weight: 1.5, shots: ['middle', 'close'], mostLetters: ANY },
  card: { weight: 1.3, shots: ['far', 'high'], mostLetters: 330 },
  framed: { weight: 1.6, shots: ['middle', 'close'], mostLetters: ANY },
  vignette: { weight: 1.9, shots: ['middle', 'close'], mostLetters: ANY },
  arch: { weight: 1.4, shots: ['low', 'middle'], mostLetters: ANY },
  round: { weight: 1.5, shots: ['close', 'low'], mostLetters: ANY },
  panorama: { weight: 1.6, shots: ['far', 'high'], mostLetters: ANY },
  facing: { weight: 1.4, shots: ['low', 'close'], mostLetters: 650 },
  storybook: { weight: 0.2, shots: [], mostLetters: ANY },
  // No story is told that long: only a parent's text may need it.
  lunette: { weight: 0, shots: [], mostLetters: 0 },
};

/** What fits a beat of the story: where it opens, at its height, where it ends. */
export const BEAT_WISHES: readonly {
  readonly from: number;
  readonly to: number;
  readonly designs: Partial<Record<DesignName, number>>;
}[] = [
  {
    from: PAGE.firstStory,
    to: PAGE.firstStory,
    designs: { vignette: 1, framed: 0.8, arch: 0.8, facing: -2, large: -4, round: -1 },
  },
  { from: 19, to: 22, designs: { full: 1, large: 0.6 } },
  {
    from: PAGE.closing,
    to: PAGE.closing,
    designs: { vignette: 1.2, full: 1, storybook: -2, facing: -2 },
  },
];

export const SHOT_BONUS = 0.5;
/** Taken off for each time the book has the design already. */
export const USED_COST = 0.3;
/** Taken off where it stood two pages before. */
export const AGAIN_COST = 0.7;
/** Taken off for each whole step of size that the text would lose. */
export const SHRINK_COST = 5;
/** Taken off where somebody is cut or covered, and for all of them again by how much of them. */
export const UNSEEN_COST = 6;
/** Taken off where the text would be smaller than the age wants, for each whole step of size. */
export const TOO_SMALL_COST = 1000;
/** Taken off a design that the next page needs, because no other shows it. */
export const NEEDED_NEXT_COST = 5;
/** A line shorter than this reads badly; taken off for each em that it lacks. */
export const NARROW_EM = 9.4;
export const NARROW_COST = 1.5;
/** So that no two books turn the same way: the most that chance adds. */
export const CHANCE = 0.9;
