import { accountApi } from '@bramblebook/contract/shop-api';
import { SIGNED_IN_MARK } from '@bramblebook/contract/signed-in-mark';
import type { User } from '@bramblebook/contract/user';
import type { Query } from '../api/query-cache.ts';
import { nullOn401, queryClient, queryOf } from '../api/query-client.ts';
import { send, urlOf } from '../api/send.ts';
import { useQuery } from '../api/use-query.ts';
import { useHydrated } from '../ui/use-hydrated.ts';
import { forgetDraft } from './draft-store.ts';
import { readStoredUser, storeUser } from './stored-user.ts';

/** Whether this browser may have a session; without a sign of one the server is not asked. */
const mayBeSignedIn = (): boolean =>
  document.cookie.includes(`${SIGNED_IN_MARK}=`) || readStoredUser() !== null;

const meQuery: Query<User | null> = {
  ...queryOf(accountApi.me),
  queryFn: async () => {
    const user = mayBeSignedIn() ? await nullOn401(send(accountApi.me)) : null;
    storeUser(user);
    return user;
  },
};

const storedUser = (): User | undefined => readStoredUser() ?? undefined;

/**
 * Who is signed in. The stored copy stands in until the server has answered;
 * `isLoading` only while nothing at all is known.
 */
export const useUser = (): { readonly user: User | null; readonly isLoading: boolean } => {
  const { data, isPending, isError } = useQuery({ ...meQuery, placeholderData: storedUser });
  const isHydrated = useHydrated();
  if (!isHydrated) return { user: null, isLoading: true };
  return { user: data ?? (isError ? readStoredUser() : null), isLoading: isPending };
};

/** Asks the server again who is signed in, and gives the answer. */
export const rereadUser = (): Promise<User | null> => queryClient.ask(meQuery);

/** Takes over the user that a sign-in or registration answered with. */
export const takeUser = (user: User | null): void => {
  storeUser(user);
  queryClient.set(meQuery, user);
  // What was read as somebody else is not this person's to see; what is on screen is read again.
  queryClient.forgetWhere((url) => !KEPT.includes(url));
};

const KEPT = [urlOf(accountApi.me), urlOf(accountApi.config)];

/**
 * Ends the session on the server, then here, and forgets what was begun. Throws when the shop could not be reached:
 * the session lives on then, and whoever uses the device next must not be told otherwise.
 */
export const signOut = async (): Promise<void> => {
  await send(accountApi.logout);
  takeUser(null);
  forgetDraft();
};
