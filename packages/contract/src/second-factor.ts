import * as z from 'zod/mini';
import { apiCall } from './api-call.ts';
import { userSchema } from './user.ts';

/** How long a lost authenticator goes on guarding the account, after the e-mail's code was right. */
export const LOST_DEVICE_DAYS = 3;

/** What a sign-in answers where the account has an authenticator: the code is asked for. */
export const codeAskedSchema = z.object({
  requires2FA: z.literal(true),
  /** Names this sign-in until the code is there; ten minutes. */
  signInId: z.string(),
});

const AGAIN = 'Please sign in again.';
const signInIdSchema = z.string(AGAIN).check(z.regex(/^[\w-]{43}$/, AGAIN));
const passwordSchema = z.object({
  password: z.string('Please enter your password.').check(z.minLength(1), z.maxLength(1024)),
});
const sixDigits = z
  .string('Please enter the six digits.')
  .check(z.regex(/^\d{6}$/, 'Please enter the six digits.'));

const statusSchema = z.object({
  isOn: z.boolean(),
  recoveryCodesLeft: z.int(),
});
const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });

/** The calls of a second factor: an authenticator's code beside the password. */
export const secondFactorApi = {
  /** The second half of a sign-in: the authenticator's six digits, or a recovery code. */
  enterCode: apiCall({
    method: 'POST',
    path: '/api/login/code',
    body: z.object({
      signInId: signInIdSchema,
      code: z
        .string('Please enter the code.')
        .check(z.minLength(1, 'Please enter the code.'), z.maxLength(40)),
    }),
    response: userSchema,
    status: 200,
  }),
  /**
   * The way back without the device. Without a code one is sent to the account's e-mail; with it
   * the authenticator goes in some days, which its owner is told.
   */
  lostDevice: apiCall({
    method: 'POST',
    path: '/api/login/lost-device',
    body: z.object({ signInId: signInIdSchema, code: z.optional(sixDigits) }),
    response: z.union([
      z.object({ verification: z.literal('sent') }),
      z.object({ goesAt: z.string() }),
    ]),
    status: 200,
  }),
  status: apiCall({
    method: 'GET',
    path: '/api/me/second-factor',
    response: statusSchema,
    status: 200,
  }),
  /** A new secret for an authenticator; it is asked for once its first code was right. */
  begin: apiCall({
    method: 'POST',
    path: '/api/me/second-factor',
    body: passwordSchema,
    response: z.object({
      secret: z.string(),
      /** What an authenticator opens, for a device that is the same one. */
      address: z.string(),
      /** The same as a QR code, row by row, `1` for a dark square. */
      qr: z.array(z.string()),
    }),
    status: 200,
  }),
  /** The first code: from now on one is asked for. Answers recovery codes, once. */
  turnOn: apiCall({
    method: 'PUT',
    path: '/api/me/second-factor',
    body: z.object({ code: sixDigits }),
    response: recoveryCodesSchema,
    status: 200,
  }),
  /** New recovery codes; the earlier ones are no longer good. */
  renewCodes: apiCall({
    method: 'POST',
    path: '/api/me/second-factor/recovery-codes',
    body: passwordSchema,
    response: recoveryCodesSchema,
    status: 200,
  }),
  turnOff: apiCall({
    method: 'DELETE',
    path: '/api/me/second-factor',
    body: passwordSchema,
    response: 'nothing',
    status: 204,
  }),
} as const;
