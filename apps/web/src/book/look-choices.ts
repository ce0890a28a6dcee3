import {
  EYE_COLOURS,
  GLASSES,
  HAIR_COLOURS,
  HAIR_STYLES,
  type HeroLooks,
  OUTFIT_COLOURS,
  SKIN_TONES,
} from '@bramblebook/contract/hero-looks';

/** One thing about the hero that a parent chooses: as colour swatches, or as words. */
export interface LookChoice<K extends keyof HeroLooks = keyof HeroLooks> {
  readonly field: K;
  readonly title: string;
  readonly options: readonly { readonly value: HeroLooks[K]; readonly label: string }[];
  /** Colour of each value, for swatches. */
  readonly colours?: Readonly<Record<string, string>>;
}

const spell = (value: string): string =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');

const choice = <
  K extends 'skin' | 'hairStyle' | 'hairColour' | 'eyes' | 'glasses' | 'outfitColour',
>(
  field: K,
  title: string,
  values: readonly HeroLooks[K][],
  shown: {
    readonly colours?: Record<HeroLooks[K], string>;
    readonly labels?: Partial<Record<HeroLooks[K], string>>;
  },
): LookChoice => ({
  field,
  title,
  options: values.map((value) => ({ value, label: shown.labels?.[value] ?? spell(value) })),
  ...(shown.colours && { colours: shown.colours }),
});

/** The choices in the order a parent goes through them. Colours are those of the paint box, by eye. */
export const LOOK_CHOICES: readonly LookChoice[] = [
  choice('skin', 'Skin', SKIN_TONES, {
    colours: {
      porcelain: '#f8dfd0',
      rose: '#f3cbb8',
      peach: '#eebd9c',
      sand: '#e2ad84',
      honey: '#d29a6a',
      olive: '#bd8a5c',
      caramel: '#a87043',
      chestnut: '#875433',
      cocoa: '#683d28',
      ebony: '#482a20',
    },
  }),
  choice('hairStyle', 'Hair', HAIR_STYLES, {
    labels: {
      short: 'Short',
      crop: 'Cropped',
      'straight-long': 'Long, straight',
      'wavy-long': 'Long, wavy',
      bald: 'No hair',
    },
  }),
  choice('hairColour', 'Hair colour', HAIR_COLOURS, {
    colours: {
      black: '#221c24',
      'dark-brown': '#3d2a22',
      brown: '#5e3d2a',
      'light-brown': '#86603f',
      auburn: '#7c3621',
      red: '#b04a22',
      strawberry: '#d08a56',
      golden: '#d3a047',
      blond: '#e8cd8b',
      silver: '#bfbcc2',
    },
  }),
  choice('eyes', 'Eyes', EYE_COLOURS, {
    colours: {
      dark: '#2b1d1a',
      brown: '#5f3c22',
      hazel: '#8a6a33',
      green: '#4f7a49',
      blue: '#3f74ab',
      grey: '#7a8791',
    },
  }),
  choice('glasses', 'Glasses', GLASSES, { labels: { none: 'No glasses' } }),
  choice('outfitColour', 'Clothes', OUTFIT_COLOURS, {
    colours: {
      sunflower: '#f0b429',
      coral: '#ee7a5f',
      raspberry: '#b8295f',
      teal: '#1f8a86',
      cornflower: '#5583d3',
      leaf: '#5b9a4b',
      plum: '#7a4b8c',
      tangerine: '#f08a2c',
    },
  }),
];

/** What is there or not. */
export const LOOK_SWITCHES = [
  { field: 'freckles', label: 'Freckles' },
  { field: 'hearingAid', label: 'Hearing aid' },
  { field: 'wheelchair', label: 'Wheelchair' },
] as const satisfies readonly { field: keyof HeroLooks; label: string }[];

/** The looks that differ from how they were. */
export const changedLooks = (before: HeroLooks, after: HeroLooks): Partial<HeroLooks> =>
  Object.fromEntries(
    Object.entries(after).filter(([field, value]) => before[field as keyof HeroLooks] !== value),
  );
