import * as z from 'zod/mini';
import {
  type GivenSettings,
  readVendorSettings,
  serviceAddress,
  settingLike,
  settingsAs,
  type VendorSettings,
} from '../settings/vendor-settings.ts';

export interface S3Settings {
  readonly bucket: string;
  readonly region: string;
  /** Another maker's S3; null for Amazon's own. */
  readonly endpoint: string | null;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Many S3 of other makers store the checksums of newer clients as part of the file. */
  readonly checksums: 'WHEN_REQUIRED' | 'WHEN_SUPPORTED';
}

const NEEDED = {
  S3_BUCKET: settingLike(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket'),
  S3_REGION: settingLike(/^[a-z0-9-]{2,40}$/, 'must be a region, such as eu-central-1'),
  S3_ACCESS_KEY_ID: settingLike(/^\S+$/, 'must be an access key without blanks'),
  S3_SECRET_ACCESS_KEY: settingLike(/^\S+$/, 'must be a secret key without blanks'),
};
const OPTIONAL = {
  S3_ENDPOINT: z.optional(serviceAddress('https://s3.eu-central-1.example')),
  S3_CHECKSUMS: z.optional(
    z.enum(['when-required', 'when-supported'], 'must be when-required or when-supported'),
  ),
};

export const readS3Settings = (given: GivenSettings): VendorSettings<S3Settings> =>
  settingsAs(readVendorSettings(given, { needed: NEEDED, optional: OPTIONAL }), (set) => ({
    bucket: set.S3_BUCKET,
    region: set.S3_REGION,
    endpoint: set.S3_ENDPOINT ?? null,
    accessKeyId: set.S3_ACCESS_KEY_ID,
    secretAccessKey: set.S3_SECRET_ACCESS_KEY,
    checksums: set.S3_CHECKSUMS === 'when-supported' ? 'WHEN_SUPPORTED' : 'WHEN_REQUIRED',
  }));
