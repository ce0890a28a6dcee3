import type {
  EYE_COLOURS,
  HAIR_COLOURS,
  OUTFIT_COLOURS,
  SKIN_TONES,
} from '@bramblebook/contract/hero-looks';

/** The paints behind the words a parent chooses from; the looks editor shows the same. */
export const SKIN_PAINT: Record<(typeof SKIN_TONES)[number], string> = {
  porcelain: '#fbe3d4',
  rose: '#f6d2bf',
  peach: '#f0c39c',
  sand: '#e5b48c',
  honey: '#d8a070',
  olive: '#c18e62',
  caramel: '#a9774c',
  chestnut: '#8b5837',
  cocoa: '#6c422b',
  ebony: '#4f3024',
};

export const HAIR_PAINT: Record<(typeof HAIR_COLOURS)[number], string> = {
  black: '#2b2029',
  'dark-brown': '#452a22',
  brown: '#6b3f27',
  'light-brown': '#936239',
  auburn: '#8a3b24',
  red: '#c9562b',
  strawberry: '#dc8d55',
  golden: '#dba53f',
  blond: '#ecd088',
  silver: '#c9c6cf',
};

export const EYE_PAINT: Record<(typeof EYE_COLOURS)[number], string> = {
  dark: '#4a3438',
  brown: '#7a4a2c',
  hazel: '#8a6a34',
  green: '#4f8a5b',
  blue: '#4a86c8',
  grey: '#7c8a9c',
};

/** A garment's colour with the colours that go with it. */
export interface OutfitPaint {
  readonly main: string;
  readonly trim: string;
  readonly legs: string;
  readonly feet: string;
  readonly accent: string;
}

export const OUTFIT_PAINT: Record<(typeof OUTFIT_COLOURS)[number], OutfitPaint> = {
  sunflower: {
    main: '#f0b23a',
    trim: '#fdeecb',
    legs: '#6a6aa6',
    feet: '#bf4a40',
    accent: '#3f9a92',
  },
  coral: { main: '#ee6f57', trim: '#ffe9d6', legs: '#3d6f86', feet: '#8a3f52', accent: '#f4c04e' },
  raspberry: {
    main: '#cc3e6b',
    trim: '#ffe3e2',
    legs: '#4b5f95',
    feet: '#e2a33b',
    accent: '#7cc3b4',
  },
  teal: { main: '#2c9690', trim: '#e6f5e6', legs: '#7a5340', feet: '#d8693d', accent: '#f2b544' },
  cornflower: {
    main: '#4c83c9',
    trim: '#eaf3fb',
    legs: '#7d5539',
    feet: '#cf5a40',
    accent: '#f1c04a',
  },
  leaf: { main: '#5c9c48', trim: '#f5f3d3', legs: '#80502f', feet: '#41597f', accent: '#ee8b4c' },
  plum: { main: '#82549f', trim: '#f6e8f7', legs: '#3b7d86', feet: '#d6643e', accent: '#f0b94a' },
  tangerine: {
    main: '#ec8a34',
    trim: '#fff0d4',
    legs: '#356a80',
    feet: '#7a3d57',
    accent: '#4aa392',
  },
};
