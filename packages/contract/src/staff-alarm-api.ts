import * as z from 'zod/mini';
import { staffCall } from './staff-call.ts';

/** What staff must look at although nobody asked for it. */
export const ALARM_KINDS = [
  'refund_failed',
  'refund_elsewhere',
  'bank_claim',
  'not_me',
  'model_unpriced',
  'model_retires',
  'print_stopped',
  'print_unpaid',
  'address_dead',
  'money_does_not_fit',
  'money_without_order',
  'paid_book_failed',
] as const;
export type AlarmKind = (typeof ALARM_KINDS)[number];

export const staffAlarmSchema = z.object({
  id: z.string(),
  kind: z.enum(ALARM_KINDS),
  at: z.iso.datetime(),
  /** What happened and what to do, in plain words. */
  sentence: z.string(),
  /** The screen to look at: an order or a customer; null where there is none. */
  about: z.nullable(z.object({ kind: z.enum(['order', 'customer']), id: z.string() })),
});
export type StaffAlarm = z.infer<typeof staffAlarmSchema>;

/** What waits for somebody's eyes, until somebody says that it was seen to. */
export const staffAlarmApi = {
  alarms: staffCall({
    method: 'GET',
    path: '/api/admin/alarms',
    response: z.object({ alarms: z.array(staffAlarmSchema), total: z.int() }),
    status: 200,
    needs: 'see',
  }),
  /** Again it changes nothing. */
  settleAlarm: staffCall({
    method: 'POST',
    path: '/api/admin/alarms/:alarmId/seen',
    response: 'nothing',
    status: 204,
    needs: 'note',
  }),
} as const;
