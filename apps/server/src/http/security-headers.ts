import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * What browsers may do with our pages: run our own scripts (files, and those inside our
 * pages by their hashes) and nobody else's, show
 * pictures of ours and such as were just chosen (blob:, data:), and be framed by nobody.
 * Styles may be inline, as the prerendered pages carry theirs in them. A social video is
 * framed only once it was clicked.
 */
export const setSecurityHeaders = async (
  app: FastifyInstance,
  { isHttps, scriptHashes }: { isHttps: boolean; scriptHashes: readonly string[] },
): Promise<void> => {
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptHashes],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        mediaSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        frameSrc: ['https://www.youtube-nocookie.com'],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 15_552_000, includeSubDomains: false } : false,
    // Other sites learn nothing; our own server still gets the Origin it checks.
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(self)');
  });
};
