import { type ComponentProps, useEffect } from 'react';

/**
 * A link to a screen of the staff area for rows of lists: a plain anchor, since a hundred
 * of the router's links take longer to draw than the rest of the list. `useInnerLinks`
 * follows them.
 */
export const InnerLink = (props: ComponentProps<'a'> & { readonly href: string }) => (
  <a {...props} data-inner="" />
);

/** Follows inner links within the app, when they are clicked without asking for a new tab. */
export const useInnerLinks = (navigate: (path: string) => void): void => {
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
      if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
      const link = event.target instanceof Element ? event.target.closest('a[data-inner]') : null;
      const href = link?.getAttribute('href');
      if (!href) return;
      event.preventDefault();
      navigate(href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
};
