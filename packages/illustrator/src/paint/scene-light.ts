import type { Light } from '@bramblebook/contract/picture-vocabulary';
import { oklch } from './colour.ts';
import type { Point } from './geometry.ts';

/** How a scene's light falls on figures and ground. */
export interface SceneLight {
  /** Direction toward the light (y is negative: from above). */
  readonly from: Point;
  readonly ambient: string;
  readonly ambientStrength: number;
  readonly form: string;
  readonly formStrength: number;
  readonly warm: string;
  readonly warmStrength: number;
  readonly rim: string;
  readonly rimStrength: number;
  readonly shadow: string;
  readonly shadowStrength: number;
  /** Length of a cast shadow in half widths of who casts it. */
  readonly shadowLength: number;
  /** How much lamps show: 1 at night, little at noon. */
  readonly lamps: number;
}

const violet = oklch(0.42, 0.11, 290);

/** The four lights, coming from the left; `lightFrom` turns them. */
const LIGHTS: Record<Light, SceneLight> = {
  morning: {
    from: [-0.8, -0.55],
    ambient: oklch(0.93, 0.035, 320),
    ambientStrength: 0.3,
    form: oklch(0.5, 0.1, 295),
    formStrength: 0.5,
    warm: oklch(0.93, 0.09, 75),
    warmStrength: 0.8,
    rim: oklch(0.96, 0.07, 80),
    rimStrength: 0.7,
    shadow: oklch(0.36, 0.08, 285),
    shadowStrength: 0.5,
    shadowLength: 1.7,
    lamps: 0.3,
  },
  noon: {
    from: [-0.55, -0.85],
    ambient: oklch(0.95, 0.025, 240),
    ambientStrength: 0.22,
    form: oklch(0.48, 0.1, 280),
    formStrength: 0.48,
    warm: oklch(0.97, 0.07, 90),
    warmStrength: 0.7,
    rim: oklch(0.98, 0.05, 95),
    rimStrength: 0.6,
    shadow: oklch(0.33, 0.08, 270),
    shadowStrength: 0.52,
    shadowLength: 0.8,
    lamps: 0.2,
  },
  evening: {
    from: [-0.9, -0.4],
    ambient: oklch(0.84, 0.07, 330),
    ambientStrength: 0.42,
    form: violet,
    formStrength: 0.58,
    warm: oklch(0.87, 0.13, 62),
    warmStrength: 0.9,
    rim: oklch(0.9, 0.1, 65),
    rimStrength: 0.8,
    shadow: oklch(0.28, 0.09, 295),
    shadowStrength: 0.58,
    shadowLength: 2.1,
    lamps: 0.7,
  },
  night: {
    from: [-0.5, -0.86],
    ambient: oklch(0.74, 0.075, 285),
    ambientStrength: 0.55,
    form: oklch(0.38, 0.11, 285),
    formStrength: 0.6,
    warm: oklch(0.86, 0.06, 265),
    warmStrength: 0.5,
    rim: oklch(0.86, 0.07, 270),
    rimStrength: 0.65,
    shadow: oklch(0.18, 0.07, 285),
    shadowStrength: 0.62,
    shadowLength: 0.9,
    lamps: 1,
  },
};

/** The light of a time of day, from the left (−1) or the right (1). */
export const sceneLight = (light: Light, side: -1 | 1): SceneLight => {
  const base = LIGHTS[light];
  return { ...base, from: [-base.from[0] * side, base.from[1]] };
};
