import type { ArtFigure } from '@bramblebook/contract/page-geometry';
import type { DesignedPage, Square } from './designed-page.ts';

/** Things that may be cut or covered: nobody is hurt by half a tree. */
const isSomebody = ({ kind }: ArtFigure): boolean => kind !== 'prop';

/** Room around a face, against its radius. */
const FACE_ROOM = 1.15;
/** A box is larger than who stands in it: this share of it may be cut. */
const SHARE_CUT = 0.07;

/** The nearest that a value may come to what is wanted. */
const within = (least: number, most: number, wanted: number): number =>
  Math.max(least, Math.min(most, wanted));

/** The middle between the least and the greatest. */
const middleOf = (values: readonly number[]): number =>
  (Math.min(...values) + Math.max(...values)) / 2;

/** Where somebody is looked at. */
const headOf = ({ box, face }: ArtFigure): number =>
  face?.y ?? box.top + (box.bottom - box.top) / 4;

/** The picture slid under its window, so that those on it stand in its middle. */
export const slid = (page: DesignedPage, figures: readonly ArtFigure[]): DesignedPage => {
  const { rect } = page.window;
  const { picture, rises } = page;
  const scale = picture.side / 1000;
  const people = figures.filter(isSomebody);
  const least = rect.x + rect.width - picture.side;
  if (least >= rect.x || people.length === 0) return page;
  const middle = middleOf(people.flatMap(({ box }) => [box.left, box.right]));
  const x = within(least, rect.x, rect.x + rect.width / 2 - middle * scale);
  const heads = rect.y + rect.height / 2 - middleOf(people.map(headOf)) * scale;
  const y = rises ? within(...rises, heads) : picture.y;
  return { ...page, picture: { ...picture, x, y } };
};

type Point = readonly [number, number];

const pointsOf = ({ box, face }: ArtFigure): Point[] => {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const middle = box.left + width / 2;
  const inset = SHARE_CUT * width;
  const points: Point[] = [
    [box.left + inset, box.top + height / 2],
    [box.right - inset, box.top + height / 2],
    [middle, box.top + SHARE_CUT * height],
    [middle, box.bottom - SHARE_CUT * height],
  ];
  if (!face) return points;
  const radius = face.radius * FACE_ROOM;
  const around = Array.from({ length: 8 }, (_, i): Point => {
    const turn = (i / 4) * Math.PI;
    return [face.x + radius * Math.cos(turn), face.y + radius * Math.sin(turn)];
  });
  return [...points, ...around];
};

/** Share of those on the picture that the design does not show, faces counted most: 0 when everybody is seen whole. */
export const unseenShare = (page: DesignedPage, figures: readonly ArtFigure[]): number => {
  const onPage = ({ x, y, side }: Square, [px, py]: Point): Point => [
    x + (px * side) / 1000,
    y + (py * side) / 1000,
  ];
  const points = figures.filter(isSomebody).flatMap(pointsOf);
  if (points.length === 0) return 0;
  const unseen = points.filter((point) => !page.window.holds(...onPage(page.picture, point)));
  return unseen.length / points.length;
};
