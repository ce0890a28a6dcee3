import type { Rect } from '@bramblebook/contract/page-geometry';

/** How far from a text a dot can still be taken for one of its points. */
const AIR = 8;

/** Whether a place is where text stands: dots there are specks, or they read as full stops. */
export const quietIn =
  (calm: Rect | null) =>
  (x: number, y: number): boolean =>
    calm !== null &&
    x > calm.x - AIR &&
    x < calm.x + calm.width + AIR &&
    y > calm.y - AIR &&
    y < calm.y + calm.height + AIR;
