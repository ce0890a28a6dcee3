import { SCREENS } from '@bramblebook/contract/screen-routes';
import { type LazyPage, lazyPage } from './site/lazy-page.tsx';

/** Every screen by its pattern. Pages get the path's parameters as `params`. */
export const PAGES: readonly (readonly [pattern: string, page: LazyPage])[] = [
  [SCREENS.landing, lazyPage(() => import('./pages/landing/landing-page.tsx'))],
  [SCREENS.help, lazyPage(() => import('./pages/help/help-page.tsx'))],
  [SCREENS.createBook, lazyPage(() => import('./pages/create-book/create-book-page.tsx'))],
  [SCREENS.preview, lazyPage(() => import('./pages/preview/preview-page.tsx'))],
  [SCREENS.fullPreview, lazyPage(() => import('./pages/full-preview/full-preview-page.tsx'))],
  [SCREENS.read, lazyPage(() => import('./pages/read/read-page.tsx'))],
  [SCREENS.checkout, lazyPage(() => import('./pages/checkout/checkout-page.tsx'))],
  [SCREENS.orderSuccess, lazyPage(() => import('./pages/order-success/order-success-page.tsx'))],
  [SCREENS.shared, lazyPage(() => import('./pages/shared/shared-page.tsx'))],
  [SCREENS.yourAddress, lazyPage(() => import('./pages/your-address/your-address-page.tsx'))],
  [SCREENS.dashboard, lazyPage(() => import('./pages/dashboard/dashboard-page.tsx'))],
];
