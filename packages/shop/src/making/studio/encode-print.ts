import { PRINT_PPI } from '@bramblebook/contract/page-geometry';
import sharp from 'sharp';

const QUALITY = 92;

/**
 * Encodes a painted page for the printer: JPEG without chroma subsampling, at 300 pixels
 * an inch, with the sRGB profile embedded.
 */
export const encodePrint = async (painting: {
  readonly width: number;
  data(): Uint8Array;
}): Promise<Uint8Array> => {
  const { width: side } = painting;
  return sharp(painting.data(), { raw: { width: side, height: side, channels: 4 } })
    .removeAlpha()
    .withIccProfile('srgb')
    .withDensity(PRINT_PPI)
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
};
