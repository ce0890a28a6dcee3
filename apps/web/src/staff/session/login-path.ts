import { screenPath } from '@bramblebook/contract/screen-routes';

/** The login page, which leads back to the screen one came from. */
export const loginPath = (): string => {
  const from = `${location.pathname}${location.search}`;
  return screenPath('adminLogin', undefined, { next: isOwnScreen(from) ? from : undefined });
};

/** Where a login leads: the screen asked for, and never an address outside the staff area. */
export const afterLogin = (search: string): string => {
  const next = new URLSearchParams(search).get('next') ?? '';
  return isOwnScreen(next) ? next : screenPath('adminDashboard');
};

const isOwnScreen = (address: string): boolean =>
  /^\/admin\/[\w/?&=%.+-]*$/.test(address) && !address.startsWith(screenPath('adminLogin'));
