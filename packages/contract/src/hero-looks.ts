import * as z from 'zod/mini';
import { artStyleSchema } from './reading.ts';

/**
 * How the hero looks, as data. Guessed from the photo, corrected by the parent,
 * drawn by the painter; every list is what the parent can choose from.
 */
export const SKIN_TONES = [
  'porcelain',
  'rose',
  'peach',
  'sand',
  'honey',
  'olive',
  'caramel',
  'chestnut',
  'cocoa',
  'ebony',
] as const;
export const HAIR_STYLES = [
  'short',
  'crop',
  'tousled',
  'curls',
  'afro',
  'afro-puffs',
  'bob',
  'straight-long',
  'wavy-long',
  'ponytail',
  'pigtails',
  'braids',
  'buns',
  'locs',
  'bald',
  'headscarf',
] as const;
export const HAIR_COLOURS = [
  'black',
  'dark-brown',
  'brown',
  'light-brown',
  'auburn',
  'red',
  'strawberry',
  'golden',
  'blond',
  'silver',
] as const;
export const EYE_COLOURS = ['dark', 'brown', 'hazel', 'green', 'blue', 'grey'] as const;
export const GLASSES = ['none', 'round', 'square'] as const;
export const OUTFITS = [
  'coat',
  'raincoat',
  'dress',
  'dungarees',
  'jumper',
  'summer',
  'pyjamas',
  'swimsuit',
  'spacesuit',
  'snowsuit',
  'explorer',
  'royal',
  'armour',
  'wizard',
] as const;
export const OUTFIT_COLOURS = [
  'sunflower',
  'coral',
  'raspberry',
  'teal',
  'cornflower',
  'leaf',
  'plum',
  'tangerine',
] as const;

export const outfitSchema = z.enum(OUTFITS);
export type Outfit = z.infer<typeof outfitSchema>;

export const heroLooksSchema = z.object({
  skin: z.enum(SKIN_TONES),
  hairStyle: z.enum(HAIR_STYLES),
  hairColour: z.enum(HAIR_COLOURS),
  eyes: z.enum(EYE_COLOURS),
  glasses: z.enum(GLASSES),
  freckles: z.boolean(),
  hearingAid: z.boolean(),
  wheelchair: z.boolean(),
  outfitColour: z.enum(OUTFIT_COLOURS),
});
export type HeroLooks = z.infer<typeof heroLooksSchema>;

/** The looks that a parent changes; absent ones stay as they are. */
export const heroLooksChangeSchema = z.partial(heroLooksSchema);

/** The same with another style of the pictures. */
export const heroChangeSchema = z.extend(heroLooksChangeSchema, {
  artStyle: z.optional(artStyleSchema),
});
