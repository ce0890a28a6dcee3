import { open } from 'node:fs/promises';
import type { RECORDING_TYPES } from '../database/schema/recordings.ts';

type RecordingType = (typeof RECORDING_TYPES)[number];

const START_BYTES = 12;
/** Brands of MP4 files that browsers record. */
const MP4_BRANDS = ['isom', 'iso2', 'iso5', 'iso6', 'mp41', 'mp42', 'M4A ', 'dash'];

/**
 * What a file is by its first bytes, whatever it was sent as (WebM, Ogg and MP4 are all that
 * browsers record); null for anything else. It is served as that and as nothing else.
 */
export const recordingType = async (file: string): Promise<RecordingType | null> => {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    const text = buffer.subarray(0, bytesRead).toString('latin1');
    if (text.startsWith('\x1A\x45\xDF\xA3')) return 'audio/webm';
    if (text.startsWith('OggS')) return 'audio/ogg';
    return text.slice(4, 8) === 'ftyp' && MP4_BRANDS.includes(text.slice(8)) ? 'audio/mp4' : null;
  } finally {
    await handle.close();
  }
};
