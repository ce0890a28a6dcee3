import type { Mention } from '../happening/mention.ts';
import { isOf, type Noun } from '../happening/noun.ts';
import type { FrameRole } from './frame.ts';
import { isFamily } from './own-people.ts';
import { tiesIn } from './ties-of-role.ts';
import { isUnfitFor } from './unfit-for.ts';

/** A role that a noun of an idea may fill, and how much speaks for it. */
export interface Claim {
  readonly role: FrameRole;
  readonly mention: Mention;
  readonly strength: number;
}

const tiedBy = (mention: Mention, pattern: string): boolean =>
  pattern === 'loose' || tiesIn(pattern).some((tie) => mention.ties.has(tie));

const accepts = (role: FrameRole, noun: Noun): boolean =>
  (!noun.traits.includes('time') ||
    role.accepts.includes('time') ||
    role.accepts.includes(noun.head)) &&
  (!noun.traits.includes('team') || role.accepts.includes('team')) &&
  role.accepts.some((kind) => kind === 'any' || isOf(noun, kind));

/** What may be meant where a role takes anything and nothing ties a noun to it. */
const ANYTHING = 'event place dark water weather height toy shiny'.split(' ');
const isAnything = (noun: Noun): boolean =>
  ANYTHING.some((kind) => isOf(noun, kind)) && !isOf(noun, 'alive');

/** What a noun has beyond its kind, where nothing ties it to a role. */
const looseStrength = ({ id, accepts: kinds, chief }: FrameRole, { noun }: Mention): number => {
  const along = id === 'friend' || id === 'friend2';
  const reasons: readonly (readonly [weight: number, holds: boolean])[] = [
    // A friend by name comes along rather than being in the way.
    [0.7, (along || chief) && isOf(noun, 'named')],
    // Who is of the family and has no part yet asked for the promise.
    [0.4, id === 'asker' && isFamily(noun)],
    [1.5, id === 'comfort' && isOf(noun, 'toy')],
    // One's horse is what one enters with.
    [0.9, id === 'made' && noun.kind === 'creature' && noun.owner !== null],
    // Whoever is alive is rescued before a fire engine is.
    [0.3, (kinds[0] === 'alive' || chief) && isOf(noun, 'alive')],
    // Who is a teacher teaches, and not the dog that is read to.
    [2, id === 'teacher' && noun.paint === 'teacher'],
  ];
  return reasons.reduce((sum, [weight, holds]) => sum + (holds ? weight : 0), 0.6);
};

// A tie says more than a kind; the first kinds and ties of a list say more than the last.
/** Whether a noun may fill a role, by its kind, by its ties, and by what is decent; null when not. */
export const claimOf = (role: FrameRole, mention: Mention): Claim | null => {
  const { noun } = mention;
  if (!accepts(role, noun)) return null;
  const rank = role.from.findIndex((pattern) => tiedBy(mention, pattern));
  if (rank === -1) return null;
  const loose = role.from[rank] === 'loose';
  if (isUnfitFor(role.id, mention, loose)) return null;
  if (loose && role.accepts.includes('any') && !isAnything(noun)) return null;
  const said = Math.min(4, noun.words.split(' ').length) * 0.02;
  const strength =
    (loose ? looseStrength(role, mention) : 2.4 - rank * 0.2) + (role.required ? 0.5 : 0) + said;
  return { role, mention, strength };
};
