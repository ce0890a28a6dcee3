import * as z from 'zod/mini';
import {
  type GivenSettings,
  readVendorSettings,
  serviceAddress,
  settingLike,
  settingsAs,
  type VendorSettings,
} from '../settings/vendor-settings.ts';

export interface TwilioSettings {
  readonly accountSid: string;
  readonly authToken: string;
  /** A number in E.164, a sender's name, or the sid of a messaging service. */
  readonly from: string;
  /** No trailing slash. */
  readonly baseUrl: string;
}

const NEEDED = {
  TWILIO_ACCOUNT_SID: settingLike(/^AC[0-9a-f]{32}$/, 'must be an account SID, such as AC0123…'),
  TWILIO_AUTH_TOKEN: settingLike(/^\w{16,}$/, 'must be the auth token of the account'),
  TWILIO_FROM: settingLike(
    /^(\+[1-9]\d{6,14}|MG[0-9a-f]{32}|(?=.*[a-z])[a-z0-9 ]{2,11})$/i,
    'must be a number such as +15005550006, a messaging service (MG…) or a name of at most 11 letters',
  ),
};

export const readTwilioSettings = (given: GivenSettings): VendorSettings<TwilioSettings> => {
  const optional = { TWILIO_BASE_URL: z.optional(serviceAddress('https://api.twilio.com')) };
  return settingsAs(readVendorSettings(given, { needed: NEEDED, optional }), (set) => ({
    accountSid: set.TWILIO_ACCOUNT_SID,
    authToken: set.TWILIO_AUTH_TOKEN,
    from: set.TWILIO_FROM,
    baseUrl: (set.TWILIO_BASE_URL ?? 'https://api.twilio.com').replace(/\/$/, ''),
  }));
};
