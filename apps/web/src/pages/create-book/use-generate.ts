import { screenPath } from '@bramblebook/contract/screen-routes';
import { bookApi } from '@bramblebook/contract/shop-api';
import type { User } from '@bramblebook/contract/user';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { isRefusal, sentenceOf } from '../../api/api-error.ts';
import { send } from '../../api/send.ts';
import { askToSignIn } from '../../auth/ask-to-sign-in.ts';
import { outlineSeen } from '../../book/outline/use-outlines.ts';
import { forgetDraft } from '../../session/draft-store.ts';
import { takeUser, useUser } from '../../session/use-user.ts';
import { toast } from '../../ui/show-toast.ts';
import { complaint, type Draft, type DraftPhoto, ideaOf, STEPS } from './draft.ts';

/** How long the overlay stands after the book was created (spec §9). */
export const AFTER_CREATION_MS = 3000;

interface Wish extends Draft {
  readonly userId: string;
  readonly photoUrl: string;
}

const create = ({ step, correction, childGender, ...wish }: Wish) => {
  if (childGender === '') throw new Error('the wizard checked the gender before');
  const idea = ideaOf({ step, correction, childGender, ...wish });
  const outline = idea && outlineSeen(idea);
  return send(bookApi.create, { body: { ...wish, childGender, ...(outline && { outline }) } });
};

/** Tries once more where the cause can be mended on the way: a photo the server has forgotten. */
const createSurely = async (wish: Wish, uploadAgain: () => Promise<DraftPhoto | null>) => {
  try {
    return await create(wish);
  } catch (error) {
    const again = isRefusal(error, 'photo_not_found') ? await uploadAgain() : null;
    if (!again?.photoUrl) throw error;
    return create({ ...wish, photoUrl: again.photoUrl });
  }
};

/**
 * 'Generate My Book': asks to sign up when nobody is signed in, creates the book, and
 * leads to its preview.
 */
export const useGenerate = (
  draft: Draft,
  photo: DraftPhoto | null,
  uploadAgain: () => Promise<DraftPhoto | null>,
) => {
  const [, navigate] = useLocation();
  const { user } = useUser();
  const [state, setState] = useState<'idle' | 'asking' | 'making'>('idle');
  const [problem, setProblem] = useState<string | null>(null);

  const make = async (owner: User | null): Promise<void> => {
    setProblem(null);
    setState('asking');
    const parent = owner ?? (await askToSignIn('sign-up'));
    if (!parent || !photo?.photoUrl) return setState('idle');
    setState('making');
    try {
      const book = await createSurely(
        { ...draft, userId: parent.id, photoUrl: photo.photoUrl },
        uploadAgain,
      );
      forgetDraft();
      setTimeout(() => {
        navigate(screenPath('preview', { bookId: book.id }, { created: 'true' }));
      }, AFTER_CREATION_MS);
    } catch (error) {
      setState('idle');
      if (isRefusal(error, 'not_signed_in')) {
        takeUser(null);
        await make(null);
        return;
      }
      const sentence = sentenceOf(error);
      setProblem(sentence);
      toast({ tone: 'destructive', title: 'Error creating book', description: sentence });
    }
  };

  return {
    isAsking: state === 'asking',
    isMaking: state === 'making',
    /** Why the last try did not make a book; the toast says it too, but goes. */
    problem,
    start: () => {
      const wrong = STEPS.map((_, i) => complaint(draft, photo, i + 1)).find(Boolean);
      if (wrong) toast({ tone: 'destructive', title: wrong });
      else make(user);
    },
  };
};
