import type { Box } from './geometry.ts';

/** A face on the page: nothing may be painted over it, no weather, no leaf, no other figure. */
export interface FaceZone {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** How far a box reaches into a face, in page units: 0 when they are apart. */
export const overlapOfFace = (box: Box, face: FaceZone): number => {
  const dx = Math.max(box.left - face.x, 0, face.x - box.right);
  const dy = Math.max(box.top - face.y, 0, face.y - box.bottom);
  return Math.max(0, face.radius - Math.hypot(dx, dy));
};

/** Whether something that fills `box` would hide part of a face. */
export const hidesFace = (faces: readonly FaceZone[], box: Box): boolean =>
  faces.some((face) => overlapOfFace(box, face) > 0);
