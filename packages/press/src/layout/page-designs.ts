import type { CalmSide, Rect } from '@bramblebook/contract/page-geometry';
import { CALM_AREAS } from '@bramblebook/contract/page-geometry';
import type { DesignedPage, DesignName, PaperShape, Square, Window } from './designed-page.ts';
import { type Outline, rectangle, rounded, SHEET, smooth } from './outline.ts';
import { over, swapped, turned, turnedSquare } from './turn-design.ts';

const WHOLE: Square = { x: 0, y: 0, side: 1000 };
const EDGE = CALM_AREAS.bottom.x;
const WIDE = 1000 - 2 * EDGE;
/** Foot of the text's area. */
const FOOT = 1000 - EDGE;
const RULE = 4;

/** A text area from a height down to the safety margin. */
const below = (y: number): Rect => ({ x: EDGE, y, width: WIDE, height: FOOT - y });

/**
 * The picture under a window in its middle, so large that its calm ground, which has nothing to
 * show where no text stands on it, begins at the window's foot.
 */
const above = ({ y, height }: Rect): Square => {
  const side = (1000 * height) / CALM_AREAS.bottom.y;
  return { x: 500 - side / 2, y, side };
};

const boxWindow = (rect: Rect): Window => ({
  rect,
  holds: (x, y) =>
    x >= rect.x && x <= rect.x + rect.width && y >= rect.y && y <= rect.y + rect.height,
});

/** Ellipse of any roundness: 2 is an ellipse, more is squarer. */
const roundWindow = (rect: Rect, power: number): Window => {
  const [rx, ry] = [rect.width / 2, rect.height / 2];
  return {
    rect,
    holds: (x, y) =>
      Math.abs((x - rect.x - rx) / rx) ** power + Math.abs((y - rect.y - ry) / ry) ** power <= 1,
  };
};

const paper = (...outlines: Outline[]): PaperShape => ({ outlines, colour: 'paper' });
const rule = (...outlines: Outline[]): PaperShape => ({ outlines, colour: 'rule' });

const grown = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

const onPicture = (name: DesignName): DesignedPage => ({
  name,
  text: CALM_AREAS.bottom,
  picture: WHOLE,
  shapes: [],
  window: boxWindow({ x: 0, y: 0, width: 1000, height: 1000 }),
  onPaper: false,
});

/** A band of paper with a gentle upper edge, over the whole width. */
const band = (): DesignedPage => {
  const edgeAt = (y: number): Outline => [
    ['M', 0, y + 4],
    ['C', 180, y - 16, 330, y - 12, 500, y],
    ['C', 670, y + 12, 820, y + 14, 1000, y - 6],
    ['L', 1000, 1000],
    ['L', 0, 1000],
  ];
  return {
    name: 'band',
    text: below(722),
    picture: WHOLE,
    shapes: [rule(edgeAt(692)), paper(edgeAt(698))],
    window: boxWindow({ x: 0, y: 0, width: 1000, height: 690 }),
    onPaper: true,
  };
};

/** A card laid on the picture. */
const card = (): DesignedPage => {
  const rect = { x: 48, y: 682, width: 904, height: 270 };
  const line = grown(rect, -11);
  return {
    name: 'card',
    text: { x: EDGE + 16, y: 704, width: WIDE - 32, height: FOOT - 704 },
    picture: WHOLE,
    shapes: [
      paper(rounded(rect, [30, 30])),
      rule(rounded(line, [20, 20]), rounded(grown(line, -2.5), [18, 18])),
    ],
    window: boxWindow({ x: 0, y: 0, width: 1000, height: 678 }),
    onPaper: true,
  };
};

/** A window in a sheet of paper, with a rule around it. */
const windowed = (
  name: DesignName,
  {
    window,
    outline,
    ring,
    picture,
    text,
  }: {
    readonly window: Window;
    readonly outline: Outline;
    /** The outline a little larger, for the rule; none where the edge is soft. */
    readonly ring: Outline | null;
    readonly picture: Square;
    readonly text: Rect;
  },
): DesignedPage => ({
  name,
  text,
  picture,
  shapes: [paper(SHEET, outline), ...(ring ? [rule(ring, outline)] : [])],
  window,
  onPaper: true,
});

const framed = (): DesignedPage => {
  const rect = { x: EDGE, y: EDGE, width: WIDE, height: 616 };
  return windowed('framed', {
    window: boxWindow(rect),
    outline: rounded(rect, [14, 14]),
    ring: rounded(grown(rect, RULE), [18, 18]),
    picture: above(rect),
    text: below(712),
  });
};

/** How square the vignette is: 2 is an ellipse. */
const VIGNETTE_POWER = 3.4;

/** Edges like those of a wash: they wander, and have no rule. */
const vignette = (): DesignedPage => {
  const rect = { x: 44, y: 44, width: 912, height: 654 };
  const count = 72;
  const points = Array.from({ length: count }, (_, i): [number, number] => {
    const turn = (i / count) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
    const reach =
      (Math.abs(cos) ** VIGNETTE_POWER + Math.abs(sin) ** VIGNETTE_POWER) ** (-1 / VIGNETTE_POWER);
    // Three waves that never meet again: an edge drawn by hand, the same on every page.
    const wander =
      0.98 +
      0.008 * Math.sin(7 * turn + 1) +
      0.006 * Math.sin(13 * turn + 2) +
      0.005 * Math.sin(23 * turn);
    return [
      rect.x + (rect.width / 2) * (1 + cos * reach * wander),
      rect.y + (rect.height / 2) * (1 + sin * reach * wander),
    ];
  });
  return windowed('vignette', {
    window: roundWindow(grown(rect, -14), VIGNETTE_POWER),
    outline: smooth(points),
    ring: null,
    picture: above(rect),
    text: below(718),
  });
};

/** An arch stands on its foot wherever the text is. */
const arch = (calm: CalmSide): DesignedPage => {
  const underText = calm === 'top';
  const standing = { x: 120, y: 60, width: 760, height: 634 };
  const rect = underText ? over(standing) : standing;
  const text = below(716);
  const top = 330;
  const upper = roundWindow({ ...rect, height: 2 * top }, 2);
  return windowed('arch', {
    window: {
      rect,
      holds: (x, y) => (y < rect.y + top ? upper.holds(x, y) : boxWindow(rect).holds(x, y)),
    },
    outline: rounded(rect, [380, top], [14, 14]),
    ring: rounded(grown(rect, RULE), [384, top + RULE], [18, 18]),
    picture: underText ? turnedSquare(above(standing)) : above(standing),
    text: underText ? over(text) : text,
  });
};

const round = (): DesignedPage => {
  const rect = { x: 186, y: 62, width: 628, height: 628 };
  return windowed('round', {
    window: roundWindow(rect, 2),
    outline: rounded(rect, [314, 314]),
    ring: rounded(grown(rect, RULE), [318, 318]),
    picture: above(rect),
    text: below(716),
  });
};

/** A strip from edge to edge with paper above and below. */
const panorama = (): DesignedPage => {
  const rect = { x: 0, y: 118, width: 1000, height: 572 };
  return {
    name: 'panorama',
    text: below(712),
    picture: WHOLE,
    shapes: [
      paper(SHEET, rectangle(rect)),
      rule(
        rectangle({ x: 0, y: rect.y - 10, width: 1000, height: 3 }),
        rectangle({ x: 0, y: rect.y + rect.height + 7, width: 1000, height: 3 }),
      ),
    ],
    window: boxWindow(rect),
    onPaper: true,
  };
};

/** The picture by the spine, the text in a column facing it; for a page bound at its left. */
const facing = (): DesignedPage => {
  const edgeAt = (x: number): Outline => [
    ['M', x, 0],
    ['C', x + 16, 200, x + 12, 340, x, 500],
    ['C', x - 12, 660, x - 14, 820, x + 6, 1000],
    ['L', 1000, 1000],
    ['L', 1000, 0],
  ];
  return {
    name: 'facing',
    text: { x: 612, y: 90, width: FOOT - 612, height: 820 },
    picture: WHOLE,
    shapes: [rule(edgeAt(572)), paper(edgeAt(578))],
    window: boxWindow({ x: 0, y: 0, width: 570, height: 1000 }),
    onPaper: true,
  };
};

/** For long texts: a small picture and a page of words. */
const storybook = (): DesignedPage => {
  const rect = { x: 180, y: EDGE, width: 640, height: 396 };
  return windowed('storybook', {
    window: boxWindow(rect),
    outline: rounded(rect, [14, 14]),
    ring: rounded(grown(rect, RULE), [18, 18]),
    picture: { x: 170, y: 35, side: 660 },
    text: below(494),
  });
};

/** For the longest texts: a half moon of picture at the page's edge, and all else for words. */
const lunette = (): DesignedPage => {
  const rect = { x: 190, y: 0, width: 620, height: 176 };
  const side = 640;
  const whole = roundWindow({ ...rect, y: -rect.height, height: 2 * rect.height }, 2);
  const calmAtFoot = rect.height - (side * CALM_AREAS.bottom.y) / 1000;
  return {
    ...windowed('lunette', {
      window: { rect, holds: (x, y) => y >= 0 && whole.holds(x, y) },
      outline: rounded(rect, [0, 0], [310, rect.height]),
      ring: rounded(grown(rect, RULE), [0, 0], [314, rect.height + RULE]),
      picture: { x: 180, y: calmAtFoot, side },
      text: below(190),
    }),
    rises: [calmAtFoot, 0],
  };
};

const DRAWN: Readonly<Record<DesignName, DesignedPage>> = {
  full: onPicture('full'),
  large: onPicture('large'),
  band: band(),
  card: card(),
  framed: framed(),
  vignette: vignette(),
  arch: arch('bottom'),
  round: round(),
  panorama: panorama(),
  facing: facing(),
  storybook: storybook(),
  lunette: lunette(),
};

const UPRIGHT_ARCH = arch('top');

/** Where a page is bound. */
export type BoundAt = 'left' | 'right';

/** The design for a picture whose calm side is above or below. */
export const drawDesign = (name: DesignName, calm: CalmSide, bound: BoundAt): DesignedPage => {
  const page = DRAWN[name];
  if (name === 'facing') return bound === 'left' ? page : swapped(page);
  if (calm === 'bottom') return page;
  return name === 'arch' ? UPRIGHT_ARCH : turned(page);
};
