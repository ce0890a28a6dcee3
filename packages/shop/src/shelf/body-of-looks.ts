import type { HeroLooks } from '@bramblebook/contract/hero-looks';
import type { StoryBrief } from '@bramblebook/contract/story';
import { namesOf } from '@bramblebook/storyteller/grammar/hero-words';
import { profileOf } from '@bramblebook/storyteller/happening/profile';

/** What the hero's looks say that no page of the story may contradict. */
export const bodyOf = ({
  wheelchair,
  hearingAid,
  glasses,
}: HeroLooks): NonNullable<StoryBrief['body']> => [
  ...(wheelchair ? (['wheelchair'] as const) : []),
  ...(hearingAid ? (['hearing-aid'] as const) : []),
  ...(glasses === 'none' ? [] : (['glasses'] as const)),
];

/** The looks with what an idea says of the child's body: “she uses a wheelchair”. It takes nothing away. */
export const withBodyOf = (
  looks: HeroLooks,
  { childName, idea }: { readonly childName: string; readonly idea: string },
): HeroLooks => {
  const facts = profileOf(idea, namesOf(childName));
  return {
    ...looks,
    wheelchair: looks.wheelchair || facts.has('wheelchair'),
    hearingAid: looks.hearingAid || facts.has('hearing-aid'),
    glasses: looks.glasses === 'none' && facts.has('glasses') ? 'round' : looks.glasses,
  };
};
