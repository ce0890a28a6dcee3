import type { CastMember, PictureBrief } from '@bramblebook/contract/picture-brief';
import type { FigurePlace, Pose } from '@bramblebook/contract/picture-vocabulary';
import { CREATURE_PAINTERS } from '../creatures/registry.ts';

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
 * is ridden and one held, and nobody but a creature perches.
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
  return { ...brief, figures };
};

const possiblePlace = (place: FigurePlace, member: CastMember, pose: Pose): FigurePlace => {
  if (member.kind === 'creature') {
    if (place === 'held') return ARMS_FREE.has(pose) ? place : 'beside';
    return place === 'ridden' && !CREATURE_PAINTERS[member.creature].seat ? 'beside' : place;
  }
  if (place === 'held') return member.person === 'baby' && ARMS_FREE.has(pose) ? place : 'beside';
  return place === 'above' || place === 'ridden' ? 'beside' : place;
};
