import { ROOMS } from '@bramblebook/contract/picture-vocabulary';
import type { FaceZone } from '../paint/face-zone.ts';
import { castShadow, type Lamp, lightFigures } from '../paint/figure-light.ts';
import { finishPage } from '../paint/finish.ts';
import type { Layer } from '../paint/layer.ts';
import { type Palette, underWeather } from '../paint/palette.ts';
import { randomStream } from '../paint/random.ts';
import { type SceneLight, sceneLight } from '../paint/scene-light.ts';
import { paintFireflies, paintWeather } from '../paint/weather.ts';
import { PROP_PAINTERS } from '../props/registry.ts';
import type { SettingScene, Stage } from '../settings/parts/setting-painter.ts';
import { SETTING_PAINTERS } from '../settings/registry.ts';
import { hasBank, paintBank } from './bank.ts';
import { CALM_CONTRAST, keepCalm, measureContrast } from './calm.ts';
import { figureRoom, grown, heldPlace, pointOnPage, union } from './figure-room.ts';
import { paintThing } from './paint-thing.ts';
import type { PagePlan, PlacedThing, ScenePlan } from './plan.ts';
import { setApart } from './set-apart.ts';
import { weatherAt } from './weather-at.ts';

/** What a setting is told of the scene that it paints on `page`. */
export const settingSceneOf = (page: Layer, plan: PagePlan, scene: ScenePlan): SettingScene => {
  const { palettes } = SETTING_PAINTERS[scene.setting];
  return {
    ...scene,
    calm: scene.calmSide,
    seed: plan.seed,
    easel: page.easel,
    page,
    palette: underWeather(palettes[scene.light], weatherAt(scene)),
    faces: facesOf(scene.things),
    calmArea: plan.calm,
    skyLightTaken: scene.things.some(
      (thing) => thing.kind === 'prop' && (thing.prop === 'moon' || thing.prop === 'sun'),
    ),
    random: (element) => randomStream(plan.seed, scene.setting, element),
  };
};

/** Paints a scene: behind, shadows, lit figures, in front, calm area, weather, finish. */
export const paintScene = (page: Layer, plan: PagePlan, scene: ScenePlan): void => {
  const painter = SETTING_PAINTERS[scene.setting];
  const light = sceneLight(scene.light, scene.side);
  const settingScene = settingSceneOf(page, plan, scene);
  const { palette, faces } = settingScene;
  painter.paintBehind(settingScene);
  const calmed = (fade: number): void => calmDown(page, plan, scene, { palette, fade });
  const banked = scene.calmSide === 'bottom' && hasBank(scene.setting);
  // The veil lies behind the figures, on the sky or the floor, or else on the bank before them.
  if (!banked) calmed(scene.calmSide === 'top' ? 230 : 80);
  const lamps = [...lampsOf(scene.things, light), ...roomLamp(scene, light)];
  for (const lamp of lamps) lampPool(page, lamp, scene.stage.feet);
  for (const thing of scene.things) groundShadow(page, thing, light, scene.stage);
  paintThings(page, plan, scene.things, { light, lamps });
  for (const lamp of lamps)
    page.glow([lamp.x, lamp.y], lamp.radius * 0.42, lamp.colour, { opacity: lamp.strength * 0.4 });
  if (banked && plan.calm) {
    paintBank(page, plan.calm, scene, { palette, plan });
    calmed(16);
  }
  painter.paintInFront(settingScene);
  if (hasFireflies(scene)) {
    const { horizon } = scene.stage;
    const area = { from: horizon - 60, to: banked && plan.calm ? plan.calm.y - 10 : 960 };
    paintFireflies(page, randomStream(plan.seed, 'fireflies'), area, faces);
  }
  paintWeather(page, randomStream(plan.seed, 'weather'), weatherAt(scene), {
    palette,
    faces,
    calmArea: plan.calm,
    textBelow: scene.calmSide === 'bottom',
  });
  if (plan.calm && measureContrast(page.canvas, plan.calm, plan.ink) < CALM_CONTRAST + 0.8)
    calmed(scene.calmSide === 'top' ? 130 : 6);
  finishPage(page, scene.light);
};

/** The veil under the text, in the hue of what it lies on. */
const calmDown = (
  page: Layer,
  plan: PagePlan,
  scene: ScenePlan,
  { palette, fade }: { readonly palette: Palette; readonly fade: number },
): void => {
  if (!plan.calm) return;
  const ground = plan.ink === 'light' ? palette.foreground : palette.groundLit;
  keepCalm(page, plan.calm, plan.ink, {
    hueOf: scene.calmSide === 'bottom' ? ground : palette.sky[0],
    fade,
  });
};

/** Warm evenings and nights on grass. */
const hasFireflies = ({ setting, light, weather }: ScenePlan): boolean =>
  (light === 'evening' || light === 'night') &&
  weather === 'clear' &&
  (setting === 'forest' || setting === 'meadow' || setting === 'garden' || setting === 'jungle');

/** A room in the evening has a lamp somewhere: the one warm focus among cool walls. */
const roomLamp = ({ setting, light, stage, focus, side }: ScenePlan, scene: SceneLight): Lamp[] => {
  if (!ROOMS.has(setting) || (light !== 'evening' && light !== 'night')) return [];
  const [x, y] = [focus[0] + side * 190, stage.feet - stage.heroHeight * 0.8];
  return [{ x, y, radius: 520, colour: '#ffc98a', strength: scene.lamps * 0.62 }];
};

/** The warm pool a lamp makes in the air and, near the ground, on it. */
const lampPool = (page: Layer, lamp: Lamp, feet: number): void => {
  page.glow([lamp.x, lamp.y], lamp.radius * 0.9, lamp.colour, { opacity: lamp.strength * 0.45 });
  if (Math.abs(feet - lamp.y) > lamp.radius) return;
  page.glow([lamp.x, feet - 10], lamp.radius * 0.95, lamp.colour, {
    opacity: lamp.strength * 0.6,
    blend: 'soft-light',
  });
  page.glow([lamp.x, feet], lamp.radius * 0.7, lamp.colour, { opacity: lamp.strength * 0.3 });
};

const facesOf = (things: readonly PlacedThing[]): FaceZone[] =>
  things.flatMap((thing) => (thing.kind !== 'prop' && thing.face ? [thing.face] : []));

/** Lamps that stand on the page or hang in a hand. */
const lampsOf = (things: readonly PlacedThing[], light: SceneLight): Lamp[] => {
  const lamps: Lamp[] = [];
  for (const thing of things) {
    if (thing.kind === 'prop') {
      const lamp = PROP_PAINTERS[thing.prop].lamp;
      if (!lamp) continue;
      const [x, y] = pointOnPage(lamp.at, thing);
      // A moon lights the sky around it, not the whole page and not the text.
      const reach = thing.grounded ? 1 : 0.5;
      lamps.push({
        x,
        y,
        radius: lamp.radius * thing.scale * reach,
        colour: lamp.colour,
        strength: light.lamps,
      });
    }
    if (thing.kind === 'hero') {
      for (const { prop, by } of thing.held) {
        const painter = PROP_PAINTERS[prop];
        if (!painter.lamp) continue;
        const { skeleton, seat } = figureRoom(thing.looks, thing.build, thing.pose);
        const held = heldPlace(skeleton, painter, by);
        const own = pointOnPage(painter.lamp.at, held);
        const [x, y] = pointOnPage([own[0] + seat[0], own[1] + seat[1]], thing);
        const radius = painter.lamp.radius * thing.scale;
        lamps.push({ x, y, radius, colour: painter.lamp.colour, strength: light.lamps });
      }
    }
  }
  return lamps;
};

const SHADOW_SHARE: Readonly<Record<PlacedThing['kind'], number>> = {
  prop: 0.86,
  creature: 0.72,
  hero: 0.62,
  person: 0.62,
};

/** Shadow under whatever stands: as wide as its feet, not as its arms. */
const groundShadow = (page: Layer, thing: PlacedThing, light: SceneLight, stage: Stage): void => {
  if (!thing.grounded) {
    hoverShadow(page, thing, light, stage);
    return;
  }
  const { box } = thing;
  const half = (box.right - box.left) / 2;
  const narrow = SHADOW_SHARE[thing.kind];
  const lift = Math.max(0, thing.y - box.bottom);
  const x = thing.kind === 'creature' ? (box.left + box.right) / 2 : thing.x;
  castShadow(page, [x, thing.y], half * narrow, { light, lift });
};

/** The faint shadow of a flier on the ground below, so that it is in the air and not on the page. */
const hoverShadow = (page: Layer, thing: PlacedThing, light: SceneLight, stage: Stage): void => {
  const rides = thing.kind === 'hero' && thing.mounted;
  if (thing.kind === 'prop' || rides || stage.medium !== 'ground') return;
  const { left, right, bottom } = thing.box;
  if (bottom < stage.horizon) return;
  castShadow(page, [(left + right) / 2, Math.max(bottom + 4, stage.feet)], (right - left) * 0.3, {
    light,
    lift: stage.feet - bottom,
  });
};

/** Far things one by one, the group of near figures together on one lit layer. */
const paintThings = (
  page: Layer,
  plan: PagePlan,
  things: readonly PlacedThing[],
  { light, lamps }: { readonly light: SceneLight; readonly lamps: readonly Lamp[] },
): void => {
  page.plane((layer) => {
    for (const thing of things) paintThing(layer, plan, thing, plan.scene?.light ?? 'noon');
    const boxes = things.map((thing) => {
      const glow = thing.kind === 'prop' ? (PROP_PAINTERS[thing.prop].lamp?.radius ?? 0) : 0;
      return grown(thing.box, 30 + glow * thing.scale);
    });
    const box = boxes.reduce(union, { left: 999, top: 999, right: 1, bottom: 1 });
    lightFigures(layer, box, light, lamps);
    const hero = things.find((thing) => thing.kind === 'hero');
    if (hero) setApart(page, layer, hero.box);
  });
};
