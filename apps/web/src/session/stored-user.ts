import type { User } from '@bramblebook/contract/user';
import { forgetKeptBooks } from './kept-books.ts';

const KEY = 'user';

/** Whether all that is shown of a user stands in a copy, which anything on this device may have written. */
const isWhole = (kept: Partial<User> | null): kept is User =>
  [kept?.id, kept?.parentName, kept?.email, kept?.phone].every((one) => typeof one === 'string') &&
  typeof kept?.consents === 'object';

/** The display copy of the user; the server never trusts it. Null when there is none or it is damaged. */
export const readStoredUser = (): User | null => {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<User> | null;
    return isWhole(kept) ? kept : null;
  } catch {
    return null;
  }
};

/**
 * Keeps or, with null, removes the display copy, and with it the books that were kept for who is
 * gone: signed out, or another one than before. A browser without storage goes without it.
 */
export const storeUser = (user: User | null): void => {
  const before = readStoredUser();
  if (!user || (before && before.id !== user.id)) forgetKeptBooks().catch(() => undefined);
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify(user));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be switched off: the session lives in the cookie.
  }
};
