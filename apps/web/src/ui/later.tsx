import { type ComponentType, lazy, Suspense } from 'react';

/**
 * A component whose script is fetched when it is first drawn: for what a screen opens only
 * when it is asked to, so that it is none of the first load's.
 */
export const later = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const Fetched = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return (props: Props) => (
    <Suspense fallback={null}>
      <Fetched {...props} />
    </Suspense>
  );
};
