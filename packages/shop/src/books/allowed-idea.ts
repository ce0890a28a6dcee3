import { type Refused, refuse } from '@bramblebook/contract/refusals';
import type { ChosenOutline } from '@bramblebook/contract/story-outline';
import { checkBrief } from '@bramblebook/storyteller/check-brief';

/** What a parent wants told, as far as the content rules look at it. */
export interface ToldIdea {
  readonly childName: string;
  readonly storyDescription: string;
  readonly outline?: ChosenOutline | null | undefined;
  readonly parentMessage?: string;
}

/** Refuses what the content rules can see at once (`content_refused`, with the reason). */
export const allowedIdea = (idea: ToldIdea): { ok: true } | Refused => {
  const { childName, storyDescription, outline, parentMessage } = idea;
  const said = [storyDescription, ...(outline?.roles.map(({ value }) => value) ?? [])];
  const allowed = checkBrief({ childName, idea: said.join('\n'), parentMessage });
  return allowed.ok ? allowed : refuse('content_refused', { message: allowed.reason });
};
