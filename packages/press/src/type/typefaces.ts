/** Faces to try in order: the first that has a word's letters sets it. */
export type Typeface = readonly string[];

type Weight = 'regular' | 'bold';

/** Which face writes a script, in both weights where it has them. */
const SCRIPT_FACES: readonly { script: RegExp; regular: string; bold: string }[] = [
  { script: /[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Deva}]/u, ...both('noto-sans') },
  { script: /\p{scx=Arabic}/u, ...both('noto-naskh-arabic') },
  { script: /\p{scx=Hebrew}/u, ...both('noto-sans-hebrew') },
  { script: /\p{scx=Thai}/u, ...both('noto-sans-thai') },
  { script: /\p{scx=Bengali}/u, ...both('noto-sans-bengali') },
  { script: /\p{scx=Gurmukhi}/u, ...both('noto-sans-gurmukhi') },
  { script: /\p{scx=Gujarati}/u, ...both('noto-sans-gujarati') },
  { script: /\p{scx=Tamil}/u, ...both('noto-sans-tamil') },
  { script: /\p{scx=Telugu}/u, ...both('noto-sans-telugu') },
  { script: /\p{scx=Kannada}/u, ...both('noto-sans-kannada') },
  { script: /\p{scx=Malayalam}/u, ...both('noto-sans-malayalam') },
  { script: /\p{scx=Sinhala}/u, ...both('noto-sans-sinhala') },
  { script: /\p{scx=Georgian}/u, ...both('noto-sans-georgian') },
  { script: /\p{scx=Armenian}/u, ...both('noto-sans-armenian') },
  { script: /\p{scx=Ethiopic}/u, ...both('noto-sans-ethiopic') },
  { script: /\p{scx=Hangul}/u, regular: 'gowun-dodum', bold: 'gowun-dodum' },
  // Han and kana, and the hearts, stars and notes that parents like to write.
  {
    script: /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{S}]/u,
    regular: 'chocolate-sans',
    bold: 'chocolate-sans',
  },
];

function both(key: string): { regular: string; bold: string } {
  return { regular: key, bold: `${key}-bold` };
}

const BOLD = /bold|black|caprasimo/;
const weightOf = (typeface: Typeface): Weight =>
  BOLD.test(typeface[0] ?? '') ? 'bold' : 'regular';

/**
 * The typeface's own faces, then those of the scripts the text is written in.
 * Asking by script keeps the faces of other scripts unopened.
 */
export function facesFor(text: string, typeface: Typeface): readonly string[] {
  const weight = weightOf(typeface);
  const byScript = SCRIPT_FACES.filter((f) => f.script.test(text)).map((f) => f[weight]);
  return [...typeface, ...byScript];
}

/** The one-storey a and g that children learn to write. */
export const YOUNG: Typeface = ['andika', 'literata'];
export const YOUNG_STRONG: Typeface = ['andika-bold', 'literata-bold'];
/** A book face for those who read by themselves. */
export const BOOKISH: Typeface = ['literata'];
export const BOOKISH_ITALIC: Typeface = ['literata-italic', 'literata'];
export const BOOKISH_STRONG: Typeface = ['literata-bold'];
/** Soft heavy serifs for titles; the second draws the letters the first lacks (ł, ễ, ş). */
export const DISPLAY: Typeface = ['caprasimo', 'fraunces-black', 'literata-black'];
