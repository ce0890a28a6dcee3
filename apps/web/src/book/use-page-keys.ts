import { useEffect, useEffectEvent } from 'react';

/** What a screen with a book to leaf through does on each key; absent ones are left to the browser. */
interface PageKeys {
  readonly next?: () => void;
  readonly previous?: () => void;
  readonly first?: () => void;
  readonly last?: () => void;
  readonly escape?: () => void;
}

const KEYS: Readonly<Record<string, keyof PageKeys>> = {
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'previous',
  PageUp: 'previous',
  Home: 'first',
  End: 'last',
  Escape: 'escape',
};

const OWN_KEYS = 'input, textarea, select, [role=radio], [role=dialog] *';

/** Leafs through the book by keys, unless a dialog or a field has them. */
export const usePageKeys = (acts: PageKeys): void => {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const name = KEYS[event.key];
    const act = name && acts[name];
    if (!act || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.matches(OWN_KEYS)) return;
    // Leaving full screen is the browser's own answer to Escape.
    if (event.key === 'Escape' && document.fullscreenElement) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
};
