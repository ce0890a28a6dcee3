/**
 * The faces of the press. A run of a book layout names its face by key; every
 * drawing of the book (PDF, print file, web reader) uses the same TTF, so that
 * the measured positions hold. This module is plain data: a browser may import it.
 */
export interface FontFace {
  readonly key: string;
  /** Family name of the face alone, so that a browser cannot confuse two weights. */
  readonly family: string;
  readonly weight: number;
  readonly style: 'normal' | 'italic';
  /** The TTF as a module path: package and file, e.g. for `font-files.ts` or a bundler. */
  readonly file: string;
}

const face = (
  key: string,
  weight: number,
  file: string,
  style: FontFace['style'] = 'normal',
): FontFace => ({
  key,
  family: `Bramblebook ${key}`,
  weight,
  style,
  file: `@expo-google-fonts/${file}`,
});

const noto = (script: string, name: string): FontFace[] => [
  face(script, 400, `${script}/400Regular/${name}_400Regular.ttf`),
  face(`${script}-bold`, 700, `${script}/700Bold/${name}_700Bold.ttf`),
];

const FACES: readonly FontFace[] = [
  face('andika', 400, 'andika/Andika_400Regular.ttf'),
  face('andika-bold', 700, 'andika/Andika_700Bold.ttf'),
  face('andika-italic', 400, 'andika/Andika_400Regular_Italic.ttf', 'italic'),
  face('literata', 400, 'literata/400Regular/Literata_400Regular.ttf'),
  face(
    'literata-italic',
    400,
    'literata/400Regular_Italic/Literata_400Regular_Italic.ttf',
    'italic',
  ),
  face('literata-bold', 700, 'literata/700Bold/Literata_700Bold.ttf'),
  face('literata-black', 900, 'literata/900Black/Literata_900Black.ttf'),
  face('caprasimo', 400, 'caprasimo/400Regular/Caprasimo_400Regular.ttf'),
  face('fraunces-black', 900, 'fraunces/900Black/Fraunces_900Black.ttf'),
  ...noto('noto-sans', 'NotoSans'),
  ...noto('noto-naskh-arabic', 'NotoNaskhArabic'),
  ...noto('noto-sans-hebrew', 'NotoSansHebrew'),
  ...noto('noto-sans-thai', 'NotoSansThai'),
  ...noto('noto-sans-bengali', 'NotoSansBengali'),
  ...noto('noto-sans-gurmukhi', 'NotoSansGurmukhi'),
  ...noto('noto-sans-gujarati', 'NotoSansGujarati'),
  ...noto('noto-sans-tamil', 'NotoSansTamil'),
  ...noto('noto-sans-telugu', 'NotoSansTelugu'),
  ...noto('noto-sans-kannada', 'NotoSansKannada'),
  ...noto('noto-sans-malayalam', 'NotoSansMalayalam'),
  ...noto('noto-sans-sinhala', 'NotoSansSinhala'),
  ...noto('noto-sans-georgian', 'NotoSansGeorgian'),
  ...noto('noto-sans-armenian', 'NotoSansArmenian'),
  ...noto('noto-sans-ethiopic', 'NotoSansEthiopic'),
  face('gowun-dodum', 400, 'gowun-dodum/400Regular/GowunDodum_400Regular.ttf'),
  face(
    'chocolate-sans',
    400,
    'chocolate-classical-sans/400Regular/ChocolateClassicalSans_400Regular.ttf',
  ),
];

/** Every face by its key. */
export const FONT_FACES: Readonly<Record<string, FontFace>> = Object.fromEntries(
  FACES.map((f) => [f.key, f]),
);
