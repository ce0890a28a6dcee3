/** A face as a run is set in it. */
export interface Cut {
  /** Key of the font list. */
  readonly font: string;
  /** Size against that of the text around it: faces of other scripts run small or large. */
  readonly scale: number;
  /** Width of an outline, in ems, where the script's face has no bold. */
  readonly strokeEm: number;
}

/** Faces to try in order: the first that has a word's letters sets it. */
export type Typeface = readonly Cut[];

const cut = (font: string, scale = 1, strokeEm = 0): Cut => ({ font, scale, strokeEm });

interface ScriptFace {
  readonly script: RegExp;
  readonly regular: Cut;
  readonly bold: Cut;
}

const noto = (script: RegExp, font: string, scale = 1): ScriptFace => ({
  script,
  regular: cut(font, scale),
  bold: cut(`${font}-bold`, scale),
});

const oneWeight = (script: RegExp, font: string, scale: number): ScriptFace => ({
  script,
  regular: cut(font, scale),
  bold: cut(font, scale, 0.05),
});

/** Which face writes a script. */
const SCRIPT_FACES: readonly ScriptFace[] = [
  noto(/[\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Deva}]/u, 'noto-sans'),
  noto(/\p{scx=Arabic}/u, 'noto-naskh-arabic', 1.15),
  noto(/\p{scx=Hebrew}/u, 'noto-sans-hebrew'),
  noto(/\p{scx=Thai}/u, 'noto-sans-thai', 1.08),
  noto(/\p{scx=Bengali}/u, 'noto-sans-bengali', 1.05),
  noto(/\p{scx=Gurmukhi}/u, 'noto-sans-gurmukhi'),
  noto(/\p{scx=Gujarati}/u, 'noto-sans-gujarati'),
  noto(/\p{scx=Tamil}/u, 'noto-sans-tamil', 0.95),
  noto(/\p{scx=Telugu}/u, 'noto-sans-telugu'),
  noto(/\p{scx=Kannada}/u, 'noto-sans-kannada'),
  noto(/\p{scx=Malayalam}/u, 'noto-sans-malayalam', 0.95),
  noto(/\p{scx=Sinhala}/u, 'noto-sans-sinhala'),
  noto(/\p{scx=Georgian}/u, 'noto-sans-georgian'),
  noto(/\p{scx=Armenian}/u, 'noto-sans-armenian'),
  noto(/\p{scx=Ethiopic}/u, 'noto-sans-ethiopic', 0.95),
  oneWeight(/\p{scx=Hangul}/u, 'gowun-dodum', 0.97),
  // Han and kana, and the hearts, stars and notes that parents like to write.
  oneWeight(/[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{S}]/u, 'chocolate-sans', 0.94),
];

const BOLD = /bold|black|caprasimo/;

/**
 * Faces of the scripts a text is written in, for a typeface that lacks them. Asking
 * by script keeps the faces of other scripts unopened.
 */
export const scriptCuts = (text: string, typeface: Typeface): readonly Cut[] => {
  const weight = BOLD.test(typeface[0]?.font ?? '') ? 'bold' : 'regular';
  return SCRIPT_FACES.filter((face) => face.script.test(text)).map((face) => face[weight]);
};

const typeface = (...fonts: string[]): Typeface => fonts.map((font) => cut(font));

/** The one-storey a and g that children learn to write. */
export const YOUNG: Typeface = typeface('andika', 'literata');
export const YOUNG_STRONG: Typeface = typeface('andika-bold', 'literata-bold');
/** A book face for those who read by themselves. */
export const BOOKISH: Typeface = typeface('literata');
export const BOOKISH_ITALIC: Typeface = typeface('literata-italic', 'literata');
export const BOOKISH_STRONG: Typeface = typeface('literata-bold');
/** Soft heavy serifs for titles; the second draws the letters the first lacks (ł, ễ, ş). */
export const DISPLAY: Typeface = typeface('caprasimo', 'fraunces-black', 'literata-black');
