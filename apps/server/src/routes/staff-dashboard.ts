import { staffAlarmApi } from '@bramblebook/contract/staff-alarm-api';
import { staffDashboardApi, TREND_DAYS } from '@bramblebook/contract/staff-dashboard-api';
import { listAlarms } from '@bramblebook/shop/staff/alarms/list-alarms';
import { settleAlarm } from '@bramblebook/shop/staff/alarms/settle-alarm';
import { readOverview } from '@bramblebook/shop/staff/figures/read-overview';
import { readStats, readTrends } from '@bramblebook/shop/staff/figures/read-stats';
import { readSystem } from '@bramblebook/shop/staff/figures/read-system';
import { findAnything } from '@bramblebook/shop/staff/find-anything';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/route.ts';

/** The staff's figures, how the shop does, what waits for their eyes, and finding. */
export const staffDashboardRoutes = (app: FastifyInstance): void => {
  route(app, staffDashboardApi.stats, { access: 'staff' }, ({ shop }) => readStats(shop));

  route(app, staffDashboardApi.trends, { access: 'staff' }, async ({ shop, query }) => ({
    days: await readTrends(shop, query.days ?? TREND_DAYS[1]),
  }));

  route(app, staffDashboardApi.overview, { access: 'staff' }, ({ shop }) => readOverview(shop));

  route(app, staffDashboardApi.system, { access: 'staff' }, ({ shop }) => readSystem(shop));

  route(app, staffAlarmApi.alarms, { access: 'staff' }, ({ shop }) => listAlarms(shop));

  route(app, staffAlarmApi.settleAlarm, { access: 'staff' }, async ({ shop, staff, params }) => {
    const settled = await settleAlarm(shop, staff, params.alarmId);
    return settled.ok ? undefined : settled;
  });

  route(app, staffDashboardApi.find, { access: 'staff' }, ({ shop, query }) =>
    findAnything(shop, query.q),
  );
};
