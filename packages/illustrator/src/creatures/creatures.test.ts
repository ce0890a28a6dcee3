import {
  CREATURE_MOODS,
  CREATURE_POSES,
  CREATURES,
  type Creature,
  type CreatureMood,
  type CreaturePose,
} from '@bramblebook/contract/creature-vocabulary';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEXTURES } from '../../gallery/texture-folder.ts';
import { Easel } from '../paint/easel.ts';
import { type Box, lerp } from '../paint/geometry.ts';
import { randomStream } from '../paint/random.ts';
import { CREATURE_PAINTERS } from './registry.ts';

const PX = 200;
/** Room left around the box on the test page, as a share of the page. */
const MARGIN = 0.15;

let easel: Easel;
beforeAll(() => {
  easel = new Easel({ px: PX, style: 'gouache', seed: 11, textureDir: TEXTURES });
});

/** Bounds of what is painted, in the creature's own units, and the size of a pixel in them. */
const paintedBox = (creature: Creature, pose: CreaturePose, mood: CreatureMood) => {
  const painter = CREATURE_PAINTERS[creature];
  const { box } = painter.shapes[pose];
  const size = Math.max(box.right - box.left, box.bottom - box.top);
  const scale = (1000 * (1 - 2 * MARGIN)) / size;
  const x = 500 - (scale * (box.left + box.right)) / 2;
  const y = 500 - (scale * (box.top + box.bottom)) / 2;
  const layer = easel.layer();
  const random = randomStream(5, creature);
  layer.at({ x, y, scale }, () => painter.paint(layer, { pose, mood, random }));
  const { data } = layer.ctx.getImageData(0, 0, PX, PX);
  easel.release(layer);
  const found = { left: PX, top: PX, right: 0, bottom: 0 };
  for (let i = 0; i < PX * PX; i++) {
    if ((data[i * 4 + 3] ?? 0) < 64) continue;
    const [px, py] = [i % PX, Math.floor(i / PX)];
    found.left = Math.min(found.left, px);
    found.right = Math.max(found.right, px + 1);
    found.top = Math.min(found.top, py);
    found.bottom = Math.max(found.bottom, py + 1);
  }
  const own = (pixel: number, origin: number) => ((pixel / PX) * 1000 - origin) / scale;
  const painted: Box = {
    left: own(found.left, x),
    right: own(found.right, x),
    top: own(found.top, y),
    bottom: own(found.bottom, y),
  };
  return { painted, box, size };
};

describe('every creature of the vocabulary', () => {
  test('is painted by somebody', () => {
    expect(Object.keys(CREATURE_PAINTERS).sort()).toEqual([...CREATURES].sort());
  });

  test.each(CREATURES)('%s keeps its face inside its box', (creature) => {
    for (const pose of CREATURE_POSES) {
      const { box, face } = CREATURE_PAINTERS[creature].shapes[pose];
      expect(face.x - face.radius, `${pose} left`).toBeGreaterThanOrEqual(box.left);
      expect(face.x + face.radius, `${pose} right`).toBeLessThanOrEqual(box.right);
      expect(face.y - face.radius, `${pose} top`).toBeGreaterThanOrEqual(box.top);
      expect(face.y + face.radius, `${pose} bottom`).toBeLessThanOrEqual(box.bottom);
    }
  });

  test.each(CREATURES)('%s fills its box and stays in it', (creature) => {
    CREATURE_POSES.forEach((pose, i) => {
      const mood = CREATURE_MOODS[i] ?? 'happy';
      const { painted, box, size } = paintedBox(creature, pose, mood);
      const over = size * 0.025;
      expect(painted.left, `${pose} left`).toBeGreaterThan(box.left - over);
      expect(painted.top, `${pose} top`).toBeGreaterThan(box.top - over);
      expect(painted.right, `${pose} right`).toBeLessThan(box.right + over);
      expect(painted.bottom, `${pose} bottom`).toBeLessThan(box.bottom + over);
      expect(painted.right - painted.left).toBeGreaterThan((box.right - box.left) * 0.85);
      expect(painted.bottom - painted.top).toBeGreaterThan((box.bottom - box.top) * 0.85);
    });
  });

  test.each(CREATURES)('%s has a seat on its back when it can be ridden', (creature) => {
    const { seat, shapes } = CREATURE_PAINTERS[creature];
    if (!seat) return;
    const { box } = shapes.move;
    expect(seat[0]).toBeGreaterThan(lerp(box.left, box.right, 0.25));
    expect(seat[0]).toBeLessThan(lerp(box.left, box.right, 0.75));
    expect(seat[1]).toBeGreaterThan(box.top);
    expect(seat[1]).toBeLessThan(lerp(box.top, box.bottom, 0.6));
  });

  test.each(CREATURES.filter((one) => CREATURE_PAINTERS[one].lives === 'ground'))(
    '%s touches the ground at rest',
    (creature) => {
      const { painted, size } = paintedBox(creature, 'rest', 'sleepy');
      expect(Math.abs(painted.bottom)).toBeLessThan(size * 0.06);
    },
  );
});
