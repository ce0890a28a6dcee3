import { CREATURE_PAINTERS } from '../creatures/registry.ts';
import { alpha, light, mix, shade } from '../paint/colour.ts';
import { castShadow, lightFigures } from '../paint/figure-light.ts';
import { finishPage } from '../paint/finish.ts';
import { flower, grass, leaves, tints } from '../paint/foliage.ts';
import { ellipse, type Point, smooth } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Palette } from '../paint/palette.ts';
import { type Random, randomStream } from '../paint/random.ts';
import { sceneLight } from '../paint/scene-light.ts';
import { tracePath } from '../paint/shape.ts';
import { pool } from '../paint/wash.ts';
import { PROP_PAINTERS } from '../props/registry.ts';
import { SETTING_PAINTERS } from '../settings/registry.ts';
import { paintActivity } from './paint-activity.ts';
import { paintThing } from './paint-scene.ts';
import type { DesignedPlan, PagePlan } from './plan.ts';

const PAPER = '#fbf3e2';

/** What the designed pages are painted with. */
export interface DesignedScene {
  readonly page: Layer;
  readonly plan: PagePlan;
  readonly design: DesignedPlan;
  /** Day colours of the story's main setting: the endpapers and ornaments take them. */
  readonly palette: Palette;
  readonly random: Random;
}

/** Paints a page that is designed rather than told. */
export function paintDesigned(page: Layer, plan: PagePlan, design: DesignedPlan): void {
  const scene: DesignedScene = {
    page,
    plan,
    design,
    palette: SETTING_PAINTERS[design.setting].palettes.morning,
    random: randomStream(plan.seed, 'design'),
  };
  PAINTERS[design.kind](scene);
  finishPage(page, 'morning');
}

const PAINTERS: Record<DesignedPlan['kind'], (scene: DesignedScene) => void> = {
  endpaper: paintEndpaper,
  title: paintTitle,
  imprint: paintImprint,
  dedication: paintDedication,
  portrait: paintPortraitPage,
  activity: paintActivity,
};

/** Draws a motif of the story so that it fits a circle of `radius` around (x, y). */
function paintMotif(
  scene: DesignedScene,
  index: number,
  at: Point,
  radius: number,
  turn = 0,
): void {
  const { page, plan, design } = scene;
  const all = [
    ...design.motifs.map((prop) => ({ prop, creature: null })),
    ...design.creatures.map((creature) => ({ prop: null, creature })),
  ];
  const motif = all[index % Math.max(1, all.length)];
  if (!motif) {
    flower(
      page,
      [at[0], at[1] + radius],
      radius / 14,
      scene.palette.accents[index % 3] ?? '#e58',
      shade(scene.palette.ground),
    );
    return;
  }
  const painter = motif.prop ? PROP_PAINTERS[motif.prop] : null;
  const creature = motif.creature ? CREATURE_PAINTERS[motif.creature] : null;
  const box = painter?.box ?? creature?.shapes.rest.box;
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
      creature?.paint(page, {
        pose: 'rest',
        mood: 'happy',
        random: randomStream(plan.bookSeed, motif.creature ?? ''),
      });
    });
  });
}

/** A wallpaper of the story's own things between sprigs. */
function paintEndpaper(scene: DesignedScene): void {
  const { page, palette, plan, random } = scene;
  const base =
    plan.page < 10
      ? mix(palette.middle, palette.ground, 0.4)
      : mix(palette.middle, palette.sky[0], 0.45);
  const ground = mix(base, palette.haze, 0.12);
  page.flood(ground);
  page.wash(shade(ground, 0.07), 'blotch', 620, 0.5);
  page.wash(light(ground, 0.06), 'dry', 380, 0.25);
  let index = 0;
  for (let row = 0; row < 6; row++)
    for (let column = 0; column < 6; column++) {
      const x = 25 + column * 190 + (row % 2) * 95 - 48;
      const y = 40 + row * 184;
      if ((row + column) % 2 === 0) paintMotif(scene, index++, [x, y], 46, random.signed(14));
      else
        sprig(
          page,
          random,
          [x, y + 30],
          62,
          light(ground, 0.13),
          palette.accents[(row + column) % 3] ?? '#e58',
        );
    }
}

/** A little branch with leaves and a flower. */
function sprig(
  page: Layer,
  random: Random,
  root: Point,
  length: number,
  colour: string,
  bloom: string,
): void {
  const lean = random.signed(24);
  const tip: Point = [root[0] + lean * 0.6, root[1] - length];
  page.line([root, [root[0] + lean * 0.1, root[1] - length * 0.5], tip], 3, shade(colour, 0.06));
  for (let i = 1; i <= 4; i++) {
    const t = i / 5;
    const [x, y] = [root[0] + (tip[0] - root[0]) * t, root[1] + (tip[1] - root[1]) * t];
    page.dab(x, y, length * 0.34 * (1.1 - t * 0.5), length * 0.09, -140 + lean, colour);
    page.dab(x, y, length * 0.34 * (1.1 - t * 0.5), length * 0.09, -40 + lean, light(colour, 0.04));
  }
  flower(page, [tip[0], tip[1] + 10], length / 46, bloom, colour);
}

const paper = (scene: DesignedScene): void => {
  scene.page.flood(PAPER);
  scene.page.wash(mix(PAPER, scene.palette.sky[2], 0.5), 'blotch', 700, 0.4);
};

function paintTitle(scene: DesignedScene): void {
  const { page, palette, random, design, plan } = scene;
  paper(scene);
  const hues = [palette.sky[0], palette.sky[1], mix(palette.sky[2], palette.accents[1], 0.3)];
  for (let i = 0; i < 9; i++)
    pool(
      page,
      random,
      [500 + random.signed(210), 690 + random.signed(110)],
      [random.between(120, 220), random.between(80, 150)],
      random.pick(hues),
      1.2,
    );
  const top = (x: number): number => 846 + ((x - 500) / 420) ** 2 * 26;
  const mound: Point[] = [];
  for (let x = 110; x <= 890; x += 40) mound.push([x, top(x)]);
  page.shape(smooth([...mound, [850, 905], [640, 926], [360, 926], [150, 905]]), palette.ground, {
    smoothed: true,
    tremble: 4,
    coats: [
      page.shading([0, 850], [0, 930], shade(palette.ground, 0.14)),
      page.bloom([420, 852], 220, palette.groundLit, 0.8),
    ],
  });
  const lit = sceneLight('morning', -1);
  for (const thing of design.things)
    if (thing.grounded)
      castShadow(page, [thing.x, thing.y], (thing.box.right - thing.box.left) * 0.3, lit);
  page.plane((layer) => {
    for (const thing of design.things) paintThing(layer, plan, thing, 'morning');
    lightFigures(layer, { left: 60, top: 420, right: 940, bottom: 920 }, lit);
  });
  grass(page, random, {
    ...{ from: 130, to: 870, heightAt: (x) => top(x) + 22, count: 170, height: 24 },
    colours: tints(palette.ground),
  });
  for (let i = 0; i < 10; i++)
    flower(
      page,
      [random.between(150, 850), random.between(880, 915)],
      random.between(0.8, 1.3),
      random.pick(palette.accents),
      shade(palette.ground, 0.06),
    );
}

function paintImprint(scene: DesignedScene): void {
  const { page, palette, random } = scene;
  paper(scene);
  const green = mix(palette.ground, palette.middle, 0.3);
  for (const [x, flip] of [
    [150, 1],
    [850, -1],
  ] as const)
    for (let i = 0; i < 4; i++)
      sprig(
        page,
        random,
        [x + flip * i * 34, 190 + i * 14],
        84 - i * 12,
        green,
        palette.accents[i % 3] ?? '#e58',
      );
  paintMotif(scene, 0, [500, 196], 62);
  for (let i = 0; i < 9; i++)
    sprig(
      page,
      random,
      [140 + i * 90, 922 + (i % 2) * 8],
      52 + (i % 3) * 12,
      light(green, (i % 3) * 0.03),
      palette.accents[i % 3] ?? '#e58',
    );
}

/** A wreath around the parent's words, with the story's things at its four winds. */
function paintDedication(scene: DesignedScene): void {
  const { page, palette, random } = scene;
  paper(scene);
  const ring = ellipse(500, 500, 408, 352, 0, 64);
  const greens = [
    palette.ground,
    mix(palette.ground, palette.middle, 0.5),
    light(palette.ground, 0.06),
  ];
  for (const [i, [x, y]] of ring.entries()) {
    const along = (i / ring.length) * 360 + 90;
    for (let k = 0; k < 3; k++)
      page.dab(
        x + random.signed(9),
        y + random.signed(9),
        random.between(24, 44),
        random.between(6, 10),
        along + random.signed(52),
        random.pick(greens),
      );
    if (i % 3 === 0)
      flower(
        page,
        [x + random.signed(16), y + 12 + random.signed(14)],
        random.between(1, 1.7),
        random.pick(palette.accents),
        greens[1] ?? '#586',
      );
    if (i % 4 === 1)
      page.disc(
        x + random.signed(18),
        y + random.signed(18),
        random.between(3.5, 6),
        palette.accents[0],
      );
  }
  page.glow(500, 500, 330, PAPER, 0.5, 'source-over');
  for (const [i, at] of (
    [
      [500, 158],
      [500, 846],
    ] as const
  ).entries()) {
    leaves(page, random, {
      x: at[0],
      y: at[1],
      radius: 74,
      count: 50,
      colours: greens,
      length: 34,
      width: 9,
    });
    paintMotif(scene, i, at, 56);
  }
}

/** The hero, larger than anywhere in the book, in a round window. */
function paintPortraitPage(scene: DesignedScene): void {
  const { page, palette, design, plan, random } = scene;
  paper(scene);
  const window = ellipse(500, 382, 286, 286, 0, 60);
  page.shape(ellipse(500, 390, 306, 304, 0, 60), mix(palette.accents[1], palette.path, 0.5), {
    smoothed: true,
    tremble: 3,
  });
  page.plane((layer) => {
    layer.ctx.save();
    layer.ctx.clip(tracePath(window));
    layer.flood(layer.linear([0, 100], [0, 670], [palette.sky[0], palette.sky[1], palette.sky[2]]));
    for (let i = 0; i < 5; i++)
      pool(
        layer,
        random,
        [random.between(250, 750), random.between(150, 600)],
        [150, 110],
        random.pick([palette.haze, palette.sky[0], palette.accents[2]]),
        1.1,
      );
    layer.glow(430, 250, 300, '#fff6da', 0.6);
    leaves(layer, random, {
      x: 240,
      y: 640,
      radius: 120,
      count: 130,
      colours: tints(palette.ground),
      length: 40,
      width: 11,
    });
    leaves(layer, random, {
      x: 770,
      y: 640,
      radius: 120,
      count: 130,
      colours: tints(palette.ground),
      length: 40,
      width: 11,
    });
    layer.plane((figure) => {
      for (const thing of design.things) paintThing(figure, plan, thing, 'morning');
      lightFigures(
        figure,
        { left: 150, top: 60, right: 850, bottom: 690 },
        sceneLight('morning', -1),
      );
    });
    layer.ctx.restore();
    layer.ctx.globalCompositeOperation = 'destination-in';
    layer.ctx.fillStyle = '#fff';
    layer.ctx.fill(tracePath(window));
  });
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      sprig(
        page,
        random,
        [500 + side * (230 + i * 44), 676 - i * 34],
        74 - i * 8,
        mix(palette.ground, palette.middle, i * 0.15),
        palette.accents[i % 3] ?? '#e58',
      );
  page.ctx.strokeStyle = alpha(PAPER, 0.8);
  page.ctx.lineWidth = 3;
  page.ctx.stroke(tracePath(ellipse(500, 386, 296, 295, 0, 60)));
}
