import type { PageForm } from '@bramblebook/contract/page-forms';
import { SCREENS } from '@bramblebook/contract/screen-routes';
import {
  type ComponentType,
  lazy,
  Suspense,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { PAGES } from './all-pages.ts';
import { SentForm } from './api/shop-config.ts';
import { useAsking } from './auth/ask-to-sign-in.ts';
import { forgetOldDraft } from './session/draft-store.ts';
import { canKeepBooks, registerKeeper } from './session/kept-books.ts';
import { readStoredUser } from './session/stored-user.ts';
import { PageGuard } from './site/page-guard.tsx';
import { SiteFooter } from './site/site-footer.tsx';
import { SiteHeader } from './site/site-header.tsx';
import { fetchDialogs } from './ui/dialog.tsx';
import { isToastOpen, onToasts } from './ui/show-toast.ts';
import { Spinner } from './ui/spinner.tsx';

const NotFoundPage = lazy(() => import('./pages/not-found/not-found-page.tsx'));
const fetchToaster = () => import('./ui/toaster.tsx');
const Toaster = lazy(async () => ({ default: (await fetchToaster()).Toaster }));
const AuthDialog = lazy(() => import('./auth/auth-dialog.tsx'));

/** The whole app: header, the page for the address, footer, toasts and the sign-in dialog. */
export const App = ({ form = null }: { readonly form?: PageForm | null }) => (
  <SentForm value={form}>
    <Shell />
    <SignIn />
    <Toasts />
  </SentForm>
);

const Shell = () => {
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    forgetOldDraft();
  }, []);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    // The still pages go without fonts that come late, so that nothing jumps; other screens wait for them.
    for (const face of document.fonts) face.display = 'swap';
    if (location.hash) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-berry px-5 py-3 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        Skip to the content
      </a>
      <SiteHeader />
      <main ref={main} id="main" tabIndex={-1} className="flex grow flex-col">
        <PageGuard key={path}>
          <Suspense
            fallback={
              <div className="grid min-h-dvh grow content-start justify-items-center pt-[30dvh]">
                <Spinner label="One moment" />
              </div>
            }
          >
            <Switch>
              <Route path={SCREENS.createBookOld}>
                <Redirect to={SCREENS.createBook} replace />
              </Route>
              {PAGES.map(([pattern, Page]) => (
                <Route key={pattern} path={pattern} component={Page as unknown as ComponentType} />
              ))}
              <Route component={NotFoundPage} />
            </Switch>
          </Suspense>
        </PageGuard>
      </main>
      <SiteFooter />
    </div>
  );
};

const SignIn = () => {
  const asking = useAsking();
  return asking ? (
    <Suspense fallback={null}>
      <AuthDialog mode={asking.mode} onDone={asking.answer} />
    </Suspense>
  ) : null;
};

/** How long after the first drawing the scripts of toasts and dialogs are fetched: before they are needed, after all else. */
const EXTRAS_AFTER_MS = 6000;

const Toasts = () => {
  const isWanted = useSyncExternalStore(onToasts, isToastOpen, () => false);
  const [isFetched, setFetched] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      // Where it fails, the next toast tries again.
      fetchToaster().then(
        () => setFetched(true),
        () => undefined,
      );
      fetchDialogs();
      if (canKeepBooks() && readStoredUser()) registerKeeper().catch(() => undefined);
    }, EXTRAS_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isWanted || isFetched ? (
    <Suspense fallback={null}>
      <Toaster />
    </Suspense>
  ) : null;
};
