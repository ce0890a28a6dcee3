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
import { SETTING_PAINTERS } from '../settings/registry.ts';
import { type DesignedScene, paintMotif, sprig } from './ornaments.ts';
import { paintActivity } from './paint-activity.ts';
import { paintThing } from './paint-thing.ts';
import type { DesignedPlan, PagePlan } from './plan.ts';

const PAPER = '#fbf3e2';

/** A wallpaper of the story's own things between sprigs. */
const paintEndpaper = (scene: DesignedScene): void => {
  const { page, palette, plan, random } = scene;
  const base =
    plan.page < 10
      ? mix(palette.middle, palette.ground, 0.4)
      : mix(palette.middle, palette.sky[0], 0.45);
  const ground = mix(base, palette.haze, 0.12);
  page.flood(ground);
  page.wash(shade(ground, 0.07), 'blotch', 620, { opacity: 0.5 });
  page.wash(light(ground, 0.06), 'dry', 380, { opacity: 0.25 });
  let index = 0;
  const step = 164;
  for (let row = 0; row < 7; row++)
    for (let column = 0; column < 7; column++) {
      const x = column * step + (row % 2) * (step / 2) - 20;
      const y = 16 + row * step;
      const accent = palette.accents[(row + column) % 3] ?? palette.accents[0];
      if ((row + column) % 2 === 0)
        paintMotif(scene, index++, [x, y], { radius: 54, turn: random.signed(14) });
      else
        sprig(page, random, [x, y + 44], {
          length: 84,
          colour: light(ground, 0.13),
          bloom: accent,
        });
      page.disc([x + step / 2, y + 4], 4, accent, 0.7);
    }
};

const paper = (scene: DesignedScene): void => {
  scene.page.flood(PAPER);
  scene.page.wash(mix(PAPER, scene.palette.sky[2], 0.5), 'blotch', 700, { opacity: 0.4 });
};

const paintTitle = (scene: DesignedScene): void => {
  const { page, palette, random, design, plan } = scene;
  paper(scene);
  const hues = [palette.sky[0], palette.sky[1], mix(palette.sky[2], palette.accents[1], 0.3)];
  for (let i = 0; i < 9; i++)
    pool(page, random, [500 + random.signed(240), 700 + random.signed(80)], {
      size: [random.between(150, 260), random.between(90, 140)],
      colour: random.pick(hues),
      strength: 1.2,
    });
  const top = (x: number): number => 866 + ((x - 500) / 420) ** 2 * 26;
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
      castShadow(page, [thing.x, thing.y], (thing.box.right - thing.box.left) * 0.3, {
        light: lit,
      });
  page.plane((layer) => {
    for (const thing of design.things) paintThing(layer, plan, thing, 'morning');
    lightFigures(layer, { left: 40, top: 400, right: 960, bottom: 940 }, lit);
  });
  grass(page, random, {
    from: 130,
    to: 870,
    heightAt: (x) => top(x) + 22,
    count: 170,
    height: 24,
    colours: tints(palette.ground),
  });
  for (let i = 0; i < 10; i++)
    flower(page, [random.between(150, 850), random.between(898, 932)], random.between(0.8, 1.3), {
      petal: random.pick(palette.accents),
      stalk: shade(palette.ground, 0.06),
    });
};

/** A hedge of sprigs below, two corners above, and the story's first thing in a pool of colour. */
const paintImprint = (scene: DesignedScene): void => {
  const { page, palette, random } = scene;
  paper(scene);
  const green = mix(palette.ground, palette.middle, 0.3);
  const accent = (i: number): string => palette.accents[i % 3] ?? palette.accents[0];
  for (const side of [-1, 1])
    for (let i = 0; i < 5; i++) {
      const root: Point = [500 + side * (385 - i * 40), 214 + i * 6];
      sprig(page, random, root, {
        length: 118 - i * 17,
        colour: mix(green, palette.groundLit, i * 0.08),
        bloom: accent(i),
      });
    }
  pool(page, random, [500, 190], {
    size: [104, 84],
    colour: mix(palette.sky[0], palette.sky[1], 0.4),
    strength: 1.3,
  });
  paintMotif(scene, 0, [500, 190], { radius: 66 });
  for (let i = 0; i < 19; i++) {
    const x = 96 + i * 45;
    const tall = 66 + ((i * 37) % 5) * 13;
    sprig(page, random, [x, 936], {
      length: tall,
      colour: mix(green, palette.groundLit, ((i * 3) % 4) * 0.12),
      bloom: accent(i),
    });
  }
  grass(page, random, {
    from: 80,
    to: 920,
    heightAt: () => 932,
    count: 220,
    height: 26,
    colours: tints(green),
  });
};

/** A wreath around the parent's words, with the story's things above and below. */
const paintDedication = (scene: DesignedScene): void => {
  const { page, palette, random } = scene;
  paper(scene);
  const greens = [
    palette.ground,
    mix(palette.ground, palette.middle, 0.5),
    light(palette.ground, 0.06),
    mix(palette.ground, palette.groundLit, 0.4),
  ];
  const ring = ellipse([500, 500], 398, 344, { turn: 0, count: 84 });
  for (const [i, [x, y]] of ring.entries()) {
    const along = (i / ring.length) * 360 + 90;
    for (let k = 0; k < 6; k++) {
      const [px, py] = [x + random.signed(16), y + random.signed(16)];
      const long = random.between(30, 54);
      page.dab([px, py], long, long * 0.24, {
        angle: along + random.signed(58),
        colour: random.pick(greens),
      });
    }
  }
  for (const [i, [x, y]] of ring.entries()) {
    const at: Point = [x + random.signed(20), y + 18 + random.signed(18)];
    if (i % 3 === 0)
      flower(page, at, random.between(1.4, 2.5), {
        petal: random.pick(palette.accents),
        stalk: palette.ground,
      });
    else if (i % 3 === 1) page.disc(at, random.between(4, 7), palette.accents[0]);
  }
  for (const [i, y] of [152, 846].entries()) {
    leaves(page, random, {
      x: 500,
      y,
      radius: 96,
      count: 80,
      colours: greens,
      length: 46,
      width: 12,
    });
    page.disc([500, y], 66, page.radial([500, y], 20, 66, [PAPER, alpha(PAPER, 0.85)]));
    paintMotif(scene, i, [500, y], { radius: 52 });
  }
};

/** The hero, larger than anywhere in the book, in a round window. */
const paintPortraitPage = (scene: DesignedScene): void => {
  const { page, palette, design, plan, random } = scene;
  paper(scene);
  const window = ellipse([500, 382], 286, 286, { turn: 0, count: 60 });
  page.shape(
    ellipse([500, 390], 306, 304, { turn: 0, count: 60 }),
    mix(palette.accents[1], palette.path, 0.5),
    {
      smoothed: true,
      tremble: 3,
    },
  );
  page.plane((layer) => {
    layer.ctx.save();
    layer.ctx.clip(tracePath(window));
    layer.flood(layer.linear([0, 100], [0, 670], [palette.sky[0], palette.sky[1], palette.sky[2]]));
    for (let i = 0; i < 5; i++)
      pool(layer, random, [random.between(250, 750), random.between(150, 600)], {
        size: [150, 110],
        colour: random.pick([palette.haze, palette.sky[0], palette.accents[2]]),
        strength: 1.1,
      });
    layer.glow([430, 250], 300, '#fff6da', { opacity: 0.6 });
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
  paintGarland(page, random, palette);
  page.ctx.strokeStyle = alpha(PAPER, 0.8);
  page.ctx.lineWidth = 3;
  page.ctx.stroke(tracePath(ellipse([500, 386], 296, 295, { turn: 0, count: 60 })));
};

const PAINTERS: Record<DesignedPlan['kind'], (scene: DesignedScene) => void> = {
  endpaper: paintEndpaper,
  title: paintTitle,
  imprint: paintImprint,
  dedication: paintDedication,
  portrait: paintPortraitPage,
  activity: paintActivity,
};

/** Paints a page that is designed rather than told. */
export const paintDesigned = (page: Layer, plan: PagePlan, design: DesignedPlan): void => {
  const scene: DesignedScene = {
    page,
    plan,
    design,
    palette: SETTING_PAINTERS[design.setting].palettes.morning,
    random: randomStream(plan.seed, 'design'),
  };
  PAINTERS[design.kind](scene);
  finishPage(page, 'morning');
};

const paintGarland = (page: Layer, random: Random, palette: Palette): void => {
  for (const side of [-1, 1])
    for (let i = 0; i < 4; i++)
      sprig(page, random, [500 + side * (230 + i * 44), 676 - i * 34], {
        length: 74 - i * 8,
        colour: mix(palette.ground, palette.middle, i * 0.15),
        bloom: palette.accents[i % 3] ?? '#e58',
      });
};
