import { SIGNED_IN_MARK } from '@bramblebook/contract/signed-in-mark';
import { type From, KNOWN_BROWSER_MS } from '@bramblebook/shop/accounts/known-browsers';
import { hashSecret, newSecret, SESSION_MS } from '@bramblebook/shop/accounts/sessions';
import type { FastifyReply, FastifyRequest } from 'fastify';

const SESSION = 'bramble_session';
const VISITOR = 'bramble_visitor';
/** What a browser is known by that signed in before. */
const BROWSER = 'bramble_browser';
const VISITOR_MS = 2 * 24 * 60 * 60_000;

/** The staff's cookie; under https its name binds it to this host (RFC 6265bis, 4.1.3.2). */
const STAFF = 'bramble_staff';

const isSecure = (request: FastifyRequest): boolean =>
  request.protocol === 'https' || request.server.cookiesSecure;
const staffCookie = (request: FastifyRequest): string =>
  isSecure(request) ? `__Host-${STAFF}` : STAFF;

const set = (
  reply: FastifyReply,
  name: string,
  value: string,
  { ms, httpOnly = true }: { readonly ms: number; readonly httpOnly?: boolean },
): void => {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly,
    sameSite: 'lax',
    secure: isSecure(reply.request),
    maxAge: Math.floor(ms / 1000),
  });
};

export const readSessionCookie = (request: FastifyRequest): string | null =>
  request.cookies[SESSION] ?? null;

/** Gives the browser its session, or the same one for another while. */
export const setSessionCookie = (reply: FastifyReply, secret: string): void => {
  set(reply, SESSION, secret, { ms: SESSION_MS });
  set(reply, SIGNED_IN_MARK, '1', { ms: SESSION_MS, httpOnly: false });
};

export const clearSessionCookie = (reply: FastifyReply): void => {
  reply.clearCookie(SESSION, { path: '/' });
  reply.clearCookie(SIGNED_IN_MARK, { path: '/' });
};

/** Where a sign-in comes from. */
export const readFrom = (request: FastifyRequest): From => ({
  address: request.ip,
  browser: request.cookies[BROWSER] || null,
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
  const secret = request.cookies[VISITOR];
  return secret ? hashSecret(secret) : null;
};

/** The visitor, who gets a cookie if there is none yet. */
export const makeVisitor = (request: FastifyRequest, reply: FastifyReply): string => {
  const known = readVisitor(request);
  if (known !== null) return known;
  const secret = newSecret();
  set(reply, VISITOR, secret, { ms: VISITOR_MS });
  return hashSecret(secret);
};

export const readStaffCookie = (request: FastifyRequest): string | null =>
  request.cookies[staffCookie(request)] ?? null;

/** Gives the browser a staff session: until it is closed, and never along with another site's request. */
export const setStaffCookie = (reply: FastifyReply, secret: string): void => {
  reply.setCookie(staffCookie(reply.request), secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(reply.request),
  });
};

export const clearStaffCookie = (reply: FastifyReply): void => {
  reply.clearCookie(staffCookie(reply.request), { path: '/', secure: isSecure(reply.request) });
};
