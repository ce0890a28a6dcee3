import type { Light } from '@bramblebook/contract/picture-vocabulary';
import { alpha, mix, oklch } from './colour.ts';
import type { Point } from './geometry.ts';
import type { Layer } from './layer.ts';

/** Colour that the edges of a page sink into, by light: colour, never black. */
const VIGNETTE: Record<Light, { readonly colour: string; readonly strength: number }> = {
  morning: { colour: oklch(0.8, 0.06, 40), strength: 0.5 },
  noon: { colour: oklch(0.78, 0.06, 225), strength: 0.5 },
  evening: { colour: oklch(0.55, 0.09, 295), strength: 0.7 },
  night: { colour: oklch(0.5, 0.09, 280), strength: 0.7 },
};

/** A glaze that pulls all colours of a page together, by light. */
const GLAZE: Record<Light, string> = {
  morning: oklch(0.82, 0.09, 70),
  noon: oklch(0.85, 0.07, 95),
  evening: oklch(0.72, 0.11, 60),
  night: oklch(0.6, 0.09, 265),
};

/** The last touches on a page: vignette, unifying glaze, fiber and tooth of the paper. */
export const finishPage = (page: Layer, light: Light): void => {
  const { finish } = page.easel.style;
  const { colour, strength } = VIGNETTE[light];
  page.flood(
    page.radial([500, 520], 330, 780, [
      [0, '#ffffff'],
      [0.55, mix('#ffffff', colour, 0.25)],
      [1, colour],
    ]),
    strength * finish.vignette,
    'multiply',
  );
  page.flood(alpha(GLAZE[light], 0.14), 1, 'soft-light');
  // The picture laid over itself: deeper darks, clearer lights, fuller colour.
  page.plane((copy) => copy.put(page), { opacity: finish.depth, blend: 'soft-light' });
  if (finish.border) deckle(page, finish.border);
  page.tooth('fiber', 520, finish.fiber, 'soft-light');
  page.tooth('paper', 260, finish.paper, 'overlay');
};

/** White paper around a painting whose edge runs dry: `width` in page units, inside the bleed. */
const deckle = (page: Layer, width: number): void => {
  page.plane((sheet) => {
    sheet.flood('#fdf8ee');
    sheet.ctx.globalCompositeOperation = 'destination-out';
    const inset = (by: number): Point[] => [
      [by, by * 1.1],
      [500, by * 0.8],
      [1000 - by, by],
      [1000 - by * 0.85, 500],
      [1000 - by, 1000 - by * 1.05],
      [500, 1000 - by * 0.85],
      [by * 0.9, 1000 - by],
      [by * 1.1, 500],
    ];
    sheet.ctx.globalAlpha = 0.45;
    for (const by of [width * 0.8, width])
      sheet.shape(inset(by), '#000000', { angular: true, tremble: width * 0.22, frequency: 0.012 });
    sheet.ctx.globalAlpha = 1;
    sheet.shape(inset(width * 1.25), '#000000', {
      angular: true,
      tremble: width * 0.2,
      frequency: 0.016,
    });
  });
};
