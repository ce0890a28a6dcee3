import { constants } from 'node:zlib';
import { refuse } from '@bramblebook/contract/refusals';
import type { Claims } from '@bramblebook/contract/shop-api';
import type { Shop } from '@bramblebook/shop/shop';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { answerBrokenRequest, answerErrors, answerRefusal, refusalOf } from './error-answers.ts';
import { parseJsonBody } from './json-body.ts';
import { modelMakers } from './model-makers.ts';
import { refuseForeignOrigins } from './origin-check.ts';
import { setSecurityHeaders } from './security-headers.ts';
import { readWebApp, serveWebApp } from './web-app.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly shop: Shop;
    /** Whether customers reach the shop by https, so that cookies must not travel otherwise. */
    readonly cookiesSecure: boolean;
    /** Where uploads wait while they are read. */
    readonly incomingFolder: string;
    /** Whether the shop shows made-up reviews and figures. */
    readonly sampleContent: boolean;
    /** What it claims of itself. */
    readonly claims: Claims;
  }
}

// The default of 11 takes seconds for a font.
const BROTLI_QUALITY = 5;
const BODY_LIMIT = 1024 * 1024;
const REQUEST_TIMEOUT_MS = 10 * 60_000;

const NO_CLAIMS: Claims = { delivered: null, countries: null, rating: null };

export interface AppOptions {
  readonly shop: Shop;
  readonly log: FastifyBaseLogger;
  /** Addresses of the proxies whose word on the customer's address is taken. */
  readonly trustedProxies: readonly string[];
  /** Where uploads wait while they are read. */
  readonly incomingFolder: string;
  /** The built web app; null to serve the API alone. */
  readonly webFolder: string | null;
  readonly sampleContent: boolean;
  readonly claims?: Claims;
  /** Registers the routes. */
  readonly routes: readonly ((app: FastifyInstance) => void)[];
}

/** The server, ready to listen: parsing, errors and guards in place, routes registered. */
export const buildApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { shop, log } = options;
  const app = fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: options.trustedProxies.length > 0 ? [...options.trustedProxies] : false,
    clientErrorHandler: answerBrokenRequest,
    frameworkErrors: (error, _request, reply) => {
      answerRefusal(reply as never, refusalOf(error));
    },
  }) as unknown as FastifyInstance;
  app.decorate('shop', shop);
  app.decorate('cookiesSecure', shop.publicUrl.startsWith('https:'));
  app.decorate('incomingFolder', options.incomingFolder);
  app.decorate('sampleContent', options.sampleContent);
  app.decorate('claims', options.claims ?? NO_CLAIMS);
  answerErrors(app);
  const { sampleContent } = options;
  const form = { sampleContent, models: modelMakers(shop) };
  const { name: brand, owner: brandOwner, supportEmail } = shop.brand;
  const names = { brand, brandOwner, supportEmail };
  const web = options.webFolder === null ? null : readWebApp(options.webFolder, { form, names });
  await setSecurityHeaders(app, {
    isHttps: app.cookiesSecure,
    scriptHashes: web?.scriptHashes ?? [],
    payment: shop.payment.inBrowser,
  });
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
  });
  await app.register(fastifyCookie);

  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (_: unknown, body: string | Buffer) => parseJsonBody(String(body)),
  );

  await app.register(fastifyMultipart, { limits: { fields: 20, fieldSize: 10_000, parts: 25 } });

  refuseForeignOrigins(app, new URL(shop.publicUrl).origin);
  app.addHook('onRequest', async (request, reply) => {
    const { url: route = '/api/' } = request.routeOptions;
    if (route.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    log.info(
      {
        method,
        route: routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
  const showScreen = web && (await serveWebApp(app, web));
  app.setNotFoundHandler((request, reply) => {
    // A proxy's form of a request names the host too (RFC 9112, 3.2.2).
    const [asked = '/'] = request.url.replace(/^https?:\/\/[^/?]*/i, '').split('?');
    const isScreenRequest = ['GET', 'HEAD'].includes(request.method) && !/^\/api(\/|$)/.test(asked);
    return showScreen && isScreenRequest
      ? showScreen(asked, reply)
      : answerRefusal(reply, refuse('not_found'));
  });
  for (const register of options.routes) register(app);
  return app;
};
