/**
 * Tells staff of models that their makers switch off within thirty days, or have switched
 * off. Running it twice is safe: an alarm is raised once for a model and its last day.
 */
import * as z from 'zod/mini';
import { raiseAlarm } from '../alarms/raise-alarm.ts';
import { defineJob } from '../jobs/define-job.ts';
import type { ModelInUse } from '../ports/model-in-use.ts';

const DAY_MS = 86_400_000;
/** How long before a model ends staff are told. */
const NOTICE_DAYS = 30;

const endsSoon = (now: Date) => (model: ModelInUse) =>
  model.retires !== null &&
  Date.parse(`${model.retires}T00:00:00Z`) - now.getTime() <= NOTICE_DAYS * DAY_MS;

export const warnOfRetirement = defineJob({
  name: 'warn-of-retirement',
  payload: z.object({}),
  cron: '41 * * * *',
  async run(shop) {
    for (const { name, retires } of shop.modelsInUse.filter(endsSoon(shop.clock.now())))
      await shop.db.transaction((tx) =>
        raiseAlarm(shop, tx, { kind: 'model_retires', about: `${name}:${retires}`, model: name }),
      );
  },
});
