import sharp from 'sharp';

/** What a press makes of a picture. */
export interface PictureMeasure {
  /** "srgb, 3 channels" */
  readonly colours: string;
  readonly isSrgb: boolean;
  /** Ink of the darkest hundredth, all four together, in percent. */
  readonly inkPercent: number;
}

/** Side of the picture the ink is measured on: a cell is about 1 mm of the printed page. */
const SIDE = 224;
const DARKEST = 0.99;

/**
 * Measures a JPEG as it would be separated for the press of the ICC file, or for a coated
 * sheet-fed press where none is named.
 */
export const measurePicture = async (
  jpeg: Uint8Array,
  iccFile: string | null,
): Promise<PictureMeasure> => {
  const { space, channels } = await sharp(jpeg).metadata();
  const separated = sharp(jpeg).resize(SIDE, SIDE, { fit: 'fill' }).toColourspace('cmyk');
  const { data, info } = await (iccFile ? separated.withIccProfile(iccFile) : separated)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const inks: number[] = [];
  for (let i = 0; i < data.length; i += info.channels)
    inks.push((data[i] ?? 0) + (data[i + 1] ?? 0) + (data[i + 2] ?? 0) + (data[i + 3] ?? 0));
  inks.sort((a, b) => a - b);
  const dark = inks[Math.floor(DARKEST * (inks.length - 1))] ?? 0;
  return {
    colours: `${space}, ${channels} channels`,
    isSrgb: space === 'srgb' && channels === 3,
    inkPercent: Math.round((dark / 255) * 100),
  };
};
