import type { PageLayout } from '@bramblebook/contract/book-layout';
import { FONT_FACES } from '@bramblebook/press/type/fonts';
import { useEffect, useState } from 'react';
import { isLatin } from './latin-letters.ts';

/** The faces of Latin letters alone, which nearly every book is set in; the others are looked up when they are needed. */
const LATIN_FACES = import.meta.glob<string>(
  [
    '../../../../node_modules/@expo-google-fonts/andika/*.ttf',
    '../../../../node_modules/@expo-google-fonts/caprasimo/400Regular/*.ttf',
    '../../../../node_modules/@expo-google-fonts/fraunces/900Black/*.ttf',
    '../../../../node_modules/@expo-google-fonts/literata/{400Regular,400Regular_Italic,700Bold,900Black}/*.ttf',
  ],
  { query: '?url&latin', import: 'default', eager: true },
);

/** A face as a page needs it: for Latin letters alone, or for all of them. */
type Need = `${string} ${'latin' | 'whole'}`;

const loading = new Map<Need, Promise<void>>();
/** Faces that are here, or are known not to come. */
const settled = new Set<Need>();

const addressOf = async (file: string, letters: string): Promise<string | undefined> => {
  const isFile = ([path]: [string, string]) => path.endsWith(`/${file}`);
  const latin = Object.entries(LATIN_FACES).find(isFile)?.[1];
  if (letters === 'latin' && latin) return latin;
  const { WHOLE_FACES } = await import('./whole-faces.ts');
  return Object.entries(WHOLE_FACES).find(isFile)?.[1];
};

const load = async (need: Need): Promise<void> => {
  const [key = '', letters = ''] = need.split(' ');
  const face = FONT_FACES[key];
  const url = face && (await addressOf(face.file, letters));
  if (!face || !url) return;
  const font = new FontFace(face.family, `url(${url})`);
  await font.load();
  document.fonts.add(font);
};

const loadOnce = (need: Need): Promise<void> => {
  const started = loading.get(need);
  if (started) return started;
  // A face that cannot be had is stood in for by the device's serif; no page waits for it.
  const begun = load(need)
    .catch(() => undefined)
    .then(() => {
      settled.add(need);
    });
  loading.set(need, begun);
  return begun;
};

/** The family that draws a run of the layout, with stand-ins behind it. */
export const familyOf = (font: string): string =>
  `'${FONT_FACES[font]?.family ?? 'Literata'}', 'Literata Variable', Georgia, serif`;

/** How long words wait for their faces before stand-ins draw them, in ms. */
const PATIENCE_MS = 2000;

const facesOf = (page: PageLayout | undefined): Need[] => [
  ...new Set(
    page?.blocks.flatMap((block) =>
      block.lines.flatMap((line) =>
        line.runs.map(({ font, text }): Need => `${font} ${isLatin(text) ? 'latin' : 'whole'}`),
      ),
    ) ?? [],
  ),
];

/** Loads the faces a page is set in; true once its words can be drawn. */
export const useBookFonts = (page: PageLayout | undefined): boolean => {
  const [ready, setReady] = useState(() => facesOf(page).every((need) => settled.has(need)));
  useEffect(() => {
    let wanted = true;
    const draw = () => wanted && setReady(true);
    Promise.all(facesOf(page).map(loadOnce)).then(draw);
    const patience = setTimeout(draw, PATIENCE_MS);
    return () => {
      wanted = false;
      clearTimeout(patience);
    };
  }, [page]);
  return ready;
};
