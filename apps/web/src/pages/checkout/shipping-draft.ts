import { DEFAULT_COUNTRY } from '@bramblebook/contract/countries';
import type { ShippingInfo } from '@bramblebook/contract/shipping';
import { isBlank } from '@bramblebook/contract/text-limits';

export const EMPTY_SHIPPING: ShippingInfo = {
  name: '',
  address: '',
  city: '',
  state: '',
  zip: '',
  country: DEFAULT_COUNTRY,
};

/** Whether all that is required has been filled in (spec §5); the country always is. */
export const isShippingComplete = (shipping: ShippingInfo): boolean =>
  !Object.values(shipping).some(isBlank);
