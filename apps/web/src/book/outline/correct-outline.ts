import type { ChosenOutline, Outline, OutlineRole } from '@bramblebook/contract/story-outline';

/** A reading that the parent chose or corrected, and the very words of the idea that it reads. */
export interface Correction {
  readonly idea: string;
  readonly outline: ChosenOutline;
}

/** The correction as long as it belongs to this idea: of other words there is another reading. */
export const correctionOf = (
  correction: Correction | null,
  idea: string,
): ChosenOutline | undefined => (correction?.idea === idea.trim() ? correction.outline : undefined);

/** A reading as it is sent back: what its filled parts are. */
export const chosenFrom = ({ frame, roles }: Outline): ChosenOutline => ({
  frame,
  roles: roles.flatMap(({ role, value, ours }) =>
    value === '' ? [] : [{ role, value, ...(ours && { ours }) }],
  ),
});

/** The same reading with one part in other words, or left to the storyteller where they are empty. */
export const withRole = (outline: Outline, changed: OutlineRole, value: string): ChosenOutline =>
  chosenFrom({
    ...outline,
    roles: outline.roles.map((one) =>
      one.role === changed.role ? { role: one.role, label: one.label, value } : one,
    ),
  });

/** A sentence of an outline in pieces; those that stood between stars are words of a part. */
export const sentencePieces = (sentence: string): readonly { text: string; isRole: boolean }[] =>
  sentence
    .split('*')
    .map((text, i) => ({ text, isRole: i % 2 === 1 }))
    .filter(({ text }) => text !== '');
