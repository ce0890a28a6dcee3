import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import type { CastMember, PictureBrief } from '@bramblebook/contract/picture-brief';
import type { FigurePlace } from '@bramblebook/contract/picture-vocabulary';
import type { CreaturePainter } from '../creatures/parts/creature-painter.ts';
import { CREATURE_PAINTERS } from '../creatures/registry.ts';
import { BUILDS } from '../hero/build.ts';
import { PERSON_KINDS } from '../hero/people.ts';

/** Largest height and width of a companion beside a child 290 tall, in hero units. */
const MOST_TALL = 400;
const MOST_WIDE = 460;
/** Room a standing child takes across, arms out. */
export const CHILD_WIDTH = 215;

/**
 * A creature's size beside the hero, as a part of its natural size: one for the whole book,
 * so that an elephant does not shrink from page to page.
 */
export const companionSize = (painter: CreaturePainter): number => {
  const { rest, move } = painter.shapes;
  const tall = Math.max(rest.box.bottom - rest.box.top, move.box.bottom - move.box.top);
  const wide = Math.max(rest.box.right - rest.box.left, move.box.right - move.box.left);
  return Math.min(1, MOST_TALL / tall, MOST_WIDE / wide);
};

/** Room that the others need across, in hero units: before the hero and behind. */
interface Abreast {
  readonly ahead: number;
  readonly behind: number;
}

/** Who stands beside the hero goes before and behind by turns, most important first. */
export const widthsAbreast = (brief: PictureBrief, cast: readonly CastMember[]): Abreast => {
  const sums = { ahead: 0, behind: 0 };
  brief.figures.forEach((figure, index) => {
    const member = cast.find((one) => one.id === figure.cast);
    const inLine =
      figure.place === 'beside' || figure.place === 'ahead' || figure.place === 'behind';
    if (!member || !inLine) return;
    sums[sideOf(figure.place, index)] += widthOf(member, figure.pose);
  });
  return sums;
};

/** Where a companion goes first: before the hero, or behind. */
export const sideOf = (place: FigurePlace, index: number): keyof Abreast =>
  place === 'behind' || (place === 'beside' && index % 2 === 1) ? 'behind' : 'ahead';

/** What somebody takes across, in hero units. */
export const widthOf = (member: CastMember, pose: CreaturePose): number => {
  if (member.kind === 'person')
    return CHILD_WIDTH * BUILDS[PERSON_KINDS[member.person].build].girth;
  const painter = CREATURE_PAINTERS[member.creature];
  const { left, right } = painter.shapes[pose].box;
  return (right - left) * companionSize(painter) * 0.9;
};
