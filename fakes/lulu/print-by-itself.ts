import type { FakeLulu } from './fake-lulu.ts';

/** What comes after an order was taken, one after the other. */
const STEPS: readonly string[] = ['PRODUCTION_DELAYED', 'IN_PRODUCTION', 'SHIPPED', 'DELIVERED'];
const PARCEL = {
  tracking_id: '1Z999AA10123456784',
  tracking_urls: ['https://www.ups.com/track?tracknum=1Z999AA10123456784'],
  carrier_name: 'UPS',
};

/** Brings every order of a stand-in one step on, again and again, until its parcel is there. Gives what ends it. */
export const printByItself = (lulu: FakeLulu, stepMs: number): (() => void) => {
  const moveOn = async () => {
    for (const { id, status } of lulu.jobs) {
      if (status.name === STEPS.at(-1)) continue;
      const next = STEPS[STEPS.indexOf(status.name) + 1];
      if (next) await lulu.moveJob(id, next, { items: next === 'SHIPPED' ? PARCEL : {} });
    }
  };
  const timer = setInterval(() => void moveOn(), stepMs);
  return () => clearInterval(timer);
};
