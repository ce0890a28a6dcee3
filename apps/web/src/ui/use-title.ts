import { useEffect } from 'react';

/** Names the document for the browser's tab and history while the page is shown. */
export const useTitle = (title: string, brand = 'Bramblebook'): void => {
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title, brand]);
};
