import type { HAIR_STYLES } from '@bramblebook/contract/hero-looks';
import type { Point } from '../paint/geometry.ts';
import { svgPoints } from '../paint/svg-points.ts';
import {
  AFRO_BACK,
  BOB_BACK,
  CAP_BACK,
  COMBED,
  CROP,
  fringe,
  type HairPiece,
  LONG_BACK,
  PARTED,
  SHORT_BACK,
  SPIKY,
  TOUSLED,
  WAVY_BACK,
} from './hair-shapes.ts';

/** Things that hang or sit: each is drawn by its own small function. */
export type HairExtra =
  | { readonly kind: 'puff'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'bun'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'braid'; readonly spine: readonly Point[] }
  | { readonly kind: 'tail'; readonly spine: readonly Point[]; readonly widths: readonly number[] }
  | { readonly kind: 'curls'; readonly ring: number; readonly fringe: boolean }
  | { readonly kind: 'locs' };

interface HairStyle {
  /** Behind head and body. */
  readonly back: readonly HairPiece[];
  readonly backExtras: readonly HairExtra[];
  /** Over the forehead. */
  readonly front: readonly HairPiece[];
  readonly frontExtras: readonly HairExtra[];
  /** Lines of hair from the crown, over the front. */
  readonly strands: 'fringe' | 'combed' | 'none';
  readonly earsShow: boolean;
  /** How much wider than the head the hair is: helmets and hoods grow by it. */
  readonly volume: number;
}

export const HAIR: Record<(typeof HAIR_STYLES)[number], HairStyle> = {
  short: {
    back: [SHORT_BACK],
    backExtras: [],
    front: [SPIKY],
    frontExtras: [],
    strands: 'fringe',
    earsShow: true,
    volume: 1.06,
  },
  crop: {
    back: [{ ...CAP_BACK, drift: -6 }],
    backExtras: [],
    front: [CROP],
    frontExtras: [],
    strands: 'none',
    earsShow: true,
    volume: 1,
  },
  tousled: {
    back: [SHORT_BACK],
    backExtras: [],
    front: [TOUSLED],
    frontExtras: [],
    strands: 'fringe',
    earsShow: true,
    volume: 1.14,
  },
  curls: {
    back: [{ ...AFRO_BACK, points: AFRO_BACK.points.map(([x, y]): Point => [x * 0.82, y * 0.86]) }],
    backExtras: [],
    front: [],
    frontExtras: [{ kind: 'curls', ring: 51, fringe: true }],
    strands: 'none',
    earsShow: false,
    volume: 1.24,
  },
  afro: {
    back: [AFRO_BACK],
    backExtras: [],
    front: [{ ...COMBED, tremble: 2.4 }],
    frontExtras: [{ kind: 'curls', ring: 62, fringe: false }],
    strands: 'none',
    earsShow: false,
    volume: 1.5,
  },
  'afro-puffs': {
    back: [CAP_BACK],
    backExtras: [
      { kind: 'puff', at: [-52, -40], radius: 33 },
      { kind: 'puff', at: [52, -40], radius: 33 },
    ],
    front: [COMBED],
    frontExtras: [],
    strands: 'combed',
    earsShow: true,
    volume: 1.5,
  },
  bob: {
    back: [BOB_BACK],
    backExtras: [],
    front: [fringe(30)],
    frontExtras: [],
    strands: 'fringe',
    earsShow: false,
    volume: 1.12,
  },
  'straight-long': {
    back: [LONG_BACK],
    backExtras: [],
    front: [fringe(32)],
    frontExtras: [],
    strands: 'fringe',
    earsShow: false,
    volume: 1.12,
  },
  'wavy-long': {
    back: [WAVY_BACK],
    backExtras: [],
    front: [PARTED],
    frontExtras: [],
    strands: 'combed',
    earsShow: false,
    volume: 1.22,
  },
  ponytail: {
    back: [CAP_BACK],
    backExtras: [
      {
        kind: 'tail',
        spine: svgPoints('-30,-46 -66,-44 -78,-8 -70,34'),
        widths: [16, 32, 30, 5],
      },
    ],
    front: [fringe(8)],
    frontExtras: [],
    strands: 'fringe',
    earsShow: true,
    volume: 1.2,
  },
  pigtails: {
    back: [CAP_BACK],
    backExtras: [
      {
        kind: 'tail',
        spine: svgPoints('-44,2 -66,14 -72,40 -62,72'),
        widths: [13, 29, 27, 4],
      },
      {
        kind: 'tail',
        spine: svgPoints('44,2 66,14 72,40 62,72'),
        widths: [13, 29, 27, 4],
      },
    ],
    front: [fringe(6)],
    frontExtras: [],
    strands: 'fringe',
    earsShow: true,
    volume: 1.3,
  },
  braids: {
    back: [CAP_BACK],
    backExtras: [
      {
        kind: 'braid',
        spine: svgPoints('-46,12 -58,40 -54,70 -46,94'),
      },
      {
        kind: 'braid',
        spine: svgPoints('46,12 58,40 54,70 46,94'),
      },
    ],
    front: [PARTED],
    frontExtras: [],
    strands: 'combed',
    earsShow: false,
    volume: 1.14,
  },
  buns: {
    back: [CAP_BACK],
    backExtras: [
      { kind: 'bun', at: [-38, -56], radius: 22 },
      { kind: 'bun', at: [38, -56], radius: 22 },
    ],
    front: [fringe(8)],
    frontExtras: [],
    strands: 'fringe',
    earsShow: true,
    volume: 1.34,
  },
  locs: {
    back: [],
    backExtras: [{ kind: 'locs' }],
    front: [COMBED],
    frontExtras: [],
    strands: 'combed',
    earsShow: false,
    volume: 1.2,
  },
  bald: {
    back: [],
    backExtras: [],
    front: [],
    frontExtras: [],
    strands: 'none',
    earsShow: true,
    volume: 0.98,
  },
  headscarf: {
    back: [],
    backExtras: [],
    front: [],
    frontExtras: [],
    strands: 'none',
    earsShow: false,
    volume: 1.14,
  },
};
