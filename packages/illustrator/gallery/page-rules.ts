import { ART_STYLES, READING_AGES } from '@bramblebook/contract/reading';
import { CALM_CONTRAST, measureContrast } from '../src/page/calm.ts';
import { settingSceneOf } from '../src/page/paint-scene.ts';
import { paintThing } from '../src/page/paint-thing.ts';
import type { PagePlan } from '../src/page/plan.ts';
import { Easel } from '../src/paint/easel.ts';
import type { FaceZone } from '../src/paint/face-zone.ts';
import { freeCanvas } from '../src/paint/scratch.ts';
import { valueOfPixel } from '../src/paint/value.ts';
import { paintPage } from '../src/paint-page.ts';
import { planBook } from '../src/plan-book.ts';
import { SETTING_PAINTERS } from '../src/settings/registry.ts';
import { randomLooks, randomStory } from './random-story.ts';

/** The rules of a good page that only paint can tell. */

const PX = 200;
const SURVEYED_BOOKS = 18;

/** 540 random pages: eighteen books of thirty, the three styles by turns. */
export const surveyedPages = (): PagePlan[] =>
  Array.from({ length: SURVEYED_BOOKS }, (_, book) => {
    const seed = book * 7919 + 1;
    return planBook({
      story: randomStory(seed),
      looks: randomLooks(seed),
      readingAge: READING_AGES[book % READING_AGES.length] ?? '4-5',
      style: ART_STYLES[book % ART_STYLES.length] ?? 'gouache',
      seed,
    });
  }).flat();

/** What a page shows that another may not: each of these wants to be seen in every style. */
export const tracesOf = ({ scene, designed, style, calm }: PagePlan): string[] =>
  scene
    ? [
        `${style} ${scene.setting}`,
        `${style} ${scene.shot}`,
        `${style} ${scene.light}`,
        `${style} ${scene.weather}`,
        `${scene.setting} ${scene.shot}`,
        `${scene.setting} ${scene.light}`,
        `${scene.setting} ${calm ? calm.y > 400 : 'no text'}`,
      ]
    : [`${style} ${designed?.kind}`];

/** The `count` pages that together show most of what all of them show, always the same ones. */
export const coveringPages = (plans: readonly PagePlan[], count: number): PagePlan[] => {
  const left = new Set(plans);
  const seen = new Set<string>();
  const gain = (plan: PagePlan): number =>
    tracesOf(plan).filter((trace) => !seen.has(trace)).length;
  const chosen: PagePlan[] = [];
  while (chosen.length < count && left.size > 0) {
    const [first, ...others] = left;
    if (!first) break;
    const best = others.reduce((most, plan) => (gain(plan) > gain(most) ? plan : most), first);
    left.delete(best);
    for (const trace of tracesOf(best)) seen.add(trace);
    chosen.push(best);
  }
  return chosen;
};

type Bytes = Uint8ClampedArray;
const offset = (x: number, y: number): number => (y * PX + x) * 4;

/** The hero alone: opaque where its figure is. */
const silhouette = (plan: PagePlan, textureDir: string): Bytes | null => {
  const hero = plan.scene?.things.find((thing) => thing.kind === 'hero');
  if (!plan.scene || !hero) return null;
  const easel = new Easel({ px: PX, style: plan.style, seed: plan.seed, textureDir });
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

const SIDES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/**
 * How well the outline reads: mean difference of value (L*) between two pixels inside and
 * three outside, and the share of the outline where colour hardly changes either.
 */
const outlineOf = (page: Bytes, figure: Bytes): { apart: number; lost: number } => {
  const inside = (x: number, y: number): boolean => (figure[offset(x, y) + 3] ?? 0) > 160;
  const channel = (i: number): number => page[i] ?? 0;
  const value = (i: number): number => valueOfPixel(channel(i), channel(i + 1), channel(i + 2));
  let [sum, lost, count] = [0, 0, 0];
  for (let y = 4; y < PX - 4; y++)
    for (let x = 4; x < PX - 4; x++) {
      if (!inside(x, y)) continue;
      for (const [dx, dy] of SIDES) {
        const leaves = !inside(x + dx, y + dy) && !inside(x + 3 * dx, y + 3 * dy);
        if (!leaves || !inside(x - 2 * dx, y - 2 * dy)) continue;
        const [own, ground] = [offset(x - 2 * dx, y - 2 * dy), offset(x + 3 * dx, y + 3 * dy)];
        sum += Math.abs(value(own) - value(ground));
        if (Math.hypot(...[0, 1, 2].map((c) => channel(own + c) - channel(ground + c))) < 40)
          lost++;
        count++;
      }
    }
  return count === 0 ? { apart: 100, lost: 0 } : { apart: sum / count, lost: lost / count };
};

const where = ({ bookSeed, page, style, scene }: PagePlan): string =>
  `book ${bookSeed} page ${page} ${style} ${scene?.setting}`;

/** Faces that what the setting paints in front would hide, as sentences; none is good. */
export const hiddenFaces = (plan: PagePlan, textureDir: string): string[] => {
  if (!plan.scene) return [];
  const easel = new Easel({ px: PX, style: plan.style, seed: plan.seed, textureDir });
  const layer = easel.layer();
  const scene = settingSceneOf(layer, plan, plan.scene);
  SETTING_PAINTERS[plan.scene.setting].paintInFront(scene);
  const { data } = layer.ctx.getImageData(0, 0, PX, PX);
  easel.release(layer);
  const shares = scene.faces.map((face) => coveredShare(data, face));
  return shares
    .filter((share) => share > 0.04)
    .map((share) => `${where(plan)}: a face is covered by ${Math.round(share * 100)} %`);
};

/** Whether the painted page can be read and its hero stands out, as sentences; none is good. */
export const paintedFaults = (plan: PagePlan, textureDir: string): string[] => {
  const canvas = paintPage(plan, { px: PX, textureDir });
  const contrast = plan.calm ? measureContrast(canvas, plan.calm, plan.ink) : 21;
  const page = canvas.getContext('2d').getImageData(0, 0, PX, PX).data;
  freeCanvas(canvas);
  const faults: string[] = [];
  if (contrast < CALM_CONTRAST) faults.push(`${where(plan)}: contrast ${contrast.toFixed(2)}`);
  const figure = silhouette(plan, textureDir);
  const { apart, lost } = figure ? outlineOf(page, figure) : { apart: 100, lost: 0 };
  if (apart < 7 || lost > 0.6)
    faults.push(`${where(plan)}: outline ${apart.toFixed(1)}, lost ${lost.toFixed(2)}`);
  return faults;
};
