import { useEffect } from 'react';
import { SENT_BRAND } from './sent-brand.ts';

/** Names the document for the browser's tab and history while the page is shown. */
export const useTitle = (title: string, shop = SENT_BRAND.brand): void => {
  useEffect(() => {
    document.title = `${title} · ${shop}`;
  }, [title, shop]);
};
