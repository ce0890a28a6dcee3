import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ApiCall } from '@bramblebook/contract/api-call';
import { finalImageField } from '@bramblebook/contract/book';
import { BRAND_MARKS } from '@bramblebook/contract/brand';
import { formFolder, PAGE_FORMS, type PageForm } from '@bramblebook/contract/page-forms';
import { PAGE, PREVIEW_PAGES } from '@bramblebook/contract/page-numbers';
import { SCREEN_READS, SENT_ANSWERS, SENT_ANSWERS_MARK } from '@bramblebook/contract/screen-reads';
import { SCREENS, type ScreenName } from '@bramblebook/contract/screen-routes';
import { PICTURE_WIDTHS } from '@bramblebook/contract/settings';
import { accountApi, bookApi } from '@bramblebook/contract/shop-api';
import { SIGNED_IN_MARK } from '@bramblebook/contract/signed-in-mark';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { filesOf, filesToKeep } from './build-files.ts';
import { checkFirstLoads } from './first-load.ts';
import { leanIcons } from './lean-icons-plugin.ts';
import { PICTURE_SIZES } from './src/book/picture-sizes.ts';
import { buildStillScript } from './still-script.ts';

interface PrerenderedPage {
  readonly name: ScreenName & keyof typeof SCREENS;
  /** The page's own file under `src/pages/`. */
  readonly page: string;
  readonly title?: string;
  /** The faces of its headings' font that are seen first. */
  readonly faces: readonly string[];
  /** Whether it is read before anything is pressed, so that no script comes before that. */
  readonly isStill?: true;
  /** The picture that is seen first: in which of those answers, under which of its fields. */
  readonly picture?: FirstPicture;
}

interface FirstPicture {
  readonly of: ApiCall;
  readonly fields: readonly string[];
  readonly sizes: string;
}

const SHELL_FACES = ['normal'] as const;
const COVER = [finalImageField(PAGE.frontCover), 'page1ImageUrl'];
const [firstPreviewPage = PAGE.firstStory] = PREVIEW_PAGES;
const FIRST_PAGE = [finalImageField(firstPreviewPage), 'page1ImageUrl'];
const pictureIn = (
  screen: keyof typeof PICTURE_SIZES,
  fields: readonly string[],
): FirstPicture => ({
  of: screen === 'dashboard' ? bookApi.ofUser : bookApi.get,
  fields,
  sizes: PICTURE_SIZES[screen],
});

/** The screens whose letters would take the line from what is seen first: a picture (src/book/first-picture.tsx), or the shelf. */
const LATE_FACES: readonly ScreenName[] = ['preview', 'fullPreview', 'read', 'dashboard'];

/** What each screen shows before anything is known of who looks at it. */
const PAGES: readonly PrerenderedPage[] = [
  { name: 'landing', page: 'landing', faces: ['normal', 'italic'], isStill: true },
  {
    name: 'help',
    page: 'help',
    title: `Help and support · ${BRAND_MARKS.brand}`,
    faces: SHELL_FACES,
    isStill: true,
  },
  { name: 'createBook', page: 'create-book', faces: SHELL_FACES },
  {
    name: 'preview',
    page: 'preview',
    faces: SHELL_FACES,
    picture: pictureIn('preview', FIRST_PAGE),
  },
  {
    name: 'fullPreview',
    page: 'full-preview',
    faces: SHELL_FACES,
    picture: pictureIn('fullPreview', COVER),
  },
  {
    name: 'read',
    page: 'read',
    faces: SHELL_FACES,
    picture: pictureIn('read', COVER),
  },
  {
    name: 'checkout',
    page: 'checkout',
    faces: SHELL_FACES,
    picture: pictureIn('checkout', COVER),
  },
  { name: 'shared', page: 'shared', faces: SHELL_FACES },
  {
    name: 'orderSuccess',
    page: 'order-success',
    faces: SHELL_FACES,
  },
  {
    name: 'dashboard',
    page: 'dashboard',
    faces: SHELL_FACES,
    picture: pictureIn('dashboard', COVER),
  },
  { name: 'yourAddress', page: 'your-address', faces: SHELL_FACES },
];

/**
 * After the build, renders every screen as far as it is the same for everybody to
 * `dist/prerendered/`, with the styles inlined and the scripts of its page asked for early,
 * so that it is seen before any script has run. The server sends these for their screens
 * and `dist/index.html` for every other path; those that no script completes are in every form
 * that a shop may have, since what they say must be true of it.
 */
export const prerenderPages = (root: string): Plugin => {
  const dist = path.join(root, 'dist');
  let chunks: readonly Rolldown.OutputChunk[] = [];
  let assets: readonly string[] = [];
  return {
    name: 'prerender-pages',
    apply: 'build',
    writeBundle(_, bundle) {
      chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      assets = Object.keys(bundle).filter((file) => !file.endsWith('.js'));
    },
    closeBundle: {
      sequential: true,
      async handler() {
        checkFirstLoads(
          chunks,
          PAGES.filter(({ isStill }) => !isStill).map(({ page }) => page),
        );
        const renderPage = await buildRenderer(root);
        const plain = await readFile(path.join(dist, 'index.html'), 'utf8');
        const still = await buildStillScript(root);
        const wake = (await readScript(root, 'wake-when-wanted.js')).replace('%STILL%', still);
        const early = await readScript(root, 'read-early.js');
        const greet = await readScript(root, 'greet-early.js');
        const mark = await readScript(root, 'mark-signed-in.js');
        const shell = plain.replace('</title>', () => `</title><script>${mark}</script>`);
        await mkdir(path.join(dist, 'prerendered'), { recursive: true });
        const kept = JSON.stringify(filesToKeep(chunks, assets));
        await writeFile(path.join(dist, 'reader-files.json'), kept);
        for (const page of PAGES) {
          const styled = await inlineStyles(shell, dist, page);
          const scripted = page.isStill
            ? withWake(styled, wake)
            : withPage(styled, filesOf(chunks, page.page));
          const greeted =
            page.name === 'dashboard'
              ? scripted.replace('</body>', () => `<script>${greet}</script></body>`)
              : scripted;
          const frame = withReads(greeted, early, page).replace(/<title>.*?<\/title>/, (was) =>
            page.title ? `<title>${page.title}</title>` : was,
          );
          const html = (content: string): string =>
            frame.replace('<div id="root"></div>', () => `<div id="root">${content}</div>`);
          const file = `${page.name}.html`;
          const rendered = path.join(dist, 'prerendered');
          if (!page.isStill) {
            const content = await renderPage(SCREENS[page.name], null);
            await writeFile(path.join(rendered, file), html(content));
          }
          for (const form of page.isStill ? PAGE_FORMS : []) {
            const content = await renderPage(SCREENS[page.name], form);
            await mkdir(path.join(rendered, formFolder(form)), { recursive: true });
            const place = path.join(rendered, formFolder(form), file);
            await writeFile(place, html(content));
          }
        }
      },
    },
  };
};

/** A script that stands inside pages, without its comment. */
const readScript = async (root: string, file: string): Promise<string> =>
  (await readFile(path.join(root, file), 'utf8'))
    .replace(/^\/\/.*\n/gm, '')
    .replace('%MARK%', SIGNED_IN_MARK)
    .replace('%ME%', accountApi.me.path);

const buildRenderer = async (
  root: string,
): Promise<(path: string, form: PageForm | null) => Promise<string>> => {
  // A folder of its own for every build: this process may build again, and keeps what it has imported.
  const cache = path.join(root, '../../node_modules/.cache/bramblebook-prerender');
  await rm(cache, { recursive: true, force: true });
  const renderer = path.join(cache, String(process.hrtime.bigint()));
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    plugins: [react(), leanIcons(root)],
    build: {
      ssr: path.join(root, 'src/render-page.tsx'),
      outDir: renderer,
      emptyOutDir: true,
      target: 'esnext',
      rolldownOptions: { output: { entryFileNames: 'render-page.mjs' } },
    },
  });
  const file = pathToFileURL(path.join(renderer, 'render-page.mjs')).href;
  const { renderPage } = await import(file);
  return renderPage;
};

/** Puts the style sheet into the page and asks early for the fonts of the first sight. */
const inlineStyles = async (
  html: string,
  dist: string,
  { name, faces, isStill, picture }: PrerenderedPage,
): Promise<string> => {
  const link = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/.exec(html);
  if (!link?.[1]) throw new Error('index.html has no style sheet to inline');
  const sheet = await readFile(path.join(dist, link[1]), 'utf8');
  // Nothing may jump under the eyes of who reads: a font that is late is seen on the next page.
  const css = isStill ? sheet.replaceAll('font-display:swap', 'font-display:optional') : sheet;
  if (picture && LATE_FACES.includes(name))
    return html.replace(link[0], () => withLateFaces(css, link[1] ?? ''));
  const fonts = [...css.matchAll(/url\(([^)]*(?:cabin|literata)-latin-wght-([a-z]+)-[^)]*)\)/g)]
    .filter(([, , face]) => face !== undefined && faces.includes(face))
    .map(
      ([, url]) =>
        // Where a screen waits for its scripts, those come first: the stand-ins are drawn meanwhile.
        `<link rel="preload" as="font" type="font/woff2" crossorigin${isStill ? '' : ' fetchpriority="low"'} href="${url}">`,
    )
    .join('');
  return html.replace(link[0], () => `${fonts}<style>${css}</style>${knownSheet(link[1] ?? '')}`);
};

/** What is fetched later asks for the sheet first unless there is a link to it; a disabled one fetches nothing. */
const knownSheet = (href: string): string => `<link rel="stylesheet" href="${href}" disabled>`;

const OWN_FACE = /@font-face\s*\{[^}]*(?:cabin|literata)-[^}]*\}/g;

/** Styles whose letters come after the first picture (read-early.js), which would wait for them on a slow line. */
const withLateFaces = (css: string, href: string): string => {
  const faces = css.match(OWN_FACE)?.join('') ?? '';
  const late = `<style id="faces" media="not all">${faces}</style>`;
  return `<style>${css.replace(OWN_FACE, '')}</style>${late}${knownSheet(href)}`;
};

const ENTRY = /<script type="module"[^>]*src="([^"]+)"[^>]*><\/script>/;
const PRELOADS = /\s*<link rel="modulepreload"[^>]*>/g;

/** Leaves the app's scripts out until somebody wants something from the page. */
const withWake = (html: string, wake: string): string => {
  const [script] = ENTRY.exec(html) ?? [];
  if (!script) throw new Error('index.html has no script to leave out');
  return html
    .replace(script, '')
    .replace(PRELOADS, '')
    .replace('</body>', () => `<script>${wake}</script></body>`);
};

/** Has the page ask for its first answers and its first picture together with its scripts. */
const withReads = (html: string, early: string, page: PrerenderedPage): string => {
  const { picture } = page;
  const reads = SCREEN_READS[page.name];
  if (!reads) return html;
  const paths = [...reads.sent, ...reads.asked].map((call) => call.path);
  const script = early
    .replace('%READS%', paths.join(' '))
    .replace('%SENT%', SENT_ANSWERS)
    .replace('%PICTURED%', picture?.of.path ?? '')
    .replace('%FIELDS%', picture?.fields.join(' ') ?? '')
    .replaceAll('%SIZES%', picture?.sizes ?? '')
    .replace('%WIDTHS%', PICTURE_WIDTHS.join(' '));
  return (
    html
      // Behind the viewport: how wide the screen is says which picture is asked for.
      .replace(
        /<meta name="viewport"[^>]*>/,
        (viewport) => `${viewport}${SENT_ANSWERS_MARK}<script>${script}</script>`,
      )
      .replace('</body>', () => '<script>placeFirstPicture()</script></body>')
  );
};

/** Asks for the page's own scripts together with the app's, instead of one after the other. */
const withPage = (html: string, files: readonly string[]): string => {
  const links = files
    .filter((file) => !html.includes(`/${file}"`))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
  return html.replace('</head>', () => `${links.join('')}</head>`);
};
