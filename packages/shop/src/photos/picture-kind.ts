/** The formats a photo may have (decision D3 and the sentence of `not_a_picture`). */
export type PictureKind = 'jpeg' | 'png' | 'webp' | 'gif' | 'heic';

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];

/** How many bytes `pictureKind` needs to see. */
export const KIND_BYTES = 12;

/**
 * What a file is by its first bytes, whatever its name says; null for anything but a
 * photo we take. Asked before a decoder sees the file, so that none that reads SVG,
 * PDF or other languages is ever started on what a stranger sent.
 */
export const pictureKind = (start: Uint8Array): PictureKind | null => {
  const text = Buffer.from(start.subarray(0, KIND_BYTES)).toString('latin1');
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif';
  if (text.startsWith('RIFF') && text.slice(8) === 'WEBP') return 'webp';
  if (text.slice(4, 8) === 'ftyp' && HEIC_BRANDS.includes(text.slice(8))) return 'heic';
  return null;
};
