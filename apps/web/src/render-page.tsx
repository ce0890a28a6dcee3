import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app.tsx';

/** The HTML of a screen as a visitor sees it before anything is known of them. Used at build only. */
export const renderPage = async (path: string): Promise<string> => {
  const { prelude } = await prerender(
    <Router ssrPath={path}>
      <App />
    </Router>,
    // Everything in its place: nothing sent hidden for a script to reveal.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
};
