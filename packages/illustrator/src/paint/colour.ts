import { clampChroma, converter, differenceEuclidean, formatHex } from 'culori';

/**
 * Colours of the painting kit. Everything is mixed in OKLCH (Ottosson 2020), whose
 * lightness is what the eye calls value, and handed on as `#rrggbb` or `#rrggbbaa`:
 * the canvas throws on any other colour in a gradient stop.
 */
const toOklch = converter('oklch');
const toOklab = converter('oklab');

/** Cool blue-violet that shadows turn to, and warm yellow that lights turn to (degrees). */
const SHADOW_HUE = 285;
const LIGHT_HUE = 85;

const memory = new Map<string, string>();
const MEMORY_LIMIT = 20_000;

const remember = (key: string, make: () => string): string => {
  const known = memory.get(key);
  if (known !== undefined) return known;
  if (memory.size > MEMORY_LIMIT) memory.clear();
  const made = make();
  memory.set(key, made);
  return made;
};

const hexOf = (l: number, c: number, h: number): string =>
  formatHex(
    clampChroma({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h }, 'oklch'),
  );

const parts = (colour: string): { l: number; c: number; h: number } => {
  const found = toOklch(colour);
  if (!found) throw new Error(`not a colour: ${colour}`);
  return { l: found.l, c: found.c, h: found.h ?? SHADOW_HUE };
};

const turnHue = (hue: number, target: number, most: number): number => {
  const away = ((target - hue + 540) % 360) - 180;
  return hue + Math.sign(away) * Math.min(Math.abs(away), most);
};

/** A colour from lightness 0…1, chroma 0…0.3 and hue in degrees, brought into sRGB. */
export const oklch = (l: number, c: number, h: number): string =>
  remember(`o${l}|${c}|${h}`, () => hexOf(l, c, h));

/** The colour `share` (0…1) of the way from `from` to `to`. */
export const mix = (from: string, to: string, share: number): string => {
  const t = Math.round(Math.min(1, Math.max(0, share)) * 200) / 200;
  return remember(`m${from}${to}${t}`, () => {
    const a = toOklab(from);
    const b = toOklab(to);
    if (!a || !b) throw new Error(`not a colour: ${from}, ${to}`);
    const at = (x: number, y: number) => x + (y - x) * t;
    const mixed = toOklch({ mode: 'oklab', l: at(a.l, b.l), a: at(a.a, b.a), b: at(a.b, b.b) });
    return hexOf(mixed.l, mixed.c, mixed.h ?? 0);
  });
};

/** The same colour with lightness, chroma or hue moved by the given amounts. */
export const adjust = (
  colour: string,
  by: { readonly l?: number; readonly c?: number; readonly h?: number },
): string => {
  const { l = 0, c = 0, h = 0 } = by;
  return remember(`a${colour}${l}|${c}|${h}`, () => {
    const was = parts(colour);
    return hexOf(was.l + l, was.c + c, was.h + h);
  });
};

/** A painter's shadow: darker by `step` and turned toward blue-violet. */
export const shade = (colour: string, step = 0.14): string =>
  remember(`s${colour}${step}`, () => {
    const was = parts(colour);
    return hexOf(was.l - step, was.c * 1.02, turnHue(was.h, SHADOW_HUE, step * 130));
  });

/** A painter's light: lighter by `step` and turned toward yellow. */
export const light = (colour: string, step = 0.1): string =>
  remember(`l${colour}${step}`, () => {
    const was = parts(colour);
    return hexOf(was.l + step, was.c, turnHue(was.h, LIGHT_HUE, step * 110));
  });

/** The colour with an opacity of 0…1, as `#rrggbbaa`. */
export const alpha = (colour: string, opacity: number): string =>
  colour.slice(0, 7) +
  Math.round(Math.min(1, Math.max(0, opacity)) * 255)
    .toString(16)
    .padStart(2, '0');

/** OKLCH lightness, 0 (black) … 1 (white). */
export const lightnessOf = (colour: string): number => parts(colour).l;

/** OKLCH hue in degrees. */
export const hueOf = (colour: string): number => parts(colour).h;

const apart = differenceEuclidean('oklab', [0.5, 1, 1, 0]);
/** How far two colours are from bearing one name: distance in OKLab, lightness counted half. */
export const colourDistance = (a: string, b: string): number => apart(a, b);
