import type { PathParams } from './api-call.ts';

/**
 * The shop's screens (spec §2). The server answers these with the app and 200, any
 * other path with the app and 404; the web app routes by the same patterns.
 */
export const SCREENS = {
  landing: '/',
  help: '/help',
  createBook: '/create-book',
  createBookOld: '/book-creation',
  preview: '/book/:bookId/preview',
  fullPreview: '/book/:bookId/full-preview',
  read: '/book/:bookId/read',
  checkout: '/checkout/:bookId',
  orderSuccess: '/order-success',
  dashboard: '/dashboard',
  shared: '/shared/:token',
  /** Where the links of messages lead that ask whose address it is. */
  yourAddress: '/your-address',
} as const;

/** The staff's screens: an app of their own, loaded only there. */
export const STAFF_SCREENS = {
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  adminOrders: '/admin/orders',
  adminOrder: '/admin/orders/:orderId',
  adminApprovedBooks: '/admin/approved-books',
  adminBook: '/admin/books/:bookId',
  adminTrouble: '/admin/trouble',
  adminCustomers: '/admin/customers',
  adminCustomer: '/admin/customers/:userId',
  adminAudit: '/admin/audit',
  adminAccount: '/admin/account',
} as const;

const ALL_SCREENS = { ...SCREENS, ...STAFF_SCREENS };
type Screens = typeof ALL_SCREENS;
export type ScreenName = keyof Screens;

/**
 * Address of a screen with its parameters filled in and escaped, and what is given
 * under `query` behind it; what is undefined there is left out.
 */
export const screenPath = <N extends ScreenName>(
  name: N,
  ...[params, query]: keyof PathParams<Screens[N]> extends never
    ? [params?: undefined, query?: Record<string, string | undefined>]
    : [params: PathParams<Screens[N]>, query?: Record<string, string | undefined>]
): string => {
  const path = ALL_SCREENS[name].replace(/:([a-zA-Z]+)/g, (_, key: string) =>
    encodeURIComponent((params as unknown as Record<string, string>)[key] ?? ''),
  );
  const asked = Object.entries(query ?? {}).filter((one): one is [string, string] => !!one[1]);
  return asked.length > 0 ? `${path}?${new URLSearchParams(asked)}` : path;
};

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const parts = path.replace(/(?<=.)\/$/, '').split('/');
  return (
    parts.length === wanted.length &&
    wanted.every((part, i) => (part.startsWith(':') ? parts[i] !== '' : part === parts[i]))
  );
};

/** The pattern of the parents' screen at a path; null where there is none. */
export const screenAt = (path: string): string | null =>
  Object.values(SCREENS).find((pattern) => matches(pattern, path)) ?? null;

/** Whether a path is one of the screens given. */
export const isScreen = (path: string, screens: Readonly<Record<string, string>>): boolean =>
  Object.values(screens).some((pattern) => matches(pattern, path));
