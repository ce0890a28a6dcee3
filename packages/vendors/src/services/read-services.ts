import { type ModelSettings, readModelSettings } from '../ai/model-settings.ts';
import { type LuluSettings, readLuluSettings } from '../lulu/lulu-settings.ts';
import { readS3Settings, type S3Settings } from '../s3/s3-settings.ts';
import type { GivenSettings, VendorSettings } from '../settings/vendor-settings.ts';
import { readSmtpSettings, type SmtpSettings } from '../smtp/smtp-settings.ts';
import { readSpeechSettings, type SpeechSettings } from '../speech/speech-settings.ts';
import { readStripeSettings, type StripeSettings } from '../stripe/stripe-settings.ts';
import { readTwilioSettings, type TwilioSettings } from '../twilio/twilio-settings.ts';

/** The outside services of a shop; null where its built-in default does the work. */
export interface ServiceSettings {
  readonly stripe: StripeSettings | null;
  readonly smtp: SmtpSettings | null;
  readonly twilio: TwilioSettings | null;
  readonly s3: S3Settings | null;
  readonly lulu: LuluSettings | null;
  readonly models: ModelSettings | null;
  readonly speech: SpeechSettings | null;
}

const READERS: {
  readonly [name in keyof ServiceSettings]: (
    given: GivenSettings,
  ) => VendorSettings<NonNullable<ServiceSettings[name]>>;
} = {
  stripe: readStripeSettings,
  smtp: readSmtpSettings,
  twilio: readTwilioSettings,
  s3: readS3Settings,
  lulu: readLuluSettings,
  models: readModelSettings,
  speech: readSpeechSettings,
};

/** Reads the settings of all outside services, or gives the first sentence to stop the start with. */
export const readServices = (
  given: GivenSettings,
): { ok: true; services: ServiceSettings } | { ok: false; sentence: string } => {
  const read = Object.entries(READERS).map(([name, reader]) => ({ name, ...reader(given) }));
  const wrong = read.find((one) => !one.ok);
  if (wrong && !wrong.ok) return { ok: false, sentence: wrong.sentence };
  const services = Object.fromEntries(read.map((one) => [one.name, one.ok ? one.settings : null]));
  return { ok: true, services: services as unknown as ServiceSettings };
};
