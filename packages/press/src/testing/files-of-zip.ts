import { unzipSync } from 'fflate';

/** What a zip holds: each file's name and its bytes. */
export const filesOfZip = (zip: Uint8Array): [name: string, bytes: Uint8Array][] =>
  Object.entries(unzipSync(zip));
