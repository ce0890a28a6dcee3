import { SIGNED_IN_MARK } from '@bramblebook/contract/signed-in-mark';
import { type From, KNOWN_BROWSER_MS } from '@bramblebook/shop/accounts/known-browsers';
import { hashSecret, newSecret, SESSION_MS } from '@bramblebook/shop/accounts/sessions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { browserName } from './browser-name.ts';

const SESSION = 'bramble_session';
const VISITOR = 'bramble_visitor';
/** What a browser is known by that signed in before. */
const BROWSER = 'bramble_browser';
const VISITOR_MS = 2 * 24 * 60 * 60_000;

const STAFF = 'bramble_staff';

const isSecure = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || request.server.cookiesSecure;
/** A cookie's name, which under https binds it to this host (RFC 6265bis, 4.1.3.2). */
const nameOf = (request: FastifyRequest, name: string): string =>
  isSecure(request) ? `__Host-${name}` : name;
const read = (request: FastifyRequest, name: string): string | null =>
  request.cookies[nameOf(request, name)] || null;
const clear = (reply: FastifyReply, name: string): void => {
  reply.clearCookie(nameOf(reply.request, name), { path: '/', secure: isSecure(reply.request) });
};

const set = (
  reply: FastifyReply,
  name: string,
  value: string,
  { ms, httpOnly = true }: { readonly ms: number; readonly httpOnly?: boolean },
): void => {
  reply.setCookie(httpOnly ? nameOf(reply.request, name) : name, value, {
    path: '/',
    httpOnly,
    sameSite: 'lax',
    secure: isSecure(reply.request),
    maxAge: Math.floor(ms / 1000),
  });
};

export const readSessionCookie = (request: FastifyRequest): string | null => read(request, SESSION);

/** Gives the browser its session, or the same one for another while. */
export const setSessionCookie = (reply: FastifyReply, secret: string): void => {
  set(reply, SESSION, secret, { ms: SESSION_MS });
  set(reply, SIGNED_IN_MARK, '1', { ms: SESSION_MS, httpOnly: false });
};

export const clearSessionCookie = (reply: FastifyReply): void => {
  clear(reply, SESSION);
  reply.clearCookie(SIGNED_IN_MARK, { path: '/' });
};

/**
 * Has the browser forget what it has of our answers: a child's pictures stay in its cache for
 * others to find who use it next. Its `storage` is left alone, where how somebody needs to read
 * is kept; the page itself forgets the draft and the books that were taken along.
 */
const forgetAnswers = (reply: FastifyReply): void => {
  reply.header('clear-site-data', '"cache"');
};

/** Signs the browser out. */
export const leave = (reply: FastifyReply): void => {
  clearSessionCookie(reply);
  forgetAnswers(reply);
};

/** Where a sign-in comes from. */
export const readFrom = (request: FastifyRequest): From => ({
  address: request.ip,
  browser: read(request, BROWSER),
  startedIn: browserName(String(request.headers['user-agent'] ?? '')),
});

/** Signs the browser in, and lets it be known by its cookie from now on. */
export const enter = (
  reply: FastifyReply,
  { session, browser }: { readonly session: string; readonly browser: string },
): void => {
  setSessionCookie(reply, session);
  set(reply, BROWSER, browser, { ms: KNOWN_BROWSER_MS });
};

/** What the shop knows a visitor by who is not signed in; null without the cookie. */
export const readVisitor = (request: FastifyRequest): string | null => {
  const secret = read(request, VISITOR);
  return secret === null ? null : hashSecret(secret);
};

/** The visitor, who gets a cookie if there is none yet. */
export const makeVisitor = (request: FastifyRequest, reply: FastifyReply): string => {
  const known = readVisitor(request);
  if (known !== null) return known;
  const secret = newSecret();
  set(reply, VISITOR, secret, { ms: VISITOR_MS });
  return hashSecret(secret);
};

export const readStaffCookie = (request: FastifyRequest): string | null => read(request, STAFF);

/** Gives the browser a staff session: until it is closed, and never along with another site's request. */
export const setStaffCookie = (reply: FastifyReply, secret: string): void => {
  reply.setCookie(nameOf(reply.request, STAFF), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(reply.request),
  });
};

/** Signs the browser of a member of staff out. */
export const leaveStaff = (reply: FastifyReply): void => {
  clear(reply, STAFF);
  forgetAnswers(reply);
};
