import { createHash } from 'node:crypto';
import {
  type ArtFigure,
  CALM_AREAS,
  type CalmSide,
  GUTTER_MM,
  mmToUnits,
  type PageArt,
  type Rect,
  SAFE_INSET_UNITS,
} from '@bramblebook/contract/page-geometry';
import type { Shot } from '@bramblebook/contract/picture-vocabulary';
import {
  AGAIN_COST,
  BEAT_WISHES,
  CHANCE,
  DESIGN_WISHES,
  NARROW_COST,
  NARROW_EM,
  NEEDED_NEXT_COST,
  SHOT_BONUS,
  SHRINK_COST,
  TOO_SMALL_COST,
  UNSEEN_COST,
  USED_COST,
} from './design-wishes.ts';
import { DESIGNS, type DesignedPage, type DesignName } from './designed-page.ts';
import { type BoundAt, drawDesign } from './page-designs.ts';
import { slid, unseenShare } from './seen-figures.ts';

/** A page as its design is chosen for it. */
export interface PageToDesign {
  readonly page: number;
  readonly text: string;
  readonly art: PageArt | undefined;
  readonly shot: Shot | undefined;
  /** Scale at which its text fits an area in a design, and the least that is wanted. */
  fit(design: DesignedPage): number;
  readonly leastFit: number;
  /** Width of the text's area in a design, in ems of its type. */
  measureEm(design: DesignedPage): number;
}

const GUTTER = mmToUnits(GUTTER_MM);
/** Widths of runs are rounded: a line that fills its area to the hair stays inside all the same. */
const HAIR = mmToUnits(0.15);

/** The part of an area that keeps out of the gutter. */
const outOfGutter = (area: Rect, bound: BoundAt): Rect => {
  const inner = SAFE_INSET_UNITS + GUTTER + HAIR;
  const left = bound === 'left' ? Math.max(area.x, inner) : area.x;
  const right = Math.min(area.x + area.width, bound === 'right' ? 1000 - inner : 1000);
  return { ...area, x: left, width: right - left };
};

const boundAt = (page: number): BoundAt => (page % 2 === 1 ? 'left' : 'right');

const calmSideOf = ({ calm }: PageArt): CalmSide => ((calm?.y ?? 500) < 300 ? 'top' : 'bottom');

/** Air between a text and the picture's edge beside its calm ground. */
const EDGE_AIR = 14;

const offTheEdge = (calm: Rect, side: CalmSide): Rect => ({
  ...calm,
  y: side === 'top' ? calm.y : calm.y + EDGE_AIR,
  height: calm.height - EDGE_AIR,
});

/** A design drawn for one page: its picture slid into place, its text out of the gutter. */
export const designFor = (
  name: DesignName,
  page: number,
  art: PageArt | undefined,
): DesignedPage => {
  const bound = boundAt(page);
  const side = art ? calmSideOf(art) : 'bottom';
  const drawn = slid(drawDesign(name, side, bound), figuresOf(art));
  const text = drawn.onPaper ? drawn.text : offTheEdge(art?.calm ?? CALM_AREAS[side], side);
  return { ...drawn, text: outOfGutter(text, bound) };
};

const figuresOf = (art: PageArt | undefined): readonly ArtFigure[] => art?.scene?.things ?? [];

/** A design a page may have, and how it would look there. */
interface Option {
  readonly design: DesignedPage;
  readonly unseen: number;
  readonly scale: number;
}

/** Whether a design would show the calm side at the foot as bare ground beside a column of text; an empty sky looks well there. */
export const showsBareGround = (name: DesignName, art: PageArt | undefined): boolean =>
  name === 'facing' && (art === undefined || calmSideOf(art) === 'bottom');

/** Where the painter does not say who stands where, only designs that hide no more than the calm side. */
const optionsOf = ({ page, text, art, fit }: PageToDesign): Option[] => {
  const knowsFigures = figuresOf(art).length > 0;
  return DESIGNS.filter((name) => text.length <= DESIGN_WISHES[name].mostLetters)
    .filter((name) => knowsFigures || KEEPS_ALL.has(name))
    .filter((name) => !showsBareGround(name, art))
    .map((name) => {
      const design = designFor(name, page, art);
      const unseen = design.onPaper ? unseenShare(design, figuresOf(art)) : 0;
      return { design, unseen, scale: fit(design) };
    });
};

/** The only design that shows a page as it should be, if there is but one. */
const onlyOption = (options: readonly Option[], { leastFit }: PageToDesign): DesignName | null => {
  const good = options.filter(({ unseen, scale }) => unseen === 0 && scale >= leastFit);
  return good.length === 1 ? (good[0]?.design.name ?? null) : null;
};

const KEEPS_ALL: ReadonlySet<DesignName> = new Set([
  'full',
  'large',
  'band',
  'card',
  'framed',
  'storybook',
]);

/** The same number from 0 to 1 for the same book, page and design. */
const chance = (seed: string, page: number, name: DesignName): number =>
  createHash('sha256').update(`${seed} ${page} ${name}`).digest().readUInt16BE(0) / 0xffff;

/**
 * Chooses the pages' designs in order, by text length, shot and beat; no two neighbours
 * have the same one, and a page whose text would not fit takes another.
 */
export const chooseDesigns = (
  pages: readonly PageToDesign[],
  seed: string,
): Map<number, DesignedPage> => {
  const chosen = new Map<number, DesignedPage>();
  const uses = new Map<DesignName, number>();
  const options = pages.map(optionsOf);
  const needed = pages.map((page, i) => onlyOption(options[i] ?? [], page));
  pages.forEach((page, i) => {
    const before = chosen.get(page.page - 1)?.name;
    const twoBefore = chosen.get(page.page - 2)?.name;
    const scored = (options[i] ?? [])
      .filter(({ design }) => design.name !== before)
      .map((option) => {
        const { name } = option.design;
        const score =
          wishOf(page, name) +
          CHANCE * chance(seed, page.page, name) -
          lossOf(option, page.leastFit) -
          NARROW_COST * Math.max(0, NARROW_EM - page.measureEm(option.design)) -
          USED_COST * (uses.get(name) ?? 0) -
          (name === twoBefore ? AGAIN_COST : 0) -
          (name === needed[i + 1] ? NEEDED_NEXT_COST : 0);
        return { option, score };
      });
    const [best] = scored.sort((a, b) => b.score - a.score);
    if (!best) throw new Error(`no design shows page ${page.page}`);
    const { design } = best.option;
    chosen.set(page.page, design);
    uses.set(design.name, (uses.get(design.name) ?? 0) + 1);
  });
  return chosen;
};

/** What picture and text would lose. */
const lossOf = ({ unseen, scale }: Option, leastFit: number): number =>
  (unseen > 0 ? UNSEEN_COST * (1 + unseen) : 0) +
  SHRINK_COST * (1 - scale) +
  TOO_SMALL_COST * Math.max(0, leastFit - scale);

const wishOf = ({ page, shot }: PageToDesign, name: DesignName): number => {
  const { weight, shots } = DESIGN_WISHES[name];
  const beat = BEAT_WISHES.filter(({ from, to }) => page >= from && page <= to);
  const wished = beat.reduce((sum, { designs }) => sum + (designs[name] ?? 0), 0);
  return weight + wished + (shot && shots.includes(shot) ? SHOT_BONUS : 0);
};
