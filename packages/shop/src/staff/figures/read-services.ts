import type { HEALTHS, SystemStatus } from '@bramblebook/contract/staff-dashboard-api';
import type { ServiceState } from '../../ports/service-state.ts';
import type { Shop } from '../../shop.ts';
import { readOtherStates } from './share-service-states.ts';

/** How the line to the models is called. */
export const MODELS = 'models';

const HEALTH_OF: Readonly<Record<ServiceState['state'], (typeof HEALTHS)[number]>> = {
  working: 'online',
  recovering: 'slow',
  down: 'down',
};

const minuteOf = (at: Date): string => `${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC`;

const sentenceOf = ({ state, since, lastFailure }: ServiceState): string => {
  const from = since ? ` since ${minuteOf(since)}` : '';
  const why = lastFailure ? ` Its last failure: ${lastFailure}.` : '';
  if (state === 'down') return `It is not asked${from}, because it failed again and again.${why}`;
  if (state === 'recovering') return `It is asked once to see whether it works again.${why}`;
  return `It works${from}.`;
};

const BADNESS: Readonly<Record<ServiceState['state'], number>> = {
  down: 2,
  recovering: 1,
  working: 0,
};

/** The one to show of a service's states: the worst, of equal ones the latest. */
const worstOf = (states: readonly ServiceState[]): ServiceState | undefined =>
  states.toSorted(
    (a, b) =>
      BADNESS[b.state] - BADNESS[a.state] || (b.since?.getTime() ?? 0) - (a.since?.getTime() ?? 0),
  )[0];

/** Where a shop runs as several processes, for how many of them the service is not as it should be. */
const shareOf = (states: readonly ServiceState[]): string => {
  const ill = states.filter(({ state }) => state !== 'working').length;
  return ill > 0 && states.length > 1
    ? ` So it is for ${ill} of the shop’s ${states.length} processes.`
    : '';
};

/**
 * How each outside service that is set up fares, in words: for this process and all others of the
 * shop, of which the worst counts, because it is that one's work which waits.
 */
export const readServices = async (
  shop: Pick<Shop, 'db' | 'clock' | 'serviceStates'>,
): Promise<SystemStatus['services']> => {
  // Where the database does not answer this process still knows of itself.
  const others = await readOtherStates(shop).catch(() => []);
  const byService = Map.groupBy([...shop.serviceStates(), ...others], ({ service }) => service);
  return [...byService.values()].flatMap((states) => {
    const worst = worstOf(states);
    return worst
      ? [
          {
            service: worst.service,
            health: HEALTH_OF[worst.state],
            sentence: sentenceOf(worst) + shareOf(states),
          },
        ]
      : [];
  });
};
