/**
 * All that a page which is read before anything is pressed does by itself once somebody is there,
 * without the app: notes of activity, videos, a draft that is over. The app comes for the one
 * button that needs it.
 */
import { forgetOldDraft } from './session/draft-store.ts';
import { showActivities } from './site/activity-toasts.ts';
import { playVideos } from './site/play-videos.ts';
import { drawToasts } from './ui/draw-toasts.ts';
import { toast } from './ui/show-toast.ts';

/** Brings a still page to life; `openApp` fetches the app, which says `alive` and then does all of this itself. */
export const enliven = (openApp: () => Promise<unknown>): void => {
  const endings = [drawToasts(), playVideos()];
  if (document.querySelector('[data-activity]')) endings.push(showActivities());
  forgetOldDraft();
  const press = async ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-opens-app]');
    if (!button) return;
    const goOn = () => {
      removeEventListener('click', press, true);
      for (const end of endings) end();
      button.click();
    };
    addEventListener('alive', goOn, { once: true });
    try {
      await openApp();
    } catch {
      removeEventListener('alive', goOn);
      toast({
        tone: 'destructive',
        title: 'This did not open',
        description: 'Please check your connection and try once more.',
      });
    }
  };
  addEventListener('click', press, true);
};
