import type { CreaturePose } from '@bramblebook/contract/creature-vocabulary';

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
    rest: [-108, -156, 52, 2],
    move: [-124, -162, 98, 2],
    play: [-178, -192, 94, -16],
  },
  wolf: {
    rest: [-164, -261, 100, 6],
    move: [-216, -231, 164, 2],
    play: [-140, -244, 168, 4],
  },
  koala: {
    rest: [-124, -183, 90, 6],
    move: [-92, -147, 158, 2],
    play: [-108, -217, 108, -2],
  },
  'polar-bear': {
    rest: [-186, -166, 198, 6],
    move: [-184, -261, 224, 6],
    play: [-162, -358, 154, 2],
  },
  'guinea-pig': {
    rest: [-72, -96, 100, 2],
    move: [-72, -94, 114, 2],
    play: [-70, -148, 102, -4],
  },
  bat: {
    rest: [-56, -96, 55, 80],
    move: [-110, -106, 114, 66],
    play: [-136, -98, 132, 64],
  },
  sloth: {
    rest: [-78, -182, 84, 6],
    move: [-110, -122, 132, 4],
    play: [-142, -164, 98, 6],
  },
  raccoon: {
    rest: [-140, -165, 72, 2],
    move: [-180, -134, 138, 2],
    play: [-148, -221, 90, -14],
  },
  otter: {
    rest: [-128, -160, 66, 4],
    move: [-180, -112, 140, 2],
    play: [-196, -98, 142, 2],
  },
  badger: {
    rest: [-82, -179, 88, 4],
    move: [-134, -122, 150, 2],
    play: [-94, -217, 104, -4],
  },
  leopard: {
    rest: [-164, -272, 96, 8],
    move: [-222, -244, 170, 6],
    play: [-228, -294, 174, -16],
  },
  meerkat: {
    rest: [-86, -170, 44, 2],
    move: [-80, -116, 94, 2],
    play: [-80, -190, 60, -14],
  },
  beaver: {
    rest: [-142, -158, 80, 2],
    move: [-174, -112, 126, 2],
    play: [-126, -193, 94, 2],
  },
  mole: {
    rest: [-104, -148, 102, 6],
    move: [-98, -98, 100, 8],
    play: [-86, -152, 84, 2],
  },
  skunk: {
    rest: [-132, -180, 62, 2],
    move: [-126, -214, 114, 2],
    play: [-162, -190, 76, -16],
  },
  lemur: {
    rest: [-132, -172, 58, 2],
    move: [-138, -216, 119, 2],
    play: [-156, -219, 80, -20],
  },
  panther: {
    rest: [-226, -210, 158, 6],
    move: [-222, -244, 170, 6],
    play: [-228, -294, 174, -16],
  },
  ferret: {
    rest: [-98, -146, 50, 2],
    move: [-142, -93, 122, 2],
    play: [-132, -162, 118, -14],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<CreaturePose, Edges>>>>;
