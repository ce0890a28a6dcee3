import '../styles.css';
import { clear, createStore } from 'idb-keyval';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';
import { queryClient } from '../api/query-client.ts';
import { App } from '../app.tsx';
import { dismissToast } from '../ui/show-toast.ts';

/** Forgets what a screen before has left in this browser. */
export const freshBrowser = async (): Promise<void> => {
  queryClient.clear();
  dismissToast();
  localStorage.clear();
  await clear(createStore('bramblebook', 'wizard'));
};

/** Opens the whole app at an address; gives where it has been since, newest last. */
export const openScreen = async (address: string): Promise<{ readonly history: string[] }> => {
  const [path = '/', searchPath = ''] = address.split('?');
  const { hook, searchHook, history } = memoryLocation({ path, searchPath, record: true });
  await render(
    <Router hook={hook} searchHook={searchHook}>
      <App />
    </Router>,
  );
  return { history };
};

/** Where toasts appear. */
export const toasts = () => page.getByRole('region', { name: 'Notifications (F8)' });
