import * as z from 'zod/mini';
import { idSchema } from './ids.ts';
import { PASSWORD_MIN, TEXT_LIMITS } from './text-limits.ts';
import { lineOfText, personName } from './text-schemas.ts';

export const consentsSchema = z.object({
  email: z.boolean(),
  phone: z.boolean(),
  marketing: z.boolean(),
});
export type Consents = z.infer<typeof consentsSchema>;

/** The parent as the shop shows them to themselves. */
export const userSchema = z.object({
  id: idSchema,
  parentName: z.string(),
  email: z.string(),
  /** E.164. */
  phone: z.string(),
  consents: consentsSchema,
});
export type User = z.infer<typeof userSchema>;

/** A place where a parent is signed in, as they see it in their list. */
export const sessionSchema = z.object({
  id: idSchema,
  startedAt: z.string(),
  /** To the hour. */
  lastSeenAt: z.string(),
  /** The browser, in a few words; empty where it was not known. */
  startedIn: z.string(),
  isThis: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

const passwordSchema = z
  .string('Please enter a password.')
  .check(
    z.minLength(PASSWORD_MIN, `Please use at least ${PASSWORD_MIN} characters.`),
    z.maxLength(TEXT_LIMITS.password, `Please use at most ${TEXT_LIMITS.password} characters.`),
  );
const identifierSchema = lineOfText(TEXT_LIMITS.email, 'Please enter your e-mail or phone.');

export const registrationSchema = z.object({
  parentName: personName(TEXT_LIMITS.parentName, 'Please enter your name.'),
  email: lineOfText(TEXT_LIMITS.email, 'Please enter your e-mail.').check(
    z.regex(/^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(\.[^\s@.]+)+$/, 'Please enter a valid e-mail.'),
  ),
  phone: lineOfText(TEXT_LIMITS.phone, 'Please enter your phone number.'),
  password: passwordSchema,
  emailConsent: z.literal(true, 'Please consent to email communications to continue.'),
  phoneConsent: z.literal(true, 'Please consent to phone communications to continue.'),
  marketingConsent: z.optional(z.boolean()),
});
export type Registration = z.infer<typeof registrationSchema>;

export const loginSchema = z.object({
  emailOrPhone: identifierSchema,
  password: z
    .string('Please enter your password.')
    .check(z.minLength(1, 'Please enter your password.'), z.maxLength(1024)),
});

export const changePasswordSchema = z.object({
  password: z.string('Please enter your password.').check(z.minLength(1), z.maxLength(1024)),
  newPassword: passwordSchema,
});

export const resetPasswordSchema = z.object({
  emailOrPhone: identifierSchema,
  newPassword: passwordSchema,
  code: z.optional(
    z.string().check(z.regex(/^\d{6}$/, 'Please enter the six digits of the code.')),
  ),
});
