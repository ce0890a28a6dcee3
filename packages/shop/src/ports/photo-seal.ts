import { ServiceOutage } from './service-outage.ts';

/**
 * How private files are sealed where they are kept. Whoever reads them through the file store
 * notices nothing of it; this is for changing the key.
 */
export interface PhotoSeal {
  /**
   * Seals a file with today's key, or opens it where there is none any more: `left` where it is so already, `missing` where there is none.
   * Cut short, the file is as it was. Throws `PhotoKeyMissing` where its key is not set up.
   */
  reseal(key: string): Promise<'resealed' | 'left' | 'missing'>;
  /** Whether it was written down that every file is so. */
  isWhole(): Promise<boolean>;
  /** Writes that down; from then on the shop opens without the earlier keys. */
  markWhole(): Promise<void>;
}

/** A private file is sealed with a key that PHOTO_KEY does not hold; the sentence is for who runs the shop. */
export class PhotoKeyMissing extends ServiceOutage {}
