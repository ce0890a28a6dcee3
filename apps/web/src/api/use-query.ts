import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { type Answer, nameOf, type Query, UNASKED } from './query-cache.ts';
import { queryClient } from './query-client.ts';

interface Shown<T> extends Query<T> {
  /** Whether it is asked for at all. */
  readonly enabled?: boolean;
  /** How old an answer may be to be shown without asking again, in ms; as old as it likes unless said. */
  readonly staleTime?: number;
  /** Asks whenever it is shown, whatever is known. */
  readonly refetchOnMount?: 'always';
  /** Asks again so often while the screen is seen, in ms. */
  readonly refetchInterval?: number | ((data: T | undefined) => number | false);
  /** What stands in until there is an answer, told what was shown before. */
  readonly placeholderData?: (previous: T | undefined) => T | undefined;
}

/** Keeps what a key before answered until there is an answer to this one. */
export const keepPreviousData = <T>(previous: T | undefined): T | undefined => previous;

const noteNothing = (): void => undefined;
const unasked = (): Answer<never> => UNASKED;

/** A failure is told by the answer: who asks by the screen has nobody to tell. */
const askQuietly = (query: Query<unknown>, anew = false): Promise<unknown> =>
  queryClient.ask(query, anew).catch(noteNothing);

/** Asks when a query is shown first, and again and again where that is wished. */
const useReading = <T>(shown: Shown<T>, data: T | undefined): void => {
  const { enabled = true, staleTime = Number.POSITIVE_INFINITY, refetchInterval = false } = shown;
  const name = nameOf(shown);
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible') askQuietly(shown, data !== undefined);
  });
  const begin = useEffectEvent(() => {
    if (shown.refetchOnMount === 'always' || queryClient.isDue(shown, staleTime)) askQuietly(shown);
  });
  const every = typeof refetchInterval === 'function' ? refetchInterval(data) : refetchInterval;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query begins anew
  useEffect(() => {
    if (enabled) begin();
  }, [enabled, name]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query begins anew
  useEffect(() => {
    if (!enabled || every === false) return undefined;
    const timer = setInterval(again, every);
    return () => clearInterval(timer);
  }, [enabled, name, every]);
};

/** Shows what a query answers; drawn anew when that changes. */
export const useQuery = <T>(shown: Shown<T>) => {
  const { enabled = true, placeholderData } = shown;
  const name = nameOf(shown);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name says which query it is
  const query = useMemo((): Query<T> => shown, [name]);
  const subscribe = useCallback(
    (listener: () => void) => queryClient.subscribe(query, listener, enabled),
    [query, enabled],
  );
  const known = () => queryClient.answerTo(query);
  const { data, error } = useSyncExternalStore<Answer<T>>(subscribe, known, unasked);
  useReading(shown, data);
  const previous = useRef<T>(undefined);
  useEffect(() => {
    if (data !== undefined) previous.current = data;
  });
  const standIn =
    data === undefined && error === null ? placeholderData?.(previous.current) : undefined;
  const isPlaceholderData = standIn !== undefined;
  return {
    data: data === undefined ? standIn : data,
    error,
    isError: error !== null,
    isPending: data === undefined && error === null && !isPlaceholderData,
    isPlaceholderData,
    refetch: () => askQuietly(shown, true),
  };
};
