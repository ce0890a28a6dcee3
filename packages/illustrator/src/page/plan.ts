import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import type { HeroLooks, Outfit } from '@bramblebook/contract/hero-looks';
import type { CalmSide, PageArt } from '@bramblebook/contract/page-geometry';
import type {
  Expression,
  Light,
  Person,
  PictureMood,
  Pose,
  Prop,
  PropPlace,
  Setting,
  Shot,
  Weather,
} from '@bramblebook/contract/picture-vocabulary';
import type { ArtStyle } from '@bramblebook/contract/reading';
import type { BuildName } from '../hero/build.ts';
import type { Headgear } from '../hero/figure.ts';
import type { FaceZone } from '../paint/face-zone.ts';
import type { Box } from '../paint/geometry.ts';
import type { Stage } from '../settings/parts/setting-painter.ts';
import type { DressedCreature } from './dressed-creature.ts';

/** Where something stands on the page: its point of contact, its size, its room. Page units. */
export interface Placed {
  readonly x: number;
  readonly y: number;
  /** Page units per hero unit. */
  readonly scale: number;
  readonly flip: boolean;
  readonly box: Box;
  /** In the hero's arms: painted over the hero. */
  readonly inArms?: boolean;
  /** Stands on the ground and throws a shadow there. */
  readonly grounded: boolean;
}

export interface HeldProp {
  readonly prop: Prop;
  /** In one hand, or before the chest in both. */
  readonly by: 'front' | 'both';
}

export interface PlacedPerson extends Placed {
  readonly kind: 'hero' | 'person';
  /** Null for the hero. */
  readonly person: Person | null;
  readonly looks: HeroLooks;
  readonly build: BuildName;
  readonly pose: Pose;
  readonly expression: Expression;
  readonly outfit: Outfit;
  readonly headgear: Headgear;
  readonly face: FaceZone | null;
  /** Sits on what stands before it in the list. */
  readonly mounted: boolean;
  readonly held: readonly HeldProp[];
}
export interface PlacedCreature extends Placed, DressedCreature {
  readonly kind: 'creature';
  readonly pose: CreaturePose;
  readonly mood: CreatureMood;
  readonly face: FaceZone;
}
export interface PlacedProp extends Placed {
  readonly kind: 'prop';
  readonly prop: Prop;
  readonly place: PropPlace;
  /** Of what belongs to the hero. */
  readonly colour?: string;
}
export type PlacedThing = PlacedPerson | PlacedCreature | PlacedProp;

/** A whole scene: one camera on one setting with everything in its place. */
export interface ScenePlan {
  readonly setting: Setting;
  readonly light: Light;
  readonly weather: Weather;
  readonly shot: Shot;
  readonly mood: PictureMood;
  readonly calmSide: CalmSide | null;
  /** Side the light comes from. */
  readonly side: -1 | 1;
  readonly stage: Stage;
  readonly focus: readonly [number, number];
  /** In painting order, far to near. */
  readonly things: readonly PlacedThing[];
  /** Names the arrangement; no two pictures of a book share it. */
  readonly composition: string;
}

/** The pages that are designed rather than told. */
export type DesignedKind =
  | 'endpaper'
  | 'title'
  | 'imprint'
  | 'dedication'
  | 'portrait'
  | 'activity';

export interface DesignedPlan {
  readonly kind: DesignedKind;
  /** Ground colour and light of the page are those of the story's main setting. */
  readonly setting: Setting;
  readonly light: Light;
  /** Things of this story that the ornament is made of, most important first. */
  readonly motifs: readonly Prop[];
  readonly creatures: readonly DressedCreature[];
  /** Activity page: what is hidden, and how often. */
  readonly find: readonly { readonly prop: Prop; readonly count: number }[];
  readonly mazeTo: Prop | null;
  readonly things: readonly PlacedThing[];
}

/** Everything one page is painted from: plain JSON. */
export interface PagePlan extends PageArt {
  /** Seed of this page's own chances. */
  readonly seed: number;
  /** Seed of what is the same on every page: who the people are, how the creatures look. */
  readonly bookSeed: number;
  readonly style: ArtStyle;
  readonly scene: ScenePlan | null;
  readonly designed: DesignedPlan | null;
}
