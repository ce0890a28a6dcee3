import type { HEALTHS, SystemStatus } from '@bramblebook/contract/staff-dashboard-api';
import type { ServiceState } from '../../ports/service-state.ts';
import type { Shop } from '../../shop.ts';

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

/** How each outside service that is set up fares, in words. */
export const readServices = ({ serviceStates }: Pick<Shop, 'serviceStates'>) =>
  serviceStates().map((service): SystemStatus['services'][number] => ({
    service: service.service,
    health: HEALTH_OF[service.state],
    sentence: sentenceOf(service),
  }));
