import { isScreen, SCREENS } from '@bramblebook/contract/screen-routes';

/**
 * Whether the page was loaded as the checkout, by its own address: only such a page may run a
 * payment provider's script. One that was loaded as another screen, and led here, may not.
 */
export const isOpenedHere = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  return (
    loaded !== undefined && isScreen(new URL(loaded.name).pathname, { checkout: SCREENS.checkout })
  );
};
