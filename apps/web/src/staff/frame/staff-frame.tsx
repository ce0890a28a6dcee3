import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { FreshCodeDialog } from '../act/fresh-code-dialog.tsx';
import { KeysDialog } from '../keys/keys-dialog.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { useInnerLinks } from '../kit/inner-link.tsx';
import { NAVIGATION } from './navigation.ts';
import { Sidebar } from './sidebar.tsx';

const loadPalette = () => import('./command-palette.tsx');
const CommandPalette = lazy(loadPalette);

/** What surrounds every screen behind the login: sidebar, palette, keys, the question for a code. */
export const StaffFrame = ({ children }: { readonly children: ReactNode }) => {
  const [path, navigate] = useLocation();
  const [open, setOpen] = useState<'find' | 'keys' | null>(null);
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [path]);
  useEffect(() => {
    // Beforehand, so that the first letters typed into it are not lost on its way.
    const timer = setTimeout(loadPalette, 1000);
    return () => clearTimeout(timer);
  }, []);
  useInnerLinks(navigate);
  useKeys([
    { keys: 'mod+k', label: 'Find anything', run: () => setOpen('find') },
    { keys: '?', label: 'List the keys', run: () => setOpen('keys') },
    ...NAVIGATION.map(({ label, keys, path: to }) => ({
      keys,
      label: `Go to ${label}`,
      run: () => navigate(to),
    })),
  ]);
  return (
    <div className="flex min-h-dvh max-sm:flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-sm bg-berry px-4 py-2 font-semibold text-white focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        Skip to the content
      </a>
      <Sidebar onFind={() => setOpen('find')} />
      <main ref={main} id="main" tabIndex={-1} className="min-w-0 grow px-3 py-4 sm:px-5">
        <div className="mx-auto max-w-[100rem]">{children}</div>
      </main>
      {open === 'find' && (
        <Suspense fallback={null}>
          <CommandPalette onClose={() => setOpen(null)} />
        </Suspense>
      )}
      {open === 'keys' && <KeysDialog onClose={() => setOpen(null)} />}
      <FreshCodeDialog />
    </div>
  );
};
