import { hashSecret, newSecret, SESSION_MS } from '@bramblebook/shop/accounts/sessions';
import type { FastifyReply, FastifyRequest } from 'fastify';

const SESSION = 'bramble_session';
const VISITOR = 'bramble_visitor';
const VISITOR_MS = 2 * 24 * 60 * 60_000;

const set = (reply: FastifyReply, name: string, value: string, ms: number): void => {
  reply.setCookie(name, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: reply.request.protocol === 'https' || reply.server.cookiesSecure,
    maxAge: Math.floor(ms / 1000),
  });
};

export const readSessionCookie = (request: FastifyRequest): string | null =>
  request.cookies[SESSION] ?? null;

/** Gives the browser its session, or the same one for another while. */
export const setSessionCookie = (reply: FastifyReply, secret: string): void =>
  set(reply, SESSION, secret, SESSION_MS);

export const clearSessionCookie = (reply: FastifyReply): void => {
  reply.clearCookie(SESSION, { path: '/' });
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
  set(reply, VISITOR, secret, VISITOR_MS);
  return hashSecret(secret);
};
