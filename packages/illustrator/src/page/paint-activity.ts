import { CREATURE_PAINTERS } from '../creatures/registry.ts';
import { light, mix, shade } from '../paint/colour.ts';
import { grass, tints } from '../paint/foliage.ts';
import { type Point, smooth } from '../paint/geometry.ts';
import type { Layer } from '../paint/layer.ts';
import type { Palette } from '../paint/palette.ts';
import { type Random, randomStream } from '../paint/random.ts';
import { svgPoints } from '../paint/svg-points.ts';
import { PROP_PAINTERS } from '../props/registry.ts';
import { paintCreature } from './dressed-creature.ts';
import { makeMaze } from './maze.ts';
import type { DesignedScene } from './ornaments.ts';
import { paintThing } from './paint-thing.ts';
import type { DesignedPlan, PagePlan } from './plan.ts';

const PAPER = '#fbf3e2';
const COLUMNS = 11;
const ROWS = 4;
const CELL = 54;
const LEFT = 500 - (COLUMNS * CELL) / 2;
const TOP = 480;

/** Things to find above, a maze of hedges below. */
export const paintActivity = (scene: DesignedScene): void => {
  const { page, plan, design, palette, random } = scene;
  page.flood(PAPER);
  page.wash(mix(PAPER, palette.sky[2], 0.5), 'blotch', 700, { opacity: 0.4 });
  page.shape(
    smooth(svgPoints('70,232 300,214 700,216 930,232 936,440 700,458 300,456 66,442')),
    mix(palette.groundLit, PAPER, 0.35),
    {
      smoothed: true,
      tremble: 4,
      coats: [page.shading([0, 230], [0, 460], mix(palette.ground, PAPER, 0.3), 0.9)],
    },
  );
  grass(page, random, {
    from: 80,
    to: 920,
    heightAt: () => 250 + random.next() * 180,
    count: 90,
    height: 12,
    colours: tints(mix(palette.ground, palette.groundLit, 0.5)),
  });
  page.plane((layer) => {
    for (const thing of design.things) paintThing(layer, plan, thing, 'noon');
  });
  paintMaze(page, palette, randomStream(plan.seed, 'maze'));
  paintEnds(page, plan, design, palette);
};

const paintMaze = (page: Layer, palette: Palette, random: Random): void => {
  const maze = makeMaze(COLUMNS, ROWS, random);
  const [right, bottom] = [LEFT + COLUMNS * CELL, TOP + ROWS * CELL];
  page.shape(
    [
      [LEFT - 12, TOP - 12],
      [right + 12, TOP - 12],
      [right + 12, bottom + 12],
      [LEFT - 12, bottom + 12],
    ],
    mix(palette.path, PAPER, 0.3),
    {
      angular: true,
      tremble: 2,
      coats: [page.shading([LEFT, TOP], [right, bottom], shade(palette.path, 0.1), 0.5)],
    },
  );
  const walls: [Point, Point][] = [
    [
      [LEFT, TOP],
      [right, TOP],
    ],
    [
      [LEFT, bottom],
      [right, bottom],
    ],
    [
      [LEFT, TOP + CELL],
      [LEFT, bottom],
    ],
    [
      [right, TOP],
      [right, bottom - CELL],
    ],
  ];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const cell = row * COLUMNS + column;
      const [x, y] = [LEFT + column * CELL, TOP + row * CELL];
      if (!maze.openRight[cell] && column < COLUMNS - 1)
        walls.push([
          [x + CELL, y],
          [x + CELL, y + CELL],
        ]);
      if (!maze.openBelow[cell] && row < ROWS - 1)
        walls.push([
          [x, y + CELL],
          [x + CELL, y + CELL],
        ]);
    }
  const hedge = mix(palette.ground, palette.foreground, 0.25);
  for (const [a, b] of walls)
    page.limb([a, b], [13, 13], shade(hedge, 0.06), { tremble: 1.6, frequency: 0.1 });
  leafHedges(page, random, walls, hedge);
};

/** Who walks in at the upper left, what waits at the lower right. */
const paintEnds = (page: Layer, plan: PagePlan, design: DesignedPlan, palette: Palette): void => {
  const start: Point = [LEFT - 46, TOP + CELL * 0.5];
  const goal: Point = [LEFT + COLUMNS * CELL + 50, TOP + (ROWS - 0.5) * CELL];
  const [walker] = design.creatures;
  if (walker) {
    const { box } = CREATURE_PAINTERS[walker.creature].shapes.rest;
    const scale = 84 / Math.max(box.right - box.left, box.bottom - box.top);
    const x = start[0] - ((box.left + box.right) / 2) * scale;
    const y = start[1] - ((box.top + box.bottom) / 2) * scale;
    page.at({ x, y, scale }, () =>
      paintCreature(page, plan.bookSeed, walker, { pose: 'rest', mood: 'curious' }),
    );
  }
  const treasure = design.mazeTo ? PROP_PAINTERS[design.mazeTo] : undefined;
  page.glow(goal, 70, palette.accents[1], { opacity: 0.5, blend: 'source-over' });
  if (!treasure) return;
  const { box } = treasure;
  const scale = 80 / Math.max(box.right - box.left, box.bottom - box.top);
  const x = goal[0] - ((box.left + box.right) / 2) * scale;
  const y = goal[1] - ((box.top + box.bottom) / 2) * scale;
  page.at({ x, y, scale }, () =>
    treasure.paint(page, {
      light: 'noon',
      colour: palette.accents[0],
      random: randomStream(plan.bookSeed, 'goal'),
    }),
  );
};

const leafHedges = (page: Layer, random: Random, walls: [Point, Point][], hedge: string): void => {
  for (const [a, b] of walls) {
    const steps = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 7));
    for (let i = 0; i <= steps; i++) {
      const x = a[0] + ((b[0] - a[0]) * i) / steps;
      const y = a[1] + ((b[1] - a[1]) * i) / steps;
      page.dab([x + random.signed(4), y + random.signed(4) - 2], 9, 3.4, {
        angle: random.between(0, 360),
        colour: random.chance(0.5) ? light(hedge, 0.06) : hedge,
      });
    }
  }
};
