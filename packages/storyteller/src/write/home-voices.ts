import type { FourVoices } from '../page-texts.ts';
import type { PlannedFigure } from '../plan/plan-cast.ts';
import { LITTLE_ONES_AT_HOME, PEOPLE_AT_HOME } from '../threads/people.ts';
import { PETS_AT_HOME } from '../threads/pets.ts';

/** What somebody does at home, where a story begins and ends. */
export function homeVoices({ role, member }: PlannedFigure): FourVoices {
  if (role === 'animal-friend') return PETS_AT_HOME;
  const little = member.kind === 'person' && member.person === 'baby';
  return role === 'stays-home' && little ? LITTLE_ONES_AT_HOME : PEOPLE_AT_HOME;
}
