import { mix } from '../../paint/colour.ts';
import { ellipse, limb, type Point, smooth } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { alongside, form, formLimb, mirrored, type Tone, toneOf } from '../parts/form.ts';
import { type FourLegged, paintFourLegged, paw, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { wardrobe } from '../parts/wardrobe.ts';
import { paintSkinWing } from '../parts/wings.ts';
import { DRAGON_COATS, DRAGON_COATS_ON_REQUEST, type DragonCoat } from './dragon-coats.ts';

const HORN = toneOf('#fbe7c0');
const BODY_WIDTHS = [104, 132, 134, 108, 78, 62];

const HORN_SHAPE: readonly Point[] = svgPoints('12,-34 22,-58 36,-70 38,-54 32,-34');

const headIn = ({ scale, belly, fin }: DragonCoat): FurryHead => ({
  tone: scale,
  outline: svgPoints(`
    2,-44 26,-38 42,-18 48,2 50,22 40,38 16,46 -10,45 -34,36 -46,18 -46,-4 -40,-20 -24,-38
  `),
  ears: {
    at: [40, -10],
    shape: svgPoints('-6,8 4,-14 26,-26 24,-10 30,2 18,8 16,18'),
    inner: null,
    tone: fin,
    innerColour: fin.base,
    lean: 0,
  },
  turn: 6,
  eyes: { y: -8, apart: 20, size: 10.5 },
  brow: scale.deep,
  muzzle: {
    shape: svgPoints('0,8 18,9 32,18 34,30 22,41 0,44 -22,41 -33,30 -31,18 -17,9'),
    tone: toneOf(mix(scale.base, belly.base, 0.45)),
  },
  nose: null,
  mouth: { y: 28, width: 30 },
  cheek: { y: 12, apart: 36, radius: 10 },
  tufts: (layer) => {
    form(layer, HORN_SHAPE, HORN, { tremble: 0.4 });
    form(layer, mirrored(HORN_SHAPE), HORN, { tremble: 0.4 });
    for (const x of [-2, 16]) layer.shape(ellipse([x, 16], 3, 2.4), scale.deep, { tremble: 0.2 });
  },
});

/** Soft triangular plates down the back, seen from the side. */
const paintSpines = (layer: Layer, line: readonly Point[], size: number, fin: Tone): void => {
  const points = smooth(line, false, size * 1.15);
  points.forEach(([x, y], i) => {
    const next = points[i + 1];
    if (!next) return;
    const turn = (Math.atan2(next[1] - y, next[0] - x) * 180) / Math.PI;
    layer.at({ x, y, turn }, () =>
      form(
        layer,
        [
          [-size * 0.5, size * 0.3],
          [-size * 0.4, -size * 0.35],
          [-size * 0.16, -size * 0.7],
          [size * 0.25, -size * 0.3],
          [size * 0.6, size * 0.3],
        ],
        fin,
        { tremble: 0.6, small: true },
      ),
    );
  });
};

const paintTail = (layer: Layer, spine: readonly Point[], { scale, fin }: DragonCoat): void => {
  const tip = spine[spine.length - 1] ?? [0, 0];
  const before = spine[spine.length - 2] ?? tip;
  const turn = (Math.atan2(tip[1] - before[1], tip[0] - before[0]) * 180) / Math.PI;
  layer.at({ x: tip[0], y: tip[1], turn }, () =>
    form(layer, svgPoints('-10,0 2,-20 30,-12 42,0 30,12 2,20'), fin),
  );
  const back = alongside(spine, [30, 24, 16, 10, 6]).slice(1);
  paintSpines(layer, [...back].reverse(), 20, fin);
  formLimb(layer, spine, [72, 56, 38, 24, 12], { tone: scale, hair: 0 });
};

const WINGS: Record<Stance['name'], { near: Point; far: Point; turn: number; size: number }> = {
  rest: { near: [-22, -150], far: [4, -158], turn: 4, size: 150 },
  move: { near: [18, -168], far: [48, -172], turn: 0, size: 168 },
  play: { near: [10, -206], far: [44, -212], turn: -14, size: 205 },
};

const dragonIn = wardrobe(
  DRAGON_COATS,
  (coat): FourLegged => {
    const { scale, belly, fin } = coat;
    const own = headIn(coat);
    return {
      tone: scale,
      bodyWidths: BODY_WIDTHS,
      fore: { upper: 46, lower: 42, widths: [58, 44, 38], ankle: 15 },
      hind: { upper: 42, lower: 38, cannon: 22, widths: [80, 62, 40, 36], ankle: 15 },
      hair: 0,
      foot: paw(scale, 48),
      tail: (layer, spine) => paintTail(layer, spine, coat),
      head: (layer, mood) => paintFurryHead(layer, own, mood),
      behind: (layer, { name }) => {
        const { far, turn, size } = WINGS[name];
        const skin = toneOf(mix(fin.base, '#8a4a78', 0.4));
        paintSkinWing(
          layer,
          { x: far[0], y: far[1], turn: turn + 34 },
          { size: size * 0.92, bone: toneOf(scale.dim), skin },
        );
      },
      markings: (layer, { body, widths }) => {
        const wide = widths ?? BODY_WIDTHS;
        const edge = body.map((_, i) => (wide[Math.min(i, wide.length - 1)] ?? 60) * 0.4);
        const line = alongside(body, edge);
        form(layer, limb(line, [50, 62, 62, 52, 34]), belly, { smoothed: true, shadow: 0.5 });
        const points = smooth(line, false, 16);
        points.forEach(([x, y], i) => {
          const next = points[i + 1];
          if (!next) return;
          const d = Math.hypot(next[0] - x, next[1] - y) || 1;
          const [nx, ny] = [(-(next[1] - y) / d) * 28, ((next[0] - x) / d) * 28];
          layer.line(
            [
              [x - nx, y - ny],
              [x + (next[0] - x) * 0.4, y + (next[1] - y) * 0.4],
              [x + nx, y + ny],
            ],
            2.4,
            belly.deep,
            { opacity: 0.6 },
          );
        });
      },
      over: (layer, { body, name, widths }) => {
        const wide = widths ?? BODY_WIDTHS;
        const edge = body.map((_, i) => -(wide[Math.min(i, wide.length - 1)] ?? 60) * 0.47);
        paintSpines(layer, alongside(body, edge), 24, fin);
        const { near, turn, size } = WINGS[name];
        paintSkinWing(layer, { x: near[0], y: near[1], turn }, { size, bone: scale, skin: fin });
      },
    };
  },
  (coat) => coat.scale.base,
  DRAGON_COATS_ON_REQUEST,
);

const STANCES: Record<'rest' | 'move' | 'play', Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-34,-60 -24,-112 0,-158 22,-200'),
    widths: [124, 136, 104, 68],
    hip: [-42, -50],
    shoulder: [22, -132],
    feet: { farHind: [-10, 0], farFore: [30, 0], nearHind: [0, 2], nearFore: [56, 2] },
    haunch: [50, 50],
    tail: svgPoints('-60,-44 -118,-26 -164,-32 -192,-70 -184,-112'),
    head: { x: 32, y: -242, scale: 1.2, turn: -4 },
  },
  move: {
    name: 'move',
    body: svgPoints('-84,-118 -38,-122 12,-122 56,-138 86,-182 94,-212'),
    hip: [-80, -100],
    shoulder: [54, -104],
    feet: { farHind: [-48, 0], farFore: [104, -22], nearHind: [-122, 0], nearFore: [42, 0] },
    tail: svgPoints('-100,-120 -158,-104 -206,-80 -246,-86 -272,-120'),
    head: { x: 104, y: -246, scale: 1.15, turn: 2 },
  },
  play: {
    name: 'play',
    body: svgPoints('-84,-136 -40,-154 8,-170 52,-196 84,-236 96,-262'),
    hip: [-74, -110],
    shoulder: [54, -158],
    feet: { farHind: [-70, -28], farFore: [120, -132], nearHind: [-116, -30], nearFore: [98, -98] },
    tail: svgPoints('-100,-128 -154,-98 -204,-92 -246,-120 -258,-164'),
    head: { x: 108, y: -296, scale: 1.15, turn: -8 },
  },
};

/** The friendly dragon: sits with raised wings, walks, and flies. */
export const dragon: CreaturePainter = {
  lives: 'ground',
  seat: [-34, -186],
  shapes: {
    rest: {
      box: { left: -206, top: -331, right: 116, bottom: 6 },
      face: { x: 40, y: -236, radius: 66 },
    },
    move: {
      box: { left: -304, top: -361, right: 188, bottom: 4 },
      face: { x: 110, y: -240, radius: 62 },
    },
    play: {
      box: { left: -284, top: -437, right: 188, bottom: -20 },
      face: { x: 114, y: -290, radius: 62 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    paintFourLegged(layer, dragonIn(random, coat), STANCES[pose], mood);
  },
};
