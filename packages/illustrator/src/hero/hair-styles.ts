import type { HAIR_STYLES } from '@bramblebook/contract/hero-looks';
import type { Point } from '../paint/geometry.ts';

/**
 * Hair as data, in head units (radius 52, middle at 0, 0). Every outline is made for a
 * head seen from the front; `drift` says how far it moves against a full turn of the head.
 */
export interface HairPiece {
  readonly points: readonly Point[];
  readonly drift: number;
  readonly tremble?: number;
}

/** Things that hang or sit: each is drawn by its own small function. */
export type HairExtra =
  | { readonly kind: 'puff'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'bun'; readonly at: Point; readonly radius: number }
  | { readonly kind: 'braid'; readonly spine: readonly Point[] }
  | { readonly kind: 'tail'; readonly spine: readonly Point[]; readonly widths: readonly number[] }
  | { readonly kind: 'curls'; readonly ring: number; readonly fringe: boolean }
  | { readonly kind: 'locs' };

export interface HairStyle {
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

const SHORT_BACK: HairPiece = {
  drift: -9,
  tremble: 1.6,
  points: [
    [-50, -28],
    [-56, 4],
    [-50, 26],
    [-38, 38],
    [0, 36],
    [36, 36],
    [48, 24],
    [54, 2],
    [48, -30],
    [0, -60],
  ],
};
const CAP_BACK: HairPiece = {
  drift: -8,
  points: [
    [-50, -30],
    [-54, 6],
    [-44, 32],
    [0, 38],
    [44, 32],
    [52, 6],
    [48, -30],
    [0, -56],
  ],
};
const BOB_BACK: HairPiece = {
  drift: -9,
  tremble: 1.6,
  points: [
    [-50, -30],
    [-60, 6],
    [-63, 34],
    [-55, 51],
    [-28, 53],
    [0, 46],
    [26, 51],
    [51, 49],
    [59, 32],
    [58, 4],
    [48, -30],
    [0, -58],
  ],
};
const LONG_BACK: HairPiece = {
  drift: -10,
  tremble: 1.6,
  points: [
    [-50, -30],
    [-60, 10],
    [-63, 52],
    [-64, 96],
    [-46, 106],
    [-22, 98],
    [8, 102],
    [38, 100],
    [60, 92],
    [61, 50],
    [59, 6],
    [48, -30],
    [0, -58],
  ],
};
const WAVY_BACK: HairPiece = {
  drift: -10,
  tremble: 3,
  points: [
    [-50, -32],
    [-66, -6],
    [-60, 16],
    [-73, 40],
    [-64, 62],
    [-74, 86],
    [-54, 102],
    [-26, 94],
    [8, 102],
    [38, 94],
    [62, 100],
    [73, 80],
    [63, 58],
    [72, 36],
    [60, 14],
    [64, -8],
    [48, -32],
    [0, -60],
  ],
};
const AFRO_BACK: HairPiece = {
  drift: -6,
  tremble: 4.4,
  points: [
    [-62, -44],
    [-84, -8],
    [-78, 26],
    [-54, 46],
    [0, 44],
    [54, 46],
    [78, 26],
    [84, -8],
    [64, -46],
    [30, -74],
    [0, -82],
    [-30, -74],
  ],
};

const fringe = (sides: number): HairPiece => ({
  drift: 12,
  tremble: 1,
  points: [
    [-53, sides - 2],
    [-59, 0],
    [-52, -34],
    [-26, -58],
    [4, -62],
    [34, -55],
    [53, -32],
    [57, -2],
    [54, sides * 0.8],
    [47, sides * 0.55],
    [46, 2],
    [41, -12],
    [30, -19],
    [14, -15.5],
    [2, -19],
    [-12, -15],
    [-26, -18],
    [-38, -8],
    [-42, 4],
    [-44, sides * 0.6],
  ],
});
const SPIKY: HairPiece = {
  drift: 12,
  tremble: 1,
  points: [
    [-53, 10],
    [-58, -8],
    [-54, -34],
    [-38, -52],
    [-20, -63],
    [-6, -60],
    [10, -67],
    [24, -59],
    [42, -52],
    [52, -34],
    [56, -8],
    [52, 8],
    [46, -2],
    [42, -14],
    [32, -24],
    [22, -16],
    [10, -25],
    [-4, -17],
    [-18, -26],
    [-30, -16],
    [-40, -18],
    [-45, -4],
  ],
};
const TOUSLED: HairPiece = {
  drift: 12,
  tremble: 2,
  points: [
    [-54, 14],
    [-62, -2],
    [-58, -22],
    [-62, -38],
    [-44, -46],
    [-44, -62],
    [-24, -60],
    [-12, -74],
    [4, -62],
    [20, -74],
    [30, -60],
    [48, -58],
    [50, -42],
    [62, -32],
    [57, -14],
    [60, 2],
    [52, 12],
    [46, -4],
    [38, -20],
    [26, -12],
    [16, -24],
    [4, -12],
    [-10, -24],
    [-22, -11],
    [-34, -20],
    [-45, -2],
  ],
};
const CROP: HairPiece = {
  drift: 9,
  tremble: 0.8,
  points: [
    [-51, 2],
    [-54, -14],
    [-47, -36],
    [-26, -53],
    [2, -57],
    [30, -52],
    [48, -36],
    [54, -14],
    [50, 2],
    [46, -12],
    [40, -25],
    [20, -32],
    [0, -33],
    [-20, -32],
    [-38, -24],
    [-46, -10],
  ],
};
const COMBED: HairPiece = {
  drift: 12,
  tremble: 1,
  points: [
    [-52, 4],
    [-56, -14],
    [-48, -38],
    [-26, -56],
    [2, -60],
    [30, -55],
    [49, -38],
    [55, -14],
    [51, 4],
    [46, -8],
    [38, -24],
    [20, -34],
    [0, -37],
    [-20, -34],
    [-38, -22],
    [-46, -6],
  ],
};
const PARTED: HairPiece = {
  drift: 12,
  tremble: 1,
  points: [
    [-53, 22],
    [-59, -2],
    [-52, -36],
    [-26, -58],
    [4, -62],
    [34, -55],
    [53, -32],
    [57, -2],
    [53, 22],
    [46, 2],
    [38, -16],
    [18, -28],
    [-14, -40],
    [-24, -24],
    [-38, -8],
    [-46, 8],
  ],
};

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
        spine: [
          [-30, -46],
          [-66, -44],
          [-78, -8],
          [-70, 34],
        ],
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
        spine: [
          [-44, 2],
          [-66, 14],
          [-72, 40],
          [-62, 72],
        ],
        widths: [13, 29, 27, 4],
      },
      {
        kind: 'tail',
        spine: [
          [44, 2],
          [66, 14],
          [72, 40],
          [62, 72],
        ],
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
        spine: [
          [-46, 12],
          [-58, 40],
          [-54, 70],
          [-46, 94],
        ],
      },
      {
        kind: 'braid',
        spine: [
          [46, 12],
          [58, 40],
          [54, 70],
          [46, 94],
        ],
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

/** Hair of a head seen in profile, looking right: short styles end at the nape. */
export const SIDE_CAP: readonly Point[] = [
  [40, -34],
  [30, -50],
  [4, -62],
  [-28, -58],
  [-54, -32],
  [-60, 2],
  [-52, 30],
  [-34, 40],
  [-22, 30],
  [-18, 10],
  [-10, -4],
  [6, -14],
  [24, -24],
  [38, -26],
];
/** Hair of a head seen from behind. */
export const BACK_CAP: readonly Point[] = [
  [-50, -30],
  [-57, 2],
  [-52, 28],
  [-34, 44],
  [0, 48],
  [34, 44],
  [52, 28],
  [57, 2],
  [50, -30],
  [28, -54],
  [0, -62],
  [-28, -54],
];
/** The headscarf's edge around a face, from cheek to cheek over the forehead. */
export const SCARF_BAND: readonly Point[] = [
  [-47, 42],
  [-54, 8],
  [-47, -28],
  [0, -52],
  [47, -28],
  [54, 8],
  [48, 42],
];
