import { useEffect } from 'react';

const QUESTION = 'Your recording could not be kept yet, and would be lost. Leave all the same?';

/**
 * Asks before something is lost by leaving: the browser in its own words where the page is left or
 * closed, we where another screen of the shop is opened (in browsers that can ask then).
 */
export const useLeaveWarning = (wouldLose: boolean): void => {
  useEffect(() => {
    if (!wouldLose) return undefined;
    const warn = (event: Event) => event.preventDefault();
    const ask = (event: NavigateEvent) => {
      const leaves = new URL(event.destination.url).pathname !== location.pathname;
      if (leaves && event.cancelable && !confirm(QUESTION)) event.preventDefault();
    };
    const { navigation } = globalThis as { readonly navigation?: Navigation };
    addEventListener('beforeunload', warn);
    navigation?.addEventListener('navigate', ask);
    return () => {
      removeEventListener('beforeunload', warn);
      navigation?.removeEventListener('navigate', ask);
    };
  }, [wouldLose]);
};
