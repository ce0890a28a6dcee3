import type { PageLayout } from '@bramblebook/contract/book-layout';
import { FONT_FACES } from '@bramblebook/press/type/fonts';
import { useEffect, useState } from 'react';

// The faces of Han and Hangul weigh 7 and 12 MB: there the device's own font is
// stretched to the measured width instead.
const urls = Object.entries(
  import.meta.glob<string>(
    [
      '../../../../node_modules/@expo-google-fonts/andika/*.ttf',
      '../../../../node_modules/@expo-google-fonts/caprasimo/400Regular/*.ttf',
      '../../../../node_modules/@expo-google-fonts/fraunces/900Black/*.ttf',
      '../../../../node_modules/@expo-google-fonts/literata/{400Regular,400Regular_Italic,700Bold,900Black}/*.ttf',
      '../../../../node_modules/@expo-google-fonts/noto-*/{400Regular,700Bold}/*.ttf',
    ],
    { query: '?url', import: 'default', eager: true },
  ),
);

const loading = new Map<string, Promise<void>>();
/** Faces that are here, or are known not to come. */
const settled = new Set<string>();

const load = async (key: string): Promise<void> => {
  const face = FONT_FACES[key];
  const url = face && urls.find(([path]) => path.endsWith(`/${face.file}`))?.[1];
  if (!face || !url) return;
  const font = new FontFace(face.family, `url(${url})`);
  await font.load();
  document.fonts.add(font);
};

const loadOnce = (key: string): Promise<void> => {
  const started = loading.get(key);
  if (started) return started;
  // A face that cannot be had is stood in for by the device's serif; no page waits for it.
  const begun = load(key)
    .catch(() => undefined)
    .then(() => {
      settled.add(key);
    });
  loading.set(key, begun);
  return begun;
};

/** The family that draws a run of the layout, with stand-ins behind it. */
export const familyOf = (font: string): string =>
  `'${FONT_FACES[font]?.family ?? 'Literata'}', 'Literata Variable', Georgia, serif`;

/** How long words wait for their faces before stand-ins draw them, in ms. */
const PATIENCE_MS = 2000;

const facesOf = (page: PageLayout | undefined): string[] => [
  ...new Set(
    page?.blocks.flatMap((block) =>
      block.lines.flatMap((line) => line.runs.map((run) => run.font)),
    ) ?? [],
  ),
];

/** Loads the faces a page is set in; true once its words can be drawn. */
export const useBookFonts = (page: PageLayout | undefined): boolean => {
  const [ready, setReady] = useState(() => facesOf(page).every((key) => settled.has(key)));
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
