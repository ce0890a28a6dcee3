import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isScreen, SCREENS, STAFF_SCREENS } from '@bramblebook/contract/screen-routes';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const YEAR = 'public, max-age=31536000, immutable';
const ASK_AGAIN = 'no-cache';

/** The page that starts the web app; screens without an own prerendered page get it too. */
const SHELL = 'index.html';
/** The page that starts the staff's app, which no search engine is to list. */
const STAFF_SHELL = 'staff.html';
const STAFF_HOME = '/admin';
const PRERENDERED: Record<string, string> = {
  [SCREENS.landing]: 'prerendered/landing.html',
  [SCREENS.help]: 'prerendered/help.html',
};

const send = (reply: FastifyReply, page: Buffer, status: number): FastifyReply =>
  reply
    .status(status)
    .header('cache-control', ASK_AGAIN)
    .type('text/html; charset=utf-8')
    .send(page);

export interface WebApp {
  readonly folder: string;
  readonly shell: Buffer;
  readonly staffShell: Buffer | null;
  /** Pages rendered at the build, by path. */
  readonly prerendered: ReadonlyMap<string, Buffer>;
  /** What the content security policy must name for the scripts inside those pages. */
  readonly scriptHashes: readonly string[];
}

const hashScripts = (html: string): string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

/** Reads the built web app; null when it is not built. */
export const readWebApp = (folder: string): WebApp | null => {
  const read = (file: string) =>
    existsSync(path.join(folder, file)) ? readFileSync(path.join(folder, file)) : null;
  const shell = read(SHELL);
  if (!shell) return null;
  const prerendered = new Map<string, Buffer>();
  for (const [screen, file] of Object.entries(PRERENDERED)) {
    const page = read(file);
    if (page) prerendered.set(screen, page);
  }
  const pages = [shell, ...prerendered.values()];
  const scriptHashes = [...new Set(pages.flatMap((page) => hashScripts(page.toString('utf8'))))];
  return { folder, shell, staffShell: read(STAFF_SHELL), prerendered, scriptHashes };
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
    globIgnore: [SHELL, STAFF_SHELL, 'prerendered/**'],
    cacheControl: false,
    setHeaders: (reply, file) => {
      const hashed = path.relative(folder, file).startsWith(`assets${path.sep}`);
      reply.header('cache-control', hashed ? YEAR : ASK_AGAIN);
    },
  });
  return (asked, reply) => {
    if (asked === STAFF_HOME || asked === `${STAFF_HOME}/`)
      return reply.redirect(STAFF_SCREENS.adminDashboard);
    if (staffShell && isScreen(asked, STAFF_SCREENS))
      return send(reply.header('x-robots-tag', 'noindex'), staffShell, 200);
    return send(reply, prerendered.get(asked) ?? shell, isScreen(asked, SCREENS) ? 200 : 404);
  };
};
