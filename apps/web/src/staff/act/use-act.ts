import { useState } from 'react';
import { ApiError, isRefusal } from '../../api/api-error.ts';
import { toast } from '../../ui/show-toast.ts';
import { withFreshCode } from './fresh-code.ts';
import { currentOf, wordsOr } from './refusal-words.ts';

export interface ActWords {
  /** Title and text of the toast when it went well; none when there is nothing to say. */
  readonly done?: readonly [title: string, text?: string];
  /** Title of the toast when it did not, and what to say where the shop sent no sentence. */
  readonly failed: readonly [title: string, fallback: string];
}

interface ActState {
  readonly isBusy: boolean;
  /** What somebody else changed in the meantime, in one sentence. */
  readonly conflict: string | null;
  /** What is wrong with the entries, by field. */
  readonly fields: Readonly<Record<string, string>>;
}

const AT_REST: ActState = { isBusy: false, conflict: null, fields: {} };

/**
 * One act of staff on the server. Asks for a fresh code where one is needed; keeps what is
 * wrong with the entries beside them; says the rest in a toast. Where somebody else was
 * quicker, hands over what stands now and leaves the entry as it is, to be sent again.
 */
export const useAct = <Input, Answer>({
  act,
  words,
  onDone,
  onChangedMeanwhile,
}: {
  readonly act: (input: Input) => Promise<Answer>;
  readonly words: ActWords;
  readonly onDone?: (answer: Answer) => void;
  readonly onChangedMeanwhile?: (current: unknown) => void;
}) => {
  const [state, setState] = useState(AT_REST);
  const refused = (error: unknown) => {
    // Whatever the state does not allow was offered by a screen that has grown old.
    if (error instanceof ApiError && error.status === 409) onChangedMeanwhile?.(currentOf(error));
    if (isRefusal(error, 'changed_meanwhile')) {
      setState({ ...AT_REST, conflict: error.sentence });
      return;
    }
    const fields = error instanceof ApiError ? error.fields : {};
    setState({ ...AT_REST, fields });
    const [title, fallback] = words.failed;
    toast({ tone: 'destructive', title, description: wordsOr(error, fallback) });
  };
  const run = async (input: Input): Promise<void> => {
    if (state.isBusy) return;
    setState({ ...AT_REST, isBusy: true });
    try {
      const answer = await withFreshCode(async () => ({ told: await act(input) }));
      setState(AT_REST);
      if (!answer) return;
      if (words.done) {
        const [title, description] = words.done;
        toast({ tone: 'success', title, description });
      }
      onDone?.(answer.told);
    } catch (error) {
      refused(error);
    }
  };
  return { ...state, run };
};
