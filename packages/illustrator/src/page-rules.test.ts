import { join } from 'node:path';
import { ART_STYLES, READING_AGES } from '@bramblebook/contract/reading';
import { describe, expect, test } from 'vitest';
import { randomLooks, randomStory } from '../gallery/random-story.ts';
import { CALM_CONTRAST, measureContrast } from './page/calm.ts';
import { settingSceneOf } from './page/paint-scene.ts';
import { paintThing } from './page/paint-thing.ts';
import type { PagePlan } from './page/plan.ts';
import { Easel } from './paint/easel.ts';
import type { FaceZone } from './paint/face-zone.ts';
import { freeCanvas } from './paint/scratch.ts';
import { valueOfPixel } from './paint/value.ts';
import { paintPage } from './paint-page.ts';
import { planBook } from './plan-book.ts';
import { SETTING_PAINTERS } from './settings/registry.ts';

/**
 * The rules of a good page that only paint can tell, on 540 random pages: eighteen books
 * of thirty, the three styles by turns.
 */
const PX = 200;
const BOOKS = Array.from({ length: 18 }, (_, book) => book);
const TEXTURES = join(import.meta.dirname, '../../../.cache/textures');

const plansOf = (book: number): PagePlan[] => {
  const seed = book * 7919 + 1;
  return planBook({
    story: randomStory(seed),
    looks: randomLooks(seed),
    readingAge: READING_AGES[book % READING_AGES.length]!,
    style: ART_STYLES[book % ART_STYLES.length]!,
    seed,
  });
};

type Bytes = Uint8ClampedArray;
const offset = (x: number, y: number): number => (y * PX + x) * 4;

/** The hero alone: opaque where its figure is. */
const silhouette = (plan: PagePlan): Bytes | null => {
  const hero = plan.scene?.things.find((thing) => thing.kind === 'hero');
  if (!plan.scene || !hero) return null;
  const easel = new Easel({ px: PX, style: plan.style, seed: plan.seed, textureDir: TEXTURES });
  const layer = easel.layer();
  paintThing(layer, plan, hero, plan.scene.light);
  const { data } = layer.ctx.getImageData(0, 0, PX, PX);
  easel.release(layer);
  return data;
};

/** Share of a face, without its rim, that something opaque lies over. */
const coveredShare = (front: Bytes, face: FaceZone): number => {
  const unit = PX / 1000;
  const [cx, cy, radius] = [face.x * unit, face.y * unit, face.radius * 0.8 * unit];
  let [covered, count] = [0, 0];
  for (let y = Math.floor(cy - radius); y <= cy + radius; y++)
    for (let x = Math.floor(cx - radius); x <= cx + radius; x++) {
      if (Math.hypot(x + 0.5 - cx, y + 0.5 - cy) > radius) continue;
      count++;
      if ((front[offset(x, y) + 3] ?? 0) > 90) covered++;
    }
  return count === 0 ? 0 : covered / count;
};

/**
 * How well the outline reads: mean difference of value (L*) between two pixels inside and
 * three outside, and the share of the outline where colour hardly changes either.
 */
const outlineOf = (page: Bytes, figure: Bytes): { apart: number; lost: number } => {
  const inside = (x: number, y: number): boolean => (figure[offset(x, y) + 3] ?? 0) > 160;
  const value = (i: number): number => valueOfPixel(page[i]!, page[i + 1]!, page[i + 2]!);
  let [sum, lost, count] = [0, 0, 0];
  for (let y = 4; y < PX - 4; y++)
    for (let x = 4; x < PX - 4; x++) {
      if (!inside(x, y)) continue;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const leaves = !inside(x + dx, y + dy) && !inside(x + 3 * dx, y + 3 * dy);
        if (!leaves || !inside(x - 2 * dx, y - 2 * dy)) continue;
        const [own, ground] = [offset(x - 2 * dx, y - 2 * dy), offset(x + 3 * dx, y + 3 * dy)];
        sum += Math.abs(value(own) - value(ground));
        if (Math.hypot(...[0, 1, 2].map((c) => page[own + c]! - page[ground + c]!)) < 40) lost++;
        count++;
      }
    }
  return count === 0 ? { apart: 100, lost: 0 } : { apart: sum / count, lost: lost / count };
};

const where = ({ page, style, scene }: PagePlan): string =>
  `page ${page} ${style} ${scene?.setting}`;

describe.each(BOOKS)('random book %i', (book) => {
  const plans = plansOf(book);

  test('hides no face behind what its settings paint in front', () => {
    const hidden = plans.filter((plan) => {
      if (!plan.scene) return false;
      const easel = new Easel({ px: PX, style: plan.style, seed: plan.seed, textureDir: TEXTURES });
      const layer = easel.layer();
      const scene = settingSceneOf(layer, plan, plan.scene);
      SETTING_PAINTERS[plan.scene.setting].paintInFront(scene);
      const { data } = layer.ctx.getImageData(0, 0, PX, PX);
      easel.release(layer);
      return scene.faces.some((face) => coveredShare(data, face) > 0.04);
    });
    expect(hidden.map(where)).toEqual([]);
  });

  test('can be read, and its hero stands out', () => {
    const illegible: string[] = [];
    const lost: string[] = [];
    for (const plan of plans) {
      const canvas = paintPage(plan, { px: PX, textureDir: TEXTURES });
      const contrast = plan.calm ? measureContrast(canvas, plan.calm, plan.ink) : 21;
      const page = canvas.getContext('2d').getImageData(0, 0, PX, PX).data;
      freeCanvas(canvas);
      if (contrast < CALM_CONTRAST) illegible.push(`${where(plan)}: ${contrast.toFixed(2)}`);
      const figure = silhouette(plan);
      if (!figure) continue;
      const outline = outlineOf(page, figure);
      if (outline.apart < 7 || outline.lost > 0.6)
        lost.push(`${where(plan)}: ${outline.apart.toFixed(1)}, ${outline.lost.toFixed(2)}`);
    }
    expect(illegible).toEqual([]);
    expect(lost).toEqual([]);
  });
});
