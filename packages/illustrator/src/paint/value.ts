/** How light painted pixels are: figures for values read back from a canvas, bytes 0…255. */

const linear = (byte: number): number => {
  const v = byte / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance of an sRGB colour, 0…1 (WCAG 2.2). */
export const luminance = (r: number, g: number, b: number): number =>
  0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);

/** CIE L* of an sRGB colour, 0 (black) … 100 (white): what painters call its value. */
export const valueOfPixel = (r: number, g: number, b: number): number => {
  const y = luminance(r, g, b);
  return y > 0.008856 ? 116 * Math.cbrt(y) - 16 : 903.3 * y;
};
