import type { CreaturePainter, CreatureShape } from '../parts/creature-painter.ts';

type ShapeRow = readonly [
  left: number,
  top: number,
  right: number,
  bottom: number,
  faceX: number,
  faceY: number,
  faceRadius: number,
];

const shapeOf = ([left, top, right, bottom, x, y, radius]: ShapeRow): CreatureShape => ({
  box: { left, top, right, bottom },
  face: { x, y, radius },
});

/** Measured boxes and faces, one row a pose. */
export const shapesOf = (
  rest: ShapeRow,
  move: ShapeRow,
  play: ShapeRow,
): CreaturePainter['shapes'] => ({
  rest: shapeOf(rest),
  move: shapeOf(move),
  play: shapeOf(play),
});

const scaled = ({ box, face }: CreatureShape, by: number): CreatureShape => ({
  box: { left: box.left * by, top: box.top * by, right: box.right * by, bottom: box.bottom * by },
  face: { x: face.x * by, y: face.y * by, radius: face.radius * by },
});

/** The same creature larger or smaller, true to its size beside a child. */
export const sized = (by: number, painter: CreaturePainter): CreaturePainter => ({
  lives: painter.lives,
  seat: painter.seat && [painter.seat[0] * by, painter.seat[1] * by],
  shapes: {
    rest: scaled(painter.shapes.rest, by),
    move: scaled(painter.shapes.move, by),
    play: scaled(painter.shapes.play, by),
  },
  paint(layer, figure) {
    layer.at({ x: 0, y: 0, scale: by }, () => painter.paint(layer, figure));
  },
});
