import { Readable } from 'node:stream';
import type { ByteRange, OpenFile } from '@bramblebook/shop/ports/file-store';
import type { KeptFile } from '@bramblebook/shop/pressing/kept-file';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Bytes as an answer. */
export interface FileAnswer {
  readonly bytes: Uint8Array;
  /** Media type. */
  readonly type: string;
  /** File name the browser saves it under; shown in place without one. */
  readonly downloadAs?: string;
  /** `no-store` unless given. */
  readonly cacheControl?: string;
}

/** Bytes that are written as they are made. */
export interface StreamAnswer extends Omit<FileAnswer, 'bytes'> {
  readonly stream: AsyncIterable<Uint8Array>;
}

/** A file of the store: streamed, whole or in the part that is asked for. */
export interface KeptAnswer extends Omit<FileAnswer, 'bytes'> {
  readonly file: KeptFile;
}

/**
 * The part of a file that a request asks for (RFC 9110, 14.2): null for all of it, which is
 * also the answer to several parts at once and to units that we do not know.
 */
const readRange = (
  header: string | undefined,
  size: number,
): { readonly first: number; readonly last: number } | 'unsatisfiable' | null => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (from === undefined || to === undefined || from + to === '') return null;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (from !== '' && to !== '' && Number(to) < first) return null;
  return first >= size ? 'unsatisfiable' : { first, last };
};

const mustOpen = async (file: KeptFile, range?: ByteRange): Promise<OpenFile> => {
  const opened = await file.open(range);
  if (!opened) throw new Error('a file was erased while it was sent');
  return opened;
};

const sendKept = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { file, type }: KeptAnswer,
): Promise<FastifyReply> => {
  const etag = `"${file.tag}"`;
  reply.headers({ 'accept-ranges': 'bytes', etag });
  const whole = await mustOpen(file);
  const { size } = whole;
  const { range: asked, 'if-range': unchanged = etag } = request.headers;
  const range = request.method === 'GET' && unchanged === etag ? readRange(asked, size) : null;
  if (range === null) return reply.type(type).header('content-length', size).send(whole.bytes);
  whole.bytes.destroy();
  if (range === 'unsatisfiable')
    return reply.status(416).header('content-range', `bytes */${size}`).send();
  const { first, last } = range;
  const { bytes } = await mustOpen(file, range);
  return reply
    .status(206)
    .type(type)
    .header('content-range', `bytes ${first}-${last}/${size}`)
    .header('content-length', last - first + 1)
    .send(bytes);
};

/** Sends a file that a handler answered with. */
export const sendFile = (
  request: FastifyRequest,
  reply: FastifyReply,
  answer: FileAnswer | StreamAnswer | KeptAnswer,
): FastifyReply | Promise<FastifyReply> => {
  if (answer.cacheControl) reply.header('cache-control', answer.cacheControl);
  if (answer.downloadAs)
    reply.header('content-disposition', `attachment; filename="${answer.downloadAs}"`);
  if ('file' in answer) return sendKept(request, reply, answer);
  if ('stream' in answer) return reply.type(answer.type).send(Readable.from(answer.stream));
  const { buffer, byteOffset, byteLength } = answer.bytes;
  return reply.type(answer.type).send(Buffer.from(buffer, byteOffset, byteLength));
};
