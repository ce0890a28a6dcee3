/**
 * All that a page which is read before anything is pressed does once somebody is there: notes of
 * activity, videos, a draft that is over, signing in. The app itself is not needed for any of it.
 */
import { SCREENS } from '@bramblebook/contract/screen-routes';
import { forgetOldDraft } from './session/draft-store.ts';
import { showActivities } from './site/activity-toasts.ts';
import { playVideos } from './site/play-videos.ts';
import { drawToasts } from './ui/draw-toasts.ts';
import { leaveToast, toast } from './ui/show-toast.ts';

/** Asks who it is, and leads to their books. */
const signIn = async (): Promise<void> => {
  try {
    const { signInHere } = await import('./sign-in-here.tsx');
    if (!(await signInHere('sign-in'))) return;
    leaveToast();
    location.assign(SCREENS.dashboard);
  } catch {
    toast({
      tone: 'destructive',
      title: 'This did not open',
      description: 'Please check your connection and try once more.',
    });
  }
};

/** Brings a still page to life. */
export const enliven = (): void => {
  drawToasts();
  playVideos();
  if (document.querySelector('[data-activity]')) showActivities();
  forgetOldDraft();
  let isAsked = false;
  addEventListener('click', async ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-signs-in]');
    if (isAsked || !button) return;
    isAsked = true;
    await signIn();
    isAsked = false;
    // Back to where it came from, or to the menu that this was in.
    const menu = document.querySelector<HTMLElement>('[popovertarget]');
    (button.checkVisibility() ? button : menu)?.focus();
  });
};
