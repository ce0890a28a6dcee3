import {
  LIGHTS,
  type Light,
  type Prop,
  type Setting,
} from '@bramblebook/contract/picture-vocabulary';

// What belongs to an open sky, and the light in which it is seen best.
const SKY_LIGHTS: Partial<Record<Prop, readonly Light[]>> = {
  sun: ['morning', 'noon', 'evening'],
  cloud: ['morning', 'noon', 'evening'],
  rainbow: ['morning', 'noon', 'evening'],
  moon: ['night', 'evening'],
  firework: ['night', 'evening'],
  'northern-lights': ['night'],
  'storm-cloud': LIGHTS,
};
const WITHOUT_SKY: ReadonlySet<Setting> = new Set(['home', 'school', 'underwater']);

// What grows and gapes wants open ground, and a room has a window of its own.
const WITHOUT_GROUND: readonly Setting[] = ['home', 'underwater', 'space'];
const OUT_OF_PLACE: Partial<Record<Prop, readonly Setting[]>> = {
  'grass-tuft': WITHOUT_GROUND,
  'mossy-stone': WITHOUT_GROUND,
  'frosty-twig': WITHOUT_GROUND,
  'cracked-ground': WITHOUT_GROUND,
  window: ['home'],
};

/** So awkward that a page without the thing is better. */
export const NO_PLACE_FOR_IT = 4;

/** How little a page suits a thing: 0 when it does, and for all that is at home anywhere. */
export function awkwardness(prop: Prop | null, setting: Setting, light: Light): number {
  if (prop === null) return 0;
  if (OUT_OF_PLACE[prop]?.includes(setting)) return 2;
  const lights = SKY_LIGHTS[prop];
  if (lights === undefined) return 0;
  return (WITHOUT_SKY.has(setting) ? NO_PLACE_FOR_IT : 0) + (lights.includes(light) ? 0 : 2);
}

/** Whether a thing is seen in the sky and nowhere else. */
export const isOfTheSky = (prop: Prop | null): boolean =>
  prop !== null && SKY_LIGHTS[prop] !== undefined;
