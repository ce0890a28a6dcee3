/**
 * A pose as data, for a figure that looks to the right. Reaches are told in the limb's
 * own lengths, so that one pose fits a toddler, a schoolchild and a grandfather.
 */

/** Hand from shoulder in arm lengths (y down), and the elbow's side (+1, −1). */
export type ArmReach = readonly [dx: number, dy: number, bend: 1 | -1];
/** Ankle from hip socket in leg lengths (y down), the knee's side, the foot's turn in degrees. */
export type LegReach = readonly [dx: number, dy: number, bend: 1 | -1, foot: number];

export interface PoseData {
  /** Side shows a profile, back shows no face; front turns by `turn`. */
  readonly view: 'front' | 'side' | 'back';
  /** Turn of the head, 0 (to the viewer) … 1 (three quarters to the right). */
  readonly turn: number;
  /** Lean of the torso in degrees, forward (right) is positive. */
  readonly lean: number;
  /** Tilt of the head in degrees against the page. */
  readonly headTilt: number;
  /** Turn of the whole body in degrees: 90 lies with the head to the right. */
  readonly spin: number;
  /** The arm behind the body and the arm in front of it. */
  readonly backArm: ArmReach;
  readonly frontArm: ArmReach;
  readonly backLeg: LegReach;
  readonly frontLeg: LegReach;
  /** What carries the weight: feet, the seat of the trousers, a mount, or nothing. */
  readonly rests: 'feet' | 'seat' | 'mount' | 'body' | 'air';
  /** Both arms in front of the body (holding, hugging). */
  readonly bothArmsFront: boolean;
  /** Height above the ground in units of a child (jumping). */
  readonly lift: number;
  /** Where the eyes look: −1…1 each way. */
  readonly gaze: readonly [number, number];
  /** Which hand a thing is held in. */
  readonly holds: 'front' | 'both' | 'none';
}

/** What all poses start from: standing, looking a little to the right. */
export const STANDING: PoseData = {
  view: 'front',
  turn: 0.25,
  lean: 0,
  headTilt: 0,
  spin: 0,
  backArm: [-0.3, 0.88, 1],
  frontArm: [0.28, 0.9, -1],
  backLeg: [0, 0.97, -1, -4],
  frontLeg: [0, 0.97, -1, 6],
  rests: 'feet',
  bothArmsFront: false,
  lift: 0,
  gaze: [0, 0],
  holds: 'front',
};
