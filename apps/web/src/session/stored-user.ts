import { type User, userSchema } from '@bramblebook/contract/user';

const KEY = 'user';

/** The display copy of the user; the server never trusts it. Null when there is none or it is damaged. */
export const readStoredUser = (): User | null => {
  try {
    return userSchema.safeParse(JSON.parse(localStorage.getItem(KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

/** Keeps or, with null, removes the display copy. A browser without storage goes without it. */
export const storeUser = (user: User | null): void => {
  try {
    if (user) localStorage.setItem(KEY, JSON.stringify(user));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be switched off: the session lives in the cookie.
  }
};
