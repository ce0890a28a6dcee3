import type { Rolldown } from 'vite';

const PAGE_MODULE = /\/src\/pages\/([^/]+)\/\1-page\.tsx$/;
/** The styles of the reader, and the Latin letters of screen and books. */
const STYLES_AND_LETTERS =
  /\/(?:index-|read-page-|clear-letters-).*\.css$|\/(?:cabin-latin-wght|literata-latin-wght).*\.woff2$|-latin-[^/]*\.woff2$/;

/** What a book kept on a device needs of the app: all that the reader may fetch, other pages left out. */
export const filesToKeep = (
  chunks: readonly Rolldown.OutputChunk[],
  assets: readonly string[],
): string[] => {
  const isOtherPage = (file: string): boolean =>
    PAGE_MODULE.test(chunks.find(({ fileName }) => fileName === file)?.facadeModuleId ?? '');
  const first = [...entryFiles(chunks), ...filesOf(chunks, 'read')];
  const later = chunks
    .filter(({ fileName }) => first.includes(fileName))
    .flatMap(({ dynamicImports }) => dynamicImports.filter((file) => !isOtherPage(file)));
  // A script that only brought a style sheet is named by who asks for it, and was never written.
  const isWritten = (file: string): boolean => chunks.some(({ fileName }) => fileName === file);
  const scripts = [...first, ...later.flatMap((file) => importsOf(chunks, file))].filter(isWritten);
  const others = assets.filter((file) => STYLES_AND_LETTERS.test(`/${file}`));
  return [...new Set([...scripts, ...others])].map((file) => `/${file}`);
};

/** The scripts that every page starts with. */
export const entryFiles = (chunks: readonly Rolldown.OutputChunk[]): string[] =>
  chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => importsOf(chunks, fileName));

/** A script and all that it imports. */
const importsOf = (chunks: readonly Rolldown.OutputChunk[], file: string): string[] => {
  const wanted = new Set<string>();
  const want = (name: string): void => {
    if (wanted.has(name)) return;
    wanted.add(name);
    for (const next of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) want(next);
  };
  want(file);
  return [...wanted];
};

/** The scripts of a page: its own and those it imports. */
export const filesOf = (chunks: readonly Rolldown.OutputChunk[], page: string): string[] => {
  const ofPage = chunks.find(({ facadeModuleId }) =>
    facadeModuleId?.endsWith(`/src/pages/${page}/${page}-page.tsx`),
  );
  if (!ofPage) throw new Error(`the build has no page ${page}`);
  return importsOf(chunks, ofPage.fileName);
};
