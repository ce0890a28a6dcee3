import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { Layer } from '../paint/layer.ts';
import type { Random } from '../paint/random.ts';
import type { FaceData } from '../poses/expressions.ts';
import type { PoseData } from '../poses/pose.ts';
import type { Build } from './build.ts';
import type { OutfitPaint } from './looks-colours.ts';
import type { OutfitCut } from './outfits.ts';
import type { Skeleton } from './skeleton.ts';

/** Signs of age and kind that the looks editor does not offer, for grown-ups and babies. */
export interface PersonTraits {
  readonly beard: 'none' | 'full' | 'moustache';
  readonly wrinkles: boolean;
  readonly lashes: boolean;
}

export type Headgear = 'none' | 'bubble' | 'hood';

/** Everything a figure is painted from. */
export interface Figure {
  readonly looks: HeroLooks;
  readonly traits: PersonTraits;
  readonly build: Build;
  readonly pose: PoseData;
  readonly face: FaceData;
  readonly cut: OutfitCut;
  readonly paint: OutfitPaint;
  readonly headgear: Headgear;
  readonly random: Random;
}

/** What the parts of a figure are painted with. */
export interface FigureScene {
  readonly layer: Layer;
  readonly figure: Figure;
  readonly skeleton: Skeleton;
  readonly skin: { readonly base: string; readonly shade: string; readonly deep: string };
  readonly hair: { readonly base: string; readonly shade: string; readonly light: string };
}
