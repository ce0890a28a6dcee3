import { ACTIVITY_DEEDS, ACTIVITY_NAMES, ACTIVITY_PLACES } from '../content/activity-people.ts';
import { isToastOpen, type ToastContent, toast } from '../ui/show-toast.ts';

/** Spec §4: the first after 3 s, then every 12–18 s at random. */
const FIRST_MS = 3000;
const NEXT_MS = { min: 12_000, max: 18_000 };

const pick = <T>(from: readonly T[], random: () => number): T =>
  from[Math.floor(random() * from.length)] as T;

/** Gives one activity after another; no name comes twice until all have come. */
export const activities = (random: () => number = Math.random): (() => ToastContent) => {
  let unused: readonly string[] = [];
  return () => {
    if (unused.length === 0) unused = ACTIVITY_NAMES;
    const name = pick(unused, random);
    unused = unused.filter((other) => other !== name);
    const { action, emoji } = pick(ACTIVITY_DEEDS, random);
    return {
      tone: 'activity',
      title: `${name} from ${pick(ACTIVITY_PLACES, random)}`,
      description: action,
      emoji,
    };
  };
};

/** Nobody looks, or somebody is in the middle of something. */
const isElsewhere = (): boolean =>
  document.hidden || document.querySelector('[role="dialog"]') !== null;

/**
 * Shows the recent activity of the landing page, in the spec's rhythm, until the function it gives
 * is called. One is left out while `isBusy` or while another toast is being read.
 */
export const showActivities = (
  isBusy: () => boolean = isElsewhere,
  random: () => number = Math.random,
): (() => void) => {
  const next = activities(random);
  let timer: ReturnType<typeof setTimeout>;
  const wait = (ms: number) => {
    timer = setTimeout(() => {
      if (!isBusy() && !isToastOpen()) toast(next());
      wait(NEXT_MS.min + random() * (NEXT_MS.max - NEXT_MS.min));
    }, ms);
  };
  wait(FIRST_MS);
  return () => clearTimeout(timer);
};
