import type { Outfit } from '@bramblebook/contract/hero-looks';
import { ROOMS, type Setting, type Weather } from '@bramblebook/contract/picture-vocabulary';
import type { Cast } from '../frames/cast.ts';

const OUTFIT_OF: Readonly<Partial<Record<Setting, Outfit>>> = {
  snow: 'snowsuit',
  space: 'spacesuit',
  underwater: 'swimsuit',
  home: 'jumper',
  classroom: 'jumper',
  corridor: 'jumper',
  kitchen: 'jumper',
  hospital: 'jumper',
  'hospital-corridor': 'jumper',
  'train-carriage': 'jumper',
  museum: 'jumper',
  hall: 'jumper',
  pool: 'swimsuit',
  'sports-ground': 'summer',
  garden: 'dungarees',
};

/** What the hero wears in a setting and weather, where no line and no part of theirs says it. */
export const outfitFor = (setting: Setting, weather: Weather, said: Outfit | null): Outfit => {
  if (said !== null) return said;
  const special = OUTFIT_OF[setting];
  if (setting !== 'garden' && special !== undefined) return special;
  if (weather === 'rain' && !ROOMS.has(setting)) return 'raincoat';
  return special ?? 'coat';
};

/** Who a child is for a day, or learns to be, dresses so. */
const DRESSED_AS: readonly (readonly [being: RegExp, outfit: Outfit])[] = [
  [/\b(?:wizard|witch|sorcerer|magician)$/, 'wizard'],
  [/\bknight$/, 'armour'],
  [/\b(?:king|queen|prince|princess)$/, 'royal'],
  [/\bastronaut$/, 'spacesuit'],
  [/\bexplorer$/, 'explorer'],
];
/** The dress of whom the hero is in this book; null for a child as it is. */
export const dressedAs = (cast: Cast): Outfit | null => {
  const being = (cast.get('job') ?? cast.get('guise'))?.head ?? '';
  return DRESSED_AS.find(([says]) => says.test(being))?.[1] ?? null;
};
