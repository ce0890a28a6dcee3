import { STAFF_SCREENS } from '@bramblebook/contract/screen-routes';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Switch, useLocation } from 'wouter';
import { Spinner } from '../ui/spinner.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { StaffFrame } from './frame/staff-frame.tsx';

/** Every screen behind the login by its pattern. Pages get the path's parameters as `params`. */
const PAGES: readonly [pattern: string, page: ComponentType<{ params: never }>][] = [
  [STAFF_SCREENS.adminDashboard, lazy(() => import('./pages/dashboard/dashboard-page.tsx'))],
  [STAFF_SCREENS.adminOrders, lazy(() => import('./pages/orders/orders-page.tsx'))],
  [STAFF_SCREENS.adminOrder, lazy(() => import('./pages/order/order-page.tsx'))],
  [
    STAFF_SCREENS.adminApprovedBooks,
    lazy(() => import('./pages/approved-books/approved-books-page.tsx')),
  ],
  [STAFF_SCREENS.adminBook, lazy(() => import('./pages/book/book-page.tsx'))],
  [STAFF_SCREENS.adminTrouble, lazy(() => import('./pages/trouble/trouble-page.tsx'))],
  [STAFF_SCREENS.adminCustomers, lazy(() => import('./pages/customers/customers-page.tsx'))],
  [STAFF_SCREENS.adminCustomer, lazy(() => import('./pages/customer/customer-page.tsx'))],
  [STAFF_SCREENS.adminAudit, lazy(() => import('./pages/audit/audit-page.tsx'))],
  [STAFF_SCREENS.adminAccount, lazy(() => import('./pages/account/account-page.tsx'))],
];
const LoginPage = lazy(() => import('./pages/login/login-page.tsx'));
const NotFoundPage = lazy(() => import('./pages/not-found-page.tsx'));

const Waiting = () => (
  <div className="grid place-items-center py-24">
    <Spinner label="One moment" />
  </div>
);

const Pages = () => {
  const [path] = useLocation();
  return (
    // One order's half-made entries are not the next one's.
    <Suspense key={path} fallback={<Waiting />}>
      <Switch>
        {PAGES.map(([pattern, Page]) => (
          <Route key={pattern} path={pattern} component={Page as ComponentType} />
        ))}
        <Route component={NotFoundPage} />
      </Switch>
    </Suspense>
  );
};

/** The whole staff area: login, frame, the page for the address, toasts. */
export const StaffApp = () => (
  <>
    <Suspense fallback={<Waiting />}>
      <Switch>
        <Route path={STAFF_SCREENS.adminLogin} component={LoginPage} />
        <Route>
          <StaffFrame>
            <Pages />
          </StaffFrame>
        </Route>
      </Switch>
    </Suspense>
    <Toaster />
  </>
);
