import * as z from 'zod/mini';
import { apiCall } from './api-call.ts';
import { bookSchema, newBookSchema } from './book.ts';
import { bookLayoutSchema } from './book-layout.ts';
import { heroChangeSchema, heroLooksChangeSchema } from './hero-looks.ts';
import { idSchema } from './ids.ts';
import { cartLineSchema, orderSchema } from './order.ts';
import { PAGE_COUNT } from './page-numbers.ts';
import { pageSchema } from './page-of-list.ts';
import { printProofSchema } from './print-proof.ts';
import { codeAskedSchema } from './second-factor.ts';
import { shippingDraftSchema } from './shipping.ts';
import { chosenOutlineSchema, storyIdeaSchema, storyOutlinesSchema } from './story-outline.ts';
import { TEXT_LIMITS } from './text-limits.ts';
import { freeText, lineOfText } from './text-schemas.ts';
import {
  changePasswordSchema,
  consentsSchema,
  loginSchema,
  registrationSchema,
  resetPasswordSchema,
  sessionSchema,
  userSchema,
} from './user.ts';

const pageNumberSchema = z.int().check(z.gte(1), z.lte(PAGE_COUNT));

/** What the shop says of itself on the landing page, each as it is read there; null where nothing is claimed (decision D6). */
const claimsSchema = z.object({
  delivered: z.nullable(z.string()),
  countries: z.nullable(z.string()),
  /** As `4.9/5 from 2,847 reviews`. */
  rating: z.nullable(z.string()),
});
export type Claims = z.infer<typeof claimsSchema>;

/** What anyone may know of the shop (decision D4). */
const shopConfigSchema = z.object({
  brand: z.string(),
  brandOwner: z.string(),
  supportEmail: z.string(),
  payment: z.discriminatedUnion('provider', [
    z.object({ provider: z.literal('sandbox'), confirmUrl: z.string() }),
    z.object({
      provider: z.literal('stripe'),
      publishableKey: z.string(),
      /** Only where a stand-in on the shop's own machine takes Stripe's place. */
      standInScript: z.nullable(z.string()),
    }),
  ]),
  sampleContent: z.boolean(),
  claims: claimsSchema,
  /** Who runs the models that tell and paint, in a parent's words; null for what the shop does by itself. */
  models: z.object({ tells: z.nullable(z.string()), paints: z.nullable(z.string()) }),
  /** Who runs the voice that the shop reads aloud in, likewise; null where it has none. */
  reads: z.nullable(z.string()),
});
export type ShopConfig = z.infer<typeof shopConfigSchema>;

/** Messages on a book's event stream: `data:` of a server-sent event named by `type`. */
const bookEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('page'), page: pageNumberSchema, made: z.int(), wanted: z.int() }),
  z.object({ type: z.literal('status'), status: z.string() }),
]);
export type BookEvent = z.infer<typeof bookEventSchema>;

/** A payment as the sandbox's confirm call answers it. */
const sandboxConfirmSchema = z.object({
  clientSecret: z.string().check(z.minLength(1), z.maxLength(200)),
  cardNumber: z.string().check(z.maxLength(40)),
  expiry: z.string().check(z.maxLength(10)),
  cvc: z.string().check(z.maxLength(10)),
  authenticated: z.optional(z.boolean()),
  /** Dollars, as shown: another amount of the intent is refused (decision D13). */
  amount: z.optional(z.number()),
});

const NOT_WHOLE = 'This link is not whole. Please open it once more from our message.';
const addressTokenSchema = z.object({
  token: z.string(NOT_WHOLE).check(z.regex(/^[\w-]{22}$/, NOT_WHOLE)),
});
/** An address, mostly hidden: `a•••@example.com`. */
const ownAddressSchema = z.object({ address: z.string() });

const verificationSentSchema = z.object({ verification: z.literal('sent') });

/** The calls of accounts. */
export const accountApi = {
  config: apiCall({ method: 'GET', path: '/api/config', response: shopConfigSchema, status: 200 }),
  register: apiCall({
    method: 'POST',
    path: '/api/register',
    body: registrationSchema,
    response: userSchema,
    status: 201,
  }),
  login: apiCall({
    method: 'POST',
    path: '/api/login',
    body: loginSchema,
    /** The parent, or the question for the code of an authenticator (`secondFactorApi`). */
    response: z.union([userSchema, codeAskedSchema]),
    status: 200,
  }),
  logout: apiCall({ method: 'POST', path: '/api/logout', response: 'nothing', status: 204 }),
  /** Without a code: 202 and a code is sent. With it: 200 and the password is changed (decision D3). */
  resetPassword: apiCall({
    method: 'POST',
    path: '/api/reset-password',
    body: resetPasswordSchema,
    response: z.union([verificationSentSchema, z.object({ reset: z.literal(true) })]),
    status: 200,
  }),
  /** Says that an address is one's own, by the token of a message that went there (decision D14). */
  confirmAddress: apiCall({
    method: 'POST',
    path: '/api/address/confirm',
    body: addressTokenSchema,
    response: ownAddressSchema,
    status: 200,
  }),
  /** “This was not me”: nothing more goes to the address, and staff are told. */
  disownAddress: apiCall({
    method: 'POST',
    path: '/api/address/not-me',
    body: addressTokenSchema,
    response: ownAddressSchema,
    status: 200,
  }),
  me: apiCall({ method: 'GET', path: '/api/me', response: userSchema, status: 200 }),
  changeConsents: apiCall({
    method: 'PATCH',
    path: '/api/me/consents',
    body: z.partial(consentsSchema),
    response: userSchema,
    status: 200,
  }),
  /** Changes the password for who knows the present one, and ends all other sessions. */
  changePassword: apiCall({
    method: 'PUT',
    path: '/api/me/password',
    body: changePasswordSchema,
    response: 'nothing',
    status: 204,
  }),
  /** Where one is signed in, this browser first. */
  sessions: apiCall({
    method: 'GET',
    path: '/api/me/sessions',
    response: z.object({ sessions: z.array(sessionSchema) }),
    status: 200,
  }),
  endSession: apiCall({
    method: 'DELETE',
    path: '/api/me/sessions/:sessionId',
    response: 'nothing',
    status: 204,
  }),
  exportData: apiCall({ method: 'GET', path: '/api/me/export', response: 'file', status: 200 }),
  eraseAccount: apiCall({
    method: 'DELETE',
    path: '/api/me',
    body: z.object({ password: z.string().check(z.minLength(1), z.maxLength(1024)) }),
    response: 'nothing',
    status: 204,
  }),
} as const;

/** The calls of photos and books. */
export const bookApi = {
  upload: apiCall({
    method: 'POST',
    path: '/api/upload',
    response: z.object({ photoUrl: z.string() }),
    status: 201,
  }),
  photo: apiCall({ method: 'GET', path: '/api/photos/:photoId', response: 'file', status: 200 }),
  /** Erases one's own photo for good; books made with it stay. */
  erasePhoto: apiCall({
    method: 'DELETE',
    path: '/api/photos/:photoId',
    response: 'nothing',
    status: 204,
  }),
  /** How an idea is understood, before there is a book (decision D12). */
  outlineStory: apiCall({
    method: 'POST',
    path: '/api/story-outline',
    body: storyIdeaSchema,
    response: storyOutlinesSchema,
    status: 200,
  }),
  create: apiCall({
    method: 'POST',
    path: '/api/books',
    body: newBookSchema,
    response: bookSchema,
    status: 201,
  }),
  get: apiCall({ method: 'GET', path: '/api/books/:bookId', response: bookSchema, status: 200 }),
  /** Erases a book for good, its photo too; its orders stay for bookkeeping. */
  erase: apiCall({
    method: 'DELETE',
    path: '/api/books/:bookId',
    response: 'nothing',
    status: 204,
  }),
  ofUser: apiCall({
    method: 'GET',
    path: '/api/users/:userId/books',
    query: pageSchema,
    response: z.object({ books: z.array(bookSchema) }),
    status: 200,
  }),
  picture: apiCall({
    method: 'GET',
    path: '/api/books/:bookId/pictures/:file',
    query: z.object({ w: z.optional(z.string()) }),
    response: 'file',
    status: 200,
  }),
  layout: apiCall({
    method: 'GET',
    path: '/api/books/:bookId/layout',
    response: bookLayoutSchema,
    status: 200,
  }),
  events: apiCall({
    method: 'GET',
    path: '/api/books/:bookId/events',
    response: 'events',
    status: 200,
  }),
  fullPreview: apiCall({
    method: 'POST',
    path: '/api/books/:bookId/full-preview',
    response: bookSchema,
    status: 202,
  }),
  retry: apiCall({
    method: 'POST',
    path: '/api/books/:bookId/retry',
    response: bookSchema,
    status: 202,
  }),
  /** Of a book that a model could not finish: the shop's own painter paints all of it. */
  finishByShop: apiCall({
    method: 'POST',
    path: '/api/books/:bookId/own-painter',
    response: bookSchema,
    status: 202,
  }),
  changeHero: apiCall({
    method: 'PATCH',
    path: '/api/books/:bookId/hero',
    body: heroChangeSchema,
    response: bookSchema,
    status: 202,
  }),
  /** A new story of the same idea; only while nothing is bought or approved. */
  anotherStory: apiCall({
    method: 'POST',
    path: '/api/books/:bookId/another-story',
    response: bookSchema,
    status: 202,
  }),
  /** The story told again of another idea; counts as another story, and only as long as one can be asked for. */
  changeIdea: apiCall({
    method: 'PATCH',
    path: '/api/books/:bookId/idea',
    body: z.object({
      storyDescription: freeText(TEXT_LIMITS.idea),
      outline: z.optional(chosenOutlineSchema),
    }),
    response: bookSchema,
    status: 202,
  }),
  /** The hero as a model drew them, by the name in the book's `heroSheet`. */
  heroSheet: apiCall({
    method: 'GET',
    path: '/api/books/:bookId/hero-sheet/:file',
    response: 'file',
    status: 200,
  }),
  /** Finds that drawing right, has it drawn anew, or from the chosen looks without the photo. */
  judgeHeroSheet: apiCall({
    method: 'POST',
    path: '/api/books/:bookId/hero-sheet',
    body: z.object({ act: z.enum(['approve', 'redo', 'from_looks']) }),
    response: bookSchema,
    status: 202,
  }),
  heroPortrait: apiCall({
    method: 'POST',
    path: '/api/books/:bookId/hero-portrait',
    body: heroChangeSchema,
    response: 'file',
    status: 200,
  }),
  revise: apiCall({
    method: 'POST',
    path: '/api/books/:bookId/revisions',
    body: z.object({
      pages: z.array(pageNumberSchema).check(z.maxLength(PAGE_COUNT)),
      note: lineOfText(TEXT_LIMITS.revisionNote, 'Please say what should change.'),
      hero: z.optional(heroLooksChangeSchema),
    }),
    response: bookSchema,
    status: 202,
  }),
  changeText: apiCall({
    method: 'PATCH',
    path: '/api/books/:bookId/pages/:page',
    body: z.object({ text: freeText(TEXT_LIMITS.pageText) }),
    response: bookSchema,
    status: 200,
  }),
  restorePage: apiCall({
    method: 'POST',
    path: '/api/books/:bookId/pages/:page/restore',
    response: bookSchema,
    status: 200,
  }),
  approve: apiCall({
    method: 'POST',
    path: '/api/books/:bookId/approve',
    response: bookSchema,
    status: 200,
  }),
  /** What is looked at before an order's book is approved; after it, what was approved. */
  proof: apiCall({
    method: 'GET',
    path: '/api/books/:bookId/proof',
    query: z.object({ orderId: idSchema }),
    response: printProofSchema,
    status: 200,
  }),
  approvePrinting: apiCall({
    method: 'POST',
    path: '/api/books/:bookId/approve-printing',
    body: z.object({
      orderId: idSchema,
      /** Of the proof that was looked at: a book that has changed since is refused. */
      seal: z.optional(z.string().check(z.maxLength(64))),
    }),
    response: bookSchema,
    status: 200,
  }),
  pdf: apiCall({
    method: 'GET',
    path: '/api/books/:bookId/book.pdf',
    response: 'file',
    status: 200,
  }),
  epub: apiCall({
    method: 'GET',
    path: '/api/books/:bookId/book.epub',
    response: 'file',
    status: 200,
  }),
  /** Takes an approval back while that is open (decision D15). */
  withdrawApproval: apiCall({
    method: 'POST',
    path: '/api/books/:bookId/withdraw-approval',
    response: bookSchema,
    status: 200,
  }),
} as const;

/** The calls of orders and payments. */
export const orderApi = {
  ofUser: apiCall({
    method: 'GET',
    path: '/api/users/:userId/orders',
    query: pageSchema,
    response: z.array(orderSchema),
    status: 200,
  }),
  get: apiCall({ method: 'GET', path: '/api/orders/:orderId', response: orderSchema, status: 200 }),
  triggerFulfillment: apiCall({
    method: 'POST',
    path: '/api/orders/:orderId/trigger-fulfillment',
    response: orderSchema,
    status: 200,
  }),
  /** Asked before paying at a provider's own form: whether the amount shown is still the order's (decision D13). */
  confirmAmount: apiCall({
    method: 'POST',
    path: '/api/orders/:orderId/confirm-amount',
    /** Dollars, as shown, and the intent that would be paid. */
    body: z.object({ amount: z.number(), paymentIntentId: z.optional(z.string()) }),
    response: orderSchema,
    status: 200,
  }),
  createPaymentIntent: apiCall({
    method: 'POST',
    path: '/api/create-payment-intent',
    body: z.object({
      /** Dollars (spec §7); refused when it is not what the server reckons. */
      amount: z.optional(z.number()),
      bookId: z.string().check(z.maxLength(64)),
      items: z.array(cartLineSchema).check(z.maxLength(20)),
      /** Left out where nothing is printed; what is missing in it is refused with `shipping_required`. */
      shippingInfo: z.optional(z.nullable(shippingDraftSchema)),
    }),
    response: z.object({
      clientSecret: z.string(),
      orderId: idSchema,
      paymentIntentId: z.string(),
    }),
    status: 200,
  }),
  confirmSandbox: apiCall({
    method: 'POST',
    path: '/api/sandbox-payments/confirm',
    body: sandboxConfirmSchema,
    response: z.object({ status: z.enum(['succeeded', 'requires_action']) }),
    status: 200,
  }),
  sandboxWebhook: apiCall({
    method: 'POST',
    path: '/api/webhooks/sandbox',
    response: z.object({ received: z.literal(true) }),
    status: 200,
  }),
  stripeWebhook: apiCall({
    method: 'POST',
    path: '/api/webhooks/stripe',
    response: z.object({ received: z.literal(true) }),
    status: 200,
  }),
  smsReport: apiCall({
    method: 'POST',
    path: '/api/webhooks/twilio',
    query: z.object({ message: z.string().check(z.maxLength(80)) }),
    response: 'nothing',
    status: 204,
  }),
  mailReport: apiCall({
    method: 'POST',
    path: '/api/webhooks/mail',
    response: 'nothing',
    status: 204,
  }),
  printerWebhook: apiCall({
    method: 'POST',
    path: '/api/webhooks/lulu',
    response: z.object({ received: z.literal(true) }),
    status: 200,
  }),
} as const;

export const healthApi = {
  healthz: apiCall({
    method: 'GET',
    path: '/healthz',
    response: z.object({ ok: z.literal(true) }),
    status: 200,
  }),
  readyz: apiCall({
    method: 'GET',
    path: '/readyz',
    response: z.object({ ok: z.boolean(), database: z.boolean(), queue: z.boolean() }),
    status: 200,
  }),
} as const;
