import './shop.css';
import { isScreen } from '@bramblebook/contract/screen-routes';
import { accountApi } from '@bramblebook/contract/shop-api';
import type { User } from '@bramblebook/contract/user';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { PAGES } from './all-pages.ts';
import { earlyAnswers, takeEarlyRead } from './api/early-reads.ts';
import { queryClient } from './api/query-client.ts';
import { urlOf } from './api/send.ts';
import { App } from './app.tsx';
import { storeUser } from './session/stored-user.ts';
import { takeLeftToast } from './ui/show-toast.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

const begin = async (container: HTMLElement): Promise<void> => {
  const page = PAGES.find(([pattern]) => isScreen(location.pathname, { pattern }))?.[1];
  // With its script at hand a rendered page comes alive at once; without, the page says so itself.
  await page?.fetch().catch(() => undefined);
  for (const [url, data] of earlyAnswers()) {
    queryClient.set({ queryKey: [url] }, data);
    if (url !== urlOf(accountApi.me)) continue;
    storeUser(data as User);
    // Who asks again wants to know who is signed in by then.
    takeEarlyRead(url);
  }
  takeLeftToast();
  // Every screen is drawn afresh over its shell, since the address and what the browser keeps may have
  // it begin differently; in small pieces: what was sent stays to be seen, and to be scrolled, until
  // the whole is drawn.
  startTransition(() => createRoot(container).render(app));
  dispatchEvent(new Event('alive'));
};

begin(root);
