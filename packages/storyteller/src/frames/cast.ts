import type { Noun } from '../happening/noun.ts';
import { isOf } from '../happening/noun.ts';

/** Who and what fills the roles of a frame. */
export type Cast = ReadonlyMap<string, Noun>;

/**
 * Whether a condition on roles and on facts of the child holds: “friend”, “not friend”,
 * “obstacle is water”, “obstacle is water or weather”, “wheelchair”, joined by “and”.
 */
export const holds = (condition: string, cast: Cast, facts: ReadonlySet<string>): boolean =>
  condition.split(/ and /).every((part) => {
    const words = part.trim().split(/\s+/);
    const negated = words[0] === 'not';
    const [who = '', is, ...kinds] = negated ? words.slice(1) : words;
    const noun = cast.get(who);
    const meant = is === 'is' && kinds[0] === 'not' ? kinds.slice(1) : kinds;
    const found =
      is === 'is'
        ? noun !== undefined &&
          meant.filter((kind) => kind !== 'or').some((kind) => isOf(noun, kind))
        : noun !== undefined || facts.has(who);
    return found !== (negated || (is === 'is' && kinds[0] === 'not'));
  });
