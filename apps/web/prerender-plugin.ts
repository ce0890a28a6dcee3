import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { SCREENS } from '@bramblebook/contract/screen-routes';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';

/** Screens whose first sight is the same for everybody, with what their head says. */
const PAGES = [
  { screen: SCREENS.landing, file: 'landing.html', title: null, faces: ['normal', 'italic'] },
  {
    screen: SCREENS.help,
    file: 'help.html',
    title: 'Help and support · Bramblebook',
    faces: ['normal'],
  },
] as const;

/**
 * After the build, renders the landing and the help page to `dist/prerendered/`, with
 * their styles inlined, so that they are readable before any script has run. The server
 * sends these for their paths and `dist/index.html` for every other screen.
 */
export const prerenderPages = (root: string): Plugin => {
  const dist = path.join(root, 'dist');
  const renderer = path.join(root, '../../node_modules/.cache/bramblebook-prerender');
  return {
    name: 'prerender-pages',
    apply: 'build',
    closeBundle: {
      sequential: true,
      async handler() {
        await build({
          root,
          configFile: false,
          logLevel: 'warn',
          plugins: [react()],
          build: {
            ssr: path.join(root, 'src/render-page.tsx'),
            outDir: renderer,
            emptyOutDir: true,
            target: 'esnext',
            rolldownOptions: { output: { entryFileNames: 'render-page.mjs' } },
          },
        });
        const { renderPage } = (await import(
          `${pathToFileURL(path.join(renderer, 'render-page.mjs')).href}?${process.hrtime.bigint()}`
        )) as { renderPage: (path: string) => Promise<string> };
        const shell = await readFile(path.join(dist, 'index.html'), 'utf8');
        await mkdir(path.join(dist, 'prerendered'), { recursive: true });
        for (const { screen, file, title, faces } of PAGES) {
          const content = await renderPage(screen);
          const html = (await inlineStyles(shell, dist, faces))
            .replace('<div id="root"></div>', () => `<div id="root">${content}</div>`)
            .replace(/<title>.*?<\/title>/, (was) => (title ? `<title>${title}</title>` : was));
          await writeFile(path.join(dist, 'prerendered', file), html);
        }
      },
    },
  };
};

/** Puts the style sheet into the page and asks early for the fonts of the first sight. */
const inlineStyles = async (
  html: string,
  dist: string,
  faces: readonly string[],
): Promise<string> => {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html);
  if (!link?.[1]) throw new Error('index.html has no style sheet to inline');
  const css = await readFile(path.join(dist, link[1]), 'utf8');
  const fonts = [...css.matchAll(/url\(([^)]*(?:cabin|literata)-latin-wght-([a-z]+)-[^)]*)\)/g)]
    .filter(([, , face]) => face !== undefined && faces.includes(face))
    .map(([, url]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`)
    .join('');
  return html.replace(link[0], () => `${fonts}<style>${css}</style>`);
};
