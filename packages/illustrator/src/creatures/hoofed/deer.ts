import { svgPoints } from '../../paint/svg-points.ts';
import { toneOf } from '../parts/form.ts';
import { type Build, stancesOf } from './build.ts';
import { type DeerKind, deerOf } from './deer-kind.ts';
import { hoofed } from './parts.ts';

const TAILS: Build['tails'] = {
  rest: [
    [14, 4],
    [-20, 14],
  ],
  move: [
    [14, 0],
    [-18, 22],
  ],
  play: [
    [14, 4],
    [-16, -20],
  ],
};

const DEER: DeerKind = {
  build: {
    half: 66,
    back: 162,
    rise: 8,
    widths: [80, 86, 90, 78, 52, 42],
    neck: [
      [30, -36],
      [44, -76],
    ],
    head: { x: 12, y: -22, scale: 1.04 },
    fore: [44, 30, 20, 20],
    hind: [60, 42, 22, 20],
    ankle: 13,
    stride: 1.2,
    lie: { back: 50, haunch: [46, 38], neck: 6 },
    play: { kind: 'leap', turn: 16, lift: 40, neck: 4 },
    tails: TAILS,
  },
  coat: '#bf7d4e',
  cream: toneOf('#fbeeda'),
  leg: '#a96a45',
  hoof: toneOf('#4d3736'),
  antler: toneOf('#ead6b0'),
  branches: [
    {
      spine: svgPoints('26,-62 38,-70 42,-82'),
      widths: [7, 6, 3],
    },
    {
      spine: svgPoints('13,-34 25,-56 26,-76 20,-96'),
      widths: [10, 8.5, 7, 3],
    },
  ],
  ear: [40, 26, -22],
  hoofSize: 27,
  spots: true,
  ruff: false,
};

const REINDEER: DeerKind = {
  build: {
    half: 78,
    back: 166,
    rise: 8,
    widths: [98, 108, 112, 100, 78, 60],
    neck: [
      [34, -26],
      [52, -58],
    ],
    head: { x: 14, y: -24, scale: 1.14 },
    fore: [54, 38, 27, 27],
    hind: [72, 50, 29, 27],
    ankle: 16,
    lie: { back: 62, haunch: [52, 44], neck: 8 },
    play: { kind: 'rear', turn: 30, lift: 0, neck: 12 },
    tails: TAILS,
  },
  coat: '#8e7468',
  cream: toneOf('#f3e9dc'),
  leg: '#6d5650',
  hoof: toneOf('#453539'),
  antler: toneOf('#c9a682'),
  branches: [
    {
      spine: svgPoints('22,-48 12,-60 14,-74'),
      widths: [8, 7, 3],
    },
    {
      spine: svgPoints('42,-76 58,-80 70,-94'),
      widths: [9, 7, 3],
    },
    {
      spine: svgPoints('46,-102 62,-110 68,-126'),
      widths: [8, 7, 3],
    },
    {
      spine: svgPoints('13,-34 32,-56 46,-84 44,-114 34,-136'),
      widths: [12, 11, 10, 8, 3],
    },
  ],
  ear: [34, 22, 4],
  hoofSize: 36,
  spots: false,
  ruff: true,
};

const FACE = { x: 4, y: 6, radius: 45 };

/** The deer: lies among the leaves, steps, and leaps with its tail up. */
export const deer = hoofed({
  stances: stancesOf(DEER.build),
  face: FACE,
  boxes: {
    rest: [-128, -264, 172, 8],
    move: [-125, -367, 189, 3],
    play: [-183, -431, 194, -56],
  },
  animal: (random) => deerOf(DEER, random),
});

/** The reindeer with its bell: lies in the snow, walks, and rears. */
export const reindeer = hoofed({
  stances: stancesOf(REINDEER.build),
  face: FACE,
  boxes: {
    rest: [-147, -319, 197, 8],
    move: [-147, -408, 222, 3],
    play: [-153, -483, 167, 3],
  },
  seat: [-16, -220],
  animal: (random) => deerOf(REINDEER, random),
});
