import type { LongingKind } from '../understand/longings.ts';

/** The longing as one says it of oneself, without a full stop. */
export const TROUBLE: Readonly<Record<LongingKind, string>> = {
  cannot: 'I can’t {said}',
  sleepless: 'I can’t {said}',
  afraid: 'I’m afraid of {said}',
  lost: 'I’ve lost {said}',
  seeks: 'I’m looking for {said}',
  wants: 'I want to {said}',
  loves: 'I love {said}',
  does: 'I {said}',
};

/** The tagline of a book about somebody's longing; `{told}` as the parent wrote it. */
export const LONGING_TAGLINES: Readonly<Record<LongingKind, string>> = {
  cannot: 'A story about {a:kind} who can’t {told}',
  sleepless: 'A story about {a:kind} who can’t {told}',
  afraid: 'A story about {a:kind} who is afraid of {told}',
  lost: 'A story about {a:kind} who has lost {told}',
  seeks: 'A story about {a:kind} looking for {told}',
  wants: 'A story about {a:kind} who wants to {told}',
  loves: 'A story about {a:kind} who loves {told}',
  does: 'A story about {a:kind} who {told}',
};
