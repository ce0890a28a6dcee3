import sharp from 'sharp';

/** How a drawn child looks, in colours. */
export interface DrawnChild {
  readonly skin: string;
  readonly hair: string;
  readonly top: string;
  readonly trousers: string;
}

/** Heads as they are seen from four sides: how much of the face shows, and where. */
const SIDES = [
  { face: 0.82, aside: 0 },
  { face: 0.8, aside: 0.14 },
  { face: 0.66, aside: 0.3 },
  { face: 0.7, aside: -0.12 },
] as const;

/** A head of this radius around a point. */
const head = ({ skin, hair }: DrawnChild, [x, y, r]: readonly number[], side = 0): string => {
  const { face, aside } = SIDES[side] ?? SIDES[0];
  const [cx = 0, cy = 0, radius = 0] = [x, y, r];
  const eye = (dx: number) =>
    `<circle cx="${cx + (aside + dx) * radius}" cy="${cy + radius * 0.2}" r="${radius * 0.09}" fill="#2b1d16"/>`;
  return `<circle cx="${cx}" cy="${cy}" r="${radius}" fill="${hair}"/><circle cx="${cx + aside * radius}" cy="${cy + radius * 0.3}" r="${radius * face}" fill="${skin}"/>${eye(-0.25)}${eye(0.25)}`;
};

/** A child whose head has this radius around a point, head to shoes. */
const standing = (
  child: DrawnChild,
  [x = 0, y = 0, r = 0]: readonly number[],
  side = 0,
): string => {
  const box = (from: number, to: number, half: number, fill: string) =>
    `<rect x="${x - half * r}" y="${y + from * r}" width="${2 * half * r}" height="${(to - from) * r}" fill="${fill}"/>`;
  return [
    box(0.9, 1.4, 0.35, child.skin),
    box(1.3, 3.2, 1, child.top),
    box(3.2, 5, 0.8, child.trousers),
    head(child, [x, y, r], side),
  ].join('');
};

const drawn = (sidePx: number, ground: string, shapes: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${sidePx}" height="${sidePx}" viewBox="0 0 100 100"><rect width="100" height="100" fill="${ground}"/>${shapes}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** A character sheet as a model is asked for it: four whole figures and the head alone, on paper. */
export const drawnSheet = (sidePx: number, child: DrawnChild): Promise<Buffer> =>
  drawn(
    sidePx,
    '#fffdf8',
    SIDES.map((_, side) => standing(child, [12 + side * 19, 22, 7], side)).join('') +
      head(child, [88, 70, 9]),
  );

/** A page on which the child stands somewhere; `place` is the head's middle and radius, in percent. */
export const drawnPage = (
  sidePx: number,
  child: DrawnChild,
  { ground, place, side = 0 }: { ground: string; place: readonly number[]; side?: number },
): Promise<Buffer> => drawn(sidePx, ground, standing(child, place, side));
