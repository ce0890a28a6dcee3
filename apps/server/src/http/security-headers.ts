import type { IncomingMessage } from 'node:http';
import { isScreen, SCREENS } from '@bramblebook/contract/screen-routes';
import type { PaymentInBrowser } from '@bramblebook/shop/ports/payment';
import fastifyHelmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** What the page of the checkout may load where the browser pays at a provider of its own. */
interface PaymentSources {
  readonly scripts: readonly string[];
  readonly calls: readonly string[];
  readonly frames: readonly string[];
  readonly pictures: readonly string[];
}

/** Stripe's own list for Stripe.js and the Payment Element (docs.stripe.com/security/guide). */
const STRIPE_SOURCES: PaymentSources = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  calls: ['https://api.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  pictures: ['https://*.stripe.com'],
};
const NO_SOURCES: PaymentSources = { scripts: [], calls: [], frames: [], pictures: [] };

const sourcesOf = (payment: PaymentInBrowser | null): PaymentSources => {
  if (!payment) return NO_SOURCES;
  if (payment.standInScript === null) return STRIPE_SOURCES;
  const { origin } = new URL(payment.standInScript);
  return { ...NO_SOURCES, scripts: [origin], calls: [origin] };
};

const READER = { read: SCREENS.read };
const CHECKOUT = { checkout: SCREENS.checkout };
const isAt = (address: string, screens: Readonly<Record<string, string>>): boolean =>
  isScreen(address.split('?', 1)[0] ?? '', screens);
const isCheckout = (address: string): boolean => isAt(address, CHECKOUT);

/** Sources that a policy names for the page of the checkout alone. */
const atCheckout = (sources: readonly string[]) =>
  sources.length === 0
    ? []
    : [({ url = '' }: IncomingMessage): string => (isCheckout(url) ? sources.join(' ') : '')];

/**
 * What browsers may do with our pages: run our own scripts (files, and those inside our
 * pages by their hashes) and nobody else's, show
 * pictures of ours and such as were just chosen (blob:, data:), and be framed by nobody.
 * Styles may be inline, as the prerendered pages carry theirs in them. A social video is
 * framed only once it was clicked. The page of the checkout may load the payment provider's
 * script and frames besides, where there is such a provider. The microphone can be asked for
 * in the reader alone, where parents record the pages.
 */
export const setSecurityHeaders = async (
  app: FastifyInstance,
  {
    isHttps,
    scriptHashes,
    payment,
  }: { isHttps: boolean; scriptHashes: readonly string[]; payment: PaymentInBrowser | null },
): Promise<void> => {
  const { scripts, calls, frames, pictures } = sourcesOf(payment);
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...scriptHashes, ...atCheckout(scripts)],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', ...atCheckout(pictures)],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", ...atCheckout(calls)],
        mediaSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        manifestSrc: ["'self'"],
        frameSrc: ['https://www.youtube-nocookie.com', ...atCheckout(frames)],
        formAction: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    // Other sites learn nothing; our own server still gets the Origin it checks.
    referrerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    const atStripe = payment !== null && isCheckout(url);
    const payers = atStripe ? '(self "https://js.stripe.com")' : '(self)';
    const speakers = isAt(url, READER) ? '(self)' : '()';
    reply.header(
      'permissions-policy',
      `camera=(), geolocation=(), microphone=${speakers}, payment=${payers}`,
    );
    // Wallets pay in a window of their own, which answers the page that opened it.
    if (atStripe) reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
  });
};
