import { mix } from '../../paint/colour.ts';
import { ellipse, limb, type Point, smooth } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import type { CreaturePainter } from '../parts/creature-painter.ts';
import { alongside, form, formLimb, type Tone, toneOf } from '../parts/form.ts';
import { type FourLegged, paintFourLegged, roundFoot, type Stance } from '../parts/four-legged.ts';
import { type FurryHead, paintFurryHead } from '../parts/head.ts';
import { wardrobe } from '../parts/wardrobe.ts';
import { DINOSAUR_COATS, DINOSAUR_COATS_ON_REQUEST, type DinosaurCoat } from './dinosaur-coats.ts';

const HORN = toneOf('#e9d6a8');
const PLATE = svgPoints('-26,12 -34,-18 -18,-44 0,-66 18,-44 34,-18 26,12');
/** How big the plates are from rump to neck. */
const PLATE_SIZES = [0.95, 1.3, 1.5, 1.5, 1.28, 0.9];

const headIn = ({ skin, belly, spot }: DinosaurCoat): FurryHead => ({
  tone: skin,
  outline: svgPoints('-2,-36 20,-34 36,-18 46,0 54,16 48,34 24,42 -8,40 -32,30 -40,8 -36,-14'),
  ears: null,
  turn: 8,
  eyes: { y: -8, apart: 18, size: 10.5 },
  brow: spot,
  muzzle: {
    shape: svgPoints('0,8 20,8 38,16 39,28 26,38 0,40 -24,36 -34,27 -30,15 -16,8'),
    tone: toneOf(mix(skin.base, belly.base, 0.42)),
  },
  nose: null,
  mouth: { y: 25, width: 26 },
  cheek: { y: 12, apart: 31, radius: 9 },
  tufts: (layer) => {
    for (const x of [2, 18]) layer.shape(ellipse([x, 14], 2.6, 2), skin.deep, { tremble: 0.2 });
  },
});

/** A row of plates that stand up from the back; behind the body, so that they grow out of it. */
const paintPlates = (layer: Layer, body: readonly Point[], tone: Tone): void => {
  const back = smooth(alongside(body, [-40, -70, -68, -38, -18]), false, 120);
  PLATE_SIZES.forEach((size, i) => {
    const at = Math.round(((i + 0.5) / PLATE_SIZES.length) * (back.length - 1));
    const [x, y] = back[at] ?? [0, 0];
    const [ax, ay] = back[Math.max(0, at - 1)] ?? [x, y];
    const [bx, by] = back[Math.min(back.length - 1, at + 1)] ?? [x, y];
    const turn = (Math.atan2(by - ay, bx - ax) * 180) / Math.PI;
    layer.at({ x, y, scale: size, turn }, () => form(layer, PLATE, tone, { shadow: 0.7 }));
  });
};

/** Two pairs of spikes near the end of the tail. */
const paintSpikes = (layer: Layer, spine: readonly Point[]): void => {
  const [x, y] = spine.at(-2) ?? [0, 0];
  for (const [dx, dy, lean] of [
    [-26, -6, -26],
    [4, -12, -16],
  ] as const)
    formLimb(
      layer,
      [
        [x + dx, y + dy],
        [x + dx + lean * 0.6, y + dy - 28],
        [x + dx + lean, y + dy - 54],
      ],
      [18, 12, 3],
      { tone: HORN, tremble: 0.4 },
    );
};

const stegosaurusIn = wardrobe(
  [DINOSAUR_COATS.moss, DINOSAUR_COATS.lagoon],
  (coat: DinosaurCoat): FourLegged => {
    const { skin, belly, spot } = coat;
    const head = headIn(coat);
    const plate = toneOf(mix('#dc9257', spot, 0.2));
    return {
      tone: skin,
      bodyWidths: [120, 186, 180, 104, 62],
      fore: { upper: 50, lower: 44, widths: [78, 58, 52], ankle: 22 },
      hind: { upper: 62, lower: 54, cannon: 26, widths: [118, 82, 58, 56], ankle: 24 },
      foot: roundFoot(skin, 60, belly.base),
      behind: (layer, { body }) => paintPlates(layer, body, plate),
      tail: (layer, spine) => {
        paintSpikes(layer, spine);
        formLimb(layer, spine, [100, 68, 40, 26, 12], { tone: skin });
      },
      markings: (layer, { body }) => {
        form(layer, limb(alongside(body, [58, 84, 80, 44, 26]), [40, 66, 66, 42, 28]), belly, {
          smoothed: true,
          shadow: 0.5,
        });
        alongside(body, [-12, -26, -24, -12, -8]).forEach(([x, y], i) => {
          layer.shape(ellipse([x, y], 18 - i * 2, 13 - i * 1.4), spot, {
            tremble: 1.2,
            opacity: 0.65,
          });
        });
      },
      head: (layer, mood) => paintFurryHead(layer, head, mood),
    };
  },
  (coat) => coat.skin.base,
  DINOSAUR_COATS_ON_REQUEST,
);

const STANCES: Record<Stance['name'], Stance> = {
  rest: {
    name: 'rest',
    body: svgPoints('-104,-84 -40,-98 30,-92 88,-92 122,-116'),
    hip: [-84, -66],
    shoulder: [52, -70],
    feet: { farHind: [-12, 0], farFore: [108, 0], nearHind: [-20, 0], nearFore: [88, 0] },
    haunch: [72, 66],
    folded: {
      flat: true,
      far: svgPoints('64,-62 104,-36 134,-26'),
      near: svgPoints('48,-66 78,-32 108,-24'),
    },
    tail: svgPoints('-116,-70 -178,-52 -232,-42 -280,-48 -322,-74'),
    head: { x: 150, y: -142, scale: 1.3, turn: -3 },
  },
  move: {
    name: 'move',
    body: svgPoints('-110,-154 -46,-178 26,-164 88,-148 128,-164'),
    hip: [-96, -140],
    shoulder: [54, -126],
    feet: { farHind: [-56, 0], farFore: [114, -18], nearHind: [-142, 0], nearFore: [38, 0] },
    tail: svgPoints('-124,-146 -190,-132 -246,-130 -294,-144 -334,-176'),
    head: { x: 158, y: -186, scale: 1.3, turn: 3 },
  },
  play: {
    name: 'play',
    body: svgPoints('-106,-142 -48,-176 18,-196 78,-216 112,-244'),
    hip: [-96, -130],
    shoulder: [46, -166],
    feet: { farHind: [-50, 0], farFore: [134, -96], nearHind: [-126, 0], nearFore: [108, -60] },
    tail: svgPoints('-118,-136 -180,-128 -232,-146 -268,-178 -296,-218'),
    head: { x: 140, y: -268, scale: 1.3, turn: -8 },
  },
};

/** Plates along the back, spikes on the tail: lies, ambles, and rears up. */
export const stegosaurus: CreaturePainter = {
  lives: 'ground',
  seat: [-20, -262],
  shapes: {
    rest: {
      box: { left: -326, top: -264, right: 224, bottom: 6 },
      face: { x: 158, y: -138, radius: 58 },
    },
    move: {
      box: { left: -338, top: -346, right: 232, bottom: 6 },
      face: { x: 166, y: -182, radius: 58 },
    },
    play: {
      box: { left: -316, top: -376, right: 214, bottom: 6 },
      face: { x: 148, y: -264, radius: 58 },
    },
  },
  paint(layer, { pose, mood, random, coat }) {
    paintFourLegged(layer, stegosaurusIn(random, coat), STANCES[pose], mood);
  },
};
