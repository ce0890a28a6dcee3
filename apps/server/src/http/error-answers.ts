import type { Socket } from 'node:net';
import type { ErrorBody } from '@bramblebook/contract/refusals';
import { REFUSALS, type RefusalCode, type Refused, refuse } from '@bramblebook/contract/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BadJson } from './json-body.ts';
import { readAway } from './read-away.ts';

/** Answers a refusal as the contract's error body, with its status. */
export const answerRefusal = (reply: FastifyReply, refused: Refused): FastifyReply => {
  if (refused.retryAfter !== undefined)
    reply.header('retry-after', String(Math.max(1, Math.ceil(refused.retryAfter))));
  const body: ErrorBody = {
    code: refused.code,
    message: refused.message,
    ...(refused.fields && { fields: refused.fields }),
    ...(refused.current !== undefined && { current: refused.current }),
  };
  return reply.status(REFUSALS[refused.code].status).type('application/json').send(body);
};

const BY_FRAMEWORK_CODE: Record<string, RefusalCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_REQ_FILE_TOO_LARGE: 'upload_too_large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
};

// Of Node's sockets and disks, of the shop's ports and of PostgreSQL (class 08; 57P0x: the server is going away
// or starting; 55000: the database takes no connections just now; class 53: its disk is full, its memory or its
// connections are used up; 58030: it cannot read or write; 57014, 55P03: it took too long).
const OUTAGE =
  /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENOTFOUND|EPIPE|ENOSPC|EDQUOT|EMFILE|ENOMEM|08\d{3}|55000|57P0\d|53\d{3}|58030|57014|55P03|SERVICE_OUTAGE)$/;

// What node-postgres says of a connection that is gone or does not come about has no code.
const NO_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

const codeOf = (error: Error & { readonly code?: unknown; readonly syscall?: unknown }): string => {
  // A server on a unix socket that has ended takes the socket's file along.
  if (error.code === 'ENOENT' && error.syscall === 'connect') return 'ECONNREFUSED';
  if (error.code === undefined && NO_CONNECTION.test(error.message)) return 'ECONNRESET';
  return String(error.code ?? '');
};

const codesOf = (error: unknown): string[] =>
  error instanceof Error ? [codeOf(error), ...codesOf(error.cause)] : [];

/** The refusal an error comes down to. What is nobody's fault but ours is `server_error`. */
export const refusalOf = (error: unknown): Refused => {
  if (error instanceof BadJson) return refuse('malformed');
  const codes = codesOf(error);
  const known = BY_FRAMEWORK_CODE[codes[0] ?? ''];
  if (known) return refuse(known);
  if (codes.some((code) => OUTAGE.test(code)))
    return refuse('service_unavailable', { retryAfter: 5 });
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500
    ? refuse('malformed')
    : refuse('server_error');
};

/** Answers what is no HTTP at all, where there is no request to answer yet. */
export const answerBrokenRequest = (_error: Error, socket: Socket): void => {
  if (!socket.writable) return;
  const { status, message } = REFUSALS.malformed;
  const body = JSON.stringify({ code: 'malformed', message } satisfies ErrorBody);
  socket.end(
    `HTTP/1.1 ${status} Bad Request\r\ncontent-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  );
};

/** Makes every error of the server an answer of the contract; a stack trace never leaves it. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    // Who hung up hears no answer, and that is no trouble of ours.
    const isGone = request.raw.readableAborted;
    const refused = isGone ? refuse('malformed') : refusalOf(error);
    if (REFUSALS[refused.code].status >= 500) request.log.error({ err: error }, 'request failed');
    if (reply.raw.headersSent) return reply;
    if (refused.code === 'body_too_large') await readAway(request);
    return answerRefusal(reply, refused);
  });
};
