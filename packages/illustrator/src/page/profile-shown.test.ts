import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { CastMember, PictureBrief } from '@bramblebook/contract/picture-brief';
import { POSES, type Pose, type Setting } from '@bramblebook/contract/picture-vocabulary';
import { expect, test } from 'vitest';
import { randomLooks } from '../../gallery/random-story.ts';
import { TEXTURES } from '../../gallery/texture-folder.ts';
import { dressFigure } from '../hero/dress-figure.ts';
import { paintFigure } from '../hero/paint-figure.ts';
import { Easel } from '../paint/easel.ts';
import { overlapOfFace } from '../paint/face-zone.ts';
import { randomStream } from '../paint/random.ts';
import { FramingBook } from './arrangements.ts';
import { composeScene } from './compose-scene.ts';
import type { ScenePlan } from './plan.ts';

const LOOKS: HeroLooks = {
  ...randomLooks(4),
  hairStyle: 'bob',
  hearingAid: false,
  glasses: 'none',
  wheelchair: true,
};
const HORSE: CastMember = { id: 'horse', kind: 'creature', creature: 'horse', name: 'Bo' };

const sceneOf = (pose: Pose, setting: Setting, mounted: boolean): ScenePlan => {
  const brief: PictureBrief = {
    setting,
    light: 'noon',
    weather: 'clear',
    shot: 'middle',
    mood: 'joyful',
    hero: { pose, expression: 'smile', outfit: 'jumper' },
    figures: mounted ? [{ cast: 'horse', place: 'ridden', pose: 'move', mood: 'happy' }] : [],
    props: pose === 'sleep' ? [{ prop: 'bed', place: 'ground', count: 1 }] : [],
    alt: 'The hero.',
  };
  const framing = new FramingBook(randomStream(3, pose, setting)).next({
    shot: 'middle',
    calm: 'free',
    gutter: 'left',
  });
  return composeScene({
    brief,
    framing,
    looks: LOOKS,
    build: 'middle',
    seed: 3,
    bookSeed: 3,
    cast: [HORSE],
  });
};

/** Where the hero's wheelchair is in a scene: under the hero, beside, or nowhere. */
const chairIn = (scene: ScenePlan): 'under' | 'beside' | 'nowhere' => {
  for (const thing of scene.things) {
    if (thing.kind === 'prop' && thing.prop === 'wheelchair') {
      const faces = scene.things.flatMap((one) => (one.kind !== 'prop' && one.face) || []);
      const hides = faces.some((face) => overlapOfFace(thing.box, face) > face.radius * 0.3);
      const onPage = thing.box.left > -20 && thing.box.right < 1020 && thing.box.bottom < 1010;
      return onPage && !hides ? 'beside' : 'nowhere';
    }
    if (thing.kind === 'hero' && dressFigure({ ...thing, seed: 1 }).looks.wheelchair)
      return 'under';
  }
  return 'nowhere';
};

test.each(POSES)('a hero in a wheelchair is painted with it: %s', (pose) => {
  for (const setting of ['meadow', 'home', 'seaside', 'underwater', 'space'] as const)
    expect(chairIn(sceneOf(pose, setting, false)), setting).not.toBe('nowhere');
});

test('on a horse, in bed and in the water the wheelchair waits nearby; it flies along', () => {
  expect(chairIn(sceneOf('ride', 'meadow', true))).toBe('beside');
  expect(chairIn(sceneOf('sleep', 'home', false))).toBe('beside');
  expect(chairIn(sceneOf('swim', 'seaside', false))).toBe('beside');
  expect(chairIn(sceneOf('fly', 'meadow', false))).toBe('under');
});

const SIDE = 120;

const figurePixels = (pose: Pose, looks: HeroLooks): Uint8ClampedArray => {
  const easel = new Easel({ px: SIDE, style: 'gouache', seed: 1, textureDir: TEXTURES });
  const layer = easel.layer();
  const outfit = { expression: 'smile', outfit: 'jumper', headgear: 'none' } as const;
  const figure = dressFigure({ ...outfit, looks, build: 'middle', pose, seed: 1 });
  layer.at({ x: 500, y: 800, scale: 1.8 }, () => paintFigure(layer, figure));
  const { data } = layer.ctx.getImageData(0, 0, SIDE, SIDE);
  easel.release(layer);
  return data;
};

const changed = (a: Uint8ClampedArray, b: Uint8ClampedArray): number => {
  let count = 0;
  for (let i = 0; i < a.length; i += 4)
    if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) + Math.abs((a[i + 2] ?? 0) - (b[i + 2] ?? 0)) > 30)
      count++;
  return count;
};

test.each(POSES)('a hearing aid shows, and glasses where the face is seen: %s', (pose) => {
  const plain = { ...LOOKS, wheelchair: false };
  const bare = figurePixels(pose, plain);
  expect(changed(bare, figurePixels(pose, { ...plain, hearingAid: true }))).toBeGreaterThan(5);
  if (pose !== 'from-behind')
    expect(changed(bare, figurePixels(pose, { ...plain, glasses: 'round' }))).toBeGreaterThan(10);
});
