import type { CastMember, PictureBrief } from '@bramblebook/contract/picture-brief';
import type { FigurePlace, Pose } from '@bramblebook/contract/picture-vocabulary';
import { CREATURE_PAINTERS } from '../creatures/registry.ts';
import { widthOf } from './companion-size.ts';

/** Poses in which something small can be in the arms. */
const ARMS_FREE: ReadonlySet<Pose> = new Set([
  'hold',
  'carry',
  'hug',
  'stand',
  'walk',
  'sit',
  'kneel',
]);

/**
 * The brief with what cannot be painted put right: nobody carries a grown-up, only one
 * is ridden and one held, nobody but a creature perches, and several are several.
 */
export const possibleBrief = (brief: PictureBrief, cast: readonly CastMember[]): PictureBrief => {
  const taken = new Set<FigurePlace>();
  const figures = brief.figures.flatMap((figure) => {
    const member = cast.find((one) => one.id === figure.cast);
    if (!member) return [];
    let place = possiblePlace(figure.place, member, brief.hero.pose);
    if ((place === 'ridden' || place === 'held') && taken.has(place)) place = 'beside';
    taken.add(place);
    return [{ ...figure, place }];
  });
  const room = MOST_FIGURES - figures.length;
  return { ...brief, figures: [...figures, ...figures.flatMap(othersLike(cast)).slice(0, room)] };
};

/** More than these are a crowd in which nobody is seen. */
const MOST_FIGURES = 5;
/** Wider ones, in hero units, stand farther off, or nothing else is in the picture. */
const WIDE = 190;

type Figure = PictureBrief['figures'][number];

/** The others of a figure that stands for several; only one of them is ridden, held or in the air. */
const othersLike =
  (cast: readonly CastMember[]) =>
  (figure: Figure): Figure[] => {
    const member = cast.find((one) => one.id === figure.cast);
    if (member?.count === undefined) return [];
    const small = member.kind === 'creature' && widthOf(member, figure.pose) < WIDE;
    const place = small && figure.place !== 'far' ? 'beside' : 'far';
    return Array.from({ length: member.count - 1 }, () => ({ ...figure, place }));
  };

const possiblePlace = (place: FigurePlace, member: CastMember, pose: Pose): FigurePlace => {
  if (member.kind === 'creature') {
    if (place === 'held') return ARMS_FREE.has(pose) ? place : 'beside';
    return place === 'ridden' && !CREATURE_PAINTERS[member.creature].seat ? 'beside' : place;
  }
  if (place === 'held') return member.person === 'baby' && ARMS_FREE.has(pose) ? place : 'beside';
  return place === 'above' || place === 'ridden' ? 'beside' : place;
};
