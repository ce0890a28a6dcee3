import { POSES } from '@bramblebook/contract/picture-vocabulary';
import { expect, test } from 'vitest';
import { distance } from '../paint/geometry.ts';
import { POSE_DATA } from '../poses/pose-data.ts';
import { BUILDS, type Build } from './build.ts';
import { skeletonBox, soleOf, solveSkeleton } from './skeleton.ts';

const EVERY: [string, (typeof POSES)[number], Build][] = Object.entries(BUILDS).flatMap(
  ([name, build]) =>
    POSES.map((pose): [string, (typeof POSES)[number], Build] => [`${name} ${pose}`, pose, build]),
);

test('who stands has a foot or a knee on the ground, and nothing below it', () => {
  for (const [name, pose, build] of EVERY) {
    const data = POSE_DATA[pose];
    if (data.rests !== 'feet' || data.lift > 0) continue;
    const skeleton = solveSkeleton(data, build);
    const lowest = Math.max(
      soleOf(skeleton.backLeg, build)[1],
      soleOf(skeleton.frontLeg, build)[1],
      skeleton.backLeg.knee[1] + 13 * build.girth,
      skeleton.frontLeg.knee[1] + 13 * build.girth,
    );
    expect(Math.abs(lowest), name).toBeLessThan(0.01);
  }
});

test('raised hands stay off the face', () => {
  for (const [name, pose, build] of EVERY) {
    const data = POSE_DATA[pose];
    if (data.view !== 'front' || pose === 'sleep') continue;
    const skeleton = solveSkeleton(data, build);
    const { hand } = skeleton.frontArm;
    const least = pose === 'think' ? 0.9 : 1.08;
    expect(distance(hand, skeleton.head), name).toBeGreaterThan(build.headRadius * least);
  }
});

test('limbs keep their lengths in every pose', () => {
  for (const [name, pose, build] of EVERY) {
    const { frontArm, backLeg } = solveSkeleton(POSE_DATA[pose], build);
    expect(distance(frontArm.shoulder, frontArm.elbow), name).toBeCloseTo(build.upperArm, 3);
    expect(distance(backLeg.hip, backLeg.knee), name).toBeCloseTo(build.thigh, 3);
  }
});

test('the box of a figure holds its head, hands and feet', () => {
  for (const [name, pose, build] of EVERY) {
    const skeleton = solveSkeleton(POSE_DATA[pose], build);
    const box = skeletonBox(skeleton);
    for (const [x, y] of [
      skeleton.head,
      skeleton.frontArm.hand,
      skeleton.backArm.hand,
      skeleton.frontLeg.ankle,
    ]) {
      expect(x > box.left && x < box.right, name).toBe(true);
      expect(y > box.top && y <= box.bottom, name).toBe(true);
    }
  }
});
