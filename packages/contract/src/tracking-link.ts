import type { CARRIERS } from './settings.ts';

type Carrier = (typeof CARRIERS)[number];

/** Where each carrier shows how a parcel comes along. */
const PAGES: Readonly<Record<Exclude<Carrier, 'Other'>, (number: string) => string>> = {
  UPS: (number) => `https://www.ups.com/track?tracknum=${number}`,
  FedEx: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}`,
  USPS: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
  DHL: (number) => `https://www.dhl.com/en/express/tracking.html?AWB=${number}`,
};

const carrierOf = (name: string): keyof typeof PAGES | undefined =>
  (Object.keys(PAGES) as (keyof typeof PAGES)[]).find(
    (known) => known.toLowerCase() === name.trim().toLowerCase(),
  );

interface Tracking {
  readonly trackingNumber: string | null;
  readonly trackingUrl: string | null;
  readonly carrier: string | null;
}

/** Where a parcel can be followed: the address given with it, or a number that is one (spec §3), else the carrier's page; null when unknown. */
export const trackingLink = ({ trackingNumber, trackingUrl, carrier }: Tracking): string | null => {
  const given = [trackingUrl, trackingNumber].find((address) => address && isWebAddress(address));
  if (given) return given;
  const known = carrier ? carrierOf(carrier) : undefined;
  // An order in several parcels has their numbers with commas between them.
  const [number = ''] = trackingNumber?.split(',') ?? [];
  return known && number.trim() ? PAGES[known](encodeURIComponent(number.trim())) : null;
};

const isWebAddress = (address: string): boolean =>
  URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
