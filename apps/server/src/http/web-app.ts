import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type BrandNames, fillBrandMarks, type SentNames } from '@bramblebook/contract/brand';
import { formFolder, type PageForm } from '@bramblebook/contract/page-forms';
import { SENT_ANSWERS_MARK } from '@bramblebook/contract/screen-reads';
import { isScreen, SCREENS, STAFF_SCREENS, screenAt } from '@bramblebook/contract/screen-routes';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sentAnswers } from './sent-answers.ts';
import { shareHead } from './share-head.ts';
import { readWebPage, sendOwnPage, sendWebPage, type WebPage } from './web-page.ts';

const YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** What browsers heed of a page alone: on a script, a font or a picture it would be a kilobyte of nothing. */
const OF_PAGES = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** The page that starts the web app; screens without an own prerendered page get it too. */
const SHELL = 'index.html';
/** The page that starts the staff's app, which no search engine is to list. */
const STAFF_SHELL = 'staff.html';
const STAFF_HOME = '/admin';
/** What the installed app is called. */
const MANIFEST = 'manifest.webmanifest';
/** Pages rendered at the build, one for each screen, named for it; in folders those that differ from shop to shop. */
const PRERENDERED = 'prerendered';

export interface WebApp {
  readonly folder: string;
  readonly shell: WebPage;
  readonly staffShell: WebPage | null;
  readonly manifest: string | null;
  /** Pages rendered at the build, by the pattern of their screen. */
  readonly prerendered: ReadonlyMap<string, WebPage>;
  /** What the content security policy must name for the scripts inside those pages. */
  readonly scriptHashes: readonly string[];
}

const hashScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Its names are written into the values, so that no name can end one. */
const readManifest = (folder: string, names: BrandNames): string | null => {
  const file = path.join(folder, MANIFEST);
  if (!existsSync(file)) return null;
  const filled: unknown = JSON.parse(readFileSync(file, 'utf8'), (_, value: unknown) =>
    typeof value === 'string' ? fillBrandMarks(value, names, (name) => name) : value,
  );
  return JSON.stringify(filled);
};

export interface WebAppFacts {
  /** What is true of the shop, of all that its pages may say. */
  readonly form: PageForm;
  readonly names: BrandNames;
}

/** With who runs its models, where such tell or paint. */
const allNames = ({ form: { models }, names }: WebAppFacts): SentNames => ({
  ...names,
  ...(models.tells !== null && { tells: models.tells }),
  ...(models.paints !== null && { paints: models.paints }),
});

/** Reads the built web app as it is in such a shop; null when it is not built. */
export const readWebApp = (folder: string, facts: WebAppFacts): WebApp | null => {
  const names = allNames(facts);
  const shell = readWebPage(folder, SHELL, names);
  if (!shell) return null;
  const prerendered = new Map<string, WebPage>();
  for (const [name, pattern] of Object.entries(SCREENS)) {
    const file = `${name}.html`;
    const ofAll = path.join(folder, PRERENDERED);
    const own = readWebPage(path.join(ofAll, formFolder(facts.form)), file, names);
    const page = own ?? readWebPage(ofAll, file, names);
    if (page) prerendered.set(pattern, page);
  }
  const pages = [shell, ...prerendered.values()];
  return {
    folder,
    shell,
    staffShell: readWebPage(folder, STAFF_SHELL, names),
    manifest: readManifest(folder, names),
    prerendered,
    scriptHashes: [...new Set(pages.flatMap(({ html }) => hashScripts(html)))],
  };
};

/**
 * Serves the files of the web app, whose names change with what is in them. Gives what
 * answers every other path: the staff's app at its screens, the parents' app everywhere
 * else, with 200 where there is a screen and 404 where there is none.
 */
export const serveWebApp = async (
  app: FastifyInstance,
  { folder, shell, staffShell, manifest, prerendered }: WebApp,
): Promise<(asked: string, reply: FastifyReply) => Promise<FastifyReply>> => {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: [SHELL, STAFF_SHELL, MANIFEST, `${PRERENDERED}/**`, '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = path.relative(folder, file).startsWith(`assets${path.sep}`);
      reply.header('cache-control', hashed ? YEAR : ASK_AGAIN);
      if (hashed) for (const name of OF_PAGES) reply.removeHeader(name);
      // Programs that show mails are at addresses of their own.
      const isOfMails = path.relative(folder, file).startsWith(`mail${path.sep}`);
      if (isOfMails) reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
  if (manifest !== null)
    app.get(`/${MANIFEST}`, async (_, reply) =>
      reply
        .header('cache-control', ASK_AGAIN)
        .type('application/manifest+json; charset=utf-8')
        .send(manifest),
    );
  return async (asked, reply) => {
    if (asked === STAFF_HOME || asked === `${STAFF_HOME}/`)
      return reply.redirect(STAFF_SCREENS.adminDashboard);
    if (staffShell && isScreen(asked, STAFF_SCREENS))
      return sendWebPage(reply.header('x-robots-tag', 'noindex'), staffShell, 200);
    const screen = screenAt(asked);
    if (screen === null) return sendWebPage(reply, shell, 404);
    // What a parent shares by a link is for whoever has the link, and for no list of pages.
    const page = prerendered.get(screen) ?? shell;
    if (screen === SCREENS.shared) {
      reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
      const [, , token = ''] = asked.split('/');
      const head = await shareHead(app.shop, { token, address: reply.request.ip });
      if (head !== null)
        return sendOwnPage(
          reply,
          page.html.replace('</head>', () => `${head}</head>`),
        );
    }
    const answers = await sentAnswers(app, reply.request, { screen, path: asked });
    return answers === null
      ? sendWebPage(reply, page, 200)
      : sendOwnPage(
          reply,
          page.html.replace(SENT_ANSWERS_MARK, () => answers),
        );
  };
};
