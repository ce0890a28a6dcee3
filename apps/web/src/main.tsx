import './shop.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app.tsx';

/** A prerendered page comes alive when the browser is idle, at the latest after this time … */
const LATEST_MS = 2000;
/** … or at the first sign that somebody wants something from it. */
const SIGNS = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const app = (
  <StrictMode>
    <App />
  </StrictMode>
);

const hydrateWhenWanted = (container: HTMLElement): void => {
  let isDone = false;
  const hydrate = () => {
    if (isDone) return;
    isDone = true;
    for (const sign of SIGNS) removeEventListener(sign, hydrate, true);
    hydrateRoot(container, app);
  };
  for (const sign of SIGNS) addEventListener(sign, hydrate, { capture: true, passive: true });
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: LATEST_MS });
  else setTimeout(hydrate, LATEST_MS);
};

if (root.hasChildNodes()) hydrateWhenWanted(root);
else createRoot(root).render(app);
