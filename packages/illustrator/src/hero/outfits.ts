import type { Outfit } from '@bramblebook/contract/hero-looks';
import { adjust, mix } from '../paint/colour.ts';
import type { OutfitPaint } from './looks-colours.ts';

/** How a garment is cut; what is told in lengths is in hero units of a child's girth. */
export interface OutfitCut {
  /** Hem below the hip, as a part of the thigh (0.4: a coat; −0.2: a jumper). */
  readonly hem: number;
  /** Half width at the hem. */
  readonly flare: number;
  readonly sleeves: 'long' | 'short' | 'none';
  readonly legs: 'trousers' | 'tights' | 'shorts' | 'bare';
  readonly feet: 'boots' | 'shoes' | 'bare';
  /** Thickness of sleeves and legs (a snowsuit is 1.15). */
  readonly bulk: number;
  readonly details: readonly OutfitDetail[];
  /** Colours from the outfit colour's set. */
  readonly paint: (set: OutfitPaint) => OutfitPaint;
}

type OutfitDetail =
  | 'buttons'
  | 'pockets'
  | 'scarf'
  | 'hood'
  | 'belt'
  | 'bib'
  | 'stripes'
  | 'leg-stripes'
  | 'knit'
  | 'dots'
  | 'stars'
  | 'collar'
  | 'neckerchief'
  | 'backpack'
  | 'cape'
  | 'crown'
  | 'pointed-hat'
  | 'iron-hat'
  | 'plates'
  | 'panel'
  | 'helmet'
  | 'bobble-hat'
  | 'fur-edge'
  | 'waist-frill'
  | 'zip';

const same = (set: OutfitPaint): OutfitPaint => set;

export const OUTFIT_CUTS: Record<Outfit, OutfitCut> = {
  coat: {
    hem: 0.62,
    flare: 45,
    sleeves: 'long',
    legs: 'tights',
    feet: 'boots',
    bulk: 1,
    details: ['scarf', 'buttons', 'pockets', 'leg-stripes'],
    paint: same,
  },
  raincoat: {
    hem: 0.7,
    flare: 50,
    sleeves: 'long',
    legs: 'trousers',
    feet: 'boots',
    bulk: 1.04,
    details: ['hood', 'buttons', 'pockets'],
    paint: (set) => ({ ...set, feet: set.accent }),
  },
  dress: {
    hem: 0.9,
    flare: 54,
    sleeves: 'short',
    legs: 'tights',
    feet: 'shoes',
    bulk: 1,
    details: ['dots', 'waist-frill', 'collar'],
    paint: same,
  },
  dungarees: {
    hem: -0.08,
    flare: 33,
    sleeves: 'long',
    legs: 'trousers',
    feet: 'shoes',
    bulk: 1,
    details: ['stripes', 'bib'],
    paint: (set) => ({ ...set, main: mix(set.trim, set.accent, 0.3), legs: set.main }),
  },
  jumper: {
    hem: 0.1,
    flare: 35,
    sleeves: 'long',
    legs: 'trousers',
    feet: 'shoes',
    bulk: 1.04,
    details: ['knit', 'collar'],
    paint: same,
  },
  summer: {
    hem: 0.04,
    flare: 34,
    sleeves: 'short',
    legs: 'shorts',
    feet: 'shoes',
    bulk: 1,
    details: ['stripes'],
    paint: same,
  },
  pyjamas: {
    hem: 0.2,
    flare: 36,
    sleeves: 'long',
    legs: 'trousers',
    feet: 'bare',
    bulk: 1.02,
    details: ['dots', 'buttons', 'collar'],
    paint: (set) => {
      const soft = mix(set.main, set.trim, 0.42);
      return { ...set, main: soft, legs: soft };
    },
  },
  swimsuit: {
    hem: 0.1,
    flare: 32,
    sleeves: 'short',
    legs: 'shorts',
    feet: 'bare',
    bulk: 0.98,
    details: ['stripes'],
    paint: (set) => ({ ...set, legs: set.main }),
  },
  spacesuit: {
    hem: 0.1,
    flare: 36,
    sleeves: 'long',
    legs: 'trousers',
    feet: 'boots',
    bulk: 1.16,
    details: ['panel', 'belt', 'helmet'],
    paint: (set) => {
      const white = mix('#f1eefa', set.main, 0.1);
      return { main: white, trim: set.main, legs: white, feet: set.main, accent: set.accent };
    },
  },
  snowsuit: {
    hem: 0.2,
    flare: 38,
    sleeves: 'long',
    legs: 'trousers',
    feet: 'boots',
    bulk: 1.18,
    details: ['zip', 'scarf', 'bobble-hat', 'fur-edge'],
    paint: (set) => ({ ...set, legs: mix(set.main, set.legs, 0.25) }),
  },
  explorer: {
    hem: 0.16,
    flare: 36,
    sleeves: 'short',
    legs: 'shorts',
    feet: 'boots',
    bulk: 1,
    details: ['backpack', 'neckerchief', 'pockets', 'belt'],
    paint: (set) => ({
      ...set,
      main: mix('#d6b877', set.main, 0.4),
      legs: mix('#8a6a3c', set.legs, 0.15),
      accent: set.main,
    }),
  },
  royal: {
    hem: 0.34,
    flare: 40,
    sleeves: 'long',
    legs: 'tights',
    feet: 'boots',
    bulk: 1,
    details: ['cape', 'belt', 'crown', 'fur-edge'],
    // A cape in the colour across the wheel from the tunic.
    paint: (set) => ({ ...set, accent: adjust(set.main, { h: 150, l: -0.12 }) }),
  },
  armour: {
    hem: 0.24,
    flare: 38,
    sleeves: 'long',
    legs: 'tights',
    feet: 'boots',
    bulk: 1.1,
    details: ['plates', 'belt', 'iron-hat'],
    // Steel with a breath of the child's own colour, and a plume of it.
    paint: (set) => {
      const steel = mix('#b9c3d2', set.main, 0.1);
      return {
        main: steel,
        trim: '#e4ebf2',
        legs: mix('#8e99ad', set.main, 0.12),
        feet: '#7b869c',
        accent: set.main,
      };
    },
  },
  wizard: {
    hem: 0.96,
    flare: 52,
    sleeves: 'long',
    legs: 'trousers',
    feet: 'shoes',
    bulk: 1.06,
    details: ['stars', 'belt', 'collar', 'pointed-hat'],
    paint: (set) => ({
      ...set,
      main: mix('#4b3f86', set.main, 0.3),
      trim: '#f3d477',
      accent: '#f3c24c',
    }),
  },
};

/** Whether the figure's outfit has a detail. */
export const has = (
  scene: { readonly figure: { readonly cut: OutfitCut } },
  detail: OutfitDetail,
): boolean => scene.figure.cut.details.includes(detail);
