import { screenPath } from '@bramblebook/contract/screen-routes';
import { staffApi } from '@bramblebook/contract/staff-api';
import { queryClient } from '../../api/query-client.ts';
import { send } from '../../api/send.ts';

/** Signs out and forgets all that was read; goes to the login page even when that fails (spec §8). */
export const leave = async (navigate: (path: string) => void): Promise<void> => {
  try {
    await send(staffApi.logout);
  } finally {
    queryClient.clear();
    navigate(screenPath('adminLogin'));
  }
};
