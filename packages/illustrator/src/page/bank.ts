import type { Rect } from '@bramblebook/contract/page-geometry';
import type { Setting } from '@bramblebook/contract/picture-vocabulary';
import { mix } from '../paint/colour.ts';
import { flower, grass, tints } from '../paint/foliage.ts';
import { terrain } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Palette } from '../paint/palette.ts';
import { type Random, randomStream } from '../paint/random.ts';
import type { PagePlan, ScenePlan } from './plan.ts';

/** Blades of grass on the bank, by setting: sand and snow have none. */
const BANK_GRASS: Partial<Record<Setting, number>> = {
  forest: 210,
  meadow: 240,
  garden: 200,
  jungle: 230,
  castle: 150,
  mountain: 90,
  seaside: 0,
  snow: 0,
  desert: 0,
};
export const hasBank = (setting: Setting): boolean => BANK_GRASS[setting] !== undefined;

/** Folds of the ground below the crest: how far down, and how much deeper in tone. */
const FOLDS = [
  { below: 112, share: 0.4 },
  { below: 214, share: 0.75 },
] as const;

/**
 * With the text below, the figures stand behind a bank of ground that carries the text:
 * dark where the ink is light, so that the picture keeps its dark foreground. In close
 * pictures legs end in its grass and not in letters.
 */
export const paintBank = (
  page: Layer,
  calm: Rect,
  scene: ScenePlan,
  { palette, plan }: { readonly palette: Palette; readonly plan: Pick<PagePlan, 'seed' | 'ink'> },
): void => {
  const blades = BANK_GRASS[scene.setting];
  if (blades === undefined) return;
  const random = randomStream(plan.seed, 'bank');
  const dark = plan.ink === 'light';
  const body = dark
    ? mix(palette.foreground, palette.ground, 0.36)
    : mix(palette.groundLit, palette.haze, 0.45);
  const crest = dark ? mix(body, palette.ground, 0.4) : mix(palette.groundLit, palette.ground, 0.3);
  const top = Math.max(calm.y - 14, Math.min(scene.stage.feet, calm.y) - 2);
  const wave = random.between(0, 6);
  const heightAt = (x: number): number =>
    top + Math.sin(x / 190 + wave) * 9 + Math.sin(x / 71 + wave * 2) * 3;
  page.plane((bank) => {
    if (blades)
      grass(bank, random, {
        from: -10,
        to: 1010,
        heightAt: (x) => heightAt(x) - 3,
        count: blades,
        height: 24,
        colours: tints(crest),
      });
    bank.shape(terrain(heightAt), body, {
      smoothed: true,
      tremble: 3,
      coats: [bank.shading([0, top + 90], [0, top - 12], crest, 0.9)],
    });
    layFolds(bank, random, top, { dark, body, palette, crest, blades });
    if (!blades) return;
    grass(bank, random, {
      from: -10,
      to: 1010,
      heightAt: (x) => heightAt(x) + 12,
      count: blades * 0.8,
      height: 20,
      colours: tints(mix(crest, body, 0.45)),
    });
    for (let i = 0; i < 9; i++) {
      const x = random.between(30, 970);
      const petal = random.pick(palette.accents);
      flower(bank, [x, heightAt(x) + random.between(4, 16)], random.between(0.8, 1.3), {
        petal,
        stalk: body,
      });
    }
  });
};

const layFolds = (
  bank: Layer,
  random: Random,
  top: number,
  {
    dark,
    body,
    palette,
    crest,
    blades,
  }: {
    readonly dark: boolean;
    readonly body: string;
    readonly palette: Palette;
    readonly crest: string;
    readonly blades: number;
  },
): void => {
  for (const fold of FOLDS) {
    const rise = random.between(-1, 1) * 26;
    const start = random.between(0, 6);
    const y = (x: number): number =>
      top + fold.below + Math.sin(x / 260 + start) * 22 + ((x - 500) / 500) * rise;
    const tone = dark ? mix(body, palette.foreground, fold.share) : mix(body, crest, fold.share);
    bank.shape(terrain(y), tone, {
      smoothed: true,
      tremble: 3,
      coats: [bank.shading([0, y(500) + 80], [0, y(500) - 8], mix(tone, crest, 0.4), 0.8)],
    });
    if (blades)
      grass(bank, random, {
        from: -10,
        to: 1010,
        heightAt: y,
        count: blades * 0.3,
        height: 15,
        colours: tints(mix(tone, crest, 0.3)),
      });
  }
};
