import { useCallback, useEffect, useRef, useState } from 'react';

interface Mutation<Answer, Wish> {
  readonly mutationFn: (wish: Wish) => Promise<Answer>;
  readonly onMutate?: (wish: Wish) => void;
  /** It counts as pending until this is done; what this throws counts as the change's own failure. */
  readonly onSuccess?: (answer: Answer, wish: Wish) => unknown;
  readonly onError?: (error: Error, wish: Wish) => unknown;
  readonly onSettled?: () => unknown;
}

interface State<Answer, Wish> {
  readonly is: 'idle' | 'pending' | 'done' | 'failed';
  readonly variables?: Wish;
  readonly data?: Answer;
  readonly error?: Error;
}

/** A change of something on the server, and how it stands. `mutate` stays the same function. */
export const useMutation = <Answer, Wish = void>(mutation: Mutation<Answer, Wish>) => {
  const [state, setState] = useState<State<Answer, Wish>>({ is: 'idle' });
  const latest = useRef(mutation);
  useEffect(() => {
    latest.current = mutation;
  });
  const newest = useRef(0);
  const carryOut = useCallback(async (variables: Wish): Promise<void> => {
    newest.current += 1;
    const mine = newest.current;
    const show = (now: State<Answer, Wish>) => mine === newest.current && setState(now);
    show({ is: 'pending', variables });
    latest.current.onMutate?.(variables);
    try {
      const data = await latest.current.mutationFn(variables);
      await latest.current.onSuccess?.(data, variables);
      await latest.current.onSettled?.();
      show({ is: 'done', variables, data });
    } catch (reason) {
      const error = reason as Error;
      await latest.current.onError?.(error, variables);
      await latest.current.onSettled?.();
      show({ is: 'failed', variables, error });
    }
  }, []);
  const mutate = useCallback((wish: Wish) => void carryOut(wish), [carryOut]);
  return {
    mutate,
    data: state.data,
    error: state.error ?? null,
    variables: state.variables,
    isIdle: state.is === 'idle',
    isPending: state.is === 'pending',
    isError: state.is === 'failed',
    isSuccess: state.is === 'done',
  };
};
