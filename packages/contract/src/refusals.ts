import * as z from 'zod/mini';

/**
 * Every refusal the shop can answer: a stable code, its HTTP status, and the
 * sentence for the person. Decision D4 fixes what each status means.
 */
export const REFUSALS = {
  malformed: {
    status: 400,
    message: 'Some of what was sent could not be understood. Please check it and try again.',
  },
  wrong_code: { status: 400, message: 'That code is not right. Please check it and try again.' },
  code_expired: { status: 400, message: 'That code is no longer valid. Please ask for a new one.' },
  not_signed_in: { status: 401, message: 'Please sign in to continue.' },
  wrong_credentials: { status: 401, message: 'The e-mail, phone or password is not right.' },
  wrong_staff_credentials: { status: 401, message: 'Invalid credentials' },
  not_allowed: { status: 403, message: 'You are not allowed to do that.' },
  account_blocked: {
    status: 403,
    message: 'This account is closed for now. Please write to us if you think that is a mistake.',
  },
  fresh_code_needed: {
    status: 403,
    message: 'Please enter a fresh code from your authenticator to do that.',
  },
  foreign_origin: { status: 403, message: 'This request did not come from our shop.' },
  no_digital_access: { status: 403, message: "You don't have digital access to this book." },
  not_found: { status: 404, message: 'We could not find that.' },
  book_not_found: { status: 404, message: 'Book not found' },
  order_not_found: { status: 404, message: 'We could not find that order.' },
  photo_not_found: {
    status: 404,
    message: 'We could not find that photo. Please upload it again.',
  },
  already_registered: {
    status: 409,
    message: 'There is already an account with that e-mail or phone. Please sign in instead.',
  },
  book_not_ready: { status: 409, message: 'The book is not ready for that yet.' },
  wrong_state: { status: 409, message: 'That is not possible at this point.' },
  changed_meanwhile: {
    status: 409,
    message: 'Somebody else has changed this in the meantime. Please look at it again.',
  },
  approval_still_open: {
    status: 409,
    message: 'The parent can still take the approval back. Please wait until that time is over.',
  },
  print_file_failed: { status: 409, message: 'The print file does not pass the check.' },
  cart_changed: {
    status: 409,
    message: 'Your order has changed in the meantime. Please look at it again before you pay.',
  },
  payment_in_progress: {
    status: 409,
    message:
      'Your payment for this order is on its way, and it can take your bank a few days. We begin as soon as it has come; until then the order stays as you paid for it, so please do not pay again.',
  },
  overtaken: { status: 409, message: 'A newer wish of yours has taken the place of this one.' },
  no_revisions_left: {
    status: 409,
    message: 'The three free revisions are used up. Please write to us and we will help.',
  },
  upload_too_large: {
    status: 413,
    message: 'That photo is larger than 100 MB. Please choose a smaller one.',
  },
  recording_too_long: {
    status: 413,
    message:
      'A page can be read for five minutes at most. Please record it again, a little shorter.',
  },
  body_too_large: { status: 413, message: 'That is more than we can take at once.' },
  not_a_picture: {
    status: 415,
    message:
      'That file is not a photo we can read. Please choose a JPEG, PNG, WebP, GIF or HEIC picture.',
  },
  not_a_recording: {
    status: 415,
    message: 'That is not a recording we can play. Please record the page again.',
  },
  picture_too_many_pixels: {
    status: 415,
    message: 'That picture has more than 100 million pixels. Please choose a smaller one.',
  },
  unsupported_media_type: { status: 415, message: 'That kind of content cannot be taken here.' },
  content_refused: {
    status: 422,
    message: 'We cannot make a book of that idea. Please try another one.',
  },
  price_mismatch: {
    status: 422,
    message: 'The price has changed. Please look at your order again.',
  },
  empty_cart: { status: 422, message: 'Please choose at least one book.' },
  shipping_required: { status: 422, message: 'Please complete shipping information to continue' },
  card_declined: { status: 402, message: 'Your card was declined. Nothing was charged.' },
  card_invalid: { status: 402, message: 'The card details are not right. Nothing was charged.' },
  too_many_requests: {
    status: 429,
    message: 'Too many tries. Please wait a little and try again.',
  },
  server_error: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  service_unavailable: {
    status: 503,
    message: 'The shop is busy for a moment. Please try again shortly.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type RefusalCode = keyof typeof REFUSALS;

/**
 * The body of every error answer. `fields` names the fields of a 400 and what is wrong with
 * each, `current` is what stands where somebody else was quicker.
 */
export const errorBodySchema = z.object({
  code: z.string(),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  current: z.optional(z.unknown()),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;

/** A command's refusal, returned as a value. */
export interface Refused {
  readonly ok: false;
  readonly code: RefusalCode;
  readonly message: string;
  readonly fields?: Record<string, string>;
  /** What stands now, where somebody else was quicker (`changed_meanwhile`, `cart_changed`). */
  readonly current?: unknown;
  /** Seconds until trying again makes sense (429, 503). */
  readonly retryAfter?: number;
}

/** Builds a refusal; the message is the code's own sentence unless a closer one is given. */
export const refuse = (
  code: RefusalCode,
  extra: Partial<Pick<Refused, 'message' | 'fields' | 'current' | 'retryAfter'>> = {},
): Refused => ({ ok: false, code, message: REFUSALS[code].message, ...extra });
