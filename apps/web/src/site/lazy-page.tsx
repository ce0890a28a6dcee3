import { type ComponentType, lazy, useState } from 'react';

/** A page of the app; `fetch` brings its script, after which it is drawn without waiting. */
export type LazyPage = ComponentType<{ params: never }> & { readonly fetch: () => Promise<void> };

/** A page whose script is fetched when it is first drawn, unless `fetch` has brought it before. */
export const lazyPage = (
  load: () => Promise<{ default: ComponentType<{ params: never }> }>,
): LazyPage => {
  let fetched: ComponentType<{ params: never }> | null = null;
  const Later = lazy(load);
  const Page = (props: { params: never }) => {
    // What is on the screen stays the same component when the script arrives.
    const [Shown] = useState(() => fetched ?? Later);
    return <Shown {...props} />;
  };
  return Object.assign(Page, {
    fetch: async () => {
      fetched = (await load()).default;
    },
  });
};
