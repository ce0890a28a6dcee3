import type { PlannedThread } from '../plan/plan-threads.ts';
import { isOfTheSky } from './sky-things.ts';

const GONE_BY = /\b(?:passed|went by|stood|not far off|little way off|outside)\b/i;
const LEFT_BEHIND = /\b(?:left|lay|came across|found|in sight|who left)\b/i;
const OF_ONE = /\{x\} was\b|\b(?:is|was|that) \{x\}|\bnodded to it\b/i;

// “From the window Mia could see a window.”
const saysItself = (wording: string, noun: string): boolean =>
  wording
    .replaceAll(/\{[^}]*\}/g, '')
    .toLowerCase()
    .includes(noun);

/**
 * The wordings that can be said of a thing: nobody goes by the sky, no sun stands outside a house,
 * what is worn is not found under a leaf, and northern lights never “was”.
 */
export function fittingWordings(
  thread: PlannedThread,
  wordings: readonly string[],
  away: boolean,
): readonly string[] {
  const entry = thread.words?.entry;
  const unfit = [
    ...(isOfTheSky(thread.prop) ? [GONE_BY] : []),
    ...(away && entry?.facts.includes('worn') === true ? [LEFT_BEHIND] : []),
    ...(thread.it === 'them' ? [OF_ONE] : []),
  ];
  const noun = (entry?.word ?? thread.xs).toLowerCase();
  const fit = wordings.filter(
    (wording) => !unfit.some((pattern) => pattern.test(wording)) && !saysItself(wording, noun),
  );
  return fit.length > 0 ? fit : wordings;
}
