import { staffAccountApi } from './staff-account-api.ts';
import { staffAlarmApi } from './staff-alarm-api.ts';
import { staffBookApi } from './staff-book-api.ts';
import { staffCustomerApi } from './staff-customer-api.ts';
import { staffDashboardApi } from './staff-dashboard-api.ts';
import { staffOrderApi } from './staff-order-api.ts';

/** Every call of the staff area, behind two-factor sign-in. */
export const staffApi = {
  ...staffAccountApi,
  ...staffDashboardApi,
  ...staffAlarmApi,
  ...staffOrderApi,
  ...staffBookApi,
  ...staffCustomerApi,
} as const;
