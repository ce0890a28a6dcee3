import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type BrandNames, fillBrandMarks } from '@bramblebook/contract/brand';
import { escapeHtml } from '@bramblebook/shop/messages/escape-html';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply } from 'fastify';

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);
const PACKERS = {
  br: (html: Buffer) =>
    brotli(html, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: html.length } }),
  gzip: (html: Buffer) => zip(html, { level: constants.Z_BEST_COMPRESSION }),
} as const;

/** A page with the shop's names in it, packed tightly once for each way it is asked for. */
export interface WebPage {
  readonly html: string;
  packed(encoding: keyof typeof PACKERS | null): Promise<Buffer>;
}

const webPage = (html: string): WebPage => {
  const plain = Buffer.from(html);
  const packed = new Map<string, Promise<Buffer>>();
  return {
    html,
    packed(encoding) {
      if (encoding === null) return Promise.resolve(plain);
      const known = packed.get(encoding) ?? PACKERS[encoding](plain);
      packed.set(encoding, known);
      return known;
    },
  };
};

/** Reads a page of the build as it is in a shop of these names; null where the build has none. */
export const readWebPage = (folder: string, name: string, names: BrandNames): WebPage | null => {
  const file = path.join(folder, name);
  return existsSync(file)
    ? webPage(fillBrandMarks(readFileSync(file, 'utf8'), names, escapeHtml))
    : null;
};

/** Answers with a page, which browsers keep but ask for anew. */
export const sendWebPage = async (
  reply: FastifyReply,
  page: WebPage,
  status: number,
): Promise<FastifyReply> => {
  const accepted = negotiate(reply.request.headers['accept-encoding'] ?? '', ['br', 'gzip']);
  const encoding = accepted === 'br' || accepted === 'gzip' ? accepted : null;
  const body = await page.packed(encoding);
  if (encoding) reply.header('content-encoding', encoding);
  return reply
    .status(status)
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8')
    .send(body);
};
