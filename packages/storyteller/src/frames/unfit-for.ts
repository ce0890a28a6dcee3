import type { Mention } from '../happening/mention.ts';
import type { Refusal } from './refusal.ts';
import { REFUSED } from './refused-anyhow.ts';
import { REFUSED_LOOSELY } from './refused-loosely.ts';

const ALL_BUT = 'all but ';

const speaksOf = (roles: string, role: string): boolean => {
  if (roles === 'all') return true;
  return roles.startsWith(ALL_BUT)
    ? !roles.slice(ALL_BUT.length).split(' ').includes(role)
    : roles.split(' ').includes(role);
};

/** The refusals of each role, looked up once. */
const byRole = (refusals: readonly Refusal[]): ((role: string) => readonly Refusal[]) => {
  const known = new Map<string, readonly Refusal[]>();
  return (role) => {
    const found = known.get(role) ?? refusals.filter(([roles]) => speaksOf(roles, role));
    known.set(role, found);
    return found;
  };
};
const refusedOf = byRole(REFUSED);
const refusedLooselyOf = byRole(REFUSED_LOOSELY);

/**
 * Whether a noun may not fill a role, by what the role asks and the idea says of the noun.
 * @param loose whether its kind alone speaks for it
 */
export const isUnfitFor = (role: string, mention: Mention, loose: boolean): boolean =>
  refusedOf(role).some(([, isSo]) => isSo(mention)) ||
  (loose && refusedLooselyOf(role).some(([, isSo]) => isSo(mention)));
