import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isScreen, SCREENS, STAFF_SCREENS, screenAt } from '@bramblebook/contract/screen-routes';
import { negotiate } from '@fastify/accept-negotiator';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

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
/** Pages rendered at the build, one for each screen, named for it. */
const PRERENDERED = 'prerendered';
/** Those that say that photos are shared with nobody, for a shop that tells and paints by itself. */
const OWN_MAKER = 'own-maker';

/** A page as it is and as it travels: the build has written its compressed forms beside it. */
interface WebPage {
  readonly plain: Buffer;
  readonly br: Buffer | null;
  readonly gzip: Buffer | null;
}

const pageIn = (folder: string, name: string): WebPage | null => {
  const read = (end: string): Buffer | null => {
    const file = path.join(folder, `${name}${end}`);
    return existsSync(file) ? readFileSync(file) : null;
  };
  const plain = read('');
  return plain && { plain, br: read('.br'), gzip: read('.gz') };
};

const send = (reply: FastifyReply, page: WebPage, status: number): FastifyReply => {
  const accepted = negotiate(reply.request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  const packed = accepted === 'br' || accepted === 'gzip' ? page[accepted] : null;
  if (packed) reply.header('content-encoding', accepted);
  return reply
    .status(status)
    .header('cache-control', ASK_AGAIN)
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(packed ?? page.plain);
};

export interface WebApp {
  readonly folder: string;
  readonly shell: WebPage;
  readonly staffShell: WebPage | null;
  /** Pages rendered at the build, by the pattern of their screen. */
  readonly prerendered: ReadonlyMap<string, WebPage>;
  /** What the content security policy must name for the scripts inside those pages. */
  readonly scriptHashes: readonly string[];
}

const hashScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Reads the built web app for a shop that tells and paints by itself or not; null when it is not built. */
export const readWebApp = (folder: string, isOwnMaker: boolean): WebApp | null => {
  const shell = pageIn(folder, SHELL);
  if (!shell) return null;
  const prerendered = new Map<string, WebPage>();
  for (const [name, pattern] of Object.entries(SCREENS)) {
    const own = isOwnMaker
      ? pageIn(path.join(folder, PRERENDERED, OWN_MAKER), `${name}.html`)
      : null;
    const page = own ?? pageIn(path.join(folder, PRERENDERED), `${name}.html`);
    if (page) prerendered.set(pattern, page);
  }
  const pages = [shell, ...prerendered.values()];
  const scripts = pages.flatMap(({ plain }) => hashScripts(plain.toString('utf8')));
  return {
    folder,
    shell,
    staffShell: pageIn(folder, STAFF_SHELL),
    prerendered,
    scriptHashes: [...new Set(scripts)],
  };
};

/**
 * Serves the files of the web app, whose names change with what is in them. Gives what
 * answers every other path: the staff's app at its screens, the parents' app everywhere
 * else, with 200 where there is a screen and 404 where there is none.
 */
export const serveWebApp = async (
  app: FastifyInstance,
  { folder, shell, staffShell, prerendered }: WebApp,
): Promise<(asked: string, reply: FastifyReply) => FastifyReply> => {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    globIgnore: [SHELL, STAFF_SHELL, `${PRERENDERED}/**`, '**/*.br', '**/*.gz'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = path.relative(folder, file).startsWith(`assets${path.sep}`);
      reply.header('cache-control', hashed ? YEAR : ASK_AGAIN);
      if (hashed) for (const name of OF_PAGES) reply.removeHeader(name);
    },
  });
  return (asked, reply) => {
    if (asked === STAFF_HOME || asked === `${STAFF_HOME}/`)
      return reply.redirect(STAFF_SCREENS.adminDashboard);
    if (staffShell && isScreen(asked, STAFF_SCREENS))
      return send(reply.header('x-robots-tag', 'noindex'), staffShell, 200);
    const screen = screenAt(asked);
    if (screen === null) return send(reply, shell, 404);
    // What a parent shares by a link is for whoever has the link, and for no list of pages.
    if (screen === SCREENS.shared)
      reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
    return send(reply, prerendered.get(screen) ?? shell, 200);
  };
};
