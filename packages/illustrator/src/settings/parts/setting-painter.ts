import type { CalmSide, Rect } from '@bramblebook/contract/page-geometry';
import type { Light, Shot, Weather } from '@bramblebook/contract/picture-vocabulary';
import type { FaceZone } from '../../paint/face-zone.ts';
import type { Point } from '../../paint/geometry.ts';
import type { Layer } from '../../paint/layer.ts';
import type { Palette } from '../../paint/palette.ts';
import type { Random } from '../../paint/random.ts';
import type { Studio } from '../../paint/studio.ts';

/** How the camera looks at a setting: all a setting may decide its stage by. */
export interface Frame {
  readonly shot: Shot;
  readonly light: Light;
  readonly weather: Weather;
  /** Where the text stands; null on pages without text on the picture. */
  readonly calm: CalmSide | null;
  /** Side the light comes from: −1 left, 1 right. */
  readonly side: -1 | 1;
  readonly seed: number;
}

/** A place above the ground where something small can stand or sit: a branch, a rock, a roof. */
export interface Perch {
  readonly x: number;
  readonly y: number;
}

/** Where figures can be in a frame, in page units. Pure data: the planner asks for it. */
export interface Stage {
  /** Where ground and sky (or floor and wall) meet. */
  readonly horizon: number;
  /** Where the hero's feet stand (in water and space: the middle of the figures). */
  readonly feet: number;
  /** Height of a standing hero whose feet are at `feet`. */
  readonly heroHeight: number;
  /** On `ground` figures stand and throw shadows; in `water` and `space` they float. */
  readonly medium: 'ground' | 'water' | 'space';
  readonly perches: readonly Perch[];
}

/** Everything a setting paints with. */
export interface SettingScene extends Frame {
  readonly easel: Studio;
  /** The picture so far; paint on it, or on planes of it (`page.plane`). */
  readonly page: Layer;
  /** The setting's palette for this light, already under the weather. */
  readonly palette: Palette;
  readonly stage: Stage;
  /** The middle of the group of figures: let paths, light and gaps lead there. */
  readonly focus: Point;
  /** Faces; behind them keep values even, in front of them paint nothing. */
  readonly faces: readonly FaceZone[];
  /** The text's rectangle: nothing busy here, and no strong light–dark change. */
  readonly calmArea: Rect | null;
  /** The story's own moon hangs in this sky (`paintSky` then paints none). */
  readonly skyLightTaken: boolean;
  /** A stream of random numbers for one element: name each element's own. */
  random(element: string): Random;
}

/** A setting's colours for the four lights. */
export type SettingPalettes = Readonly<Record<Light, Palette>>;

/** One setting: four palettes as data, a stage, and two painting passes. */
export interface SettingPainter {
  readonly palettes: SettingPalettes;
  stage(frame: Frame): Stage;
  /** Sky (or walls), far, middle and ground: everything behind the figures. */
  paintBehind(scene: SettingScene): void;
  /** The dark frame nearest to the eye, painted over the figures' feet and the page's edges. */
  paintInFront(scene: SettingScene): void;
}
