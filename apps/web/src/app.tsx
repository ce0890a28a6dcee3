import { SCREENS } from '@bramblebook/contract/screen-routes';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import { queryClient } from './api/query-client.ts';
import { useAsking } from './auth/ask-to-sign-in.ts';
import { LandingPage } from './pages/landing/landing-page.tsx';
import { PageGuard } from './site/page-guard.tsx';
import { SiteFooter } from './site/site-footer.tsx';
import { SiteHeader } from './site/site-header.tsx';
import { Spinner } from './ui/spinner.tsx';
import { Toaster } from './ui/toaster.tsx';

/** Every screen by its pattern. Pages get the path's parameters as `params`. */
const PAGES: readonly [pattern: string, page: ComponentType<{ params: never }>][] = [
  [SCREENS.landing, LandingPage],
  [SCREENS.help, lazy(() => import('./pages/help/help-page.tsx'))],
  [SCREENS.createBook, lazy(() => import('./pages/create-book/create-book-page.tsx'))],
  [SCREENS.preview, lazy(() => import('./pages/preview/preview-page.tsx'))],
  [SCREENS.fullPreview, lazy(() => import('./pages/full-preview/full-preview-page.tsx'))],
  [SCREENS.read, lazy(() => import('./pages/read/read-page.tsx'))],
  [SCREENS.checkout, lazy(() => import('./pages/checkout/checkout-page.tsx'))],
  [SCREENS.orderSuccess, lazy(() => import('./pages/order-success/order-success-page.tsx'))],
  [SCREENS.dashboard, lazy(() => import('./pages/dashboard/dashboard-page.tsx'))],
];
const NotFoundPage = lazy(() => import('./pages/not-found/not-found-page.tsx'));
const AuthDialog = lazy(() => import('./auth/auth-dialog.tsx'));

/** The whole app: header, the page for the address, footer, toasts and the sign-in dialog. */
export const App = () => (
  <QueryClientProvider client={queryClient}>
    <Shell />
    <SignIn />
    <Toaster />
  </QueryClientProvider>
);

const Shell = () => {
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
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
              <div className="grid grow place-items-center py-24">
                <Spinner label="One moment" />
              </div>
            }
          >
            <Switch>
              <Route path={SCREENS.createBookOld}>
                <Redirect to={SCREENS.createBook} replace />
              </Route>
              {PAGES.map(([pattern, Page]) => (
                <Route key={pattern} path={pattern} component={Page as ComponentType} />
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
