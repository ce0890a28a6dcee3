import type { PageForm } from '@bramblebook/contract/page-forms';
import { prerender } from 'react-dom/static';
import { Router } from 'wouter';
import { App } from './app.tsx';

/**
 * The HTML of a screen as a visitor sees it before anything is known of them; in a shop of that
 * form, or in any. Used at build only.
 */
export const renderPage = async (path: string, form: PageForm | null): Promise<string> => {
  const { prelude } = await prerender(
    <Router ssrPath={path}>
      <App form={form} />
    </Router>,
    // Everything in its place: nothing sent hidden for a script to reveal.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
};
