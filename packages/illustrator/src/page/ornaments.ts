import { CREATURE_PAINTERS } from '../creatures/registry.ts';
import { light, shade } from '../paint/colour.ts';
import { flower } from '../paint/foliage.ts';
import type { Point } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Palette } from '../paint/palette.ts';
import { type Random, randomStream } from '../paint/random.ts';
import { PROP_PAINTERS } from '../props/registry.ts';
import { paintCreature } from './dressed-creature.ts';
import type { DesignedPlan, PagePlan } from './plan.ts';

/** What the designed pages are painted with. */
export interface DesignedScene {
  readonly page: Layer;
  readonly plan: PagePlan;
  readonly design: DesignedPlan;
  /** Day colours of the story's main setting: the endpapers and ornaments take them. */
  readonly palette: Palette;
  readonly random: Random;
}

/** Draws a motif of the story so that it fits a circle of `radius` around (x, y). */
export const paintMotif = (
  scene: DesignedScene,
  index: number,
  at: Point,
  { radius, turn = 0 }: { readonly radius: number; readonly turn?: number },
): void => {
  const { page, plan, design } = scene;
  const all = [
    ...design.motifs.map((prop) => ({ prop, creature: null })),
    ...design.creatures.map((creature) => ({ prop: null, creature })),
  ];
  const motif = all[index % Math.max(1, all.length)];
  if (!motif) {
    flower(page, [at[0], at[1] + radius], radius / 14, {
      petal: scene.palette.accents[index % 3] ?? '#e58',
      stalk: shade(scene.palette.ground),
    });
    return;
  }
  const painter = motif.prop ? PROP_PAINTERS[motif.prop] : null;
  const { creature } = motif;
  const box = painter?.box ?? (creature && CREATURE_PAINTERS[creature.creature].shapes.rest.box);
  if (!box) return;
  const size = Math.max(box.right - box.left, box.bottom - box.top);
  const scale = (radius * 2) / size;
  page.at({ x: at[0], y: at[1], scale, turn }, () => {
    const middle: Point = [-(box.left + box.right) / 2, -(box.top + box.bottom) / 2];
    page.at({ x: middle[0], y: middle[1] }, () => {
      painter?.paint(page, {
        light: 'noon',
        colour: scene.palette.accents[0],
        random: randomStream(plan.bookSeed, index),
      });
      if (creature) paintCreature(page, plan.bookSeed, creature, { pose: 'rest', mood: 'happy' });
    });
  });
};

/** A little branch with leaves and a flower. */
export const sprig = (
  page: Layer,
  random: Random,
  root: Point,
  {
    length,
    colour,
    bloom,
  }: { readonly length: number; readonly colour: string; readonly bloom: string },
): void => {
  const lean = random.signed(24);
  const tip: Point = [root[0] + lean * 0.6, root[1] - length];
  page.line([root, [root[0] + lean * 0.1, root[1] - length * 0.5], tip], 3, shade(colour, 0.06));
  for (let i = 1; i <= 4; i++) {
    const t = i / 5;
    const [x, y] = [root[0] + (tip[0] - root[0]) * t, root[1] + (tip[1] - root[1]) * t];
    page.dab([x, y], length * 0.34 * (1.1 - t * 0.5), length * 0.09, {
      angle: -140 + lean,
      colour,
    });
    page.dab([x, y], length * 0.34 * (1.1 - t * 0.5), length * 0.09, {
      angle: -40 + lean,
      colour: light(colour, 0.04),
    });
  }
  flower(page, [tip[0], tip[1] + 10], length / 46, { petal: bloom, stalk: colour });
};
