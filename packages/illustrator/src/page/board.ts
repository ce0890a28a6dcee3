import type { HeroLooks, Outfit } from '@bramblebook/contract/hero-looks';
import { type Rect, SAFE_INSET_UNITS } from '@bramblebook/contract/page-geometry';
import type { CastMember, PictureBrief } from '@bramblebook/contract/picture-brief';
import type { Weather } from '@bramblebook/contract/picture-vocabulary';
import type { BuildName } from '../hero/build.ts';
import type { Headgear } from '../hero/figure.ts';
import type { Stage } from '../settings/parts/setting-painter.ts';
import type { Framing } from './arrangements.ts';
import type { PlacedThing } from './plan.ts';

/** Everything a scene is composed from. */
export interface SceneWish {
  readonly brief: PictureBrief;
  readonly framing: Framing;
  readonly looks: HeroLooks;
  readonly build: BuildName;
  readonly cast: readonly CastMember[];
  readonly seed: number;
  /** The same for the whole book: people keep their looks. */
  readonly bookSeed: number;
  /** The text's room, when it is not one of the calm areas (covers). */
  readonly keepFree?: Rect;
}

/** What placing works on: grows as things are placed. */
export interface Board {
  readonly wish: SceneWish;
  readonly stage: Stage;
  /** Page units per hero unit at the hero's feet. */
  readonly unit: number;
  /** Figures and props stay between these heights: the text is beyond. */
  readonly top: number;
  readonly bottom: number;
  readonly things: PlacedThing[];
}

export const LEFT = Math.ceil(SAFE_INSET_UNITS) - 10;
export const RIGHT = 1000 - LEFT;

/** Under water and in space everybody wears a clear helmet. */
export const headgearIn = (stage: Stage, outfit: Outfit, weather: Weather): Headgear => {
  if (stage.medium !== 'ground' || outfit === 'spacesuit') return 'bubble';
  return weather === 'rain' && outfit === 'raincoat' ? 'hood' : 'none';
};

const HATS: Readonly<Partial<Record<Outfit, number>>> = { wizard: 2.4, armour: 1.9 };

/** How far a head reaches up with all that is worn on it, in radii of the head. */
export const headroomOf = (headgear: Headgear, outfit: Outfit): number =>
  headgear === 'bubble' ? 1.5 : (HATS[outfit] ?? 1.2);

/** Who sits, kneels or sleeps is too low to stand behind a bank: low figures rest on top of it. */
export const groundFor = ({ stage, top, bottom }: Board, height: number): number =>
  height < (stage.feet - top) * 0.7 ? Math.min(stage.feet, bottom) : stage.feet;
