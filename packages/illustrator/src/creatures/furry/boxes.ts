import type { CreaturePose } from '@bramblebook/contract/picture-vocabulary';

/** Edges of an animal in its own units. */
export type Edges = readonly [left: number, top: number, right: number, bottom: number];

/** Boxes of the furry animals, measured by painting them. */
export const FURRY_BOXES = {
  tiger: {
    rest: [-226, -210, 158, 6],
    move: [-222, -244, 174, 6],
    play: [-228, -294, 174, -16],
  },
  panda: {
    rest: [-162, -300, 144, 6],
    move: [-182, -272, 219, 6],
    play: [-198, -283, 166, 2],
  },
  squirrel: {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
  wolf: {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
  koala: {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
  'polar-bear': {
    rest: [-186, -166, 198, 6],
    move: [-184, -261, 224, 6],
    play: [-162, -358, 154, 2],
  },
  'guinea-pig': {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
  bat: {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
  sloth: {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
  raccoon: {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
  otter: {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
  badger: {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
  leopard: {
    rest: [-164, -272, 96, 8],
    move: [-222, -244, 170, 6],
    play: [-228, -294, 174, -16],
  },
  meerkat: {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
  beaver: {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
  mole: {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
  skunk: {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
  lemur: {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
  panther: {
    rest: [-226, -210, 158, 6],
    move: [-222, -244, 170, 6],
    play: [-228, -294, 174, -16],
  },
  ferret: {
    rest: [-150, -300, 150, 0],
    move: [-150, -300, 150, 0],
    play: [-150, -300, 150, 0],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<CreaturePose, Edges>>>>;
