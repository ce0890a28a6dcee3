import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fillBrandMarks, type SentNames } from '@bramblebook/contract/brand';
import { escapeHtml } from '@bramblebook/shop/messages/escape-html';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);
/** What takes a tenth of a second for a page is done once for it; one that is for one person is packed in a few ms. */
const TIGHTLY = { br: constants.BROTLI_MAX_QUALITY, gzip: constants.Z_BEST_COMPRESSION };
const QUICKLY = { br: 5, gzip: constants.Z_DEFAULT_COMPRESSION };
type Encoding = keyof typeof TIGHTLY;

const pack = (html: Buffer, encoding: Encoding, quality: typeof TIGHTLY): Promise<Buffer> =>
  encoding === 'gzip'
    ? zip(html, { level: quality.gzip })
    : brotli(html, {
        params: {
          [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
          [constants.BROTLI_PARAM_QUALITY]: quality.br,
        },
      });

/** A page with the shop's names in it, packed tightly once for each way it is asked for. */
export interface WebPage {
  readonly html: string;
  packed(encoding: Encoding | null): Promise<Buffer>;
}

const webPage = (html: string): WebPage => {
  const plain = Buffer.from(html);
  const packed = new Map<string, Promise<Buffer>>();
  return {
    html,
    packed(encoding) {
      if (encoding === null) return Promise.resolve(plain);
      const known = packed.get(encoding) ?? pack(plain, encoding, TIGHTLY);
      packed.set(encoding, known);
      return known;
    },
  };
};

/** Reads a page of the build as it is in a shop of these names; null where the build has none. */
export const readWebPage = (folder: string, name: string, names: SentNames): WebPage | null => {
  const file = path.join(folder, name);
  return existsSync(file)
    ? webPage(fillBrandMarks(readFileSync(file, 'utf8'), names, escapeHtml))
    : null;
};

const encodingFor = ({ request }: FastifyReply): Encoding | null => {
  const accepted = negotiate(request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  return accepted === 'br' || accepted === 'gzip' ? accepted : null;
};

const sendHtml = (
  reply: FastifyReply,
  { body, encoding }: { readonly body: Buffer; readonly encoding: Encoding | null },
): FastifyReply => {
  if (encoding) reply.header('content-encoding', encoding);
  return reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8').send(body);
};

/** Answers with a page, which browsers keep but ask for anew. */
export const sendWebPage = async (
  reply: FastifyReply,
  page: WebPage,
  status: number,
): Promise<FastifyReply> => {
  const encoding = encodingFor(reply);
  const body = await page.packed(encoding);
  return sendHtml(reply.status(status).header('cache-control', 'no-cache'), { body, encoding });
};

/** Answers with a page that is for one person alone. */
export const sendOwnPage = async (reply: FastifyReply, html: string): Promise<FastifyReply> => {
  const encoding = encodingFor(reply);
  const plain = Buffer.from(html);
  const body = encoding === null ? plain : await pack(plain, encoding, QUICKLY);
  return sendHtml(reply.header('cache-control', 'private, no-cache'), { body, encoding });
};
