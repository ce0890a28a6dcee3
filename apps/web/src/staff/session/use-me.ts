import type { StaffMe } from '@bramblebook/contract/staff-account-api';
import { staffApi } from '@bramblebook/contract/staff-api';
import type { Permission } from '@bramblebook/contract/staff-roles';
import { queryClient, queryOf } from '../../api/query-client.ts';
import { useQuery } from '../../api/use-query.ts';

const meQuery = queryOf(staffApi.me);

/** Who of the staff is signed in; undefined until known and when nobody is. */
export const useMe = (): StaffMe | undefined => useQuery(meQuery).data;

/** Asks whether one may do something, so that what is not allowed is not offered. */
export const useMay = (): ((needed: Permission) => boolean) => {
  const me = useMe();
  return (needed) => me?.permissions.includes(needed) ?? false;
};

/** Takes over what the server says of the one signed in. */
export const takeMe = (me: StaffMe): void => {
  queryClient.set(meQuery, me);
};
