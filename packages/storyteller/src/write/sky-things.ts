import type { Light, Prop, Setting } from '@bramblebook/contract/picture-vocabulary';

// What belongs to an open sky, and the light in which it is seen best.
const LIGHTS: Partial<Record<Prop, readonly Light[]>> = {
  sun: ['morning', 'noon', 'evening'],
  cloud: ['morning', 'noon', 'evening'],
  rainbow: ['morning', 'noon', 'evening'],
  moon: ['night', 'evening'],
  firework: ['night', 'evening'],
};
const WITHOUT_SKY: ReadonlySet<Setting> = new Set(['home', 'school', 'underwater']);

/** How little a page suits a thing of the sky: 0 when it does, or when the thing is none. */
export function awkwardness(prop: Prop | null, setting: Setting, light: Light): number {
  const lights = prop === null ? undefined : LIGHTS[prop];
  if (lights === undefined) return 0;
  return (WITHOUT_SKY.has(setting) ? 4 : 0) + (lights.includes(light) ? 0 : 2);
}
