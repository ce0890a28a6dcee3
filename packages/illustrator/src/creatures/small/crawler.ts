import type { CreatureMood, CreaturePose } from '@bramblebook/contract/creature-vocabulary';
import type { Point } from '../../paint/geometry.ts';
import type { Layer, Placement } from '../../paint/layer.ts';
import { svgPoints } from '../../paint/svg-points.ts';
import { alongside, formLimb, type Tone } from '../parts/form.ts';
import { type BugHead, paintBugHead } from './bug-head.ts';

/** Drawn bigger than it is, in the scale of the other heads. */
const SIZE = 0.8;

/** A soft body that glides on its sole: a snail, a slug. */
interface Crawler {
  readonly tone: Tone;
  readonly sole: Tone;
  readonly head: BugHead;
  /** A shell around the origin, carried on the back. */
  shell?(layer: Layer): void;
  /** A saddle around the origin, lying on the back just behind the neck. */
  saddle?(layer: Layer): void;
  /** Painted on the body, clipped to it, along its spine. */
  marks?(spine: readonly Point[]): void;
}

interface CrawlerPose {
  /** From the tip of the tail to the neck. */
  readonly spine: readonly Point[];
  readonly widths: readonly number[];
  readonly head: Placement;
  readonly shell: Placement;
  readonly saddle: Placement;
}

/** The shares of a snail's widths that a body without a shell has: fuller along the back. */
const BARE = [1.2, 1.9, 1.45, 1.3, 1.14, 1.08];

const POSES: Record<CreaturePose, CrawlerPose> = {
  rest: {
    spine: svgPoints('-74,-4 -46,-10 -8,-14 28,-15 46,-26 48,-40'),
    widths: [6, 18, 28, 30, 30, 28],
    head: { x: 50, y: -44, turn: -2 },
    shell: { x: -18, y: -50, turn: -4 },
    saddle: { x: -2, y: -32, turn: -2 },
  },
  move: {
    spine: svgPoints('-100,-3 -60,-9 -14,-14 36,-14 64,-30 72,-56'),
    widths: [5, 16, 28, 30, 28, 26],
    head: { x: 76, y: -66, turn: 3 },
    shell: { x: -20, y: -52, turn: 6 },
    saddle: { x: 10, y: -32, turn: -2 },
  },
  play: {
    spine: svgPoints('-86,-16 -70,-5 -34,-12 4,-24 26,-62 32,-98'),
    widths: [5, 14, 26, 34, 30, 26],
    head: { x: 36, y: -112, turn: -6 },
    shell: { x: -30, y: -62, turn: -28 },
    saddle: { x: -4, y: -48, turn: -46 },
  },
};

export const paintCrawler = (
  layer: Layer,
  crawler: Crawler,
  pose: CreaturePose,
  mood: CreatureMood,
): void => {
  layer.at({ x: 0, y: 0, scale: SIZE }, () => {
    const own = POSES[pose];
    const bare = !crawler.shell;
    const widths = own.widths.map((w, i) => w * (bare ? (BARE[i] ?? 1) : 1));
    // A fuller body still lies on the ground.
    const spine = own.spine.map(
      ([x, y], i): Point => [x, y - ((widths[i] ?? 0) - (own.widths[i] ?? 0)) / 2],
    );
    formLimb(layer, spine, widths, {
      tone: crawler.tone,
      tremble: 0.8,
      shadow: 0.6,
      markings: () => {
        const below = alongside(
          spine,
          widths.map((w) => w * 0.44),
        );
        layer.limb(below.slice(0, 5), [6, 8, 8, 7, 3], crawler.sole.base, { tremble: 0.8 });
        crawler.marks?.(spine);
      },
    });
    const { shell, saddle } = crawler;
    if (saddle) layer.at(own.saddle, () => saddle(layer));
    if (shell) layer.at(own.shell, () => shell(layer));
    paintBugHead(layer, own.head, crawler.head, mood);
  });
};
