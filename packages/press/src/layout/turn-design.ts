import type { Rect } from '@bramblebook/contract/page-geometry';
import type { DesignedPage, Square } from './designed-page.ts';
import { mirrored, upsideDown } from './outline.ts';

/** The same area with above and below changed. */
export const over = ({ x, y, width, height }: Rect): Rect => ({
  x,
  y: 1000 - y - height,
  width,
  height,
});

/** The same square with above and below changed. */
export const turnedSquare = ({ x, y, side }: Square): Square => ({ x, y: 1000 - y - side, side });

const turnedRises = (
  [from, to]: readonly [number, number],
  { side }: Square,
): readonly [number, number] => [1000 - side - to, 1000 - side - from];

/** Text above: the whole design upside down, but not the picture in it. */
export const turned = (page: DesignedPage): DesignedPage => ({
  ...page,
  text: over(page.text),
  picture: turnedSquare(page.picture),
  ...(page.rises && { rises: turnedRises(page.rises, page.picture) }),
  shapes: page.shapes.map((shape) => ({ ...shape, outlines: shape.outlines.map(upsideDown) })),
  window: {
    rect: over(page.window.rect),
    holds: (x, y) => page.window.holds(x, 1000 - y),
  },
});

/** Left and right changed, the picture too in its place. */
export const swapped = (page: DesignedPage): DesignedPage => {
  const across = (rect: Rect): Rect => ({ ...rect, x: 1000 - rect.x - rect.width });
  return {
    ...page,
    text: across(page.text),
    shapes: page.shapes.map((shape) => ({ ...shape, outlines: shape.outlines.map(mirrored) })),
    window: {
      rect: across(page.window.rect),
      holds: (x, y) => page.window.holds(1000 - x, y),
    },
  };
};
