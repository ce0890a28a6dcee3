/** Runs in a worker thread: decoding HEIC takes seconds of one core and hundreds of megabytes. */
import decode from 'heic-decode';

// The decoder tells the console about every broken file; the refusal says it already.
console.log = () => {};

export interface HeicPixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** RGBA pixels of a HEIC picture, upright. Throws when it is none or is cut short. */
export default async (bytes: Uint8Array): Promise<HeicPixels> => {
  const { data, width, height } = await decode({ buffer: bytes });
  return { data, width, height };
};
