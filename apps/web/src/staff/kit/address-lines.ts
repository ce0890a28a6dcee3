import { countryName } from '@bramblebook/contract/countries';
import type { ShippingInfo } from '@bramblebook/contract/shipping';

/** An address as it stands on a parcel, line by line. */
export const addressLines = ({
  name,
  address,
  city,
  state,
  zip,
  country,
}: ShippingInfo): string[] => [name, address, `${city}, ${state} ${zip}`, countryName(country)];
